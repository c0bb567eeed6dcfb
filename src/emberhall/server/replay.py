"""Waking a table: its record is replayed under its own rules, or the table becomes read-only."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from emberhall import Game, Record, State, load
from emberhall.kernel.events import Event
from emberhall.kernel.records import RESIGN, say
from emberhall.server.takebacks import Takebacks, binds, lone, standing
from emberhall.store import Move, StoredTable


@dataclass(slots=True)
class Replay:
    """Where a stored table stands; `frozen` says why it is read-only."""

    game: Game | None
    state: State | None = None
    events: list[Event] = field(default_factory=list)
    frozen: str | None = None
    moves: list[Move] = field(default_factory=list)
    takebacks: Takebacks = field(default_factory=Takebacks)


def replay(row: StoredTable, moves: Sequence[Move]) -> Replay:
    """The state after all stored words, with all events on the way."""
    try:
        game = load(row.title, row.cards)
    except ValueError as missing:
        return Replay(None, frozen=f"This table is read-only: {missing}")
    if row.status == "open" or row.seed is None:
        return Replay(game)
    if row.rules != game.RULES:
        return Replay(
            game,
            frozen=f"This table is read-only: it was begun under rules {row.rules} of {row.title}, "
            f"and this server plays rules {game.RULES}.",
        )
    try:
        return play_through(game, record_of(row, moves))
    except ValueError as problem:
        return Replay(game, frozen=f"This table is read-only: its record cannot be replayed. {problem}")


def play_through(game: Game, record: Record) -> Replay:
    """Where a record ends, what was told on the way, and which of its words are not binding yet."""
    state = record.begin(listen=True)
    events = state.hear()
    takebacks = Takebacks()
    for number, (seat, word) in enumerate(record.moves, start=1):
        luck = state.rng.words()
        only = any(lone(game, decision) for decision in state.decisions if decision.seat == seat)
        try:
            say(record.title, state, seat, word)
        except ValueError as problem:
            raise ValueError(f"Move {number}, {word!r}: {problem}") from None
        told = state.hear()
        takebacks = takebacks.after(seat, word == RESIGN or binds(game, luck, state, told), only)
        events += told
    return Replay(game, state, events, None, list(record.moves), takebacks)


def record_of(row: StoredTable, moves: Sequence[Move]) -> Record:
    """The record of a table, of the words that stand, without notes."""
    assert row.seed is not None
    return Record(row.title, row.rules, row.seats, row.options, row.seed, standing(moves), cards=row.cards)
