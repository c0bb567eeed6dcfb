"""A puzzle as a lesson: so that it is played, with hint, text view and fork, where lessons are."""

from emberhall.lessons import Lesson
from emberhall.lessons.files import Goal
from emberhall.puzzles.puzzle import Puzzle

PREFIX = "p-"
"""The name of a puzzle among lessons begins so."""


def as_lesson(puzzle: Puzzle) -> Lesson:
    """The lesson in which a puzzle is solved: by its answers, of which the first wrong one ends the try."""
    return Lesson(
        title=puzzle.title,
        seats=puzzle.seats,
        seed=puzzle.seed,
        rules=puzzle.rules,
        place=0,
        seat=puzzle.seat,
        options=dict(puzzle.options),
        words=tuple(f"{seat} {word}" for seat, word in puzzle.moves),
        goal=Goal(exact=True, way=puzzle.answers),
        name=f"{PREFIX}{puzzle.id}",
    )
