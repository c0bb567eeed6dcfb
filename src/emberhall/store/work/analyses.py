"""Analyses of finished games by the coach, and which games are being analysed.

Everything here can be computed again, so it is bounded by number and by age, and deleted with its game.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, bindparam, delete, or_, select, update

from emberhall.store.columns import TEXT
from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import analyses

MOST = 2000
"""How many analyses are kept; beyond that, the oldest are deleted."""
AT_ONCE = 100
"""How many rows beyond the limit are deleted when one is added."""


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    """An analysis or, without a body, its progress: `done` of `words` were analysed by then."""

    edition: str
    """The version of the coach, and the rules."""
    done: int
    words: int
    body: bytes | None
    at: str


TABLE = bindparam("table", type_=TEXT)
EDITION = bindparam("of_edition", type_=TEXT)
OPEN = and_(analyses.c.table_id == TABLE, analyses.c.edition == EDITION, analyses.c.body.is_(None))


def _claim(own_insert: Any) -> Any:
    new = own_insert(analyses)
    names = ("edition", "done", "words", "body", "at")
    free = or_(
        analyses.c.edition != new.excluded.edition,
        and_(analyses.c.body.is_(None), analyses.c.at < bindparam("stale", type_=TEXT)),
    )
    claim = new.on_conflict_do_update(
        index_elements=["table_id"], set_={name: new.excluded[name] for name in names}, where=free
    )
    return claim.returning(analyses.c.table_id)


ONE = Query(
    select(analyses.c.edition, analyses.c.done, analyses.c.words, analyses.c.body, analyses.c.at).where(
        analyses.c.table_id == TABLE
    )
)
CLAIM = Query(_claim)
NOTE = Query(update(analyses).where(OPEN).values(done=bindparam("new_done"), at=bindparam("new_at")))
KEEP = Query(
    update(analyses).where(OPEN).values(done=analyses.c.words, body=bindparam("new_body"), at=bindparam("new_at"))
)
DROP = Query(delete(analyses).where(OPEN))
OLD = Query(delete(analyses).where(analyses.c.at < bindparam("since", type_=TEXT)))
BEYOND = Query(
    delete(analyses).where(
        analyses.c.table_id.in_(
            select(analyses.c.table_id)
            .order_by(analyses.c.at.desc(), analyses.c.table_id)
            .limit(const(AT_ONCE))
            .offset(bindparam("most"))
        )
    )
)


@work
def one(table: str) -> Steps[StoredAnalysis | None]:
    """The analysis of a game, or its progress."""
    rows = yield ONE, {"table": table}
    return StoredAnalysis(*rows[0]) if rows else None


@work
def claim(table: str, edition: str, words: int, at: str, stale: str) -> Steps[bool]:
    """Claim a game for analysis. False if it has been analysed, or somebody else is analysing it.

    A claim that was not renewed since `stale` has lapsed, and other editions do not count.
    """
    new = {"table_id": table, "edition": edition, "done": 0, "words": words, "body": None, "at": at}
    return bool((yield CLAIM, {**new, "stale": stale}))


@work
def note(table: str, edition: str, count: int, at: str) -> Steps[None]:
    """Renew a claim, with the progress so far."""
    yield NOTE, {"table": table, "of_edition": edition, "new_done": count, "new_at": at}


@work
def keep(table: str, edition: str, body: bytes, at: str, since: str, most: int = MOST) -> Steps[None]:
    """Store a claimed analysis; delete those older than `since`, and the oldest beyond `most`."""
    yield KEEP, {"table": table, "of_edition": edition, "new_body": body, "new_at": at}
    yield OLD, {"since": since}
    yield BEYOND, {"most": most}


@work
def drop(table: str, edition: str) -> Steps[None]:
    """Give up a claim; a finished analysis stays."""
    yield DROP, {"table": table, "of_edition": edition}
