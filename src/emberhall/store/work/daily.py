"""Tries at daily deals: each person has one. A try is settled once, when it is over, and ranked by an index.

So a list of results is read from its beginning, however many people have played.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, and_, bindparam, func, or_, select, update

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import daily_tries, friends, off_ladder, tables, users

DONE, GONE = "done", "gone"
"""What has become of a try: it was played to its end, or it was given up; before that it is not settled."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What has become of a try. Without points it was given up."""

    points: int | None
    seconds: int
    won: bool = False


@dataclass(frozen=True, slots=True)
class Try:
    """A person's try at a daily deal, as it is listed; `ahead` counts those with equal points who were faster."""

    user: str
    table: str
    name: str
    face: str
    settled: str
    points: int | None
    seconds: int
    won: bool
    listed: bool
    ahead: int = 0


def _claim(own_insert: Any) -> Any:
    return own_insert(daily_tries).on_conflict_do_nothing()


CLAIM = Query(_claim)
THIS_DEAL = and_(daily_tries.c.title == bindparam("of"), daily_tries.c.day == bindparam("on"))
CLAIMED = Query(select(daily_tries.c.table_id).where(THIS_DEAL, daily_tries.c.user_id == bindparam("user")))
SETTLE = Query(
    update(daily_tries)
    .where(daily_tries.c.table_id == bindparam("table"), daily_tries.c.settled != const(GONE))
    .values(
        settled=bindparam("how"),
        points=bindparam("new_points"),
        seconds=bindparam("new_seconds"),
        won=bindparam("new_won"),
    )
)
"""Whoever has given up has: the end of the game changes nothing."""
RESULT = [daily_tries.c[name] for name in ("points", "seconds", "won")]
_faster = daily_tries.alias("faster")
AHEAD = (
    select(func.count())
    .select_from(_faster)
    .where(
        _faster.c.title == daily_tries.c.title,
        _faster.c.day == daily_tries.c.day,
        _faster.c.settled == const(DONE),
        _faster.c.points == daily_tries.c.points,
        _faster.c.seconds < daily_tries.c.seconds,
    )
    .scalar_subquery()
)


def _tries(*more: Any) -> Select[Any]:
    return (
        select(
            daily_tries.c.user_id,
            daily_tries.c.table_id,
            users.c.name,
            users.c.face,
            daily_tries.c.settled,
            *RESULT,
            off_ladder.c.user_id.is_(None),
            *more,
        )
        .select_from(
            daily_tries.join(users, users.c.id == daily_tries.c.user_id).outerjoin(
                off_ladder, off_ladder.c.user_id == daily_tries.c.user_id
            )
        )
        .where(THIS_DEAL)
    )


BEST = Query(
    _tries()
    .where(daily_tries.c.settled == const(DONE))
    .order_by(daily_tries.c.points.desc(), daily_tries.c.seconds)
    .limit(bindparam("most"))
    .offset(const(0))
)
AROUND = Query(
    _tries(AHEAD)
    .where(daily_tries.c.settled == const(DONE))
    .order_by(daily_tries.c.points.desc(), daily_tries.c.seconds)
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
GIVEN_UP = Query(_tries().where(daily_tries.c.settled == const(GONE)).limit(bindparam("most")).offset(const(0)))
MINE = daily_tries.c.user_id == bindparam("user")
THEIRS = daily_tries.c.user_id.in_(select(friends.c.friend_id).where(friends.c.user_id == bindparam("user")))
OF_FRIENDS = Query(_tries(AHEAD).where(daily_tries.c.settled != const(""), THEIRS))
OWN = Query(_tries(AHEAD).where(MINE))
SPREAD = Query(
    select(daily_tries.c.points, func.count())
    .where(THIS_DEAL, daily_tries.c.settled == const(DONE))
    .group_by(daily_tries.c.points)
    .order_by(daily_tries.c.points.desc())
)
COUNT = Query(
    select(func.count())
    .select_from(daily_tries)
    .where(THIS_DEAL, or_(daily_tries.c.settled == const(DONE), daily_tries.c.settled == const(GONE)))
)
UNSETTLED = Query(
    select(daily_tries.c.table_id)
    .join(tables, tables.c.id == daily_tries.c.table_id)
    .where(daily_tries.c.settled == const(""), tables.c.status == const("over"))
    .limit(bindparam("most"))
    .offset(const(0))
)
DAYS = Query(
    select(daily_tries.c.day, daily_tries.c.title)
    .join(tables, tables.c.id == daily_tries.c.table_id)
    .where(
        daily_tries.c.user_id == bindparam("user"),
        daily_tries.c.day >= bindparam("since"),
        tables.c.status == const("over"),
    )
    .order_by(daily_tries.c.day.desc(), daily_tries.c.title)
)
OF_USER = Query(
    select(
        daily_tries.c.title,
        daily_tries.c.day,
        daily_tries.c.table_id,
        daily_tries.c.settled,
        *RESULT,
    )
    .where(daily_tries.c.user_id == bindparam("user"))
    .order_by(daily_tries.c.day, daily_tries.c.title)
)


@work
def claim(title: str, day: str, user: str, table: str) -> Steps[str]:
    """The table of a person's only try at a day's deal: this one, unless there is one already."""
    new = {"title": title, "day": day, "user_id": user, "table_id": table}
    yield CLAIM, {**new, "settled": "", "points": None, "seconds": None, "won": 0}
    [(first,)] = yield CLAIMED, {"of": title, "on": day, "user": user}
    return str(first)


@work
def settle(table: str, tried: Tried) -> Steps[None]:
    """Write down what has become of the try at a table."""
    how = GONE if tried.points is None else DONE
    result = {"new_points": tried.points, "new_seconds": tried.seconds, "new_won": int(tried.won)}
    yield SETTLE, {"table": table, "how": how, **result}


@work
def unsettled(limit: int) -> Steps[list[str]]:
    """The tables of tries that are over and not settled: from before that was written down."""
    return [table for (table,) in (yield UNSETTLED, {"most": limit})]


# --- results


@work
def spread(title: str, day: str) -> Steps[list[tuple[int, int]]]:
    """How often each number of points was reached, best first."""
    return [(points, count) for points, count in (yield SPREAD, {"of": title, "on": day})]


@work
def count(title: str, day: str) -> Steps[int]:
    """How many tries are settled."""
    [(number,)] = yield COUNT, {"of": title, "on": day}
    return int(number)


@work
def best(title: str, day: str, limit: int) -> Steps[list[Try]]:
    """The best tries, with equal points the faster one first."""
    return _read((yield BEST, {"of": title, "on": day, "most": limit}))


@work
def around(title: str, day: str, skip: int, limit: int) -> Steps[list[Try]]:
    """Some tries further down, in the same order."""
    return _read((yield AROUND, {"of": title, "on": day, "skipped": skip, "most": limit}))


@work
def given_up(title: str, day: str, limit: int) -> Steps[list[Try]]:
    """Some of the tries that were given up."""
    return _read((yield GIVEN_UP, {"of": title, "on": day, "most": limit}))


@work
def own(title: str, day: str, user: str) -> Steps[Try | None]:
    """A person's own try."""
    return next(iter(_read((yield OWN, {"of": title, "on": day, "user": user}))), None)


@work
def of_friends(title: str, day: str, user: str) -> Steps[list[Try]]:
    """The settled tries of a person's friends."""
    return _read((yield OF_FRIENDS, {"of": title, "on": day, "user": user}))


# --- of a person


@work
def days_of(user: str, since: str) -> Steps[list[tuple[str, str]]]:
    """The days since then on which a person finished a deal, with the title, latest first."""
    return [(day, title) for day, title in (yield DAYS, {"user": user, "since": since})]


@work
def all_of(user: str) -> Steps[list[Row]]:
    """All tries of a person: title, day, table, what became of it, points, seconds, and whether it won."""
    return [tuple(row) for row in (yield OF_USER, {"user": user})]


def _read(rows: Sequence[Row]) -> list[Try]:
    tries = []
    for user, table, name, face, settled, points, seconds, won, listed, *ahead in rows:
        tries.append(Try(user, table, name, face, settled, points, seconds or 0, bool(won), bool(listed), *ahead))
    return tries
