"""The store on one SQLite file: WAL, synchronous=FULL, one writer thread with group commit, one reader thread.

synchronous=NORMAL would be faster, but could lose the last commits on power loss; an acknowledged move is never lost.
Without a file, the same in memory, for as long as it is open.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from emberhall.store.base import Then, Word
from emberhall.store.errors import StoreError, sequence_taken
from emberhall.store.queries import Work
from emberhall.store.sqlite import appending, files
from emberhall.store.sqlite.appending import add_word, add_words, as_json, run
from emberhall.store.sqlite.inline import Inline, Keep
from emberhall.store.sqlite.reader import Reader
from emberhall.store.sqlite.threads import Hand, Thread
from emberhall.store.sqlite.writer import Writer
from emberhall.store.work import records
from emberhall.store.work.records import Ending, Lived
from emberhall.store.work.tables import Move

T = TypeVar("T")
Connect: TypeAlias = Callable[[Path], tuple[sqlite3.Connection, sqlite3.Connection]]
"""Opens the file: a connection to write with, and one to read with."""


def connect_both(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A connection to write with and one to read with, to a file that is up to date."""
    try:
        files.keep_private(path)
        writing = files.connect(path)
        files.upgrade(writing)
        return writing, files.connect_to_read(path)
    except (sqlite3.Error, OSError) as failure:
        raise StoreError(f"The database {str(path)!r} cannot be opened: {failure}.") from failure


class SqliteStore:
    """A store in one file; without a path, in memory."""

    def __init__(
        self,
        path: Path | None,
        connect: Connect = connect_both,
        hand: Callable[[], Hand] = Thread,
        memory: Callable[[], sqlite3.Connection] = files.in_memory,
        keep: Keep | None = None,
    ) -> None:
        self.path = path
        self._connect = connect
        self._hand = hand
        self._memory = memory
        self._keep = keep
        self._writer: Writer | Inline | None = None
        self._reader: Reader | Inline | None = None

    async def open(self) -> None:
        if self.path is None:
            self._writer = self._reader = Inline(self._memory(), self._keep)
            return
        loop, thread = asyncio.get_running_loop(), ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        try:
            writing, reading = await loop.run_in_executor(thread, self._connect, self.path)
        except StoreError:
            thread.shutdown()
            raise
        self._writer, self._reader = Writer(writing, self._hand(), add_words, add_word), Reader(reading, thread)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        if self._reader is not None:
            reader, self._reader = self._reader, None
            await reader.close()

    async def read(self, work: Work[T]) -> T:
        if self._reader is None:
            raise StoreError("The store is not open.")
        return await self._reader.do(partial(run, work=work))

    async def snapshot(self, work: Work[T]) -> T:
        return await self.read(work)  # which is always as of one moment

    async def write(self, work: Work[T]) -> T:
        return await self._writing().do(partial(run, work=work))

    def _writing(self) -> Writer | Inline:
        if self._writer is None:
            raise StoreError("The store is not open.")
        return self._writer

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

        def job(connection: sqlite3.Connection) -> None:
            if not appending.append(connection, table, seq, moves, waiting, at, early, revision):
                raise sequence_taken(seq)
            if lived is not None:
                run(connection, records.write_life(table, lived))
            if ending is not None:
                run(connection, records.end(table, at, ending))

        await self._writing().do(job, safe=len(moves) == 1 and lived is None and ending is None)

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
        word = Word(table, seq, move[0], move[1], as_json(tuple(waiting)), at, revision, then)
        self._writing().add_soon(word)
