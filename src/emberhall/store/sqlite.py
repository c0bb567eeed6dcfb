"""The store on one SQLite file: WAL, synchronous=FULL, one writer thread with group commit, one reader thread.

synchronous=NORMAL would be faster, but could lose the last commits on power loss; an acknowledged move is never lost.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from emberhall.store import people, rows, upkeep
from emberhall.store.base import (
    CardSet,
    Ending,
    Line,
    Move,
    Old,
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
OTHERS = 0o007


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
            _keep_private(self.path)
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
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work, self._reader)
        except sqlite3.Error as failure:
            raise StoreError(f"The database cannot be read: {failure}.") from failure

    # --- users

    async def add_user(self, user: User, token: bytes) -> None:
        await self._write(partial(people.add_user, user=user, token=token))

    async def user_of(self, token: bytes, since: str = "") -> User | None:
        return await self._read(partial(people.user_of, token=token, since=since))

    async def use_token(self, token: bytes, at: str) -> None:
        await self._write(partial(people.use_token, token=token, at=at))

    async def add_token(self, user: str, token: bytes, at: str) -> None:
        await self._write(partial(people.add_token, user=user, token=token, at=at))

    async def drop_tokens(self, user: str, kept: bytes | None = None) -> None:
        await self._write(partial(people.drop_tokens, user=user, kept=kept))

    async def change_user(self, user: User) -> list[tuple[str, int]]:
        return await self._write(partial(people.change_user, user=user))

    async def unlocks(self, user: str) -> list[Unlock]:
        return await self._read(partial(people.unlocks, user=user))

    # --- tables

    async def add_table(self, table: StoredTable, rematch_of: str | None = None, cards: CardSet | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not rows.add_table(connection, table, rematch_of, cards):
                raise RevisionTaken("The table has a rematch already.")

        await self._write(work)

    async def save_table(self, table: StoredTable) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not rows.save_table(connection, table):
                raise _revision_taken(table.revision)

        await self._write(work)

    async def table(self, table: str) -> StoredTable | None:
        return await self._read(partial(rows.one, table=table))

    async def load(self, table: str, after: int = 0) -> Stored | None:
        return await self._read(partial(rows.load, table=table, after=after))

    async def open_tables(self, limit: int) -> list[StoredTable]:
        return await self._read(partial(rows.listed, status="open", limit=limit))

    async def live_tables(self, limit: int) -> list[StoredTable]:
        return await self._read(partial(rows.listed, status="running", limit=limit))

    async def tables_of(self, user: str, limit: int) -> list[StoredTable]:
        where = "id IN (SELECT table_id FROM chairs WHERE user_id = ?) ORDER BY moved DESC"
        return await self._read(partial(rows.tables, where=where, values=(user,), limit=limit))

    async def running(self) -> list[str]:
        return await self._read(rows.running)

    async def unfinished(self, host: str) -> int:
        return await self._read(partial(rows.unfinished, host=host))

    async def asking_bots(self) -> list[str]:
        return await self._read(rows.asking_bots)

    # --- upkeep

    async def check(self, at: str) -> None:
        await self._write(partial(upkeep.check, at=at))
        await self._read(upkeep.sample)

    async def forget(self, old: Old, limit: int) -> list[str]:
        return await self._write(partial(upkeep.forget, old=old, limit=limit))

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
                raise SequenceTaken(f"The record of the table is not {seq} words long, or its row has changed.")

        await self._write(work, safe=len(moves) == 1)

    async def keep_early(self, table: str, revision: int, move: Move, waiting: Sequence[int]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not rows.keep_early(connection, table, revision, move, waiting):
                raise _revision_taken(revision)

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


def _revision_taken(revision: int) -> RevisionTaken:
    # The id of a private table is its key, so no sentence that may end up in a log names it.
    return RevisionTaken(f"The row of the table is not at revision {revision}.")


def _keep_private(path: Path) -> None:
    """The file has the seeds of games being played: make it for this user alone, or take it from everybody else."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with suppress(FileNotFoundError, PermissionError):
            mode = each.stat().st_mode
            if mode & OTHERS:
                each.chmod(mode & ~OTHERS)
