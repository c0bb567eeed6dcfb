"""Rows of analyses, and the part of a store on a database that reads and writes them."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import and_, bindparam, delete, or_, select, update

from emberhall.store.analyses import MOST, StoredAnalysis
from emberhall.store.queries import Query, Work, const
from emberhall.store.schema import TEXT, analyses

T = TypeVar("T")
AT_ONCE = 100
"""How many rows beyond the limit are deleted when one is added."""
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
    taken = new.on_conflict_do_update(
        index_elements=["table_id"], set_={name: new.excluded[name] for name in names}, where=free
    )
    return taken.returning(analyses.c.table_id)


FIND = Query(
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


def find(table: str) -> Work[StoredAnalysis | None]:
    """The analysis of a game, or its progress."""
    found = yield FIND, {"table": table}
    return StoredAnalysis(*found[0]) if found else None


def claim(table: str, edition: str, words: int, at: str, stale: str) -> Work[bool]:
    """Claim a game that nobody is analysing; True if it was free."""
    new = {"table_id": table, "edition": edition, "done": 0, "words": words, "body": None, "at": at}
    return bool((yield CLAIM, {**new, "stale": stale}))


def note(table: str, edition: str, done: int, at: str) -> Work[None]:
    """Renew a claim, with the progress so far."""
    yield NOTE, {"table": table, "of_edition": edition, "new_done": done, "new_at": at}


def keep(table: str, edition: str, body: bytes, at: str, since: str, most: int) -> Work[None]:
    """Store a claimed analysis, and delete what is too old or beyond the limit."""
    yield KEEP, {"table": table, "of_edition": edition, "new_body": body, "new_at": at}
    yield OLD, {"since": since}
    yield BEYOND, {"most": most}


def drop(table: str, edition: str) -> Work[None]:
    """Give up a claim."""
    yield DROP, {"table": table, "of_edition": edition}


class SqlAnalyses(ABC):
    """Each method as a Work that the concrete store runs."""

    @abstractmethod
    async def _write(self, make: Callable[[], Work[T]]) -> T:
        """Run a Work in a transaction; return once it is durable."""

    @abstractmethod
    async def _read(self, make: Callable[[], Work[T]]) -> T:
        """Run a Work that reads with a single query."""

    async def analysis(self, table: str) -> StoredAnalysis | None:
        return await self._read(partial(find, table))

    async def claim_analysis(self, table: str, edition: str, words: int, at: str, stale: str) -> bool:
        return await self._write(partial(claim, table, edition, words, at, stale))

    async def note_analysis(self, table: str, edition: str, done: int, at: str) -> None:
        await self._write(partial(note, table, edition, done, at))

    async def keep_analysis(self, table: str, edition: str, body: bytes, at: str, since: str, most: int = MOST) -> None:
        await self._write(partial(keep, table, edition, body, at, since, most))

    async def drop_analysis(self, table: str, edition: str) -> None:
        await self._write(partial(drop, table, edition))
