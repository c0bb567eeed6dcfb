"""Puzzles for people: which there are, today's, and what a try does to a rating. No rating is stored here.

Ratings of puzzles are everybody's own and on no ladder, so they are kept where the progress of lessons is: with the
person, who sends theirs along. What enough people have voted down is on no list.
"""

from collections.abc import Collection, Sequence
from hashlib import blake2b

from emberhall import titles
from emberhall.puzzles.puzzle import Puzzle
from emberhall.puzzles.shelf import puzzle_named, puzzles_of
from emberhall.ratings import CENTRE, MODEL, POINTS, SURE, Player, Rating, after_game, weighed
from emberhall.server.deals.days import today
from emberhall.server.errors import RequestError
from emberhall.wire.bodies.learning import puzzles as bodies

EASY, HARD = 1200, 1800
"""Today's puzzle is neither too easy nor too hard for most."""
HINTED = 0.5
"""How much of a try counts if a hint was asked for."""
Hidden = Collection[tuple[str, str]]
"""Titles and ids of what people have voted down."""
PERSON, OPPONENT = Player("person", "solver"), Player("bot", "puzzle")


def shelves(hidden: Hidden = ()) -> list[bodies.PuzzleShelf]:
    """The titles with puzzles, and today's of each."""
    return [
        bodies.PuzzleShelf(title, len(puzzles), info_of(of_day(puzzles, today())))
        for title in titles()
        if (puzzles := shown_of(title, hidden))
    ]


def shown_of(title: str, hidden: Hidden) -> list[Puzzle]:
    """The puzzles of a title that people have not voted down."""
    return [puzzle for puzzle in puzzles_of(title) if (title, puzzle.id) not in hidden]


def of_day(puzzles: Sequence[Puzzle], day: str) -> Puzzle:
    """The puzzle of a day: another one each day, the same for everybody."""
    usual = [each for each in puzzles if EASY <= each.difficulty.rating <= HARD] or list(puzzles)
    digest = blake2b(day.encode(), digest_size=8, person=b"puzzle of day").digest()
    return usual[int.from_bytes(digest, "big") % len(usual)]


def of_title(title: str, hidden: Hidden = ()) -> list[bodies.PuzzleInfo]:
    """Every puzzle of a title but those hidden. Raises RequestError if there is no such title."""
    if title not in titles():
        raise RequestError("unknown-title", f"There is no game {title!r}.", 404)
    return [info_of(puzzle) for puzzle in shown_of(title, hidden)]


def named(title: str, number: str) -> Puzzle:
    """The puzzle. Raises RequestError if there is none."""
    puzzle = puzzle_named(title, number) if title in titles() else None
    if puzzle is None:
        raise RequestError("unknown-lesson", f"There is no puzzle {number!r} of {title!r}.", 404, lesson=number)
    return puzzle


def judged(puzzle: Puzzle, wish: bodies.TryPuzzle) -> bodies.PuzzleResult:
    """What became of a try, and the rating after it."""
    success = tuple(wish.acts) == puzzle.answers
    before = Rating(wish.mu, wish.sigma)
    after = after_try(before, puzzle, success, HINTED if wish.hinted else 1.0)
    return bodies.PuzzleResult(
        solved=success,
        answers=list(puzzle.answers),
        best=puzzle.chances.best,
        second=puzzle.chances.second,
        error=puzzle.chances.error,
        exact=puzzle.exact,
        puzzle=info_of(puzzle),
        mu=after.mu,
        sigma=after.sigma,
        rating=after.shown,
        margin=after.margin,
        change=after.shown - before.shown,
    )


def after_try(before: Rating, puzzle: Puzzle, success: bool, weight: float) -> Rating:
    """The rating after a game against the puzzle, whose own rating stays."""
    difficulty = puzzle.difficulty
    strength = Rating(MODEL.mu + (difficulty.rating - CENTRE) / POINTS, difficulty.margin / (SURE * POINTS))
    places = (1, 2) if success else (2, 1)
    after = after_game((PERSON, OPPONENT), (0, 1), places, {PERSON: before, OPPONENT: strength})
    return weighed(before, after[PERSON], weight)


def info_of(puzzle: Puzzle) -> bodies.PuzzleInfo:
    return bodies.PuzzleInfo(puzzle.id, puzzle.difficulty.rating, puzzle.difficulty.margin, list(puzzle.themes))
