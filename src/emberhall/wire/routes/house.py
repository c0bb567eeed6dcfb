"""The routes about the server itself and its titles."""

from typing import Any

from emberhall.wire.bodies.house import Health, TitleInfo
from emberhall.wire.route import TEXT, Route

ROUTES: tuple[Route, ...] = (
    Route(
        "health",
        "GET",
        "/healthz",
        "Whether the server can use its database.",
        Health,
        errors=(503,),
    ),
    Route("openapi", "GET", "/api/openapi.json", "This document.", dict[str, Any]),
    Route("titles", "GET", "/api/titles", "The titles, their settings and bots.", list[TitleInfo]),
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
        "The sentences of a title in a language, as a Fluent file. The page needs it for titles from "
        "other packages, which it was not built with.",
        TEXT,
        errors=(404,),
    ),
    Route(
        "story",
        "GET",
        "/api/titles/{title}/story.json",
        "How a title tells what happened, kind by kind, as its rules declare it. The page needs it for titles from "
        "other packages, which it was not built with.",
        Any,
        errors=(404,),
    ),
)
