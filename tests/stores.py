"""Stores for tests: any store with a say in what it does, and SQLite in memory that outlives the servers on it."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from emberhall.store import Ending, Lived, Move, Store, StoredTable, StoreError, Then
from emberhall.store.queries import Work
from emberhall.store.sqlite.store import SqliteStore
from emberhall.store.work import tables

T = TypeVar("T")
Before: TypeAlias = Callable[[str], Awaitable[None]]
"""Called with the name of each work ("records.load"), or "append", before it is done; it may wait, or fail."""


def name_of(work: Work[Any]) -> str:
    steps = work.kind.steps
    return f"{steps.__module__.rpartition('.')[2]}.{steps.__name__}"


class WatchedStore:
    """A store that calls `before` before all that it does."""

    def __init__(self, inner: Store) -> None:
        self.inner = inner
        self.before: Before | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.inner.open()

    async def close(self) -> None:
        await self.inner.close()

    async def _tell(self, name: str) -> None:
        if self.before is not None:
            await self.before(name)

    async def read(self, work: Work[T]) -> T:
        await self._tell(name_of(work))
        return await self.inner.read(work)

    async def snapshot(self, work: Work[T]) -> T:
        await self._tell(name_of(work))
        return await self.inner.snapshot(work)

    async def write(self, work: Work[T]) -> T:
        await self._tell(name_of(work))
        return await self.inner.write(work)

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
        await self._tell("append")
        await self.inner.append(table, seq, moves, waiting, at, ending, early, revision, lived)

    def append_soon(
        self, table: str, seq: int, move: Move, waiting: Sequence[int], at: str, revision: int, then: Then
    ) -> None:
        if self.before is None:
            self.inner.append_soon(table, seq, move, waiting, at, revision, then)
            return

        async def append() -> None:
            try:
                await self._tell("append")
            except StoreError as problem:
                then(problem)
            else:
                self.inner.append_soon(table, seq, move, waiting, at, revision, then)

        task = asyncio.create_task(append())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class MemoryStore(WatchedStore):
    """SQLite in memory. Several servers may use it, one after the other or at once: closing it changes nothing."""

    def __init__(self) -> None:
        super().__init__(SqliteStore(None))
        at_once(self.inner.open())

    async def open(self) -> None:
        """It is open."""

    async def close(self) -> None:
        """It stays open, for the next server."""

    def __del__(self) -> None:
        with suppress(sqlite3.Error):
            at_once(self.inner.close())


def at_once(verb: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that never waits, such as a verb of a store in memory."""
    try:
        verb.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("It had to wait.")


def row_of(store: MemoryStore, table: str) -> StoredTable:
    """The row of a table that is there."""
    row = at_once(store.read(tables.one(table)))
    assert row is not None
    return row


def failing(name: str, times: int | None = None, sentence: str = "The disk is full.") -> Before:
    """Let one kind of work fail, always or so many times."""
    left = times

    async def before(asked: str) -> None:
        nonlocal left
        if asked != name or left == 0:
            return
        left = None if left is None else left - 1
        raise StoreError(sentence)

    return before
