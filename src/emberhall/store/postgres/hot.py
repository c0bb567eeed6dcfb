"""PostgreSQL's own way of some works: appending moves and loading a table with one statement each, and a lock."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, case, func, select, text
from sqlalchemy.dialects.postgresql import aggregate_order_by

from emberhall.store.base import Word
from emberhall.store.queries import Query, Steps, WorkKind, const, work
from emberhall.store.schema import chairs, early, moves
from emberhall.store.work import cards, records, tables
from emberhall.store.work.records import Ending, Lived, Stored
from emberhall.store.work.tables import Move

APPEND = Query(
    text(
        "WITH fence AS ("
        " UPDATE tables SET seq = seq + CAST(:size AS INTEGER), waiting = :waiting, moved = :at,"
        " revision = revision + 1"
        " WHERE id = :table AND seq = CAST(:seq AS INTEGER)"
        " AND revision = coalesce(CAST(:revision AS INTEGER), revision) RETURNING id, seq"
        "), put AS ("
        " INSERT INTO moves (table_id, seq, seat, word, at)"
        " SELECT id, CAST(:seq AS INTEGER) + place, seat, word, CAST(:at AS TEXT) FROM fence,"
        " unnest(CAST(:seats AS INTEGER[]), CAST(:words AS TEXT[])) WITH ORDINALITY AS new (seat, word, place)"
        "), used AS ("
        " DELETE FROM early USING fence WHERE table_id = id AND early.seat = ANY(CAST(:early AS INTEGER[]))"
        ") SELECT seq FROM fence"
    )
)
"""All in one statement. Of two concurrent writers, the second waits for the first and then finds the row changed."""


APPEND_WORDS = Query(
    text(
        "WITH new AS ("
        " SELECT * FROM unnest(CAST(:tables AS TEXT[]), CAST(:seqs AS INTEGER[]), CAST(:seats AS INTEGER[]),"
        " CAST(:words AS TEXT[]), CAST(:waiting AS TEXT[]), CAST(:ats AS TEXT[]), CAST(:revisions AS INTEGER[]))"
        " AS one (id, seq, seat, word, waiting, at, revision)"
        "), held AS MATERIALIZED ("
        " SELECT id FROM tables WHERE id = ANY(CAST(:tables AS TEXT[])) ORDER BY id FOR UPDATE"
        "), fence AS ("
        " UPDATE tables SET seq = tables.seq + 1, waiting = new.waiting, moved = new.at, revision = tables.revision + 1"
        " FROM new, held WHERE tables.id = held.id AND tables.id = new.id AND tables.seq = new.seq"
        " AND tables.revision = new.revision RETURNING tables.id"
        "), put AS ("
        " INSERT INTO moves (table_id, seq, seat, word, at)"
        " SELECT new.id, new.seq + 1, new.seat, new.word, new.at FROM new, fence WHERE new.id = fence.id"
        ") SELECT id FROM fence"
    )
)
"""Words of several tables, at most one of each. Rows are locked in the order of their ids, so they never deadlock."""


def _words_and_early(table: Any) -> list[Any]:
    """The words and early answers of a table, as JSON in the row of its first chair."""
    words = func.json_build_array(moves.c.seat, moves.c.word)
    answers = func.json_build_array(early.c.seat, early.c.word, early.c.seq)
    after = (moves.c.table_id == table.id, moves.c.seq > bindparam("after"))
    parts = (
        select(func.json_agg(aggregate_order_by(words, moves.c.seq))).where(*after),
        select(func.json_agg(aggregate_order_by(answers, early.c.seat))).where(early.c.table_id == table.id),
    )
    return [case((chairs.c.seat == const(0), part.scalar_subquery())) for part in parts]


LOCK_CARDS = Query(text("LOCK TABLE card_sets IN SHARE ROW EXCLUSIVE MODE"))
LOAD = tables.with_chairs(tables.THIS, more=_words_and_early)
"""One statement sees everything as of one moment."""


@work
def append(
    table: str,
    seq: int,
    new: Sequence[Move],
    waiting: Sequence[int],
    at: str,
    ending: Ending | None,
    used: Sequence[int],
    revision: int | None,
    lived: Lived | None,
) -> Steps[bool]:
    """Add moves if the record is `seq` long and the row is at `revision` (None: at any); True if they were added."""
    values = {"table": table, "seq": seq, "size": len(new), "waiting": json.dumps(waiting), "at": at}
    pairs = {"seats": [seat for seat, _ in new], "words": [word for _, word in new]}
    rows = yield APPEND, {**values, **pairs, "early": list(used), "revision": revision}
    if rows and lived is not None:
        yield from records.write_life(table, lived)
    if rows and ending is not None:
        yield from records.end(table, at, ending)
    return bool(rows)


@work
def append_words(words: Sequence[Word]) -> Steps[set[str]]:
    """Add words of several tables, each if its row is unchanged; return the tables whose word was added."""
    names = ("tables", "seqs", "seats", "words", "waiting", "ats", "revisions")
    columns = [list(column) for column in zip(*(word[: len(names)] for word in words), strict=True)]
    rows = yield APPEND_WORDS, dict(zip(names, columns, strict=True))
    return {table for (table,) in rows}


@work
def load(table: str, after: int = 0) -> Steps[Stored | None]:
    """A table's row, its moves after the first `after`, and its early answers, with one statement."""
    rows = yield LOAD, {"table": table, "after": after}
    if not rows:
        return None
    row = tables.table_of(rows)
    words, answers = (json.loads(part) if part else [] for part in rows[0][-2:])
    return Stored(row, [(seat, word) for seat, word in words], [(seat, word, seq) for seat, word, seq in answers])


@work
def drop_unused_cards() -> Steps[int]:
    """Remove the sets that no table uses. The lock makes new tables with cards wait; those already made are counted."""
    yield LOCK_CARDS, {}
    return (yield from cards.drop_unused())


AT_ONCE: Mapping[WorkKind[..., Any], WorkKind[..., Any]] = {records.load: load}
"""Works that take a single statement here, which sees everything as of one moment."""
OWN: Mapping[WorkKind[..., Any], WorkKind[..., Any]] = {cards.drop_unused: drop_unused_cards}
"""Works that need something more here, in their transaction."""
