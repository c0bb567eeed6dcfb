"""The store on one SQLite file: WAL, synchronous=FULL, one writer thread with group commit, one reader thread.

synchronous=NORMAL would be faster, but could lose the last commits on power loss; an acknowledged move is never lost.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from typing import TypeVar

from emberhall.store import lives, records
from emberhall.store.base import Ending, Lived, Move, StoreError, Then, Word
from emberhall.store.errors import sequence_taken
from emberhall.store.files import READ_CACHE, connect, keep_private, upgrade
from emberhall.store.queries import Work
from emberhall.store.sql import SqlStore
from emberhall.store.writer import Writer

T = TypeVar("T")
ADD_MOVE = records.ADD_MOVE.in_order("place", "seat", "word", "at", "table", "seq", "revision")
MOVED = records.MOVED.in_order("new_seq", "new_waiting", "at", "table")
ADD_WORD = records.ADD_WORD.in_order("table_id", "seq", "seat", "word", "at")
MOVED_FROM = records.MOVED_FROM.in_order("new_seq", "new_waiting", "at", "table", "seq", "revision")
USED = records.USED.in_order("table", "used")


class SqliteStore(SqlStore):
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        connection, self._reader = await loop.run_in_executor(self._reading, self._connect)
        self._writer = Writer(connection, loop, _add_words, _add_word)

    def _connect(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        try:
            keep_private(self.path)
            connection = connect(self.path)
            upgrade(connection)
            return connection, connect(self.path, READ_CACHE)
        except (sqlite3.Error, OSError) as failure:
            raise StoreError(f"The database {str(self.path)!r} cannot be opened: {failure}.") from failure

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        if self._reader is not None:
            await asyncio.get_running_loop().run_in_executor(self._reading, self._reader.close)
        self._reading.shutdown()

    async def _write(self, make: Callable[[], Work[T]]) -> T:
        return await self._do(partial(_run, make=make))

    async def _do(self, work: Callable[[sqlite3.Connection], T], safe: bool = False) -> T:
        if self._writer is None:
            raise StoreError("The store is not open.")
        return await self._writer.do(work, safe)

    async def _read(self, make: Callable[[], Work[T]]) -> T:
        return await self._look(partial(_run, make=make))

    async def _snapshot(self, make: Callable[[], Work[T]]) -> T:
        return await self._look(partial(_at_one_moment, make=make))

    async def _look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            raise StoreError("The store is not open.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)
        except sqlite3.Error as failure:
            raise StoreError(f"The database cannot be read: {failure}.") from failure

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
        if len(moves) == 1 and revision is not None and ending is None and lived is None and not early:
            await self._append_word(table, seq, moves[0], waiting, at, revision)
            return

        def work(connection: sqlite3.Connection) -> None:
            if not _append(connection, table, seq, moves, waiting, at, early, revision):
                raise sequence_taken(seq)
            if lived is not None:
                _run(connection, partial(lives.lived, table, lived))
            if ending is not None:
                _run(connection, partial(records.ends, table, at, ending))

        await self._do(work, safe=len(moves) == 1 and lived is None and ending is None)

    async def _append_word(
        self, table: str, seq: int, move: Move, waiting: Sequence[int], at: str, revision: int
    ) -> None:
        promise: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(problem: Exception | None) -> None:
            if promise.done():  # the caller was cancelled in the meantime
                return
            if problem is None:
                promise.set_result(None)
            else:
                promise.set_exception(problem)

        self.append_soon(table, seq, move, waiting, at, revision, then)
        await promise

    def append_soon(
        self, table: str, seq: int, move: Move, waiting: Sequence[int], at: str, revision: int, then: Then
    ) -> None:
        if self._writer is None:
            raise StoreError("The store is not open.")
        self._writer.add_soon(Word(table, seq, move[0], move[1], _json(tuple(waiting)), at, revision, then))


@lru_cache(maxsize=256)
def _json(waiting: tuple[int, ...]) -> str:
    return json.dumps(waiting)


def _add_words(connection: sqlite3.Connection, words: Sequence[Word]) -> bool:
    """Add words of different tables; True if all were added. Checking each table's row guards against other writers."""
    moved = [(seq + 1, waiting, at, table, seq, revision) for table, seq, _, _, waiting, at, revision, _ in words]
    if connection.executemany(MOVED_FROM, moved).rowcount != len(words):
        return False
    connection.executemany(
        ADD_WORD, [(table, seq + 1, seat, word, at) for table, seq, seat, word, _, at, _, _ in words]
    )
    return True


def _add_word(connection: sqlite3.Connection, word: Word) -> bool:
    """Add one word; if it cannot be added, nothing has changed."""
    execute, place = connection.execute, word.seq + 1
    new = (place, word.seat, word.word, word.at, word.table, word.seq, word.revision)
    if execute(ADD_MOVE, new).rowcount != 1:
        return False
    execute(MOVED, (place, word.waiting, word.at, word.table))
    return True


def _append(
    connection: sqlite3.Connection,
    table: str,
    seq: int,
    new: Sequence[Move],
    waiting: Sequence[int],
    at: str,
    early: Sequence[int],
    revision: int | None,
) -> bool:
    """Add moves if the record is `seq` long and the row is at `revision` (None: at any); True if it was.

    The unique key on (table, seq) is a second guard. A single move that cannot be added changes nothing, so it needs
    no savepoint. This is not a Work like the others because it is what a server does most.
    """
    execute, place = connection.execute, seq
    for seat, word in new:
        place += 1
        if execute(ADD_MOVE, (place, seat, word, at, table, seq, revision)).rowcount != 1:
            return False
    for seat in early:
        execute(USED, (table, seat))
    execute(MOVED, (place, json.dumps(waiting), at, table))
    return True


def _run(connection: sqlite3.Connection, make: Callable[[], Work[T]]) -> T:
    """Run a Work: send each query to the database, and its rows to the Work."""
    work = make()
    try:
        query, values = next(work)
        while True:
            if isinstance(values, Mapping):
                found = connection.execute(query.sqlite, values).fetchall()
            else:
                found = connection.executemany(query.sqlite, values).fetchall()
            query, values = work.send(found)
    except StopIteration as done:
        result: T = done.value
        return result


def _at_one_moment(connection: sqlite3.Connection, make: Callable[[], Work[T]]) -> T:
    connection.execute("BEGIN")
    try:
        return _run(connection, make)
    finally:
        connection.execute("COMMIT")
