"""A puzzle: a position of a game as one seat sees it, the answers that solve it, and what is known about both."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from emberhall.kernel.parts.setup import Value
from emberhall.kernel.play import Play
from emberhall.kernel.records import Record


class PuzzleError(ValueError):
    """What is wrong with a puzzle: its title, its id and a sentence."""

    def __init__(self, title: str, number: str, sentence: str) -> None:
        super().__init__(f"Puzzle {title}/{number}: {sentence}")


@dataclass(frozen=True)
class Chances:
    """The chances of the seat asked, of a hundred: with the best answer, and the next; and the error of the gap."""

    best: float
    second: float
    error: float


@dataclass(frozen=True)
class Difficulty:
    """How hard a puzzle is, on the scale of ratings, with half of its 95% interval."""

    rating: int
    margin: int


@dataclass(frozen=True)
class Puzzle:
    """A position and its solution: `answers` are the words of the seat, between which nobody else chooses."""

    title: str
    rules: int
    seats: int
    options: Mapping[str, Value]
    seed: int
    moves: tuple[tuple[int, str], ...]
    seat: int
    answers: tuple[str, ...]
    chances: Chances
    themes: tuple[str, ...]
    difficulty: Difficulty
    exact: bool = False  # it was solved to the end, in every world that was looked at

    @cached_property
    def id(self) -> str:
        """A name that follows from the position: the same puzzle found twice has the same one."""
        parts = [self.title, self.rules, self.seats, sorted(self.options.items()), self.seed, self.moves, self.seat]
        return blake2b(json.dumps(parts).encode(), digest_size=6, person=b"puzzle").hexdigest()

    def record(self) -> Record:
        """The game up to the question."""
        return Record(self.title, self.rules, self.seats, dict(self.options), self.seed, list(self.moves))

    def play(self) -> Play:
        """The position. A PuzzleError if the rules no longer allow it, or the seat is not asked there."""
        try:
            play = Play.restore(self.record())
        except ValueError as problem:
            raise PuzzleError(self.title, self.id, str(problem)) from None
        decision = play.decision
        if decision is None or decision.seat != self.seat:
            raise PuzzleError(self.title, self.id, f"seat {self.seat} is not asked at the end of its moves.")
        return play
