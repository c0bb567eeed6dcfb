"""The routes of reviews: looking at games again, listing, importing and forking them."""

from emberhall.wire.bodies import reviews
from emberhall.wire.route import Route
from emberhall.wire.tables import TableInfo

TABLE = "/api/tables/{table}"
ROUTES: tuple[Route, ...] = (
    Route(
        "games",
        "GET",
        "/api/games",
        "Finished games: your own and those you imported, and public ones of others.",
        reviews.Games,
        auth="welcome",
        errors=(401,),
    ),
    Route(
        "import_record",
        "POST",
        "/api/games",
        "Import a record: the engine replays all of it, and it becomes a finished table.",
        TableInfo,
        reviews.ImportRecord,
        "needed",
        201,
        (400, 401, 429),
    ),
    Route(
        "review",
        "GET",
        TABLE + "/review/{eyes}",
        "Everything a seat (its number, or `watch`) heard, moment by moment: in a finished game any seat, in a running "
        "one only your own or `watch`, and only as far back as its rules allow.",
        reviews.Review,
        auth="welcome",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "moments",
        "GET",
        TABLE + "/review/{eyes}/{moment}",
        "The 32 moments to which this one belongs, as updates.",
        reviews.Moments,
        auth="welcome",
        errors=(400, 401, 403, 404, 409),
    ),
    Route(
        "fork",
        "POST",
        TABLE + "/fork",
        "Create a table that goes on from a moment of a finished game, or of one you play alone against bots.",
        TableInfo,
        reviews.ForkTable,
        "needed",
        201,
        (400, 401, 403, 404, 409, 429),
    ),
)
