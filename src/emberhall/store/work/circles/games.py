"""The games of a circle: which tables are its own, on which evening, and who has won how often."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, case, delete, func, insert, or_, select, update

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import circle_games, circle_people, circle_scores, circles, tables
from emberhall.store.work.circles import talk
from emberhall.store.work.circles.people import WHICH
from emberhall.store.work.tables import StoredTable, all_columns, readable, with_chairs

SHELF = 12
"""How many games the shelf shows besides those that are not over."""
RUNNING = 20
"""How many games of a circle may be going on."""
EVENINGS = 8
"""How many evenings are kept one by one."""


@dataclass(frozen=True, slots=True)
class CircleGame:
    """One game of a circle; `settled` is when its result was counted."""

    table: str
    n: int
    evening: int
    at: str
    settled: str


@dataclass(frozen=True, slots=True)
class CircleScore:
    """How often somebody has played and won a title on an evening; evening 0 is the sum of all."""

    evening: int
    user: str
    title: str
    won: int
    played: int
    at: str


BEGIN = Query(
    update(circles)
    .where(circles.c.id == WHICH)
    .values(
        games=circles.c.games + const(1),
        evenings=circles.c.evenings + case((circles.c.last_game < bindparam("before"), const(1)), else_=const(0)),
        last_game=bindparam("at"),
    )
    .returning(circles.c.games, circles.c.evenings)
)
ADD = Query(insert(circle_games))
NO_VOTES = Query(update(circle_people).where(circle_people.c.circle_id == WHICH).values(vote=const("")))
PRUNE = Query(
    delete(circle_games).where(
        circle_games.c.circle_id == WHICH, circle_games.c.n <= bindparam("old"), circle_games.c.settled != const("")
    )
)
OF_CIRCLE = circle_games.c.circle_id == WHICH
UNSETTLED = select(circle_games.c.table_id).where(OF_CIRCLE, circle_games.c.settled == const(""))
NEWEST = (
    select(circle_games.c.table_id)
    .where(OF_CIRCLE)
    .order_by(circle_games.c.n.desc())
    .limit(bindparam("most"))
    .offset(const(0))
)
ON_SHELF = Query(
    select(*(circle_games.c[name] for name in ("table_id", "n", "evening", "at", "settled")))
    .where(or_(circle_games.c.table_id.in_(UNSETTLED), circle_games.c.table_id.in_(NEWEST)))
    .order_by(circle_games.c.n.desc())
)
TABLES = with_chairs(select(*all_columns()).where(or_(tables.c.id.in_(UNSETTLED), tables.c.id.in_(NEWEST))), "created")
RUNNING_COUNT = Query(select(func.count()).select_from(UNSETTLED.subquery()))
SETTLE = Query(
    update(circle_games)
    .where(circle_games.c.table_id == bindparam("table"), circle_games.c.settled == const(""))
    .values(settled=bindparam("at"))
    .returning(circle_games.c.circle_id, circle_games.c.evening)
)


def _count(own_insert: Any) -> Any:
    new = own_insert(circle_scores)
    more = {name: circle_scores.c[name] + new.excluded[name] for name in ("won", "played")}
    keys = ["circle_id", "evening", "user_id", "title"]
    return new.on_conflict_do_update(index_elements=keys, set_=more)


COUNT = Query(_count)
OLD_EVENINGS = Query(
    delete(circle_scores).where(
        circle_scores.c.circle_id == WHICH,
        circle_scores.c.evening > const(0),
        circle_scores.c.evening <= bindparam("old"),
    )
)
SCORES = Query(
    select(*(circle_scores.c[name] for name in ("evening", "user_id", "title", "won", "played", "at")))
    .where(circle_scores.c.circle_id == WHICH)
    .order_by(circle_scores.c.evening, circle_scores.c.user_id, circle_scores.c.title)
)
DROP = Query(delete(circle_games).where(circle_games.c.table_id == bindparam("table")))


@work
def add(circle: str, user: str, table: str, title: str, at: str, before: str) -> Steps[int]:
    """A table is set up for a circle; return its new revision, 0 if it is gone. An evening ends after a break."""
    rows = yield BEGIN, {"which": circle, "at": at, "before": before}
    if not rows:
        return 0
    games, evening = rows[0]
    yield ADD, {"circle_id": circle, "table_id": table, "n": games, "evening": evening, "at": at, "settled": ""}
    yield NO_VOTES, {"which": circle}
    yield PRUNE, {"which": circle, "old": games - SHELF}
    return (yield from talk.say(circle, user, "event", "set-up", at, title, table))


@work
def shelf(circle: str) -> Steps[list[CircleGame]]:
    """The games of a circle that are not over, and its newest ones."""
    return [CircleGame(*row) for row in (yield ON_SHELF, {"which": circle, "most": SHELF})]


@work
def tables_of(circle: str) -> Steps[list[StoredTable]]:
    """The tables of the games on the shelf."""
    return readable((yield TABLES, {"which": circle, "most": SHELF}))


@work
def count_running(circle: str) -> Steps[int]:
    """How many games of a circle are not over."""
    [(count,)] = yield RUNNING_COUNT, {"which": circle}
    return int(count)


@work
def settle(table: str, title: str, people: Sequence[str], winners: Collection[str], at: str) -> Steps[int]:
    """Count a result, once, and say it in the talk; return the new revision, 0 if it was counted before."""
    rows = yield SETTLE, {"table": table, "at": at}
    if not rows:
        return 0
    circle, evening = rows[0]
    counts = [
        {"circle_id": circle, "evening": which, "user_id": user, "title": title}
        | {"won": int(user in winners), "played": 1, "at": at}
        for which in (0, evening)
        for user in people
    ]
    if counts:
        yield COUNT, counts
    yield OLD_EVENINGS, {"which": circle, "old": evening - EVENINGS}
    winner = next(iter(winners)) if len(winners) == 1 else None
    return (yield from talk.say(circle, winner, "event", "over", at, title, table))


@work
def drop(table: str) -> Steps[None]:
    """Take a table off its circle's shelf: it was never played, and is gone."""
    yield DROP, {"table": table}


@work
def scores(circle: str) -> Steps[list[CircleScore]]:
    """The score of a circle, evening by evening."""
    return [CircleScore(*row) for row in (yield SCORES, {"which": circle})]
