"""The requests of puzzles. They are played by the requests of lessons, under the name `p-` and their id."""

from emberhall.wire.bodies.learning import puzzles
from emberhall.wire.route import Route

ROUTES: tuple[Route, ...] = (
    Route("puzzles", "GET", "/api/puzzles", "The titles with puzzles, and today's of each.", list[puzzles.PuzzleShelf]),
    Route(
        "puzzles_of",
        "GET",
        "/api/puzzles/{title}",
        "Every puzzle of a title, the easiest first, without those that people have voted down.",
        list[puzzles.PuzzleInfo],
        errors=(404,),
    ),
    Route(
        "try_puzzle",
        "POST",
        "/api/puzzles/{title}/{puzzle}",
        "Judge a try at a puzzle: whether it is right, the solution, and your rating after it. Nothing is stored.",
        puzzles.PuzzleResult,
        puzzles.TryPuzzle,
        "welcome",
        errors=(400, 401, 404, 429),
    ),
    Route(
        "vote_puzzle",
        "PUT",
        "/api/puzzles/{title}/{puzzle}/vote",
        "Say whether a puzzle is a good one. Enough bad votes hide it from the lists; its link goes on.",
        puzzles.PuzzleVote,
        puzzles.VotePuzzle,
        "needed",
        errors=(400, 401, 404, 429),
    ),
)
