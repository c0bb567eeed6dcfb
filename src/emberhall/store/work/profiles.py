"""Rows of a user's finished games: their results, and the games themselves by a filter."""

import json
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, and_, bindparam, cast, exists, func, or_, select

from emberhall.store import rows
from emberhall.store.base import StoredTable
from emberhall.store.people_base import Result, Wanted
from emberhall.store.queries import Query, Work, const
from emberhall.store.schema import chairs, tables

own = chairs.alias("own")
other = chairs.alias("other")
TEXT = tables.c.title.type
NUMBER = tables.c.seq.type


def _won() -> ColumnElement[Any]:
    """True if the user's seat is among the winners, which are a JSON list."""
    plain: ColumnElement[Any] = tables.c.winners
    for mark in "[] ":
        plain = func.replace(plain, const(mark), const(""))
    seat = const("%,").op("||")(cast(own.c.seat, Text)).op("||")(const(",%"))
    return const(",").op("||")(plain).op("||")(const(",")).op("LIKE")(seat)


def _asked(name: str, value: str, condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """The condition, applied only if the field has that value."""
    return or_(bindparam(name, type_=TEXT) != const(value), condition)


def _played(columns: list[Any]) -> Select[Any]:
    """Select from the finished games of a user, or only the public ones."""
    return (
        select(*columns)
        .select_from(tables.join(own, own.c.table_id == tables.c.id))
        .where(
            own.c.user_id == bindparam("who", type_=TEXT),
            own.c.kind == const("person"),
            tables.c.status == const("over"),
            or_(bindparam("open_only", type_=NUMBER) == const(0), tables.c.public == const(1)),
        )
        .order_by(tables.c.moved.desc(), tables.c.id)
        .limit(bindparam("most"))
    )


CASUAL = ("forked", "imported")
"""Notes that mark a table whose result does not count."""
RESULTS = Query(
    _played([tables.c.id, tables.c.title, tables.c.moved, own.c.seat, tables.c.scores, tables.c.winners])
    .where(*(tables.c.notes.op("NOT LIKE")(const(f'%"{note}":%')) for note in CASUAL))
    .offset(const(0))
)
SOMEBODY = and_(other.c.table_id == tables.c.id, other.c.seat != own.c.seat)
NAMED = or_(
    other.c.user_id == bindparam("other", type_=TEXT),
    func.lower(other.c.name).op("LIKE")(bindparam("like", type_=TEXT)),
)
GAMES = rows.with_chairs(
    _played([tables.c[name] for name in rows.COLUMNS])
    .where(
        or_(bindparam("of_title", type_=TEXT) == const(""), tables.c.title == bindparam("of_title", type_=TEXT)),
        _asked("ended", "won", _won()),
        _asked("ended", "lost", ~_won()),
        _asked("among", "people", exists().where(SOMEBODY, other.c.kind == const("person"))),
        _asked("among", "bots", ~exists().where(SOMEBODY, other.c.kind == const("person"))),
        or_(bindparam("other", type_=TEXT) == const(""), exists().where(SOMEBODY, NAMED)),
    )
    .offset(bindparam("skipped")),
    "moved",
)


def results(user: str, public: bool, limit: int) -> Work[list[Result]]:
    """The results of a user's finished games."""
    found = yield RESULTS, {"who": user, "open_only": int(public), "most": limit}
    return [
        Result(table, title, at, seat, tuple(json.loads(scores or "[]")), tuple(json.loads(winners or "[]")))
        for table, title, at, seat, scores, winners in found
    ]


def games(user: str, wanted: Wanted, limit: int, offset: int) -> Work[list[StoredTable]]:
    """The finished games that match the filter."""
    # LIKE's wildcards are removed, so they cannot be searched for; no name depends on them.
    like = "%" + wanted.other.lower().replace("%", "").replace("_", "") + "%"
    found = yield (
        GAMES,
        {
            "who": user,
            "open_only": int(wanted.public),
            "of_title": wanted.title,
            "ended": wanted.result,
            "among": wanted.company,
            "other": wanted.other,
            "like": like,
            "most": limit,
            "skipped": offset,
        },
    )
    return rows.readable(found)
