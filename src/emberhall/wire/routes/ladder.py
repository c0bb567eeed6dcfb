"""The routes of the ladder."""

from typing import Annotated

from msgspec import Meta

from emberhall.wire.bodies import ladder
from emberhall.wire.route import Route

ROUTES: tuple[Route, ...] = (
    Route(
        "ladder",
        "GET",
        "/api/ladder/{title}/{who}/{page}",
        "A page of a title's ladder, from page 1: `all`, `people`, `bots` or `friends`. With a token, your place too.",
        ladder.Ladder,
        auth="welcome",
        errors=(400, 401, 404),
        query={"season": Annotated[str, Meta(pattern="^[0-9]{4}-[1-4]$(?!\\n)")]},
    ),
    Route(
        "near",
        "GET",
        "/api/ladder/near",
        "Public tables at your level: the average rating of their people is within `within` points of yours.",
        ladder.Near,
        auth="welcome",
        errors=(401,),
    ),
    Route(
        "table_ratings",
        "GET",
        "/api/tables/{table}/ratings",
        "How a finished game changed its players' ratings; empty if it did not count.",
        list[ladder.RatedSeat],
        errors=(404,),
    ),
    Route(
        "ratings_of",
        "GET",
        "/api/people/{user}/ratings",
        "A person's ratings and their history. If they are not on the ladder, only they can see them.",
        ladder.Ratings,
        auth="welcome",
        errors=(401, 404),
    ),
    Route(
        "change_ratings",
        "PATCH",
        "/api/me/ratings",
        "Join or leave the ladder. Your games are rated either way.",
        ladder.Ratings,
        ladder.ChangeRatings,
        "needed",
        errors=(400, 401),
    ),
)
