"""The HTTP interface as a list of routes: the server adds the handlers, and the OpenAPI document is made from it."""

from typing import Any

from emberhall.wire import bodies
from emberhall.wire.coach_routes import COACH_ROUTES
from emberhall.wire.deck_routes import DECK_ROUTES
from emberhall.wire.ladder_routes import LADDER_ROUTES
from emberhall.wire.lesson_routes import LESSONS
from emberhall.wire.people_routes import PEOPLE_ROUTES
from emberhall.wire.review_routes import REVIEWS
from emberhall.wire.route import TEXT, Route
from emberhall.wire.rulebook_routes import RULEBOOKS

__all__ = ["ROUTES", "TABLE", "TEXT", "Route"]

TABLE = "/api/tables/{table}"

ROUTES: tuple[Route, ...] = (
    Route(
        "health",
        "GET",
        "/healthz",
        "Whether the server can use its database.",
        bodies.Health,
        errors=(503,),
    ),
    Route("openapi", "GET", "/api/openapi.json", "This document.", dict[str, Any]),
    Route("titles", "GET", "/api/titles", "The titles, their settings and bots.", list[bodies.TitleInfo]),
    Route(
        "cards",
        "GET",
        "/api/titles/{title}/cards/{mark}",
        "Every card of a title with the overlay of that mark, as the page reads them. A mark always means the same "
        "cards, so the answer may be cached forever.",
        Any,
        errors=(404,),
    ),
    Route(
        "locales",
        "GET",
        "/api/titles/{title}/locales/{lang}.ftl",
        "The sentences of a title in a language (`en`, `fr`), as a Fluent file. The page needs it for titles from "
        "other packages, which it was not built with.",
        TEXT,
        errors=(404,),
    ),
    Route(
        "new_guest",
        "POST",
        "/api/guests",
        "Sign in as a guest with only a name; the answer has the token for later requests.",
        bodies.Guest,
        bodies.NewGuest,
        status=201,
        errors=(400, 429),
    ),
    Route("me", "GET", "/api/me", "The user the token belongs to.", bodies.Me, auth="needed", errors=(401,)),
    Route(
        "change_me",
        "PATCH",
        "/api/me",
        "Change your name or face.",
        bodies.Me,
        bodies.ChangeMe,
        "needed",
        errors=(400, 401),
    ),
    Route(
        "new_token",
        "POST",
        "/api/me/token",
        "Get a new token. All your other tokens become invalid, and their sockets are closed.",
        bodies.Guest,
        auth="needed",
        status=201,
        errors=(401,),
    ),
    Route(
        "sign_out",
        "DELETE",
        "/api/me/token",
        "Sign out everywhere: all your tokens become invalid. Without an account you cannot sign in again.",
        bodies.Me,
        auth="needed",
        errors=(401,),
    ),
    Route(
        "my_unlocks",
        "GET",
        "/api/me/unlocks",
        "What you have unlocked, such as achievements of solo games, oldest first.",
        list[bodies.Unlock],
        auth="needed",
        errors=(401,),
    ),
    Route(
        "tables",
        "GET",
        "/api/tables",
        "Public tables with free seats, public tables being played, and your own.",
        bodies.Tables,
        auth="welcome",
        errors=(401,),
    ),
    Route(
        "new_table",
        "POST",
        "/api/tables",
        "Set up a table.",
        bodies.TableInfo,
        bodies.NewTable,
        "needed",
        201,
        (400, 401, 429),
    ),
    Route("table", "GET", TABLE, "One table.", bodies.TableInfo, auth="welcome", errors=(401, 404)),
    Route(
        "change_table",
        "PATCH",
        TABLE,
        "Change seats, options or who may join, before the start (host). Options at their default follow the number of "
        "seats. People stay seated and keep what they brought, on another chair if necessary; bots make room.",
        bodies.TableInfo,
        bodies.ChangeTable,
        "needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "take_seat",
        "POST",
        TABLE + "/seats",
        "Take a seat, or any free one. A person whose seat a bot holds gets it back.",
        bodies.TableInfo,
        bodies.TakeSeat,
        "needed",
        errors=(400, 401, 404, 409),
    ),
    Route(
        "bring",
        "PATCH",
        TABLE + "/seats/{seat}",
        "Set what your seat brings, such as a deck, before the start; the host sets it for bots and free seats. "
        "Something a player made is hidden from the others until the record is public.",
        bodies.TableInfo,
        bodies.Bring,
        "needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "leave_seat",
        "DELETE",
        TABLE + "/seats/{seat}",
        "Leave the seat; in a running game a bot takes over. Before the start the host may also clear "
        "the seat of a bot or of an absent person.",
        bodies.TableInfo,
        auth="needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "seat_bot",
        "POST",
        TABLE + "/bots",
        "Put a bot on a free seat, or change a bot's level (host).",
        bodies.TableInfo,
        bodies.SeatBot,
        "needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "start",
        "POST",
        TABLE + "/start",
        "Deal (host); every seat must be taken.",
        bodies.TableInfo,
        auth="needed",
        errors=(401, 403, 404, 409),
    ),
    Route(
        "rematch",
        "POST",
        TABLE + "/rematch",
        "A new table with the same seats, bots, options and cards; everyone who asks gets the same one. It starts by "
        "itself when every person has asked.",
        bodies.TableInfo,
        bodies.Rematch,
        "needed",
        errors=(400, 401, 403, 404, 409, 429),
    ),
    Route(
        "record",
        "GET",
        TABLE + "/record",
        "The record, once the game is over. If a table is read-only in mid-game, those seated get it as it stands.",
        TEXT,
        auth="welcome",
        errors=(401, 404, 409),
    ),
    # --- leaving, and looking after a table
    Route(
        "hand_over_host",
        "POST",
        TABLE + "/host",
        "Make another seated person the host (host).",
        bodies.TableInfo,
        bodies.HandOver,
        "needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "hide_table",
        "DELETE",
        "/api/me/tables/{table}",
        "Remove a table from your list: one that is over, or at which a bot plays for you.",
        bodies.TableInfo,
        auth="needed",
        errors=(401, 404, 409),
    ),
    *LESSONS,
    *REVIEWS,
    *PEOPLE_ROUTES,
    *DECK_ROUTES,
    *RULEBOOKS,
    *COACH_ROUTES,
    *LADDER_ROUTES,
)
