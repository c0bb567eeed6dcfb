"""A table's record: its words, answers given early, and its end."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import bindparam, delete, func, insert, select, update

from emberhall.store.errors import revision_taken
from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import chairs, early, moves, tables, unlocks
from emberhall.store.work import daily, explorer, ratings
from emberhall.store.work import tables as table_rows
from emberhall.store.work.daily import Tried
from emberhall.store.work.explorer import Counted
from emberhall.store.work.ratings import Rated
from emberhall.store.work.tables import Move, StoredTable

Early: TypeAlias = tuple[int, str, int]
"""An answer given before its turn: the seat, its word, and how many words the record had at that point."""


@dataclass(frozen=True, slots=True)
class Lived:
    """A table's life after some words, written together with them."""

    life: str
    deadline: str | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A snapshot of a stored table: its row, words of its record, and answers given early."""

    table: StoredTable
    moves: list[Move]
    early: list[Early]


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, written together with its last move."""

    scores: tuple[int, ...] | None
    """None if the rules did not end it."""
    winners: tuple[int, ...]
    unlocks: tuple[tuple[str, str], ...] = ()
    """What it unlocked for profiles: pairs of user and card."""
    rated: Rated | None = None
    """Who played and how they placed, if it counts for the ladder."""
    tried: Tried | None = None
    """What became of a try at a daily deal, if it was one."""
    counted: Counted | None = None
    """What it adds to the counters of the explorer, if it counts there."""


SEQ = bindparam("seq", type_=moves.c.seq.type)
ADD_MOVE = Query(
    insert(moves).from_select(
        ["table_id", "seq", "seat", "word", "at"],
        select(
            tables.c.id,
            bindparam("place", type_=moves.c.seq.type),
            bindparam("seat", type_=moves.c.seat.type),
            bindparam("word", type_=moves.c.word.type),
            bindparam("at", type_=moves.c.at.type),
        ).where(
            tables.c.id == bindparam("table"),
            tables.c.seq == SEQ,
            tables.c.revision == func.coalesce(bindparam("revision", type_=moves.c.seq.type), tables.c.revision),
        ),
    )
)
MOVED = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        seq=bindparam("new_seq"),
        waiting=bindparam("new_waiting"),
        moved=bindparam("at"),
        revision=tables.c.revision + const(1),
    )
)
MOVED_FROM = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == SEQ, tables.c.revision == bindparam("revision"))
    .values(
        seq=bindparam("new_seq"),
        waiting=bindparam("new_waiting"),
        moved=bindparam("at"),
        revision=tables.c.revision + const(1),
    )
)
ADD_WORD = Query(insert(moves))
USED = Query(delete(early).where(early.c.table_id == bindparam("table"), early.c.seat == bindparam("used")))
OVER = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(status=const("over"), scores=bindparam("new_scores"), winners=bindparam("new_winners"))
)

ENDED = Query(update(chairs).where(chairs.c.table_id == bindparam("table")).values(ended=bindparam("at")))


def _unlock(own_insert: Any) -> Any:
    types = {"who": unlocks.c.user_id.type, "what": unlocks.c.card.type, "when": unlocks.c.at.type}
    user, card, at = (bindparam(name, type_=kind) for name, kind in types.items())
    new = select(user, tables.c.title, card, tables.c.id, at).where(tables.c.id == bindparam("table"))
    return own_insert(unlocks).from_select(["user_id", "title", "card", "table_id", "at"], new).on_conflict_do_nothing()


UNLOCK = Query(_unlock)
CHOSEN = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("read"))
    .values(waiting=bindparam("new_waiting"), revision=tables.c.revision + const(1))
    .returning(tables.c.seq)
)


def _keep(own_insert: Any) -> Any:
    new = own_insert(early)
    return new.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"word": new.excluded.word, "seq": new.excluded.seq}
    )


KEEP = Query(_keep)
LIVED = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(life=bindparam("new_life"), deadline=bindparam("new_deadline"))
)
EARLY = Query(
    select(early.c.seat, early.c.word, early.c.seq).where(early.c.table_id == bindparam("table")).order_by(early.c.seat)
)
MOVES = Query(
    select(moves.c.seat, moves.c.word)
    .where(moves.c.table_id == bindparam("table"), moves.c.seq > bindparam("after"))
    .order_by(moves.c.seq)
)
TIMES = Query(select(moves.c.at).where(moves.c.table_id == bindparam("table")).order_by(moves.c.seq))


@work
def load(table: str, after: int = 0) -> Steps[Stored | None]:
    """A table's row, its moves after the first `after`, and its early answers; they must be read as of one moment."""
    row = yield from table_rows.one(table)
    if row is None:
        return None
    return Stored(row, (yield from words_of(table, after)), (yield from early_of(table)))


@work
def words_of(table: str, after: int = 0) -> Steps[list[Move]]:
    """A table's record, in order, after the first `after` words."""
    return [(seat, word) for seat, word in (yield MOVES, {"table": table, "after": after})]


@work
def times_of(table: str) -> Steps[list[str]]:
    """When each of a table's words was stored."""
    return [at for (at,) in (yield TIMES, {"table": table})]


@work
def keep_early(
    table: str, revision: int, move: Move, waiting: Sequence[int], lived: Lived | None = None
) -> Steps[None]:
    """Store an answer given before its turn, replacing an earlier one; the row gets its next revision.

    RevisionTaken when the row is not at `revision`.
    """
    rows = yield CHOSEN, {"table": table, "read": revision, "new_waiting": json.dumps(waiting)}
    if not rows:
        raise revision_taken(revision)
    yield KEEP, {"table_id": table, "seat": move[0], "word": move[1], "seq": rows[0][0]}
    if lived is not None:
        yield from write_life(table, lived)


@work
def write_life(table: str, lived: Lived) -> Steps[None]:
    """Write a table's life, together with words just stored."""
    yield LIVED, {"table": table, "new_life": lived.life, "new_deadline": lived.deadline}


@work
def end(table: str, at: str, ending: Ending) -> Steps[None]:
    """Write the end of a game: its result, what it unlocked, the ratings, and what is counted."""
    scores = None if ending.scores is None else json.dumps(ending.scores)
    new = {"new_scores": scores, "new_winners": json.dumps(ending.winners)}
    yield OVER, {"table": table, **new}
    yield ENDED, {"table": table, "at": at}
    if ending.tried is not None:
        yield from daily.settle(table, ending.tried)
    if ending.unlocks:
        yield UNLOCK, [{"who": user, "what": card, "when": at, "table": table} for user, card in ending.unlocks]
    if ending.rated is not None:
        yield from ratings.rate(table, at, ending.rated)
    if ending.counted is not None:
        yield from explorer.add(ending.counted)


@work
def early_of(table: str) -> Steps[list[Early]]:
    """The answers given before their turn, by seat."""
    return [(seat, word, seq) for seat, word, seq in (yield EARLY, {"table": table})]
