"""What a profile shows: a user's finished games by a filter, their results, and what they have unlocked."""

import json
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, Text, and_, bindparam, cast, exists, func, or_, select

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import chairs, tables, unlocks
from emberhall.store.work.tables import StoredTable, all_columns, readable, with_chairs


@dataclass(frozen=True, slots=True)
class Wanted:
    """A filter for a user's finished games; an empty field matches everything."""

    title: str = ""
    result: Literal["", "won", "lost"] = ""
    company: Literal["", "people", "bots"] = ""
    other: str = ""
    """Part of the name of somebody at the table, or their id."""
    public: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game went for one of its seats."""

    table: str
    title: str
    at: str
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unlock:
    """A card of a title that a user has unlocked, with the table and time."""

    title: str
    card: str
    table: str
    at: str


LOOKED_AT = 2000
"""How many of a user's latest games a profile looks at."""
TEXT = tables.c.title.type
NUMBER = tables.c.seq.type
own = (
    select(chairs.c.table_id, chairs.c.seat, chairs.c.ended)
    .where(
        chairs.c.user_id == bindparam("who", type_=TEXT),
        chairs.c.user_id.is_not(None),  # lets a database use its partial index
        chairs.c.ended > const(""),
        chairs.c.kind == const("person"),
    )
    .order_by(chairs.c.ended.desc())
    .limit(const(LOOKED_AT))
    .offset(const(0))
    .subquery("own")
)
other = chairs.alias("other")


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
    """Select from the last finished games of a user, or only the public ones."""
    return (
        select(*columns)
        .select_from(tables.join(own, own.c.table_id == tables.c.id))
        .where(or_(bindparam("open_only", type_=NUMBER) == const(0), tables.c.public == const(1)))
        .order_by(own.c.ended.desc(), tables.c.id)
        .limit(bindparam("most"))
    )


CASUAL = ("forked", "imported")
"""Notes that mark a table whose result does not count."""


def counted_games(columns: list[Any]) -> Select[Any]:
    """Select from the last finished games of a user whose results count."""
    casual = (tables.c.notes.op("NOT LIKE")(const(f'%"{note}":%')) for note in CASUAL)
    return _played(columns).where(*casual).offset(const(0))


RESULTS = Query(
    counted_games([tables.c.id, tables.c.title, tables.c.moved, own.c.seat, tables.c.scores, tables.c.winners])
)
SOMEBODY = and_(other.c.table_id == tables.c.id, other.c.seat != own.c.seat)
NAMED = or_(
    other.c.user_id == bindparam("other", type_=TEXT),
    func.lower(other.c.name).op("LIKE")(bindparam("like", type_=TEXT)),
)
GAMES = with_chairs(
    _played(all_columns())
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
UNLOCKED = Query(
    select(unlocks.c.title, unlocks.c.card, unlocks.c.table_id, unlocks.c.at)
    .where(unlocks.c.user_id == bindparam("user"))
    .order_by(unlocks.c.at, unlocks.c.card)
)


@work
def results_of(user: str, public: bool, limit: int) -> Steps[list[Result]]:
    """The results of a user's finished games, newest first; with `public`, only those at public tables.

    Forked or imported games do not count.
    """
    rows = yield RESULTS, {"who": user, "open_only": int(public), "most": limit}
    return [
        Result(table, title, at, seat, tuple(json.loads(scores or "[]")), tuple(json.loads(winners or "[]")))
        for table, title, at, seat, scores, winners in rows
    ]


@work
def games_of(user: str, wanted: Wanted, limit: int, offset: int) -> Steps[list[StoredTable]]:
    """A user's finished games that match the filter, newest first."""
    # LIKE's wildcards are removed, so they cannot be searched for; no name depends on them.
    like = "%" + wanted.other.lower().replace("%", "").replace("_", "") + "%"
    rows = yield (
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
    return readable(rows)


@work
def unlocks_of(user: str) -> Steps[list[Unlock]]:
    """What a user has unlocked, oldest first, with the first time of each."""
    rows = yield UNLOCKED, {"user": user}
    return [Unlock(*row) for row in rows]
