"""The writer of a database in memory: nothing waits for a disk, so the event loop does each job itself, at once.

So a store in memory has no thread, and what happens in which order depends on the event loop alone.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from emberhall.store.base import Word
from emberhall.store.errors import StoreError, sequence_taken
from emberhall.store.sqlite.appending import add_word

T = TypeVar("T")


class Inline:
    """Does each job in a transaction of its own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: sqlite3.Connection | None = connection

    async def do(self, work: Callable[[sqlite3.Connection], T], safe: bool = False) -> T:
        """Run the work in a transaction; it makes no difference here whether it is safe."""
        return self._do(work)

    def add_soon(self, word: Word) -> None:
        """Add a word; its `then` is called in a later turn of the loop, as by the writer of a file."""
        try:
            self._do(partial(_add, word=word))
        except StoreError as failure:
            problem: StoreError | None = failure
        else:
            problem = None
        asyncio.get_running_loop().call_soon(word.then, problem)

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
