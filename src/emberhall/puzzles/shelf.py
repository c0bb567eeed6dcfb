"""Files of puzzles: those in a title's folder, and those that somebody has mined."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from emberhall.kernel.titles.folders import file_beside
from emberhall.puzzles.puzzle import Puzzle, parsed

NAME: Final = "puzzles.jsonl"


@cache
def puzzles_of(title: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a title; none if it brings no file of them."""
    file = file_beside(title, NAME)
    return () if file is None else tuple(read(title, file.read_text("utf-8").splitlines()))


def puzzle_named(title: str, number: str) -> Puzzle | None:
    """A puzzle by its id."""
    return next((puzzle for puzzle in puzzles_of(title) if puzzle.id == number), None)


def read(title: str, lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of a file; a PuzzleError says which line is wrong."""
    return (parsed(title, line) for line in lines if line.strip())


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles as a file, the easiest first, so that adding some changes few lines."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty.rating, puzzle.id))
    path.write_text("".join(puzzle.line() + "\n" for puzzle in ordered), "utf-8")
