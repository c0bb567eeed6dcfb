"""The store on one SQLite file: WAL, synchronous=FULL, one writer thread with group commit, one reader thread.

synchronous=NORMAL would be faster, but could lose the last commits on power loss; an acknowledged move is never lost.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from emberhall.store import rows
from emberhall.store.base import (
    CardSet,
    Ending,
    Line,
    Move,
    RevisionTaken,
    SequenceTaken,
    Stored,
    StoredTable,
    StoreError,
    Unlock,
    User,
)
from emberhall.store.schema import migrate
from emberhall.store.writer import Writer

T = TypeVar("T")


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        connection, self._reader = await loop.run_in_executor(self._reading, self._connect)
        self._writer = Writer(connection, loop)

    def _connect(self) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = self._connection()
            migrate(connection)
            return connection, self._connection()
        except (sqlite3.Error, OSError) as failure:
            raise StoreError(f"The database {str(self.path)!r} cannot be opened: {failure}.") from failure

    def _connection(self) -> sqlite3.Connection:
        # Autocommit mode: only the writer begins and ends transactions.
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")
        return connection

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        if self._reader is not None:
            await asyncio.get_running_loop().run_in_executor(self._reading, self._reader.close)
        self._reading.shutdown()

    async def _write(self, work: Callable[[sqlite3.Connection], T], safe: bool = False) -> T:
        if self._writer is None:
            raise StoreError("The store is not open.")
        return await self._writer.do(work, safe)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            raise StoreError("The store is not open.")
        return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)

    # --- users

    async def add_user(self, user: User, token: bytes) -> None:
        await self._write(partial(rows.add_user, user=user, token=token))

    async def user_of(self, token: bytes) -> User | None:
        return await self._read(partial(rows.user_of, token=token))

    async def change_user(self, user: User) -> None:
        await self._write(partial(rows.change_user, user=user))

    async def unlocks(self, user: str) -> list[Unlock]:
        return await self._read(partial(rows.unlocks, user=user))

    # --- tables

    async def add_table(self, table: StoredTable, rematch_of: str | None = None, cards: CardSet | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not rows.add_table(connection, table, rematch_of, cards):
                raise RevisionTaken(f"The table {rematch_of!r} has a rematch already.")

        await self._write(work)

    async def save_table(self, table: StoredTable) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not rows.save_table(connection, table):
                raise _revision_taken(table.id, table.revision)

        await self._write(work)

    async def table(self, table: str) -> StoredTable | None:
        found = await self._read(partial(rows.tables, where="id = ?", values=(table,), limit=1))
        return found[0] if found else None

    async def load(self, table: str, after: int = 0) -> Stored | None:
        return await self._read(partial(rows.load, table=table, after=after))

    async def open_tables(self, limit: int) -> list[StoredTable]:
        where = "status = 'open' AND public = 1 ORDER BY created DESC"
        return await self._read(partial(rows.tables, where=where, values=(), limit=limit))

    async def live_tables(self, limit: int) -> list[StoredTable]:
        where = "status = 'running' AND public = 1 ORDER BY moved DESC"
        return await self._read(partial(rows.tables, where=where, values=(), limit=limit))

    async def tables_of(self, user: str, limit: int) -> list[StoredTable]:
        where = "id IN (SELECT table_id FROM chairs WHERE user_id = ?) ORDER BY moved DESC"
        return await self._read(partial(rows.tables, where=where, values=(user,), limit=limit))

    async def running(self) -> list[str]:
        return await self._read(rows.running)

    # --- card sets

    async def card_sets(self) -> list[CardSet]:
        return await self._read(rows.card_sets)

    async def card_set(self, title: str, mark: str) -> CardSet | None:
        found = await self._read(partial(rows.card_sets, where="WHERE title = ? AND mark = ?", values=(title, mark)))
        return found[0] if found else None

    async def drop_cards(self) -> int:
        return await self._write(rows.drop_cards)

    # --- the record

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
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not rows.append(connection, table, seq, moves, waiting, at, ending, early, revision):
                raise SequenceTaken(f"The record of table {table!r} is not {seq} words long, or its row has changed.")

        await self._write(work, safe=len(moves) == 1)

    async def keep_early(self, table: str, revision: int, move: Move, waiting: Sequence[int]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not rows.keep_early(connection, table, revision, move, waiting):
                raise _revision_taken(table, revision)

        await self._write(work)

    async def moves(self, table: str) -> list[Move]:
        return await self._read(partial(rows.moves, table=table))

    # --- talk

    async def say(
        self, table: str, seat: int | None, name: str, text: str | None, greeting: str | None, at: str
    ) -> Line:
        return await self._write(
            partial(rows.say, table=table, seat=seat, name=name, text=text, greeting=greeting, at=at)
        )

    async def lines(self, table: str, last: int, after: int = 0) -> list[Line]:
        return await self._read(partial(rows.lines, table=table, last=last, after=after))


def _revision_taken(table: str, revision: int) -> RevisionTaken:
    return RevisionTaken(f"The row of table {table!r} is not at revision {revision}.")
