"""SQLite files: who may read them, how they are opened, and how they are brought up to date."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from emberhall.store import legacy, upgrades

OTHERS = 0o007
CACHE = 32_000
"""Kilobytes of pages the writer may keep: each word changes two pages of its table's own, and those of 500 tables do
not fit into the usual 2000. Only what is used is taken."""
READ_CACHE = 4_000
"""The same for a connection that only reads: it looks at a table when that wakes, and then no more."""
CHECKPOINT = 8000
"""Pages in the log (32 MB) after which they are written to their places. Words of one table change the same few pages
again and again: of the usual 1000 most were written only to be changed soon after, and a move waited for it."""


def keep_private(path: Path) -> None:
    """The file has the seeds of games being played: make it for this user alone, or take it from everybody else."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with suppress(FileNotFoundError, PermissionError):
            mode = each.stat().st_mode
            if mode & OTHERS:
                each.chmod(mode & ~OTHERS)


def connect(path: Path, cache: int = CACHE) -> sqlite3.Connection:
    """A connection in autocommit mode: only the writer begins and ends transactions."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    connection.execute(f"PRAGMA cache_size = {-cache}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def upgrade(connection: sqlite3.Connection) -> int:
    """Bring the file up to date and return its version. Each step is one transaction; an interrupted one is repeated.

    `schema_version` is where an Emberhall from before Alembic looks whether a file is too new for it.
    """
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    (found,) = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
    upgrades.check(found)
    if 0 < found <= upgrades.FIRST:
        legacy.migrate(connection, found)
        _hand_over(connection)
        found = upgrades.FIRST
    if found < upgrades.LATEST:
        mark = f"INSERT INTO schema_version VALUES ({upgrades.LATEST});"  # noqa: S608 (a number of ours)
        before, _, after = upgrades.script("sqlite", found).rpartition("COMMIT;")
        connection.executescript(f"{before}{mark} COMMIT;{after}")
    return upgrades.LATEST


def _hand_over(connection: sqlite3.Connection) -> None:
    """From here on, Alembic counts the migrations."""
    connection.execute("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    connection.execute(
        "INSERT INTO alembic_version SELECT ? WHERE NOT EXISTS (SELECT 1 FROM alembic_version)",
        (upgrades.name_of(upgrades.FIRST),),
    )
