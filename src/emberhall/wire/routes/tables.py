"""The routes of tables: setting one up, sitting down, starting, and its record."""

from emberhall.wire.bodies.tables import Bring, ChangeTable, HandOver, NewTable, Rematch, SeatBot, Tables, TakeSeat
from emberhall.wire.route import TEXT, Route
from emberhall.wire.tables import TableInfo

TABLE = "/api/tables/{table}"

ROUTES: tuple[Route, ...] = (
    Route(
        "tables",
        "GET",
        "/api/tables",
        "Public tables with free seats, public tables being played, and your own.",
        Tables,
        auth="welcome",
        errors=(401,),
    ),
    Route(
        "new_table",
        "POST",
        "/api/tables",
        "Set up a table.",
        TableInfo,
        NewTable,
        "needed",
        201,
        (400, 401, 403, 429),
    ),
    Route("table", "GET", TABLE, "One table.", TableInfo, auth="welcome", errors=(401, 404)),
    Route(
        "change_table",
        "PATCH",
        TABLE,
        "Change seats, options or who may join, before the start (host). Options at their default follow the number of "
        "seats. People stay seated and keep what they brought, on another chair if necessary; bots make room.",
        TableInfo,
        ChangeTable,
        "needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "take_seat",
        "POST",
        TABLE + "/seats",
        "Take a seat, or any free one. A person whose seat a bot holds gets it back.",
        TableInfo,
        TakeSeat,
        "needed",
        errors=(400, 401, 404, 409),
    ),
    Route(
        "bring",
        "PATCH",
        TABLE + "/seats/{seat}",
        "Set what your seat brings, such as a deck, before the start; the host sets it for bots and free seats. "
        "Something a player made is hidden from the others until the record is public.",
        TableInfo,
        Bring,
        "needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "leave_seat",
        "DELETE",
        TABLE + "/seats/{seat}",
        "Leave the seat; in a running game a bot takes over. Before the start the host may also clear "
        "the seat of a bot or of an absent person.",
        TableInfo,
        auth="needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "seat_bot",
        "POST",
        TABLE + "/bots",
        "Put a bot on a free seat, or change a bot's level (host).",
        TableInfo,
        SeatBot,
        "needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "start",
        "POST",
        TABLE + "/start",
        "Deal (host); every seat must be taken.",
        TableInfo,
        auth="needed",
        errors=(401, 403, 404, 409),
    ),
    Route(
        "rematch",
        "POST",
        TABLE + "/rematch",
        "A new table with the same seats, bots, options and cards; everyone who asks gets the same one. It starts by "
        "itself when every person has asked.",
        TableInfo,
        Rematch,
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
    Route(
        "hand_over_host",
        "POST",
        TABLE + "/host",
        "Make another seated person the host (host).",
        TableInfo,
        HandOver,
        "needed",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "hide_table",
        "DELETE",
        "/api/me/tables/{table}",
        "Remove a table from your list: one that is over, or at which a bot plays for you.",
        TableInfo,
        auth="needed",
        errors=(401, 404, 409),
    ),
)
