"""Upkeep of the database: checking that it works, how long the server was down, and removing what is old."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, bindparam, delete, exists, or_, select

from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import (
    accounts,
    analyses,
    chairs,
    circle_games,
    circle_tries,
    daily_tries,
    early,
    health,
    invitations,
    lines,
    moves,
    plans,
    ratings,
    season_standings,
    study_chapters,
    study_people,
    tables,
    tokens,
    unlocks,
    uptime,
    users,
)
from emberhall.store.work.circles import goings
from emberhall.store.work.studies import goings as study_goings


@dataclass(frozen=True, slots=True)
class Old:
    """Age limits: tables of each status not touched since then, and tokens not used since then."""

    over: str = ""
    running: str = ""
    open: str = ""
    tokens: str = ""


def _note_health(own_insert: Any) -> Any:
    new = own_insert(health)
    return new.on_conflict_do_update(index_elements=["id"], set_={"at": new.excluded.at})


NOTE_HEALTH = Query(_note_health)
SAMPLES = [
    Query(select(table).order_by(order).limit(const(1)).offset(const(0)))
    for table in (users, tokens, tables, chairs, moves, lines)
    for first in [next(iter(table.primary_key))]
    for order in (first.asc(), first.desc())
]
OLD = Query(
    select(tables.c.id)
    .where(
        or_(
            *(
                and_(tables.c.status == const(status), tables.c.moved < bindparam(status))
                for status in ("over", "running", "open")
            )
        ),
        tables.c.id.not_in(select(study_chapters.c.source)),
    )
    .limit(bindparam("most"))
    .offset(const(0))
)
REMOVE = [
    *(
        Query(delete(part).where(part.c.table_id == bindparam("table")))
        for part in (moves, early, plans, lines, chairs, invitations, analyses, daily_tries, circle_games, circle_tries)
    ),
    Query(delete(tables).where(tables.c.id == bindparam("table"))),
]
EXPIRED = Query(delete(tokens).where(tokens.c.used < bindparam("before")))
LEFT = Query(
    delete(users).where(
        users.c.created < bindparam("before"),
        users.c.id.not_in(select(tokens.c.user_id)),
        users.c.id.not_in(select(chairs.c.user_id).where(chairs.c.user_id.is_not(None))),
        users.c.id.not_in(select(unlocks.c.user_id)),
        users.c.id.not_in(select(accounts.c.user_id)),
        users.c.id.not_in(select(study_people.c.user_id)),
    )
)
UNRATED = [
    Query(delete(rows).where(rows.c.kind == const("person"), ~exists().where(users.c.id == rows.c.who)))
    for rows in (ratings, season_standings)
]
UPTIME = Query(select(uptime.c.at, uptime.c.down).where(uptime.c.id == const(1)))


def _beat(own_insert: Any) -> Any:
    new = own_insert(uptime)
    return new.on_conflict_do_update(index_elements=["id"], set_={"at": new.excluded["at"], "down": new.excluded.down})


BEAT = Query(_beat)


@work
def note_health(at: str) -> Steps[None]:
    """Write something, so that a full disk is noticed."""
    yield NOTE_HEALTH, {"id": 1, "at": at}


@work
def sample() -> Steps[None]:
    """Read a little of everything from both ends, so that a database that was overwritten is noticed."""
    for query in SAMPLES:
        yield query, {}


@work
def forget(old: Old, limit: int) -> Steps[list[str]]:
    """Remove tables that nobody has touched for a long time, with everything that belongs to them; return their ids.

    At most `limit` tables, and none that a study shows. Unlocks stay. Expired tokens are removed too, and users who
    have no token, chair, unlock, study or account, with their ratings.
    """
    rows = yield OLD, {"over": old.over, "running": old.running, "open": old.open, "most": limit}
    if rows:
        for query in REMOVE:
            yield query, [{"table": table} for (table,) in rows]
    yield from goings.tidy(old.over, limit)
    yield from study_goings.tidy(old.over, limit)
    yield EXPIRED, {"before": old.tokens}
    yield LEFT, {"before": old.tokens}
    for query in UNRATED:
        yield query, {}
    return [table for (table,) in rows]


@work
def beat(now: int, most: int) -> Steps[int]:
    """Note that the server is up at `now`, in milliseconds; return its total downtime so far.

    A gap of more than `most` between two beats counts as downtime.
    """
    rows = yield UPTIME, {}
    at, down = rows[0] if rows else (now, 0)
    if now - at > most:
        down += now - at
    yield BEAT, {"id": 1, "at": max(now, at), "down": down}
    return int(down)
