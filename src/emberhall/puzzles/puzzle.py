"""A puzzle: a position of a game as one seat sees it, the answers that solve it, and what is known about both."""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from emberhall.kernel.parts.setup import Value
from emberhall.kernel.play import Play
from emberhall.kernel.records import Record

MOVES_LENGTH: Final = 60_000  # characters of the moves of one puzzle, before they are read


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

    @property
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

    def line(self) -> str:
        """The puzzle as one line of a file."""
        text = "\n".join(f"{seat} {word}" for seat, word in self.moves)
        packed = base64.b85encode(zlib.compress(text.encode(), 9)).decode()
        facts = {
            "id": self.id,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "moves": packed,
            "seat": self.seat,
            "answers": list(self.answers),
            "chances": [self.chances.best, self.chances.second, self.chances.error],
            "themes": list(self.themes),
            "rating": [self.difficulty.rating, self.difficulty.margin],
        }
        return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


def parsed(title: str, line: str) -> Puzzle:
    """Read a line of a file of puzzles."""
    try:
        facts: dict[str, Any] = json.loads(line)
        best, second, error = facts["chances"]
        rating, margin = facts["rating"]
        puzzle = Puzzle(
            title,
            facts["rules"],
            facts["seats"],
            facts["options"],
            facts["seed"],
            moves_in(facts["moves"]),
            facts["seat"],
            tuple(facts["answers"]),
            Chances(best, second, error),
            tuple(facts["themes"]),
            Difficulty(rating, margin),
        )
    except (ValueError, KeyError, TypeError) as problem:
        raise PuzzleError(title, line[:24], f"the line cannot be read: {problem!r}") from None
    if puzzle.id != facts["id"]:
        raise PuzzleError(title, str(facts["id"]), f"its facts belong to {puzzle.id}.")
    return puzzle


def moves_in(packed: str) -> tuple[tuple[int, str], ...]:
    """The moves of a puzzle. A ValueError if they are no text of a record, or longer than any game."""
    try:
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(base64.b85decode(packed), MOVES_LENGTH).decode()
    except (zlib.error, binascii.Error) as problem:
        raise ValueError(f"the moves cannot be unpacked: {problem}") from None
    if unpacking.unconsumed_tail:
        raise ValueError(f"the moves are longer than {MOVES_LENGTH} characters.")
    moves: list[tuple[int, str]] = []
    for line in text.splitlines():
        seat, _, word = line.partition(" ")
        moves.append((int(seat), word))
    return tuple(moves)
