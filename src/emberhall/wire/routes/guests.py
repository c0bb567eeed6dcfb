"""The routes of guests: signing in with a name, and who one is."""

from emberhall.wire.bodies.guests import ChangeMe, Guest, Me, NewGuest, Unlock
from emberhall.wire.route import Route

ROUTES: tuple[Route, ...] = (
    Route(
        "new_guest",
        "POST",
        "/api/guests",
        "Sign in as a guest with only a name; the answer has the token for later requests.",
        Guest,
        NewGuest,
        status=201,
        errors=(400, 429),
    ),
    Route("me", "GET", "/api/me", "The user the token belongs to.", Me, auth="needed", errors=(401,)),
    Route(
        "change_me",
        "PATCH",
        "/api/me",
        "Change your name or face.",
        Me,
        ChangeMe,
        "needed",
        errors=(400, 401),
    ),
    Route(
        "new_token",
        "POST",
        "/api/me/token",
        "Get a new token. All your other tokens become invalid, and their sockets are closed.",
        Guest,
        auth="needed",
        status=201,
        errors=(401,),
    ),
    Route(
        "sign_out",
        "DELETE",
        "/api/me/token",
        "Sign out everywhere: all your tokens become invalid. Without an account you cannot sign in again.",
        Me,
        auth="needed",
        errors=(401,),
    ),
    Route(
        "my_unlocks",
        "GET",
        "/api/me/unlocks",
        "What you have unlocked, such as achievements of solo games, oldest first.",
        list[Unlock],
        auth="needed",
        errors=(401,),
    ),
)
