"""The coach's routes: analyses of finished games, and hints at the table."""

from typing import Final

from emberhall.wire.bodies import coach as coaching
from emberhall.wire.route import Route

ANALYSIS: Final = "/api/tables/{table}/analysis"

ROUTES: tuple[Route, ...] = (
    Route(
        "analyse",
        "POST",
        ANALYSIS,
        "Ask the coach to analyse a finished game. Games wait their turn, and each is analysed once for everybody; GET "
        "tells how far it is.",
        coaching.AnalysisState,
        auth="needed",
        errors=(401, 404, 409, 429, 503),
    ),
    Route(
        "analysis",
        "GET",
        ANALYSIS,
        "How far the analysis of a finished game is, and the analysis once it is done; 404 if nobody has asked for it.",
        coaching.AnalysisState,
        auth="welcome",
        errors=(401, 403, 404, 409),
    ),
    Route(
        "hint",
        "POST",
        "/api/tables/{table}/hint",
        "What a strong bot would answer in your place, knowing only what your seat knows, and why, if the table allows "
        "hints. Asking again about the same question does not count again.",
        coaching.Hint,
        coaching.AskHint,
        "needed",
        errors=(400, 401, 403, 404, 409, 429, 503),
    ),
)
