"""Files of puzzles: those in a title's folder, and those that somebody has mined into a folder of their own."""

import logging
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from emberhall.kernel.titles.folders import file_beside
from emberhall.puzzles.lines import parsed, written
from emberhall.puzzles.puzzle import Puzzle

NAME: Final = "puzzles.jsonl"
FOLDERS: Final[list[Path]] = []
"""Where more puzzles are, in a file TITLE.jsonl; those of a file that is written while a server runs are noticed."""
log = logging.getLogger(__name__)


def puzzles_of(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title, the easiest first: those that come with it, and those mined since."""
    files = [path for folder in FOLDERS if (path := folder / f"{title}.jsonl").exists()]
    return together(title, tuple((path, path.stat().st_mtime_ns) for path in files))


@cache
def own_of(title: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a title; none if it brings no file of them."""
    file = file_beside(title, NAME)
    return () if file is None else tuple(easiest_first(read(title, file.read_text("utf-8").splitlines())))


@lru_cache(32)
def together(title: str, files: tuple[tuple[Path, int], ...]) -> tuple[Puzzle, ...]:
    """A title's puzzles and those of some files as they were at these times, each puzzle once.

    What cannot be read or dealt is left out and logged: nobody's room fails because of it.
    """
    every = {puzzle.id: puzzle for puzzle in own_of(title)}
    for path, _ in files:
        try:
            for puzzle in read(title, path.read_text("utf-8").splitlines()):
                if puzzle.id not in every:
                    puzzle.play()
                    every[puzzle.id] = puzzle
        except (OSError, ValueError) as problem:
            log.warning("%s is not used any further: %s", path, problem)
    return tuple(easiest_first(every.values()))


def easiest_first(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Puzzles in the order in which they are listed."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.difficulty.rating, puzzle.id))


def puzzle_named(title: str, number: str) -> Puzzle | None:
    """A puzzle by its id."""
    return next((puzzle for puzzle in puzzles_of(title) if puzzle.id == number), None)


def read(title: str, lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of a file; a PuzzleError says which line is wrong."""
    return (puzzle for line in lines if line.strip() for puzzle in parsed(title, line))


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles as a file, at once, so that whoever reads it meanwhile sees the old or the new one."""
    beside = path.with_suffix(".part")
    beside.write_text("".join(line + "\n" for line in written(puzzles)), "utf-8")
    beside.replace(path)
