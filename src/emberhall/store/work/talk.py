"""Talk at tables, line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, func, insert, literal_column, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import lines, tables


@dataclass(frozen=True, slots=True)
class Line:
    """A line of talk; `n` counts from 1 within its table."""

    n: int
    seat: int | None
    name: str
    text: str | None
    greeting: str | None
    at: str
    user: str | None = None
    aside: bool = False
    """Said among spectators. A line with neither text nor greeting was removed."""
    event: str | None = None
    """An announcement of the table itself: somebody left, a bot plays on."""


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
SAID_BY = Query(
    select(lines.c.table_id, *(lines.c[name] for name in LINE))
    .where(lines.c.user_id == bindparam("who", type_=lines.c.user_id.type))
    .order_by(lines.c.at.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
BLANK = Query(
    update(lines)
    .where(lines.c.table_id == bindparam("table"), lines.c.n == bindparam("which"))
    .values(text=literal_column("NULL"), greeting=literal_column("NULL"))
    .returning(lines.c.n)
)


@work
def say(
    table: str,
    seat: int | None,
    name: str,
    text: str | None,
    greeting: str | None,
    at: str,
    user: str | None = None,
    aside: bool = False,
    event: str | None = None,
) -> Steps[Line]:
    """Store a line of talk, with the next number of its table."""
    yield LOCK, {"table": table}  # serializes simultaneous lines, so that each gets its own number
    [(last,)] = yield LAST_LINE, {"table": table}
    line = Line((last or 0) + 1, seat, name, text, greeting, at, user, aside, event)
    values = {"n": line.n, "seat": seat, "name": name, "text": text, "greeting": greeting, "at": at}
    yield SAY, {"table_id": table, **values, "user_id": user, "aside": int(aside), "event": event}
    return line


@work
def lines_of(table: str, last: int, after: int = 0) -> Steps[list[Line]]:
    """The last lines said at a table after line `after`, in order."""
    rows = yield LINES, {"table": table, "most": last, "after": after}
    return [_line(row) for row in reversed(rows)]


@work
def said_by(user: str, limit: int) -> Steps[list[tuple[str, Line]]]:
    """The lines a user has said, with their tables, latest first."""
    return [(table, _line(row)) for table, *row in (yield SAID_BY, {"who": user, "most": limit})]


@work
def blank(table: str, n: int) -> Steps[bool]:
    """Remove the text of a line; True if there was such a line."""
    return bool((yield BLANK, {"table": table, "which": n}))


def _line(row: Sequence[Any]) -> Line:
    """A line from its row."""
    n, seat, name, text, greeting, at, user, aside, event = row
    return Line(n, seat, name, text, greeting, at, user, bool(aside), event)
