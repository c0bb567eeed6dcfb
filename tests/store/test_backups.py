"""Backups: a consistent copy of a store while a server writes to it, and restoring it."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from emberhall.store import FileLock, StoreError, open_store, work
from emberhall.store.backups import REPLACED, backup, restore
from emberhall.store.sqlite.store import SqliteStore
from tests.cli.shell import run
from tests.store.tables import table
from tools import services

if TYPE_CHECKING:
    from tests.services import Postgres


async def words(place: str, name: str = "one") -> int:
    store = open_store(place)
    await store.open()
    rows = await store.read(work.records.words_of(name))
    await store.close()
    return len(rows)


async def test_a_backup_is_one_moment_of_a_store_that_is_written_meanwhile(tmp_path: Path) -> None:
    place = tmp_path / "hall.db"
    store = SqliteStore(place)
    await store.open()
    for name in ("one", "two"):
        await store.write(work.tables.add(table(name)))
    done = False

    async def play() -> int:
        """Append words so that table two is never ahead of table one."""
        seq = 0
        while not done:
            for name in ("one", "two"):
                await store.append(name, seq, [(0, "word")], [0], "now", revision=seq)
            seq += 1
        return seq

    playing = asyncio.create_task(play())
    for number in range(5):
        await asyncio.sleep(0.02)
        await asyncio.to_thread(backup, str(place), tmp_path / f"{number}.backup")
    done = True
    written = await playing
    await store.close()
    counts = [(await words(f"{tmp_path}/{n}.backup"), await words(f"{tmp_path}/{n}.backup", "two")) for n in range(5)]
    assert all(one - two in (0, 1) for one, two in counts), counts
    assert counts == sorted(counts)
    assert counts[-1][0] <= written
    assert stat.S_IMODE((tmp_path / "0.backup").stat().st_mode) == 0o600
    assert not (tmp_path / "4.backup.part").exists()


async def test_a_database_is_what_it_was(tmp_path: Path) -> None:
    place, kept = tmp_path / "hall.db", tmp_path / "kept.backup"
    store = SqliteStore(place)
    await store.open()
    await store.write(work.tables.add(table()))
    await store.append("one", 0, [(0, "first")], [0], "now")
    assert run("backup", str(kept), "--store", str(place)).exit_code == 0
    await store.append("one", 1, [(0, "second")], [0], "now")
    await store.close()
    said = run("restore", str(kept), "--store", str(place))
    assert (said.exit_code, "already exists; replace it with --force." in said.stderr) == (2, True), said.output
    assert await words(str(place)) == 2
    assert run("restore", str(kept), "--store", str(place), "--force").exit_code == 0
    assert await words(str(place)) == 1
    assert await words(str(place) + REPLACED) == 2
    restore(str(tmp_path / "new" / "hall.db"), kept, force=False)
    assert await words(str(tmp_path / "new" / "hall.db")) == 1
    assert stat.S_IMODE((tmp_path / "new" / "hall.db").stat().st_mode) == 0o600


async def test_what_cannot_be_is_a_sentence(tmp_path: Path) -> None:
    place, kept = tmp_path / "hall.db", tmp_path / "kept.backup"
    with pytest.raises(StoreError, match="There is no database"):
        backup(str(place), kept)
    assert not place.exists()
    store = SqliteStore(place)
    await store.open()
    await store.close()
    backup(str(place), kept)
    with pytest.raises(StoreError, match="already exists"):
        backup(str(place), kept)
    with pytest.raises(StoreError, match="not on disk"):
        backup(":memory:", tmp_path / "other")
    lock = FileLock(place)
    lock.take()
    with pytest.raises(StoreError, match="Another server is using"):
        restore(str(place), kept, force=True)
    lock.release()
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")
        connection.commit()
    with pytest.raises(StoreError, match="schema version 99"):
        restore(str(place), kept, force=True)
    with pytest.raises(StoreError, match="There is no backup"):
        restore(str(place), tmp_path / "nowhere", force=True)
    kept.write_bytes(b"no database")
    with pytest.raises(StoreError, match="is not a backup of Emberhall"):
        restore(str(place), kept, force=True)


async def test_postgres_is_copied_by_its_own_tools(
    tmp_path: Path, postgres: "Postgres", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{services.postgres()}{os.pathsep}{os.environ['PATH']}")
    place, kept = postgres.database(), tmp_path / "kept.backup"
    store = open_store(place)
    await store.open()
    await store.write(work.tables.add(table()))
    await store.append("one", 0, [(0, "first")], [0], "now")
    await asyncio.to_thread(backup, place, kept)
    await store.append("one", 1, [(0, "second")], [0], "now")
    await store.close()
    other = postgres.empty()
    await asyncio.to_thread(restore, other, kept, False)
    assert await words(other) == 1
    await asyncio.to_thread(restore, place, kept, True)
    assert await words(place) == 1
    with pytest.raises(StoreError, match="pg_restore failed"):
        await asyncio.to_thread(restore, place, kept, False)
