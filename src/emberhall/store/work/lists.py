"""Lists of tables: for the lobby, for a person, for the caretaker, and of finished games."""

import json
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, bindparam, func, or_, select

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import chairs, tables
from emberhall.store.work.tables import DAMAGE, StoredTable, all_columns, readable, with_chairs

LISTED_OF_A_HOST = 3
LOOKED_AT = 600
"""How many of the newest tables the lobby chooses from."""


def newest(status: str) -> Select[Any]:
    """The newest public tables of a status."""
    return (
        select(tables.c.id, tables.c.host, tables.c.created)
        .where(tables.c.public == const(1), tables.c.status == const(status))
        .order_by(tables.c.created.desc())
        .limit(const(LOOKED_AT))
        .offset(const(0))
    )


def _listed(status: str, latest: str) -> Query:
    """Public tables for the lobby: the newest of each host before anybody's second, and only a few per host."""
    among = newest(status).subquery()
    nth = func.row_number().over(partition_by=among.c.host, order_by=among.c.created.desc())
    ranking = select(among.c.id, among.c.created, nth.label("nth")).subquery()
    first = (
        select(ranking.c.id)
        .where(ranking.c.nth <= const(LISTED_OF_A_HOST))
        .order_by(ranking.c.nth, ranking.c.created.desc())
        .limit(bindparam("most"))
        .offset(const(0))
    )
    return with_chairs(select(*all_columns()).where(tables.c.id.in_(first)), latest)


OPEN = _listed("open", "created")
LIVE = _listed("running", "moved")
SITS = and_(chairs.c.user_id == bindparam("user"), chairs.c.user_id.is_not(None))
"""The second condition lets a database use its partial index."""


def _ended(*conditions: ColumnElement[bool]) -> Select[Any]:
    """The tables of a user that were over last."""
    ended = select(chairs.c.table_id).where(SITS, chairs.c.ended > const(""), *conditions)
    return ended.order_by(chairs.c.ended.desc()).limit(bindparam("most")).offset(const(0))


UNFINISHED_OF_USER = select(chairs.c.table_id).where(SITS, chairs.c.ended == const(""))
OF_USER = with_chairs(
    select(*all_columns())
    .where(
        or_(
            tables.c.id.in_(UNFINISHED_OF_USER.where(chairs.c.hidden == const(0))),
            tables.c.id.in_(_ended(chairs.c.hidden == const(0))),
        )
    )
    .order_by(tables.c.moved.desc())
    .limit(bindparam("most"))
    .offset(const(0)),
    "moved",
)
NOT_OVER = with_chairs(select(*all_columns()).where(tables.c.id.in_(UNFINISHED_OF_USER)), "moved")
CHAIRS_OF = Query(select(func.count()).select_from(chairs).where(SITS))
ENDED_OF = Query(select(chairs.c.table_id).where(SITS, chairs.c.ended > const("")).order_by(chairs.c.ended.desc()))
OVER = select(*all_columns()).where(tables.c.status == const("over"))
FINISHED_OF_USER = with_chairs(
    OVER.where(
        or_(
            tables.c.id.in_(
                select(tables.c.id)
                .where(tables.c.status == const("over"), tables.c.host == bindparam("user"))
                .order_by(tables.c.moved.desc())
                .limit(bindparam("most"))
                .offset(const(0))
            ),
            tables.c.id.in_(_ended()),
        )
    )
    .order_by(tables.c.moved.desc())
    .limit(bindparam("most"))
    .offset(const(0)),
    "moved",
)
FINISHED_PUBLIC = with_chairs(
    OVER.where(tables.c.public == const(1)).order_by(tables.c.moved.desc()).limit(bindparam("most")).offset(const(0)),
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


# --- for the lobby


@work
def open_tables(limit: int) -> Steps[list[StoredTable]]:
    """Public tables not yet started, newest first; a host with many tables does not crowd out others."""
    return readable((yield OPEN, {"most": limit}))


@work
def live_tables(limit: int) -> Steps[list[StoredTable]]:
    """Public tables being played, most recently moved first; a host with many does not crowd out others."""
    return readable((yield LIVE, {"most": limit}))


# --- of a person


@work
def tables_of(user: str, limit: int) -> Steps[list[StoredTable]]:
    """The tables at which a user has a chair, except hidden ones, most recently moved first."""
    return readable((yield OF_USER, {"user": user, "most": limit}))


@work
def unfinished_of(user: str) -> Steps[list[StoredTable]]:
    """The tables at which a user has a chair and that are not over, most recently moved first."""
    return readable((yield NOT_OVER, {"user": user}))


@work
def ended_of(user: str) -> Steps[list[str]]:
    """The finished tables at which a user has a chair, most recently over first."""
    return [table for (table,) in (yield ENDED_OF, {"user": user})]


@work
def chairs_of(user: str) -> Steps[int]:
    """How many chairs a user has."""
    [(count,)] = yield CHAIRS_OF, {"user": user}
    return int(count)


@work
def unfinished(host: str) -> Steps[int]:
    """How many of a host's tables are not over."""
    [(count,)] = yield UNFINISHED, {"user": host}
    return int(count)


@work
def finished_of(user: str, limit: int) -> Steps[list[StoredTable]]:
    """The finished tables at which a user has a chair or is the host, most recently moved first."""
    return readable((yield FINISHED_OF_USER, {"user": user, "most": limit}))


@work
def finished_public(limit: int) -> Steps[list[StoredTable]]:
    """Public finished tables, most recently moved first."""
    return readable((yield FINISHED_PUBLIC, {"most": limit}))


# --- for the caretaker


@work
def running() -> Steps[list[str]]:
    """Every table in mid-game, most recently moved first."""
    return [table for (table,) in (yield RUNNING, {})]


@work
def asking_bots() -> Steps[list[str]]:
    """The running tables that are waiting for a bot."""
    asking: dict[str, None] = {}
    for table, waiting, seat in (yield WITH_BOTS, {}):
        with suppress(*DAMAGE):
            if seat in json.loads(waiting):
                asking[table] = None
    return list(asking)


@work
def due(before: str, limit: int) -> Steps[list[str]]:
    """The tables in mid-game where a clock has run out by then."""
    return [table for (table,) in (yield DUE, {"before": before, "most": limit})]


@work
def abandoned(before: str, limit: int) -> Steps[list[str]]:
    """The tables in mid-game where nobody has moved since then."""
    return [table for (table,) in (yield ABANDONED, {"before": before, "most": limit})]
