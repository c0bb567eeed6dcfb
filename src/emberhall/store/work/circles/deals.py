"""Tries at a circle's own deal of the day: each of its people has one, and what became of it is compared."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, null, select, update

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import circle_tries, tables, users
from emberhall.store.work.circles import talk
from emberhall.store.work.circles.people import WHICH, WHO
from emberhall.store.work.daily import DONE, GONE, Tried, Try
from emberhall.store.work.tables import StoredTable, all_columns, readable, with_chairs


@dataclass(frozen=True, slots=True)
class CircleTry:
    """A try at a circle's deal, settled or not."""

    day: str
    title: str
    of: Try


def _claim(own_insert: Any) -> Any:
    return own_insert(circle_tries).on_conflict_do_nothing()


CLAIM = Query(_claim)
THIS_DAY = (circle_tries.c.circle_id == WHICH, circle_tries.c.day == bindparam("on"))
CLAIMED = Query(select(circle_tries.c.table_id).where(*THIS_DAY, circle_tries.c.user_id == WHO))
PRUNE = Query(delete(circle_tries).where(circle_tries.c.circle_id == WHICH, circle_tries.c.day < bindparam("before")))
TRY = [circle_tries.c[name] for name in ("user_id", "table_id", "settled", "points", "seconds", "won")]
SINCE = Query(
    select(circle_tries.c.day, circle_tries.c.title, *TRY, users.c.name, users.c.face)
    .join(users, users.c.id == circle_tries.c.user_id)
    .where(circle_tries.c.circle_id == WHICH, circle_tries.c.day >= bindparam("since"))
    .order_by(circle_tries.c.day, circle_tries.c.points.desc(), circle_tries.c.seconds, circle_tries.c.user_id)
)
OPEN = select(circle_tries.c.table_id).where(
    circle_tries.c.circle_id == WHICH, circle_tries.c.day >= bindparam("since"), circle_tries.c.settled == const("")
)
OPEN_TABLES = with_chairs(select(*all_columns()).where(tables.c.id.in_(OPEN)), "created")
SETTLE = Query(
    update(circle_tries)
    .where(circle_tries.c.table_id == bindparam("table"), circle_tries.c.settled == const(""))
    .values(
        settled=bindparam("how"),
        points=bindparam("new_points"),
        seconds=bindparam("new_seconds"),
        won=bindparam("new_won"),
    )
    .returning(circle_tries.c.circle_id, circle_tries.c.user_id, circle_tries.c.title)
)
OF_USER = Query(
    select(*(circle_tries.c[name] for name in ("circle_id", "title", "day", "table_id", "settled")), *TRY[3:])
    .where(circle_tries.c.user_id == WHO)
    .order_by(circle_tries.c.day, circle_tries.c.circle_id)
)
GIVE_UP = Query(update(circle_tries).where(circle_tries.c.user_id == WHO).values(settled=const(GONE), points=null()))
FORGET = Query(delete(circle_tries).where(circle_tries.c.user_id == WHO))


def _moved(own_insert: Any) -> Any:
    rest = [circle_tries.c[name] for name in ("circle_id", "day", "title", *(column.name for column in TRY[1:]))]
    new = bindparam("new", type_=circle_tries.c.user_id.type).label("user_id")
    rows = select(*rest, new).where(circle_tries.c.user_id == WHO)
    columns = [*(column.name for column in rest), "user_id"]
    return own_insert(circle_tries).from_select(columns, rows).on_conflict_do_nothing()


MOVE = Query(_moved)


@work
def claim(circle: str, day: str, user: str, title: str, table: str, before: str) -> Steps[str]:
    """The table of somebody's only try at a day's deal: this one, unless there is one. Old tries are dropped."""
    yield PRUNE, {"which": circle, "before": before}
    new = {"circle_id": circle, "day": day, "user_id": user, "title": title, "table_id": table}
    yield CLAIM, {**new, "settled": "", "points": None, "seconds": None, "won": 0}
    [(first,)] = yield CLAIMED, {"which": circle, "on": day, "who": user}
    return str(first)


@work
def since(circle: str, day: str) -> Steps[list[CircleTry]]:
    """The tries from a day on, each day's best first."""
    return [_try(row) for row in (yield SINCE, {"which": circle, "since": day})]


@work
def open_tables(circle: str, day: str) -> Steps[list[StoredTable]]:
    """The tables of those tries whose result is not written down."""
    return readable((yield OPEN_TABLES, {"which": circle, "since": day}))


@work
def settle(table: str, tried: Tried, at: str) -> Steps[int]:
    """Write down a result, once, and say it in the talk; return the circle's new revision, 0 if it was known."""
    how = GONE if tried.points is None else DONE
    result = {"new_points": tried.points, "new_seconds": tried.seconds, "new_won": int(tried.won)}
    rows = yield SETTLE, {"table": table, "how": how, **result}
    if not rows:
        return 0
    circle, user, title = rows[0]
    return (yield from talk.say(circle, user, "event", "deal", at, title))


@work
def all_of(user: str) -> Steps[list[Row]]:
    """All tries of somebody: circle, title, day, table, what became of it, points, seconds, and whether it won."""
    return [tuple(row) for row in (yield OF_USER, {"who": user})]


def hand_over(old: str, new: str) -> Steps[None]:
    """Somebody has become another. A try that is brought along counts as given up: else the better one would count."""
    yield GIVE_UP, {"who": old}
    yield MOVE, {"who": old, "new": new}
    yield FORGET, {"who": old}


def _try(row: Row) -> CircleTry:
    day, title, user, table, settled, points, seconds, won, name, face = row
    return CircleTry(day, title, Try(user, table, name, face, settled, points, seconds or 0, bool(won), listed=True))
