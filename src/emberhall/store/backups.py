"""Backups: a consistent copy of everything stored, made while servers are running; and restoring a database from one.

SQLite copies its files itself, without blocking anybody. PostgreSQL needs its own tools, `pg_dump` and `pg_restore`,
which must be installed.
"""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from urllib.parse import unquote, urlsplit

from emberhall.store import upgrades
from emberhall.store.errors import StoreError
from emberhall.store.places import POSTGRES, open_store
from emberhall.store.sqlite.files import keep_private
from emberhall.store.sqlite.locks import FileLock
from emberhall.store.sqlite.store import SqliteStore

PRIVATE = 0o600
REPLACED = ".before-restore"


def backup(place: str | None, target: Path) -> None:
    """Write everything stored to a new file that only its owner can read; StoreError says why it failed."""
    if target.exists():
        raise StoreError(f"{str(target)!r} already exists; a backup replaces nothing.")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT, PRIVATE))
    try:
        if _is_postgres(place):
            _tool(str(place), ["pg_dump", "--format=custom", "--no-owner", "--no-acl", f"--file={part}"])
        else:
            _copy(_path(place), part)
            _check(part)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)


def restore(place: str | None, source: Path, force: bool) -> None:
    """Restore a database from a backup; `force` replaces an existing one. No server may be using it."""
    if not source.is_file():
        raise StoreError(f"There is no backup {str(source)!r}.")
    if _is_postgres(place):
        options = [
            "--no-owner",
            "--no-acl",
            "--single-transaction",
            f"--dbname={urlsplit(str(place)).path.lstrip('/')}",
        ]
        _tool(str(place), ["pg_restore", *options, *(["--clean", "--if-exists"] if force else []), str(source)])
        return
    _check(source)
    path = _path(place)
    keep_private(path)
    lock = FileLock(path)
    lock.take()
    try:
        _make_room(path, force)
        _copy(source, path)
    finally:
        lock.release()


def _is_postgres(place: str | None) -> bool:
    return place is not None and place.partition("://")[0] in POSTGRES


def _path(place: str | None) -> Path:
    store = open_store(place)
    if not isinstance(store, SqliteStore) or store.path is None:
        raise StoreError(f"The database {place!r} is not on disk, so there is nothing to copy.")
    return store.path


def _copy(source: Path, target: Path) -> None:
    """Copy all pages as of one moment. It is a single step, so writers are not kept waiting."""
    if not source.is_file():
        raise StoreError(f"There is no database {str(source)!r}.")
    try:
        address = f"file:{source.resolve().as_posix()}?mode=rw"
        with closing(sqlite3.connect(address, uri=True)) as original, closing(sqlite3.connect(target)) as copy:
            original.backup(copy)
    except sqlite3.Error as problem:
        raise StoreError(f"The database {str(source)!r} cannot be copied: {problem}.") from problem


def _check(path: Path) -> None:
    """Raise StoreError unless a file is an intact Emberhall database, and not of a later version."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            [(verdict,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
            [(version,)] = connection.execute("SELECT max(version) FROM schema_version").fetchall()
    except (sqlite3.Error, ValueError) as problem:
        raise StoreError(f"{str(path)!r} is not a backup of Emberhall: {problem}.") from problem
    if verdict != "ok":
        raise StoreError(f"{str(path)!r} is damaged: {verdict}.")
    upgrades.check(version)


def _make_room(path: Path, force: bool) -> None:
    """Move an existing database aside."""
    if path.stat().st_size and not force:
        raise StoreError(f"The database {str(path)!r} already exists; replace it with --force.")
    if path.stat().st_size:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        path.replace(path.with_name(path.name + REPLACED))
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    keep_private(path)


def _tool(url: str, command: Sequence[str]) -> None:
    """Run a PostgreSQL tool. The connection is passed in its environment, which other users cannot see."""
    if shutil.which(command[0]) is None:
        raise StoreError(f"{command[0]} is not installed; it comes with PostgreSQL's client programs.")
    parts = urlsplit(url)
    variables = {
        "PGHOST": parts.hostname,
        "PGPORT": None if parts.port is None else str(parts.port),
        "PGUSER": None if parts.username is None else unquote(parts.username),
        "PGPASSWORD": None if parts.password is None else unquote(parts.password),
        "PGDATABASE": parts.path.lstrip("/") or None,
    }
    environment = {name: value for name, value in variables.items() if value is not None}
    run = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    if run.returncode:
        complaint = run.stderr.strip().splitlines() or ["it did not say why"]
        raise StoreError(f"{command[0]} failed: {complaint[0]}.")
