"""Waking a table: its record is played again under its own rules, or it can only be read."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from emberhall import Game, Record, State, load
from emberhall.kernel.events import Event
from emberhall.store import Move, StoredTable


@dataclass(slots=True)
class Replay:
    """Where a stored table stands; `frozen` says why it can only be read."""

    game: Game | None
    state: State | None = None
    events: list[Event] = field(default_factory=list)
    frozen: str | None = None


def replay(row: StoredTable, moves: Sequence[Move]) -> Replay:
    """The state after all stored words, with all that was told on the way."""
    try:
        game = load(row.title)
    except ValueError as missing:
        return Replay(None, frozen=f"This table can only be read: {missing}")
    if row.status == "open" or row.seed is None:
        return Replay(game)
    if row.rules != game.RULES:
        return Replay(
            game,
            frozen=f"This table can only be read: it was begun under rules {row.rules} of {row.title}, "
            f"and this server plays rules {game.RULES}.",
        )
    try:
        state = record_of(row, moves).play(listen=True)
    except ValueError as problem:
        return Replay(game, frozen=f"This table can only be read: its record does not play. {problem}")
    return Replay(game, state, state.hear())


def record_of(row: StoredTable, moves: Sequence[Move]) -> Record:
    """The record of a table, without notes."""
    assert row.seed is not None
    return Record(row.title, row.rules, row.seats, row.options, row.seed, moves)
