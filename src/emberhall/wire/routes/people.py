"""The routes about users themselves: profiles, accounts, other devices, their data."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from emberhall.wire.bodies import people
from emberhall.wire.bodies.guests import Guest
from emberhall.wire.bodies.house import Done
from emberhall.wire.route import Route

ME = "/api/me"
SOMEBODY = "/api/people/{user}"
Text = Annotated[str, Meta(max_length=64)]

ROUTES: tuple[Route, ...] = (
    Route(
        "profile",
        "GET",
        SOMEBODY,
        "Somebody's profile and results: your own in full, for others only games at public tables.",
        people.Profile,
        auth="welcome",
        errors=(401, 404),
    ),
    Route(
        "played",
        "GET",
        SOMEBODY + "/games",
        "Somebody's finished games, newest first: all of your own, for others only those at public tables.",
        people.Played,
        auth="welcome",
        errors=(400, 401, 404),
        query={
            "title": Text,
            "result": Literal["won", "lost"],
            "company": Literal["people", "bots"],
            "other": Text,
            "skip": Annotated[int, Meta(ge=0, le=100_000)],
        },
    ),
    Route(
        "new_pass",
        "POST",
        ME + "/passes",
        "Get a code that signs you in on another device. It works once, within ten minutes.",
        people.Pass,
        auth="needed",
        status=201,
        errors=(401,),
    ),
    Route(
        "use_pass",
        "POST",
        "/api/passes",
        "Sign in as the person who made the code; the answer has a token for this device.",
        Guest,
        people.UsePass,
        status=201,
        errors=(400, 403),
    ),
    Route(
        "sign_out_here",
        "DELETE",
        ME + "/device",
        "Sign out on this device: the token of this request becomes invalid. Your others stay valid.",
        Done,
        auth="needed",
        errors=(401,),
    ),
    Route(
        "my_account",
        "GET",
        ME + "/account",
        "Your login, if you have an account.",
        people.AccountInfo,
        auth="needed",
        errors=(401,),
    ),
    Route(
        "new_account",
        "POST",
        ME + "/account",
        "Create an account with a login and a password. You stay the same user, with all your games.",
        people.MadeAccount,
        people.NewAccount,
        "needed",
        201,
        (400, 401, 409, 503),
    ),
    Route(
        "change_password",
        "PATCH",
        ME + "/account",
        "Set a new password and get a new token and recovery code. All your other tokens and codes become invalid.",
        people.Renewed,
        people.ChangePassword,
        "needed",
        errors=(400, 401, 403, 409, 503),
    ),
    Route(
        "sign_in",
        "POST",
        "/api/sessions",
        "Sign in with a login and a password; the answer has a token for this device.",
        Guest,
        people.SignIn,
        status=201,
        errors=(400, 403, 503),
    ),
    Route(
        "new_recovery",
        "POST",
        ME + "/recovery",
        "Get a new recovery code, in case you forget your password; the previous one becomes invalid.",
        people.Recovery,
        people.NewRecovery,
        "needed",
        201,
        (400, 401, 403, 409, 503),
    ),
    Route(
        "recover",
        "POST",
        "/api/recoveries",
        "Replace a forgotten password, using a recovery code. The code works once; all other tokens become invalid.",
        people.Recovered,
        people.Recover,
        status=201,
        errors=(400, 403, 503),
    ),
    Route(
        "merge",
        "POST",
        ME + "/merge",
        "Take over the games, unlocks and friends of a guest whose token you have. Nobody gets two seats at a table.",
        people.Merged,
        people.MergeGuest,
        "needed",
        errors=(400, 401, 403, 409),
    ),
    Route(
        "export",
        "GET",
        ME + "/export",
        "Everything stored about you, as one file.",
        dict[str, Any],
        auth="needed",
        errors=(401,),
    ),
    Route(
        "delete_me",
        "DELETE",
        ME,
        "Delete yourself, for good. Your seats stay in the games of others, without a name; what you said is removed.",
        Done,
        people.DeleteMe,
        "needed",
        errors=(400, 401, 409),
    ),
)
