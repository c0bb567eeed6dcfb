"""Rows about the life of tables besides their games: expired clocks, abandoned tables, hidden tables, uptime."""

from typing import Any

from sqlalchemy import bindparam, select, update

from emberhall.store.base import Lived
from emberhall.store.queries import Query, Work, const
from emberhall.store.schema import chairs, tables, uptime

LIVED = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(life=bindparam("new_life"), deadline=bindparam("new_deadline"))
)
DUE = Query(
    select(tables.c.id)
    .where(tables.c.status == const("running"), tables.c.deadline <= bindparam("before"))
    .order_by(tables.c.deadline)
    .limit(bindparam("most"))
    .offset(const(0))
)
ABANDONED = Query(
    select(tables.c.id)
    .where(tables.c.status == const("running"), tables.c.moved < bindparam("before"))
    .order_by(tables.c.moved)
    .limit(bindparam("most"))
    .offset(const(0))
)
HIDE = Query(
    update(chairs)
    .where(chairs.c.table_id == bindparam("table"), chairs.c.user_id == bindparam("user"))
    .values(hidden=const(1))
    .returning(chairs.c.seat)
)
UPTIME = Query(select(uptime.c.at, uptime.c.down).where(uptime.c.id == const(1)))


def _beat(own_insert: Any) -> Any:
    new = own_insert(uptime)
    return new.on_conflict_do_update(index_elements=["id"], set_={"at": new.excluded["at"], "down": new.excluded.down})


BEAT = Query(_beat)


def lived(table: str, what: Lived) -> Work[None]:
    """Write a table's life, together with words just stored."""
    yield LIVED, {"table": table, "new_life": what.life, "new_deadline": what.deadline}


def due(before: str, limit: int) -> Work[list[str]]:
    """The tables where a clock has run out."""
    return [table for (table,) in (yield DUE, {"before": before, "most": limit})]


def abandoned(before: str, limit: int) -> Work[list[str]]:
    """The tables where nobody has moved for a long time."""
    return [table for (table,) in (yield ABANDONED, {"before": before, "most": limit})]


def hide(user: str, table: str) -> Work[bool]:
    """Hide a table from the list of a user with a chair there."""
    return bool((yield HIDE, {"user": user, "table": table}))


def beat(now: int, most: int) -> Work[int]:
    """Note that the server is up; return its total downtime."""
    found = yield UPTIME, {}
    at, down = found[0] if found else (now, 0)
    down = down_by(now, at, down, most)
    yield BEAT, {"id": 1, "at": max(now, at), "down": down}
    return down


def down_by(now: int, at: int, down: int, most: int) -> int:
    """The total downtime, if the server was last known to be up at `at`."""
    return down + now - at if now - at > most else down
