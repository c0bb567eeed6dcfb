"""The routes of the ladder, daily deals, events and alerts."""

from emberhall.wire import ladder_bodies as ladder
from emberhall.wire.route import Route

LADDER_ROUTES: tuple[Route, ...] = (
    Route(
        "ladder",
        "GET",
        "/api/ladder/{title}/{who}/{page}",
        "A page of a title's ladder, from page 1: `all`, `people` or `bots`. With a token, your own place too.",
        ladder.Ladder,
        auth="welcome",
        errors=(400, 401, 404),
    ),
    Route(
        "table_ratings",
        "GET",
        "/api/tables/{table}/ratings",
        "What a finished game did to the ratings of those who played it; nothing if it did not count.",
        list[ladder.RatedSeat],
        errors=(404,),
    ),
    Route(
        "ratings_of",
        "GET",
        "/api/people/{user}/ratings",
        "A person's ratings and how they came about; only the person sees them who is not on the ladder.",
        ladder.Ratings,
        auth="welcome",
        errors=(401, 404),
    ),
    Route(
        "change_ratings",
        "PATCH",
        "/api/me/ratings",
        "Be on the ladder, or not. Your games are rated all the same.",
        ladder.Ratings,
        ladder.ChangeRatings,
        "needed",
        errors=(400, 401),
    ),
)
