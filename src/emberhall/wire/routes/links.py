"""The routes of pictures for links, as chats show them."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from emberhall.wire.route import PNG, Route

LANG: Mapping[str, Any] = {"lang": Annotated[str, Meta(max_length=16)]}
ROUTES: tuple[Route, ...] = (
    Route(
        "hall_picture",
        "GET",
        "/api/picture.png",
        "The picture for a link to the hall, 1200 by 630 pixels.",
        PNG,
        errors=(400, 503),
        query=LANG,
    ),
    Route(
        "table_picture",
        "GET",
        "/api/tables/{table}/picture.png",
        "The picture for a link to a table, or to moment `at` of its finished game: what a spectator may see, up to a "
        "minute old.",
        PNG,
        errors=(400, 404, 503),
        query={"at": Annotated[int, Meta(ge=0, le=999_999)], **LANG},
    ),
    Route(
        "person_picture",
        "GET",
        "/api/people/{user}/picture.png",
        "The picture for a link to a person.",
        PNG,
        errors=(400, 404, 503),
        query=LANG,
    ),
    Route(
        "event_picture",
        "GET",
        "/api/events/{event}/picture.png",
        "The picture for a link to an event.",
        PNG,
        errors=(400, 404, 503),
        query=LANG,
    ),
    Route(
        "lesson_picture",
        "GET",
        "/api/lessons/{title}/{lesson}/picture.png",
        "The picture for a link to a lesson or, as `p-` and its id, a puzzle.",
        PNG,
        errors=(400, 404, 503),
        query=LANG,
    ),
)
