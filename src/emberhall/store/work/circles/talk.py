"""The talk of a circle: one sequence of lines from its first lobby on, through all its games."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, literal_column, select, update

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import circle_lines, circles, users
from emberhall.store.work import talk
from emberhall.store.work.circles.people import OWN, WHICH, WHO

KEPT = 2_000
"""How many lines of a circle are kept."""


@dataclass(frozen=True, slots=True)
class CircleLine:
    """A line: a text, a phrase or a face of somebody, or an event at a table. A text that is gone was removed."""

    n: int
    kind: str
    text: str | None
    title: str
    table: str
    at: str
    user: str | None = None
    name: str = ""
    face: str = ""


COUNT = Query(
    update(circles)
    .where(circles.c.id == WHICH)
    .values(lines=circles.c.lines + bindparam("more"), revision=circles.c.revision + const(1), used=bindparam("at"))
    .returning(circles.c.lines, circles.c.revision)
)
ADD = Query(insert(circle_lines))
PRUNE = Query(delete(circle_lines).where(circle_lines.c.circle_id == WHICH, circle_lines.c.n <= bindparam("before")))
LINE = [
    *(circle_lines.c[name] for name in ("n", "kind", "text", "title", "table_id", "at", "user_id")),
    users.c.name,
    users.c.face,
]
LAST = Query(
    select(*LINE)
    .outerjoin(users, users.c.id == circle_lines.c.user_id)
    .where(circle_lines.c.circle_id == WHICH)
    .order_by(circle_lines.c.n.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
LAST_OF_USER = Query(
    select(circle_lines.c.circle_id, *LINE)
    .join(circles, (circles.c.id == circle_lines.c.circle_id) & (circles.c.lines == circle_lines.c.n))
    .outerjoin(users, users.c.id == circle_lines.c.user_id)
    .where(circle_lines.c.circle_id.in_(OWN))
)
SAID_BY = Query(
    select(circle_lines.c.circle_id, *LINE)
    .join(users, users.c.id == circle_lines.c.user_id)
    .where(circle_lines.c.user_id == WHO)
    .order_by(circle_lines.c.at.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
BLANK = Query(
    update(circle_lines)
    .where(circle_lines.c.circle_id == WHICH, circle_lines.c.n == bindparam("nth"), circle_lines.c.user_id == WHO)
    .values(text=literal_column("NULL"))
    .returning(circle_lines.c.n)
)


@work
def say(circle: str, user: str | None, kind: str, text: str, at: str, title: str = "", table: str = "") -> Steps[int]:
    """Add a line; return the circle's new revision, 0 if it is gone."""
    line = {"user_id": user, "kind": kind, "text": text, "title": title, "table_id": table, "at": at}
    return (yield from _add(circle, [line], at))


@work
def copy(circle: str, table: str, at: str, most: int) -> Steps[None]:
    """Take over what was said at a table, but not among its spectators."""
    said = yield from talk.lines_of(table, most)
    lines = [
        {
            "user_id": line.user,
            "kind": "phrase" if line.greeting else "text",
            "text": line.greeting or line.text,
            "title": "",
            "table_id": table,
            "at": line.at,
        }
        for line in said
        if line.user is not None and not line.aside and (line.greeting or line.text)
    ]
    if lines:
        yield from _add(circle, lines, at)


@work
def last(circle: str, most: int) -> Steps[list[CircleLine]]:
    """The last lines of a circle, in order."""
    return [_line(row) for row in reversed((yield LAST, {"which": circle, "most": most}))]


@work
def last_of_user(user: str) -> Steps[dict[str, CircleLine]]:
    """The last line of each circle of a user."""
    return {circle: _line(row) for circle, *row in (yield LAST_OF_USER, {"who": user})}


@work
def said_by(user: str, most: int) -> Steps[list[tuple[str, CircleLine]]]:
    """What a user has said, with the circles, latest first."""
    return [(circle, _line(row)) for circle, *row in (yield SAID_BY, {"who": user, "most": most})]


@work
def blank(circle: str, n: int, user: str, at: str) -> Steps[int]:
    """Take back a line of one's own; return the circle's new revision, 0 if there was no such line."""
    if not (yield BLANK, {"which": circle, "nth": n, "who": user}):
        return 0
    rows = yield COUNT, {"which": circle, "more": 0, "at": at}
    return int(rows[0][1]) if rows else 0


def _add(circle: str, lines: Sequence[dict[str, str | None]], at: str) -> Steps[int]:
    rows = yield COUNT, {"which": circle, "more": len(lines), "at": at}
    if not rows:
        return 0
    count, revision = rows[0]
    first = count - len(lines) + 1
    yield ADD, [{"circle_id": circle, "n": first + nth, **line} for nth, line in enumerate(lines)]
    yield PRUNE, {"which": circle, "before": count - KEPT}
    return int(revision)


def _line(row: Row | list[str]) -> CircleLine:
    n, kind, text, title, table, at, user, name, face = row
    return CircleLine(int(n), kind, text, title, table, at, user, name or "", face or "")
