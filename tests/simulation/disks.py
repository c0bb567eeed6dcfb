"""The database that the lobbies share: SQLite, on a disk that can be slow, refuse, forget, and lose an answer.

What was committed but not synced is gone after a power cut. A commit can fail before it is done, or after: then it is
durable, but nobody is told so.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from emberhall.store.sqlite import files
from emberhall.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from tests.simulation.loops import HostLoop
    from tests.simulation.worlds import Host, World

AGAIN = 0.0005
"""Seconds until a writer looks again whether another one has finished."""
TAKES = 0.0003, 0.003
"""Seconds that a group of writes takes."""
SLOW = 0.5
"""Seconds by which a slow disk takes longer, at most."""
FULL = 2


class Connection(sqlite3.Connection):
    """A connection that the disk may disturb."""

    disk: "Disk | None" = None
    syncs = False
    lobby = ""

    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        if self.disk is not None and sql.startswith(("BEGIN", "COMMIT")):
            return self.disk.on_transaction(self, sql, super().execute)
        return super().execute(sql, *given)

    def close(self) -> None:
        if self.disk is not None:
            self.disk.forget(self)
            self.disk = None
        super().close()


class Disk:
    """The files of the database."""

    def __init__(self, world: "World", folder: Path) -> None:
        self.world = world
        self.folder = folder
        self.path = folder / "0.db"
        self._lives = 0
        self._synced = 0
        self.writers: list[Connection] = []
        self.readers: list[Connection] = []
        self._keeper: sqlite3.Connection | None = None
        """Open as long as the disk has power: the last connection that closes would clear the log."""
        self.away_until: dict[str, float] = {}
        """Until when the database does not answer a lobby."""
        self.slow_until = 0.0
        self.before = self.after = 0.0
        """The probabilities that a commit fails before it is done, and that one is done but seems to fail."""

    def store(self, host: "Host") -> SqliteStore:
        """The store of one lobby."""
        return SqliteStore(self.path, lambda path: self._connect(path, host.name), lambda: Hand(self, host.loop))

    def _connect(self, path: Path, lobby: str) -> tuple[sqlite3.Connection, sqlite3.Connection]:
        if self._keeper is None:
            self._power_up(path)
        writing = files.connect(path, kind=Connection)
        reading = files.connect_to_read(path, kind=Connection)
        assert isinstance(writing, Connection)
        assert isinstance(reading, Connection)
        (mode,) = writing.execute("PRAGMA synchronous").fetchone()
        writing.syncs = mode >= FULL
        for each in (writing, reading):
            each.disk, each.lobby = self, lobby
        self.writers.append(writing)
        self.readers.append(reading)
        return writing, reading

    def _power_up(self, path: Path) -> None:
        """Make the file, if it is the first time; nobody may be writing yet, so nobody has to wait."""
        if not path.exists():
            path.write_bytes(files._empty())  # copied, as upgrading takes longer
        self._keeper = files.connect_to_read(path)
        self._keeper.execute("SELECT count(*) FROM users").fetchone()

    def _log(self) -> Path:
        return self.path.with_name(self.path.name + "-wal")

    def on_transaction(
        self, connection: Connection, sql: str, execute: Callable[[str], sqlite3.Cursor]
    ) -> sqlite3.Cursor:
        """Begin or end a transaction, or fail to."""
        if sql.startswith("BEGIN"):
            if self.away_until.get(connection.lobby, 0.0) > self.world.now:
                raise sqlite3.OperationalError("the database is away")
            return execute(sql)
        if connection in self.readers:
            return execute(sql)
        luck = self.world.chance.random()
        if luck < self.before:
            raise sqlite3.OperationalError("the disk refused")
        done = execute(sql)
        if connection.syncs:
            self._synced = self._log().stat().st_size
        self.world.note("commit", connection.lobby)
        if luck > 1.0 - self.after:
            raise sqlite3.OperationalError("the answer got lost")
        return done

    def is_taken(self, by: str) -> bool:
        """True if another lobby is in the middle of a transaction."""
        return any(each.in_transaction for each in self.writers if each.lobby != by)

    def close(self, lobby: str) -> None:
        """A process has ended: what it had not committed is undone."""
        for each in (*self.writers, *self.readers):
            if each.lobby == lobby:
                each.close()

    def forget(self, connection: Connection) -> None:
        """A connection closes."""
        for each in (self.writers, self.readers):
            if connection in each:
                each.remove(connection)

    def lose_power(self) -> None:
        """Every process has ended, and what was not synced is gone."""
        main, log = self.path.read_bytes(), self._log().read_bytes()[: self._synced] if self._log().exists() else b""
        for lobby in {each.lobby for each in self.writers}:
            self.close(lobby)
        if self._keeper is not None:
            self._keeper.close()
            self._keeper = None
        self._lives += 1
        self.path = self.folder / f"{self._lives}.db"
        self.path.write_bytes(main)
        self._log().write_bytes(log)


class Hand:
    """The writer's thread, as jobs of the loop: one after another."""

    def __init__(self, disk: Disk, loop: "HostLoop") -> None:
        self._disk = disk
        self._loop = loop
        self._jobs: deque[tuple[Callable[[], Any], Callable[[Any], None]]] = deque()

    def do(self, work: Callable[[], Any], report: Callable[[Any], None]) -> None:
        self._jobs.append((work, report))
        if len(self._jobs) == 1:
            self._next()

    def _next(self) -> None:
        chance, world = self._disk.world.chance, self._disk.world
        slow = chance.random() * SLOW if world.now < self._disk.slow_until else 0.0
        self._loop.at(world.now + chance.uniform(*TAKES) + slow, self._work)

    def _work(self) -> None:
        """Work, unless another lobby is in the middle of a transaction: then wait for it."""
        if self._disk.is_taken(self._loop.host.name):
            self._loop.at(self._disk.world.now + AGAIN, self._work)
            return
        work, report = self._jobs[0]
        self._loop.at(self._disk.world.now + self._disk.world.chance.uniform(*TAKES), self._report, report, work())

    def _report(self, report: Callable[[Any], None], result: Any) -> None:
        self._jobs.popleft()
        report(result)
        if self._jobs:
            self._next()

    async def close(self) -> None:
        """Wait until everything is done."""
        while self._jobs:  # noqa: ASYNC110 (nothing else waits for them)
            await asyncio.sleep(AGAIN)
