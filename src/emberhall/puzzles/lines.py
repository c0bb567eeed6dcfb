"""Puzzles as text: a line for each game, with its deal and moves once, and every puzzle of it by its place there.

Options are said where they differ from the usual ones. A puzzle's id follows from all of that, and is checked.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from emberhall.kernel.games import load
from emberhall.kernel.parts.setup import Value
from emberhall.puzzles.puzzle import Chances, Difficulty, Puzzle, PuzzleError

MOVES_LENGTH: Final = 60_000  # characters of the moves of one game, before they are read
Moves = tuple[tuple[int, str], ...]


def written(puzzles: Iterable[Puzzle]) -> Iterator[str]:
    """The lines of a file, those of a game together, so that adding some changes few lines."""
    games: dict[str, list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda each: (each.seed, -len(each.moves), each.id)):
        for alike in games.values():
            if is_of(puzzle, alike[0]):
                alike.append(puzzle)
                break
        else:
            games[puzzle.id] = [puzzle]
    return (line_of(alike) for alike in games.values())


def is_of(puzzle: Puzzle, longer: Puzzle) -> bool:
    """True if a puzzle comes from the game of another one, before it."""
    return (
        (puzzle.seed, puzzle.rules, puzzle.seats) == (longer.seed, longer.rules, longer.seats)
        and puzzle.options == longer.options
        and puzzle.moves == longer.moves[: len(puzzle.moves)]
    )


def line_of(alike: list[Puzzle]) -> str:
    """The line of a game; its first puzzle is the last one in it."""
    last = alike[0]
    text = "\n".join(f"{seat} {word}" for seat, word in last.moves)
    usual = usual_of(last.title, last.seats)
    facts = {
        "rules": last.rules,
        "seats": last.seats,
        "options": {name: value for name, value in last.options.items() if usual.get(name) != value},
        "seed": last.seed,
        "moves": base64.b85encode(zlib.compress(text.encode(), 9)).decode(),
        "puzzles": [facts_of(puzzle) for puzzle in reversed(alike)],
    }
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


def facts_of(puzzle: Puzzle) -> dict[str, Any]:
    """What a line says of one puzzle."""
    chances, difficulty = puzzle.chances, puzzle.difficulty
    facts: dict[str, Any] = {
        "id": puzzle.id,
        "at": len(puzzle.moves),
        "seat": puzzle.seat,
        "answers": list(puzzle.answers),
        "chances": [chances.best, chances.second, chances.error],
        "rating": [difficulty.rating, difficulty.margin],
    }
    if puzzle.themes:
        facts["themes"] = list(puzzle.themes)
    if puzzle.exact:
        facts["exact"] = True
    return facts


def usual_of(title: str, seats: int) -> Mapping[str, Value]:
    """The options of a title that need not be said."""
    return load(title).setup.check(seats, {})


def parsed(title: str, line: str) -> list[Puzzle]:
    """Read a line of a file of puzzles."""
    try:
        facts: dict[str, Any] = json.loads(line)
        options = {**usual_of(title, facts["seats"]), **facts["options"]}
        moves = moves_in(facts["moves"])
        deal = (title, facts["rules"], facts["seats"], options, facts["seed"])
        puzzles = [(each["id"], puzzle_in(deal, moves, each)) for each in facts["puzzles"]]
    except (ValueError, KeyError, TypeError) as problem:
        raise PuzzleError(title, line[:24], f"the line cannot be read: {problem!r}") from None
    for number, puzzle in puzzles:
        if puzzle.id != number:
            raise PuzzleError(title, str(number), f"its facts belong to {puzzle.id}.")
    return [puzzle for _, puzzle in puzzles]


def puzzle_in(deal: tuple[str, int, int, Mapping[str, Value], int], moves: Moves, facts: dict[str, Any]) -> Puzzle:
    """One puzzle of a game."""
    if not 0 <= facts["at"] <= len(moves):
        raise ValueError(f"the game has {len(moves)} moves, not {facts['at']}.")
    best, second, error = facts["chances"]
    rating, margin = facts["rating"]
    return Puzzle(
        *deal, moves[: facts["at"]], facts["seat"], tuple(facts["answers"]), Chances(best, second, error),
        tuple(facts.get("themes", ())), Difficulty(rating, margin), facts.get("exact", False),
    )  # fmt: skip


def moves_in(packed: str) -> Moves:
    """The moves of a game. A ValueError if they are no text of a record, or longer than any game."""
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
