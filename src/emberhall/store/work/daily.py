"""Tries at daily deals: each person has one."""

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, bindparam, select

from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import chairs, daily_tries, off_ladder, tables, users


@dataclass(frozen=True, slots=True)
class Try:
    """A person's try at a daily deal, with its result if it is over."""

    title: str
    day: str
    user: str
    table: str
    name: str
    face: str
    seat: int | None
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    began: str
    moved: str
    listed: bool
    status: str = "running"
    life: str = ""


def _claim(own_insert: Any) -> Any:
    return own_insert(daily_tries).on_conflict_do_nothing()


CLAIM = Query(_claim)
CLAIMED = Query(
    select(daily_tries.c.table_id).where(
        daily_tries.c.title == bindparam("of"),
        daily_tries.c.day == bindparam("on"),
        daily_tries.c.user_id == bindparam("user"),
    )
)
_mine = and_(
    chairs.c.table_id == tables.c.id, chairs.c.user_id == daily_tries.c.user_id, chairs.c.kind == const("person")
)
TRIES = Query(
    select(
        daily_tries.c.title,
        daily_tries.c.day,
        daily_tries.c.user_id,
        daily_tries.c.table_id,
        users.c.name,
        users.c.face,
        chairs.c.seat,
        tables.c.scores,
        tables.c.winners,
        tables.c.created,
        tables.c.moved,
        off_ladder.c.user_id.is_(None),
        tables.c.status,
        tables.c.life,
    )
    .select_from(
        daily_tries.join(users, users.c.id == daily_tries.c.user_id)
        .join(tables, tables.c.id == daily_tries.c.table_id)
        .outerjoin(chairs, _mine)
        .outerjoin(off_ladder, off_ladder.c.user_id == daily_tries.c.user_id)
    )
    .where(daily_tries.c.title == bindparam("of"), daily_tries.c.day == bindparam("on"))
    .order_by(tables.c.created, daily_tries.c.user_id)
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


@work
def claim(title: str, day: str, user: str, table: str) -> Steps[str]:
    """The table of a person's only try at a day's deal: this one, unless there is one already."""
    yield CLAIM, {"title": title, "day": day, "user_id": user, "table_id": table}
    [(first,)] = yield CLAIMED, {"of": title, "on": day, "user": user}
    return str(first)


@work
def tries_at(title: str, day: str) -> Steps[list[Try]]:
    """Everybody's tries at a deal, in the order they began."""
    return [_try(row) for row in (yield TRIES, {"of": title, "on": day})]


@work
def days_of(user: str, since: str) -> Steps[list[tuple[str, str]]]:
    """The days since then on which a person finished a deal, with the title, latest first."""
    return [(day, title) for day, title in (yield DAYS, {"user": user, "since": since})]


def _try(row: Row) -> Try:
    title, day, user, table, name, face, seat, scores, winners, began, moved, listed, status, life = row
    ended = _numbers(scores), _numbers(winners)
    return Try(title, day, user, table, name, face, seat, *ended, began, moved, bool(listed), status, life)


def _numbers(text: str | None) -> tuple[int, ...] | None:
    return None if text is None else tuple(json.loads(text))
