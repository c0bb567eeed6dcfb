"""Waking a table: its stored words are replayed under its own rules, or it becomes read-only."""

from collections.abc import Sequence
from dataclasses import dataclass

from emberhall import Game, Play, Record, load
from emberhall.kernel.games import plays, under
from emberhall.kernel.plays.takebacks import standing
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.origins import is_casual
from emberhall.store import Move, Stored, StoredTable
from emberhall.wire.seals import seal_of

ENDED = {"table": "by the table", "abandoned": "abandoned", "conceded": "conceded"}
"""How the record says that a game ended other than by its rules."""


@dataclass(frozen=True, slots=True)
class Woken:
    """The state of a stored table; `frozen` says why it is read-only."""

    game: Game | None
    play: Play | None = None
    frozen: str | None = None


def wake(stored: Stored) -> Woken:
    """Restore the play after all stored words, if it has begun and this server can play it."""
    row = stored.table
    try:
        game = load(row.title, row.cards)
    except ValueError as missing:
        return Woken(None, frozen=f"This table is read-only: {missing}")
    if row.seed is None:
        return Woken(game)
    if not plays(game, row.rules):
        why = (
            f"This table is read-only: it was begun under rules {row.rules} of {row.title}, "
            f"and this server plays rules {game.RULES}."
        )
        return read_only(game, stored, why)
    game = under(game, row.rules)
    if row.status == "open":  # forked: already dealt
        return Woken(game)
    try:
        return Woken(game, Play.restore(record_of(row, stored.moves), stored.early))
    except Exception as problem:  # noqa: BLE001 (whatever is wrong with the stored words, only this table is affected)
        return read_only(game, stored, does_not_play(problem))


def read_only(game: Game, stored: Stored, why: str) -> Woken:
    """A table that can only be viewed, as far as its words can be played under the rules of this server."""
    try:
        words = standing(stored.moves)
        count = _count_playable(game, record_of(stored.table, words))
        play = Play.restore(record_of(stored.table, words[:count]), game=game)
    except Exception:  # noqa: BLE001 (not even the deal can be shown)
        return Woken(game, frozen=why)
    if count < len(words):
        why += f" It is shown after {count} of its {len(words)} words: the next one cannot be played."
    return Woken(game, play, why)


def _count_playable(game: Game, record: Record) -> int:
    """How many of the words can be played."""
    count = -1
    try:
        for count, _ in enumerate(Play.walk(record, game)):  # noqa: B007  (used after the loop)
            pass
    except Exception:  # (older rules may have allowed anything)
        if count < 0:
            raise
    return count


def does_not_play(problem: Exception) -> str:
    """Why a table with illegal words is frozen."""
    return f"This table is read-only: its record cannot be replayed. {problem}"


def record_of(row: StoredTable, moves: Sequence[Move]) -> Record:
    """A table's words with everything needed to play them, without notes."""
    assert row.seed is not None
    return Record(row.title, row.rules, row.seats, row.options, row.seed, moves, cards=row.cards)


def record_text(stored: Stored) -> str:
    """The record of a table so far, with the secret behind its seal if it was dealt here."""
    row = stored.table
    record = record_of(row, standing(stored.moves))
    how = life_of(row).ended
    late = {} if how is None else {"ended": ENDED[how]}
    if is_casual(row):
        record.notes = {**row.notes, "date": row.notes.get("date", row.created[:10]), **late}
        return str(record)
    seal = {"seal": seal_of(row.secret), "secret": row.secret.hex()}
    record.notes = {**seal, **row.notes, "date": row.created[:10], **late}
    return str(record)
