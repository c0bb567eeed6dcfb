"""The store on PostgreSQL, for servers of many processes on many hosts. Every write is committed before it returns.

A broken connection is replaced on the next use. If the answer to a write is lost, the write may or may not be stored: a
retry finds the sequence or revision changed, and catches up.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from emberhall.store import upgrades
from emberhall.store.base import Then, Word
from emberhall.store.errors import StoreError, sequence_taken
from emberhall.store.pauses import Pauses
from emberhall.store.postgres import hot
from emberhall.store.queries import Work
from emberhall.store.work.records import Ending, Lived
from emberhall.store.work.tables import Move

T = TypeVar("T")
CONNECTIONS = 8
"""The most connections of a process; simultaneous writers share the database's own group commit."""
CONNECT_SECONDS, COMMAND_SECONDS = 5.0, 10.0
ATTEMPTS = 3
MOST_WORDS = 256
"""The most words in one statement, each of a different table."""
LOCK = 0x656D62
"""The advisory lock held during migrations."""
BROKEN = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
CONFLICTS = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class Connection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """A connection without a reset: we leave no session state behind, and resetting costs a round trip."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore:
    """A store in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None
        self._words: list[Word] = []
        self._adding: asyncio.Task[None] | None = None
        self._pauses = Pauses()

    async def open(self) -> None:
        try:
            async with asyncio.timeout(CONNECT_SECONDS + COMMAND_SECONDS):
                await self._upgrade()
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=CONNECTIONS,
                    connection_class=Connection,
                    timeout=CONNECT_SECONDS,
                    command_timeout=COMMAND_SECONDS,
                    server_settings={"synchronous_commit": "on", "jit": "off", "application_name": "emberhall"},
                )
        except (*BROKEN, asyncpg.PostgresError, ValueError) as problem:
            # Not the whole address: it may contain a password.
            parts = urlsplit(self._url)
            name = f"{parts.hostname or ''}{parts.path}"
            raise StoreError(f"The PostgreSQL database {name!r} cannot be opened: {_why(problem)}.") from None

    async def _upgrade(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
            there = await connection.fetchval("SELECT to_regclass('alembic_version') IS NOT NULL")
            version = await connection.fetchval("SELECT version_num FROM alembic_version") if there else None
            old = int(version or 0)
            upgrades.check(old)
            if old < upgrades.LATEST:
                await connection.execute(upgrades.script("postgresql", old))
        finally:
            await connection.close()

    async def close(self) -> None:
        if self._pool is None:
            return
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                if self._adding is not None:
                    await self._adding
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def read(self, work: Work[T]) -> T:
        async with self._connection() as connection:
            return await _run(connection, work)

    async def snapshot(self, work: Work[T]) -> T:
        if (kind := hot.AT_ONCE.get(work.kind)) is not None:
            return await self.read(kind(*work.arguments, **work.options))
        return await self._in_transaction(work, {"isolation": "repeatable_read", "readonly": True})

    async def write(self, work: Work[T]) -> T:
        if (kind := hot.OWN.get(work.kind)) is not None:
            work = kind(*work.arguments, **work.options)
        return await self._in_transaction(work, {})

    async def _in_transaction(self, work: Work[T], how: Mapping[str, Any]) -> T:
        for _ in range(ATTEMPTS):
            async with self._connection() as connection:
                try:
                    async with connection.transaction(**how):
                        return await _run(connection, work)
                except CONFLICTS:  # rolled back in favour of another transaction
                    continue
        raise StoreError(f"The database refused a write {ATTEMPTS} times, because others wrote the same.")

    async def append(
        self,
        table: str,
        seq: int,
        moves: Sequence[Move],
        waiting: Sequence[int],
        at: str,
        ending: Ending | None = None,
        early: Sequence[int] = (),
        revision: int | None = None,
        lived: Lived | None = None,
    ) -> None:
        new = hot.append(table, seq, moves, waiting, at, ending, early, revision, lived)
        # On its own it is one statement, which is a transaction anyway.
        if not await (self.read(new) if ending is None and lived is None else self.write(new)):
            raise sequence_taken(seq)

    def append_soon(
        self, table: str, seq: int, move: Move, waiting: Sequence[int], at: str, revision: int, then: Then
    ) -> None:
        self._words.append(Word(table, seq, move[0], move[1], json.dumps(waiting), at, revision, then))
        if self._adding is None:
            self._adding = asyncio.create_task(self._add_words())

    async def _add_words(self) -> None:
        """Write all waiting words with one statement; those that arrive meanwhile go with the next."""
        while self._words:
            if pause := self._pauses.left():
                await asyncio.sleep(pause)
            words, self._words = self._words[:MOST_WORDS], self._words[MOST_WORDS:]
            try:
                tables = await self.read(hot.append_words(words))
            except CONFLICTS:
                self._words = words + self._words  # rolled back in favour of another transaction
                continue
            except Exception as problem:  # noqa: BLE001 (passed on to `then`)
                failed = problem if isinstance(problem, StoreError) else StoreError(f"Nothing was stored: {problem}.")
                for word in words:
                    word.then(failed)
                continue
            self._pauses.committed(len(words))
            for word in words:
                word.then(None if word.table in tables else sequence_taken(word.seq))
        self._adding = None

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        if self._pool is None:
            raise StoreError("The store is not open.")
        try:
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection
        except CONFLICTS:
            raise
        except asyncpg.PostgresError as problem:
            raise StoreError(f"The database refused: {_why(problem)}.") from problem
        except UnicodeEncodeError as problem:
            raise StoreError(f"The database cannot write a text: {problem.reason}.") from None
        except BROKEN as problem:
            raise StoreError(f"The database cannot be reached: {_why(problem)}.") from problem


async def _run(connection: Any, work: Work[T]) -> T:
    """Run a work: send each query to the database, and its rows to the steps."""
    steps = work.begin()
    try:
        query, values = next(steps)
        while True:
            text, names = query.postgres
            if isinstance(values, Mapping):
                rows = [tuple(row) for row in await connection.fetch(text, *(values[name] for name in names))]
            else:
                rows = []
                await connection.executemany(text, [[each[name] for name in names] for each in values])
            query, values = steps.send(rows)
    except StopIteration as end:
        result: T = end.value
        return result


def _why(problem: Exception) -> str:
    """What went wrong, without any row contents: the id of a private table is its key."""
    if isinstance(problem, OSError):
        reason = problem.strerror or str(problem)
    else:
        reason = str(problem.args[0]) if problem.args else ""
    return (reason or type(problem).__name__).rstrip(".")
