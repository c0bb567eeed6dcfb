"""The reader of a SQLite file: one thread with a connection of its own, which never waits for the writer."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from emberhall.store.errors import StoreError

T = TypeVar("T")


class Reader:
    """Reads as of one moment, however many queries there are."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._thread = thread

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work that writes nothing."""
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, partial(_at_one_moment, self._connection, work)
            )
        except sqlite3.Error as failure:
            raise StoreError(f"The database cannot be read: {failure}.") from failure

    async def close(self) -> None:
        """Finish earlier readings, then stop."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()


def _at_one_moment(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")
