"""Rows of tables and their chairs: writing and reading them, and turning rows into values."""

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, delete, func, insert, select, update

from emberhall.store.base import Chair, Damaged, Purpose, StoredTable
from emberhall.store.queries import Query, Row, Work, const
from emberhall.store.schema import chairs, tables

COLUMNS = [column.name for column in tables.columns]
CHAIR = ["seat", "face", "kind", "user_id", "name", "level", "nonce"]
DAMAGE = (ValueError, TypeError, AttributeError)
"""The errors that reading a damaged row may raise."""
LISTED_OF_A_HOST = 3
SAVED = [
    *("name", "seats", "options", "public", "host", "status", "seed", "notes", "waiting", "moved", "purpose"),
    *("winners", "terms", "life", "deadline"),
]


def with_chairs(selection: Select[Any], *order: str, more: Callable[[Any], list[Any]] = lambda _: []) -> Query:
    """The selected tables, by the given columns descending, with a row per chair; `more` adds columns."""
    found = selection.subquery()
    columns = [*(found.c[name] for name in COLUMNS), *(chairs.c[name] for name in CHAIR), *more(found.c)]
    joined = found.outerjoin(chairs, chairs.c.table_id == found.c.id)
    by = [found.c[name].desc() for name in order]
    return Query(select(*columns).select_from(joined).order_by(*by, found.c.id, chairs.c.seat))


def _listed(status: str, latest: str) -> Query:
    """Public tables for the lobby: the newest of each host before anybody's second, and only a few per host."""
    nth = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.created.desc())
    ranked = (
        select(tables.c.id, tables.c.created, nth.label("nth"))
        .where(tables.c.public == const(1), tables.c.status == const(status))
        .subquery()
    )
    chosen = (
        select(ranked.c.id)
        .where(ranked.c.nth <= const(LISTED_OF_A_HOST))
        .order_by(ranked.c.nth, ranked.c.created.desc())
        .limit(bindparam("most"))
        .offset(const(0))
    )
    return with_chairs(select(*_row()).where(tables.c.id.in_(chosen)), latest)


def _row() -> list[ColumnElement[Any]]:
    return [tables.c[name] for name in COLUMNS]


ADD = Query(insert(tables))
LINK = Query(
    update(tables)
    .where(tables.c.id == bindparam("old"), tables.c.rematch.is_(None))
    .values(rematch=bindparam("new"), revision=tables.c.revision + const(1))
    .returning(tables.c.id)
)
SAVE = Query(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("read"))
    .values(**{name: bindparam(f"new_{name}") for name in SAVED}, revision=tables.c.revision + const(1))
    .returning(tables.c.id)
)
DROP_CHAIRS = Query(delete(chairs).where(chairs.c.table_id == bindparam("table"), chairs.c.seat >= bindparam("seats")))


def _set_chair(own_insert: Any) -> Any:
    new = own_insert(chairs)
    changed = {name: new.excluded[name] for name in CHAIR if name != "seat"}
    return new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changed)


SET_CHAIR = Query(_set_chair)
THIS = select(*_row()).where(tables.c.id == bindparam("table"))
ONE = with_chairs(THIS)
OPEN = _listed("open", "created")
LIVE = _listed("running", "moved")
OF_USER = with_chairs(
    select(*_row())
    .where(
        tables.c.id.in_(
            select(chairs.c.table_id).where(chairs.c.user_id == bindparam("user"), chairs.c.hidden == const(0))
        )
    )
    .order_by(tables.c.moved.desc())
    .limit(bindparam("most"))
    .offset(const(0)),
    "moved",
)
RUNNING = Query(select(tables.c.id).where(tables.c.status == const("running")).order_by(tables.c.moved.desc()))
UNFINISHED = Query(
    select(func.count()).select_from(tables).where(tables.c.host == bindparam("user"), tables.c.status != const("over"))
)
WITH_BOTS = Query(
    select(tables.c.id, tables.c.waiting, chairs.c.seat)
    .join(chairs, chairs.c.table_id == tables.c.id)
    .where(tables.c.status == const("running"), chairs.c.kind == const("bot"))
    .order_by(tables.c.moved.desc(), tables.c.id)
)


def add_table(table: StoredTable, rematch_of: str | None) -> Work[bool]:
    """Store a new table and link the one it follows; False if that already has a rematch."""
    yield ADD, _values(table)
    yield from _set_chairs(table.id, table.chairs)
    if rematch_of is None:
        return True
    linked = yield LINK, {"old": rematch_of, "new": table.id}
    return bool(linked)


def save_table(table: StoredTable) -> Work[bool]:
    """Write what may change in a table besides its record, if the row is at its revision; True if it was."""
    values = _values(table)
    new = {f"new_{name}": values[name] for name in SAVED}
    saved = yield SAVE, {**new, "table": table.id, "read": table.revision}
    if not saved:
        return False
    yield DROP_CHAIRS, {"table": table.id, "seats": table.seats}
    yield from _set_chairs(table.id, table.chairs)
    return True


def one(table: str) -> Work[StoredTable | None]:
    """The row of one table; Damaged if it exists but cannot be read."""
    found = yield ONE, {"table": table}
    return table_of(found) if found else None


def table_of(found: list[Row]) -> StoredTable:
    """The table in these rows; Damaged if it cannot be read."""
    try:
        return _table(found)
    except DAMAGE as problem:
        raise Damaged(f"A stored table cannot be read: {problem}.") from problem


def open_tables(limit: int) -> Work[list[StoredTable]]:
    """Public tables that have not begun."""
    return readable((yield OPEN, {"most": limit}))


def live_tables(limit: int) -> Work[list[StoredTable]]:
    """Public tables that are being played."""
    return readable((yield LIVE, {"most": limit}))


def tables_of(user: str, limit: int) -> Work[list[StoredTable]]:
    """The tables at which a user has a chair, except hidden ones."""
    return readable((yield OF_USER, {"user": user, "most": limit}))


def unfinished(host: str) -> Work[int]:
    """How many of a host's tables are not over."""
    found = yield UNFINISHED, {"user": host}
    return int(found[0][0])


def running() -> Work[list[str]]:
    """The ids of the running tables, most recently moved first."""
    found = yield RUNNING, {}
    return [row[0] for row in found]


def asking_bots() -> Work[list[str]]:
    """The running tables that are waiting for a bot."""
    found = yield WITH_BOTS, {}
    asking: dict[str, None] = {}
    for table, waiting, seat in found:
        with suppress(*DAMAGE):
            if seat in json.loads(waiting):
                asking[table] = None
    return list(asking)


def readable(rows: list[Row]) -> list[StoredTable]:
    """The tables in these rows. One that cannot be read is left out, so that it does not affect the others."""
    found = []
    for _, of_one in groupby(rows, key=lambda row: row[0]):
        with suppress(*DAMAGE):
            found.append(_table(list(of_one)))
    return found


def _values(table: StoredTable) -> dict[str, Any]:
    return {
        "id": table.id,
        "title": table.title,
        "name": table.name,
        "seats": table.seats,
        "options": json.dumps(dict(table.options)),
        "public": int(table.public),
        "host": table.host,
        "secret": table.secret,
        "rules": table.rules,
        "created": table.created,
        "status": table.status,
        # Seeds use all 64 bits, but the databases' integers are signed, so seeds are stored as text.
        "seed": None if table.seed is None else str(table.seed),
        "notes": json.dumps(dict(table.notes)),
        "seq": table.seq,
        "waiting": json.dumps(table.waiting),
        "moved": table.moved,
        "scores": None if table.scores is None else json.dumps(table.scores),
        "winners": None if table.winners is None else json.dumps(table.winners),
        "rematch": table.rematch,
        "cards": table.cards,
        "revision": table.revision,
        "purpose": json.dumps(asdict(table.purpose)),
        "terms": json.dumps(dict(table.terms)),
        "life": table.life,
        "deadline": table.deadline,
    }


def _table(rows: list[Row]) -> StoredTable:
    """A table from its rows, one per chair."""
    size = len(COLUMNS)
    seated = tuple(Chair(*row[size : size + len(CHAIR)]) for row in rows if row[size] is not None)
    value = dict(zip(COLUMNS, rows[0], strict=False))
    if len(seated) != value["seats"]:
        raise ValueError(f"it has {len(seated)} chairs for {value['seats']} seats")
    for name in ("options", "notes", "terms"):
        value[name] = json.loads(value[name])
    for name in ("waiting", "scores", "winners"):
        value[name] = None if value[name] is None else tuple(json.loads(value[name]))
    value["seed"] = None if value["seed"] is None else int(value["seed"])
    value["purpose"] = Purpose(**json.loads(value["purpose"]))
    return StoredTable(**{**value, "public": bool(value["public"]), "chairs": seated})


def _set_chairs(table: str, seated: Iterable[Chair]) -> Work[None]:
    yield (
        SET_CHAIR,
        [
            {
                "table_id": table,
                "seat": chair.seat,
                "face": chair.face,
                "kind": chair.kind,
                "user_id": chair.user,
                "name": chair.name,
                "level": chair.level,
                "nonce": chair.nonce,
                "hidden": 0,  # for a new chair; an existing one keeps its value
            }
            for chair in seated
        ],
    )
