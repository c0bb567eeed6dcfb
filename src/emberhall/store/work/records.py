"""Rows of a table's course: the words of its record, early answers, and talk."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from emberhall.store import ladder_rows, lives, rows
from emberhall.store.base import Early, Ending, Line, Lived, Move, Stored
from emberhall.store.queries import Query, Row, Work, const
from emberhall.store.schema import early, lines, moves, tables, unlocks

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


def _unlock(own_insert: Any) -> Any:
    named = {"who": unlocks.c.user_id.type, "what": unlocks.c.card.type, "when": unlocks.c.at.type}
    user, card, at = (bindparam(name, type_=kind) for name, kind in named.items())
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
EARLY = Query(
    select(early.c.seat, early.c.word, early.c.seq).where(early.c.table_id == bindparam("table")).order_by(early.c.seat)
)
MOVES = Query(
    select(moves.c.seat, moves.c.word)
    .where(moves.c.table_id == bindparam("table"), moves.c.seq > bindparam("after"))
    .order_by(moves.c.seq)
)
TIMES = Query(select(moves.c.at).where(moves.c.table_id == bindparam("table")).order_by(moves.c.seq))

LINE = ["n", "seat", "name", "text", "greeting", "at", "user_id", "aside", "event"]
LOCK = Query(select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update())
LAST_LINE = Query(select(func.max(lines.c.n)).where(lines.c.table_id == bindparam("table")))
SAY = Query(insert(lines))
LINES = Query(
    select(*(lines.c[name] for name in LINE))
    .where(lines.c.table_id == bindparam("table"), lines.c.n > bindparam("after"))
    .order_by(lines.c.n.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)


def load(table: str, after: int) -> Work[Stored | None]:
    """A table's row, its moves after the first `after`, and its early answers."""
    found = yield from rows.one(table)
    if found is None:
        return None
    return Stored(found, (yield from words(table, after)), (yield from kept_early(table)))


def ends(table: str, at: str, ending: Ending) -> Work[None]:
    """Write the end of a game: its result, what it unlocked, and the ratings."""
    scores = None if ending.scores is None else json.dumps(ending.scores)
    new = {"new_scores": scores, "new_winners": json.dumps(ending.winners)}
    yield OVER, {"table": table, **new}
    if ending.unlocks:
        yield UNLOCK, [{"who": user, "what": card, "when": at, "table": table} for user, card in ending.unlocks]
    if ending.rated is not None:
        yield from ladder_rows.rate(table, at, ending.rated)


def keep_early(table: str, revision: int, move: Move, waiting: Sequence[int], lived: Lived | None = None) -> Work[bool]:
    """Store an answer given before its turn, if the row is at `revision`; True if it was."""
    found = yield CHOSEN, {"table": table, "read": revision, "new_waiting": json.dumps(waiting)}
    if not found:
        return False
    yield KEEP, {"table_id": table, "seat": move[0], "word": move[1], "seq": found[0][0]}
    if lived is not None:
        yield from lives.lived(table, lived)
    return True


def kept_early(table: str) -> Work[list[Early]]:
    """The answers given before their turn, by seat."""
    found = yield EARLY, {"table": table}
    return [(seat, word, seq) for seat, word, seq in found]


def words(table: str, after: int = 0) -> Work[list[Move]]:
    """A table's record, in order, after the first `after` words."""
    found = yield MOVES, {"table": table, "after": after}
    return [(seat, word) for seat, word in found]


def times(table: str) -> Work[list[str]]:
    """When each of a table's words was stored."""
    return [at for (at,) in (yield TIMES, {"table": table})]


def say(table: str, line: Line) -> Work[Line]:
    """Store a line of talk, with the next number of its table."""
    yield LOCK, {"table": table}  # serializes simultaneous lines, so that each gets its own number
    last = yield LAST_LINE, {"table": table}
    line = replace(line, n=(last[0][0] or 0) + 1)
    values = {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "greeting": line.greeting}
    who = {"user_id": line.user, "aside": int(line.aside), "event": line.event}
    yield SAY, {"table_id": table, **values, "at": line.at, **who}
    return line


def line_of(row: Row) -> Line:
    """A line from its row."""
    n, seat, name, text, greeting, at, user, aside, event = row
    return Line(n, seat, name, text, greeting, at, user, bool(aside), event)


def heard(table: str, last: int, after: int) -> Work[list[Line]]:
    """The last lines said at a table after line `after`, in order."""
    found = yield LINES, {"table": table, "most": last, "after": after}
    return [line_of(row) for row in reversed(found)]
