"""SQLite files: their permissions, opening them, and bringing them up to date."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path

from emberhall.store import upgrades
from emberhall.store.sqlite import legacy

OTHERS = 0o007
CACHE = 32_000
"""Page cache of the writer, in kilobytes: each word changes two pages of its table, and those of 500 tables do not fit
into the default 2000. Memory is only allocated as needed."""
READ_CACHE = 4_000
"""Page cache of a read-only connection: it reads a table once, when it wakes."""
CHECKPOINT = 8000
"""Pages in the log (32 MB) before a checkpoint. The words of one table change the same few pages again and again: with
the default 1000, most pages were written only to be changed again soon after, and a move had to wait for it."""


def keep_private(path: Path) -> None:
    """Create the file for this user alone, or revoke everybody else's access: it holds the seeds of live games."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with suppress(FileNotFoundError, PermissionError):
            mode = each.stat().st_mode
            if mode & OTHERS:
                each.chmod(mode & ~OTHERS)


def connect(path: Path, cache: int = CACHE, kind: type[sqlite3.Connection] = sqlite3.Connection) -> sqlite3.Connection:
    """A connection in autocommit mode: only the writer begins and ends transactions."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=kind)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    connection.execute(f"PRAGMA cache_size = {-cache}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def connect_to_read(path: Path, kind: type[sqlite3.Connection] = sqlite3.Connection) -> sqlite3.Connection:
    """A connection that refuses to write: writes that do not go through the writer would not share its transactions."""
    connection = connect(path, READ_CACHE, kind)
    connection.execute("PRAGMA query_only = ON")
    return connection


def in_memory() -> sqlite3.Connection:
    """A connection to an empty database of its own, which ends with it."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.deserialize(_empty())
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


@lru_cache
def _empty() -> bytes:
    """An empty database: to make one takes a hundred times as long as to copy it, and tests open hundreds."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        upgrade(connection)
        return connection.serialize()


def _script(version: int) -> str:
    return upgrades.script("sqlite", version)


def upgrade(connection: sqlite3.Connection, script: Callable[[int], str] = _script) -> int:
    """Bring the file up to date and return its version. Each step is one transaction; an interrupted one is repeated.

    `script` gives the statements for a version, where Alembic is not there to write them.

    An Emberhall from before Alembic reads `schema_version` to see whether a file is too new for it.
    """
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
    upgrades.check(version)
    if 0 < version <= upgrades.FIRST:
        legacy.migrate(connection, version)
        _hand_over(connection)
        version = upgrades.FIRST
    if version < upgrades.LATEST:
        mark = f"INSERT INTO schema_version VALUES ({upgrades.LATEST});"  # noqa: S608 (our own number)
        before, _, after = script(version).rpartition("COMMIT;")
        connection.executescript(f"{before}{mark} COMMIT;{after}")
    return upgrades.LATEST


def _hand_over(connection: sqlite3.Connection) -> None:
    """Let Alembic count the migrations from here on."""
    connection.execute("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    connection.execute(
        "INSERT INTO alembic_version SELECT ? WHERE NOT EXISTS (SELECT 1 FROM alembic_version)",
        (upgrades.name_of(upgrades.FIRST),),
    )
