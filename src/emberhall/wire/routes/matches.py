"""The route of quick matches."""

from emberhall.wire.bodies.matches import Match
from emberhall.wire.route import Route
from emberhall.wire.tables import TableInfo

ROUTES: tuple[Route, ...] = (
    Route(
        "match",
        "POST",
        "/api/match",
        "Find a game: you get a seat at an open table where somebody is waiting, or at a new one that others can find.",
        TableInfo,
        Match,
        "needed",
        errors=(400, 401, 403, 429),
        kids=False,
    ),
)
