"""The routes of the forge."""

from emberhall.wire.bodies import forge
from emberhall.wire.bodies.house import Done
from emberhall.wire.route import Route

SETS = "/api/me/sets"
BALANCE = "/api/me/balance"

ROUTES: tuple[Route, ...] = (
    Route("forges", "GET", "/api/forge", "The titles for which cards can be designed.", list[str]),
    Route(
        "forge_language",
        "GET",
        "/api/forge/{title}",
        "The card language of a title, as shapes that sentences are made of.",
        forge.ForgeLanguage,
        errors=(404,),
    ),
    Route(
        "check_draft",
        "POST",
        "/api/forge/{title}/check",
        "Check a card: what is wrong with it and ways out, or the card with its text. Nothing is stored.",
        forge.ForgeFinding,
        forge.CheckDraft,
        "welcome",
        errors=(400, 401, 404, 429),
    ),
    Route(
        "ask_balance",
        "POST",
        "/api/forge/{title}/balance",
        "Let equal bots play with a card and with what it replaces, for a minute at most. It takes the place of your "
        "trial before it.",
        forge.Balance,
        forge.AskBalance,
        "needed",
        errors=(400, 401, 404, 409, 429, 503),
    ),
    Route("balance", "GET", BALANCE, "Your trial, as far as it is.", forge.Balance, auth="needed", errors=(401,)),
    Route("stop_balance", "DELETE", BALANCE, "End your trial.", Done, auth="needed", errors=(401,)),
    Route(
        "my_sets",
        "GET",
        SETS,
        "The sets of cards you have designed, latest first.",
        list[forge.HouseSetInfo],
        auth="needed",
        errors=(401,),
    ),
    Route(
        "keep_set",
        "PUT",
        SETS + "/{kept}",
        "Save a set under an id of your choice, replacing one with that id. At most 20 sets of 40 cards; each must be "
        "right.",
        forge.HouseSetInfo,
        forge.KeepSet,
        "needed",
        errors=(400, 401, 404, 409),
    ),
    Route(
        "drop_set",
        "DELETE",
        SETS + "/{kept}",
        "Delete one of your sets. Tables that play with it keep their cards.",
        Done,
        auth="needed",
        errors=(400, 401),
    ),
    Route(
        "shared_set",
        "GET",
        "/api/sets/{link}",
        "A set that somebody shares, with its cards.",
        forge.HouseSetInfo,
        errors=(400, 404),
    ),
)
