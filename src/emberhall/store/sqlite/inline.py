"""The writer of a database in memory: nothing waits for a disk, so the event loop does each job itself, at once.

Whoever has somewhere to keep such a database says how: then a write is answered once that is done.

So a store in memory has no thread, and what happens in which order depends on the event loop alone.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from emberhall.store.base import Word
from emberhall.store.errors import StoreError, sequence_taken
from emberhall.store.sqlite.appending import add_word

T = TypeVar("T")
Keep = Callable[[sqlite3.Connection], Awaitable[None]]
"""Makes what was committed durable. Raises StoreError if it cannot."""


class Inline:
    """Does each job in a transaction of its own."""

    def __init__(self, connection: sqlite3.Connection, keep: Keep | None = None) -> None:
        self._connection: sqlite3.Connection | None = connection
        self._keep = keep
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, work: Callable[[sqlite3.Connection], T], safe: bool = False) -> T:
        """Run the work in a transaction; it makes no difference here whether it is safe."""
        changes = self._changes()
        result = self._do(work)
        if self._keep is not None and self._connection is not None and self._changes() != changes:
            await self._keep(self._connection)
        return result

    def _changes(self) -> int:
        return 0 if self._connection is None else self._connection.total_changes

    def add_soon(self, word: Word) -> None:
        """Add a word; its `then` is called in a later turn of the loop, as by the writer of a file."""
        try:
            self._do(partial(_add, word=word))
        except StoreError as failure:
            problem: StoreError | None = failure
        else:
            problem = None
        if problem is not None or self._keep is None:
            asyncio.get_running_loop().call_soon(word.then, problem)
            return
        task = asyncio.create_task(self._told(word))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _told(self, word: Word) -> None:
        """Answer a word once it is kept."""
        problem: StoreError | None = None
        try:
            if self._keep is not None and self._connection is not None:
                await self._keep(self._connection)
        except StoreError as failure:
            problem = failure
        word.then(problem)

    async def close(self) -> None:
        """Give up what is in memory."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._connection is None:
            raise StoreError("The store is closed.")
        try:
            self._connection.execute("BEGIN")
            with self._connection:  # commits, or rolls back what failed
                return work(self._connection)
        except sqlite3.IntegrityError as refusal:
            raise StoreError(f"The database refused a row: {refusal}.") from refusal
        except sqlite3.Error as failure:
            raise StoreError(f"The database refused: {failure}.") from failure


def _add(connection: sqlite3.Connection, word: Word) -> None:
    if not add_word(connection, word):
        raise sequence_taken(word.seq)
