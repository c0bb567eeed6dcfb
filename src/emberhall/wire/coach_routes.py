"""The coach's routes: analyses of finished games, and hints at the table."""

from typing import Final

from emberhall.wire import coaching
from emberhall.wire.route import Route

ANALYSIS: Final = "/api/tables/{table}/analysis"

COACH_ROUTES: tuple[Route, ...] = (
    Route(
        "analyse",
        "POST",
        ANALYSIS,
        "Ask the coach to look at a finished game. It is looked at once for all who ask, when its turn comes; ask with "
        "GET how far it is.",
        coaching.AnalysisState,
        auth="needed",
        errors=(401, 404, 409, 429, 503),
    ),
    Route(
        "analysis",
        "GET",
        ANALYSIS,
        "How far the analysis of a finished game is, and the analysis once it is done; 404 where nobody asked for it.",
        coaching.AnalysisState,
        errors=(404, 409),
    ),
    Route(
        "hint",
        "POST",
        "/api/tables/{table}/hint",
        "What a strong bot would answer in your place, from what your seat may know, and why; where the table allows "
        "hints. Asking again for the same question is not counted again.",
        coaching.Hint,
        coaching.AskHint,
        "needed",
        errors=(400, 401, 403, 404, 409, 429, 503),
    ),
)
