"""Holidays: days on which somebody's clocks stand still in games of days. Days are dates in UTC, both ends included."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import chairs, holidays, tables, users

WHO = bindparam("who", type_=holidays.c.user_id.type)
FIRST = bindparam("first_day", type_=holidays.c.first.type)


@dataclass(frozen=True, slots=True)
class Holiday:
    """Somebody's holiday, from its first day to its last; `stage` is what their tables know: waits, on or over."""

    user: str
    first: str
    last: str
    stage: str = "waits"


COLUMNS = [holidays.c[name] for name in ("user_id", "first", "last", "stage")]
ADD = Query(insert(holidays))
LOCK = Query(select(users.c.id).where(users.c.id == WHO).with_for_update())
"""One change of somebody's holidays at a time, so that two together are never more than one may have."""
OF_USER = Query(select(*COLUMNS).where(holidays.c.user_id == WHO).order_by(holidays.c.first))
END = Query(
    update(holidays)
    .where(holidays.c.user_id == WHO, holidays.c.first == FIRST)
    .values(last=bindparam("new_last"), stage=bindparam("new_stage"))
)
TURNED = Query(
    update(holidays)
    .where(
        holidays.c.user_id == WHO,
        holidays.c.first == FIRST,
        holidays.c.last == bindparam("of_last"),
        holidays.c.stage == bindparam("of_stage"),
    )
    .values(stage=bindparam("new_stage"))
)
DROP = Query(delete(holidays).where(holidays.c.user_id == WHO, holidays.c.first == FIRST))
BEGINNING = Query(
    select(*COLUMNS)
    .where(holidays.c.stage == const("waits"), holidays.c.first <= bindparam("today"))
    .order_by(holidays.c.first)
    .limit(bindparam("most"))
    .offset(const(0))
)
ENDING = Query(
    select(*COLUMNS)
    .where(holidays.c.stage == const("on"), holidays.c.last < bindparam("today"))
    .order_by(holidays.c.last)
    .limit(bindparam("most"))
    .offset(const(0))
)
ON = Query(
    select(holidays.c.user_id, holidays.c.last)
    .join(chairs, chairs.c.user_id == holidays.c.user_id)
    .where(
        chairs.c.table_id == bindparam("table"),
        chairs.c.kind == const("person"),
        holidays.c.stage != const("over"),
        holidays.c.first <= bindparam("today"),
        holidays.c.last >= bindparam("today"),
    )
)
TABLES = Query(
    select(tables.c.id)
    .join(chairs, chairs.c.table_id == tables.c.id)
    .where(
        chairs.c.user_id == WHO,
        chairs.c.ended == const(""),
        chairs.c.kind == const("person"),
        tables.c.status == const("running"),
        tables.c.terms.like(const('%"days %')),
    )
    .order_by(tables.c.id)
)


@work
def add(holiday: Holiday, fits: Callable[[Sequence[Holiday]], bool]) -> Steps[bool]:
    """Add a holiday if it fits beside all others; False if it does not."""
    yield LOCK, {"who": holiday.user}
    if not fits((yield from of_user(holiday.user))):
        return False
    yield ADD, {"user_id": holiday.user, "first": holiday.first, "last": holiday.last, "stage": holiday.stage}
    return True


@work
def of_user(user: str) -> Steps[list[Holiday]]:
    """Somebody's holidays, past and to come, by their first day."""
    return [Holiday(*row) for row in (yield OF_USER, {"who": user})]


@work
def change(holiday: Holiday) -> Steps[None]:
    """Write how far a holiday goes, and what the tables know of it."""
    named = {"who": holiday.user, "first_day": holiday.first}
    yield END, {**named, "new_last": holiday.last, "new_stage": holiday.stage}


@work
def turned(holiday: Holiday, stage: str) -> Steps[None]:
    """Write down that the tables have been told, if the holiday is still as it was read."""
    values = {"who": holiday.user, "first_day": holiday.first, "of_last": holiday.last, "of_stage": holiday.stage}
    yield TURNED, {**values, "new_stage": stage}


@work
def drop(user: str, first: str) -> Steps[None]:
    """Remove a holiday that has not begun."""
    yield DROP, {"who": user, "first_day": first}


@work
def turning(today: str, limit: int) -> Steps[list[Holiday]]:
    """Holidays that have begun or ended, and whose tables do not know yet."""
    begun = yield BEGINNING, {"today": today, "most": limit}
    ended = yield ENDING, {"today": today, "most": limit}
    return [Holiday(*row) for row in (*begun, *ended)]


@work
def on_at(table: str, today: str) -> Steps[dict[str, str]]:
    """Who at a table is on holiday today, and the last day of it."""
    return dict((yield ON, {"table": table, "today": today}))


@work
def tables_of(user: str) -> Steps[list[str]]:
    """The running tables with days for a move at which somebody sits."""
    return [table for (table,) in (yield TABLES, {"who": user})]
