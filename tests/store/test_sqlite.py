"""The SQLite store: durability, group commits, order, killed processes, versions and places."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from emberhall.store import CardSet, Ending, SequenceTaken, StoreError, User, open_store, work
from emberhall.store.places import default_path
from emberhall.store.sqlite.files import upgrade
from emberhall.store.sqlite.legacy import MIGRATIONS
from emberhall.store.sqlite.store import SqliteStore
from emberhall.store.sqlite.threads import Thread
from emberhall.store.sqlite.writer import BUSY, Writer
from emberhall.store.upgrades import LATEST
from tests.forked import Forked
from tests.store.tables import table

TORN = """
import asyncio, sys
from pathlib import Path
from emberhall.store import work
from emberhall.store.sqlite.store import SqliteStore
from tests.store.tables import table

async def drive(store, name):
    await store.write(work.tables.add(table(name)))
    seq = 0
    while True:
        size = seq % 3 + 1
        await store.append(name, seq, [(0, f"{name} {seq + k}") for k in range(1, size + 1)], [0], "now")
        seq += size
        print(name, seq, flush=True)

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    await asyncio.gather(*(drive(store, f"table-{n}") for n in range(8)))

asyncio.run(main())
"""


@pytest.mark.parametrize("round_", range(5))
def test_a_killed_process_loses_nothing_it_acknowledged(tmp_path: Path, round_: int) -> None:
    database = tmp_path / "hall.db"
    process = Forked(["-c", TORN, str(database)], stdout=subprocess.PIPE)
    with process:
        assert process.stdout is not None
        first = [process.stdout.readline() for _ in range(21)]
        time.sleep(0.05 + Random(round_).random() * 0.2)
        process.send_signal(signal.SIGKILL)
        said = [*first, *process.stdout.readlines()]
    acknowledged: dict[str, int] = {}
    for line in said:
        if line.endswith("\n"):
            name, number = line.split()
            acknowledged[name] = int(number)
    assert sum(acknowledged.values()) > 20
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for name, seq in acknowledged.items():
            query = "SELECT seq, word FROM moves WHERE table_id = ? ORDER BY seq"
            found = connection.execute(query, (name,)).fetchall()
            assert len(found) >= seq, f"{name}: {seq} acknowledged, {len(found)} kept"
            assert found == [(n, f"{name} {n}") for n in range(1, len(found) + 1)]
            assert connection.execute("SELECT seq FROM tables WHERE id = ?", (name,)).fetchone() == (len(found),)


async def test_many_tables_are_written_in_few_commits(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    for number in range(50):
        await store.write(work.tables.add(table(f"table-{number}")))
    before = wal_commits(tmp_path)
    for seq in range(4):
        await asyncio.gather(*(store.append(f"table-{n}", seq, [(0, "word")], [0], "now") for n in range(50)))
    commits = wal_commits(tmp_path) - before
    await store.close()
    assert 4 <= commits <= 40, f"200 appends took {commits} commits"


def wal_commits(folder: Path) -> int:
    """How many commit frames the write-ahead log has: their headers state the size of the database."""
    data = (folder / "hall.db-wal").read_bytes()
    size = int.from_bytes(data[8:12], "big")
    return sum(data[at + 4 : at + 8] != b"\0\0\0\0" for at in range(32, len(data), size + 24))


async def append_soon(store: SqliteStore, name: str, seq: int, revision: int) -> Exception | None:
    future: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append_soon(name, seq, (0, f"word {seq}"), [0], "now", revision, future.set_result)
    return await future


async def test_words_of_one_turn_of_the_loop_share_a_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    for number in range(50):
        await store.write(work.tables.add(table(f"table-{number}")))
    before = wal_commits(tmp_path)
    assert await asyncio.gather(*(append_soon(store, f"table-{n}", 0, 0) for n in range(50))) == [None] * 50
    assert wal_commits(tmp_path) - before == 1
    assert await store.read(work.records.words_of("table-7")) == [(0, "word 0")]
    await store.close()


async def test_one_word_that_comes_late_does_not_spoil_its_group(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    for name in "abc":
        await store.write(work.tables.add(table(name)))
    assert await append_soon(store, "b", 0, 0) is None
    results = await asyncio.gather(*(append_soon(store, name, 0, 0) for name in "abc"))
    assert [type(problem) for problem in results] == [type(None), SequenceTaken, type(None)]
    assert [len(await store.read(work.records.words_of(name))) for name in "abc"] == [1, 1, 1]
    rows = [await store.read(work.tables.one(name)) for name in "abc"]
    assert [(row.seq, row.revision) for row in rows if row is not None] == [(1, 1)] * 3
    await store.close()


async def test_a_word_waits_for_a_process_that_has_locked_the_file_and_the_loop_goes_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    await store.write(work.tables.add(table()))
    with closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        word = asyncio.create_task(append_soon(store, "one", 0, 0))
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert time.monotonic() - began < BUSY / 1000, "Only the thread waits so long."
        assert not word.done()
        other.execute("ROLLBACK")
        assert await word is None
    await store.close()


async def test_the_file_is_in_wal_mode_and_fully_synchronous(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    mode = await store._writing().do(lambda connection: connection.execute("PRAGMA journal_mode").fetchone())
    sync = await store._writing().do(lambda connection: connection.execute("PRAGMA synchronous").fetchone())
    await store.close()
    assert (mode, sync) == (("wal",), (2,))


async def test_an_answer_comes_only_after_the_commit(tmp_path: Path) -> None:
    """Another connection sees the row as soon as `append` returns."""
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    await store.write(work.tables.add(table()))
    with closing(sqlite3.connect(tmp_path / "hall.db")) as other:
        for seq in range(50):
            await store.append("one", seq, [(0, "word")], [0], "now")
            assert other.execute("SELECT count(*) FROM moves").fetchone() == (seq + 1,)
    await store.close()


async def test_jobs_are_done_in_the_order_they_came(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "order.db", isolation_level=None, check_same_thread=False)
    writer = Writer(connection, Thread())
    order: list[int] = []
    await asyncio.gather(*(writer.do(lambda _, n=number: order.append(n)) for number in range(2000)))  # type: ignore[misc]
    await writer.close()
    assert order == list(range(2000))
    assert not [thread for thread in threading.enumerate() if thread.name == "store-writer"]


async def test_a_job_that_breaks_neither_stops_the_writer_nor_spoils_its_group(tmp_path: Path) -> None:
    """Any exception of a job goes to its caller: if it ended the writer, every later write would wait for ever."""
    connection = sqlite3.connect(tmp_path / "broken.db", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE words (word TEXT)")
    writer = Writer(connection, Thread())

    def add(word: str, then: Exception | None = None) -> Callable[[sqlite3.Connection], None]:
        def job(to: sqlite3.Connection) -> None:
            to.execute("INSERT INTO words VALUES (?)", (word,))
            if then is not None:
                raise then

        return job

    async def outcomes(*jobs: tuple[Callable[[sqlite3.Connection], None], bool]) -> list[type | None]:
        results = await asyncio.gather(*(writer.do(job, safe) for job, safe in jobs), return_exceptions=True)
        return [type(each) if isinstance(each, Exception) else None for each in results]

    mixed = [(add("one"), False), (add("two", ValueError("odd")), False), (add("three"), False)]
    assert await outcomes(*mixed) == [None, ValueError, None]
    lone = [(add("four"), False), (add("\ud800"), True)]  # without a savepoint the whole group is rolled back
    assert await outcomes(*lone) == [StoreError, StoreError]
    assert await outcomes((add("five"), True)) == [None]
    assert connection.execute("SELECT word FROM words").fetchall() == [("one",), ("three",), ("five",)]
    await writer.close()


async def test_a_word_that_cannot_be_written_is_answered(tmp_path: Path) -> None:
    """The event loop puts it into the transaction, and must survive the error too."""
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    await store.write(work.tables.add(table()))
    with pytest.raises(StoreError):
        await asyncio.wait_for(store.append("one", 0, [(0, "\ud800")], [0], "now", revision=0), 20)
    await asyncio.wait_for(store.append("one", 0, [(0, "word")], [0], "now", revision=0), 20)
    await store.close()


async def test_a_game_whose_end_cannot_be_stored_has_not_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    await store.write(work.tables.add(table()))

    def breaks(*_: object) -> NoReturn:
        raise StoreError("The end is refused.")

    monkeypatch.setattr(work.records, "end", breaks)
    with pytest.raises(StoreError, match="The end is refused"):
        await store.append("one", 0, [(0, "word")], [], "now", Ending((1, 0), (0,), (), None))
    stored = await store.snapshot(work.records.load("one"))
    assert stored is not None
    assert (stored.moves, stored.table.seq) == ([], 0)
    await store.close()


async def test_one_bad_job_does_not_spoil_its_group(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    names = ["a", "b", "a", "c"]
    results = await asyncio.gather(
        *(store.write(work.tables.add(table(name))) for name in names), return_exceptions=True
    )
    assert [isinstance(result, StoreError) for result in results] == [False, False, True, False]
    assert {row.id for row in await store.read(work.lists.open_tables(9))} == {"a", "b", "c"}
    await store.close()


async def test_a_closed_store_refuses(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hall.db")
    with pytest.raises(StoreError, match="not open"):
        await store.append("one", 0, [], [], "now")
    with pytest.raises(StoreError, match="not open"):
        await store.read(work.records.words_of("one"))
    await store.open()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append("one", 0, [], [], "now")


def test_a_file_of_a_newer_emberhall_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "hall.db", isolation_level=None)) as connection:
        assert upgrade(connection) == LATEST
        assert upgrade(connection) == LATEST
        connection.execute("INSERT INTO schema_version VALUES (99)")
        with pytest.raises(StoreError, match="schema version 99"):
            upgrade(connection)


async def test_a_file_from_before_there_were_unlocks_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(MIGRATIONS[0])
        connection.executescript("CREATE TABLE schema_version (version INTEGER NOT NULL);")
        connection.execute("INSERT INTO schema_version VALUES (1)")
        with pytest.raises(sqlite3.OperationalError, match="no such table: unlocks"):
            connection.execute("SELECT * FROM unlocks")
    store = SqliteStore(path)
    await store.open()
    await store.write(work.tables.add(table()))
    await store.append("one", 0, [(0, "x")], [], "now", Ending((80,), (0,), (("ada", "AC02"),)))
    assert [unlock.card for unlock in await store.read(work.profiles.unlocks_of("ada"))] == ["AC02"]
    await store.close()


async def test_a_file_from_before_tokens_expired_keeps_its_people(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript("CREATE TABLE schema_version (version INTEGER NOT NULL);")
        for version, script in enumerate(MIGRATIONS[:4], start=1):
            connection.executescript(script)
            connection.execute("INSERT INTO schema_version VALUES (?)", (version,))
        connection.execute("INSERT INTO users VALUES ('ada', 'Ada', 'iron', x'aa', '2020-01-01')")
        connection.execute("INSERT INTO unlocks VALUES ('ada', 'flamecraft', 'AC02', 'gone', '2020-01-01')")
    store = SqliteStore(path)
    await store.open()
    row = await store.read(work.users.by_token(b"\xaa", "2026-01-01"))
    assert row == User("ada", "Ada", "iron", "2020-01-01"), "An old token has its time from now on."
    assert [unlock.card for unlock in await store.read(work.profiles.unlocks_of("ada"))] == ["AC02"]
    await store.close()


async def test_a_file_from_before_there_were_card_sets_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript("CREATE TABLE schema_version (version INTEGER NOT NULL);")
        for version, script in enumerate(MIGRATIONS[:2], start=1):
            connection.executescript(script)
            connection.execute("INSERT INTO schema_version VALUES (?)", (version,))
        connection.execute(
            "INSERT INTO tables (id, title, name, seats, options, public, host, secret, rules, created, status, notes, "
            "seq, waiting, moved) VALUES ('old', 'dualis', '', 4, '{}', 1, 'ada', x'00', 1, '1', 'open', '{}', 0, "
            "'[]', '1')"
        )
        for seat in range(4):
            connection.execute(
                "INSERT INTO chairs (table_id, seat, kind, face) VALUES ('old', ?, 'free', 'x')", (seat,)
            )
    store = SqliteStore(path)
    await store.open()
    old = await store.read(work.tables.one("old"))
    assert old is not None
    assert old.cards == "", "It was played with our own cards."
    own = CardSet("flamecraft", "00ff", {"mine.toml": "x"})
    await store.write(work.tables.add(table("new", title="flamecraft", cards="00ff"), cards=own))
    await store.close()
    again = SqliteStore(path)
    await again.open()
    assert [(found.id, found.cards) for found in await again.read(work.lists.open_tables(9))] == [
        ("new", "00ff"),
        ("old", ""),
    ]
    assert await again.read(work.cards.all_sets(99)) == [own]
    await again.close()


async def test_a_file_that_is_no_database_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    path.write_text("this is not a database, but a letter to one " * 100)
    with pytest.raises(StoreError, match=r"hall\.db"):
        await SqliteStore(path).open()


def test_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert default_path() == tmp_path / "emberhall" / "emberhall.db"
    by_default = open_store(None)
    assert isinstance(by_default, SqliteStore)
    assert by_default.path == default_path()
    absolute = open_store(f"sqlite:///{tmp_path}/x.db")
    assert isinstance(absolute, SqliteStore)
    assert absolute.path == tmp_path / "x.db"
    relative = open_store("sqlite:///x.db")
    assert isinstance(relative, SqliteStore)
    assert relative.path == Path("x.db")
    in_memory = open_store(":memory:")
    assert isinstance(in_memory, SqliteStore)
    assert in_memory.path is None
    for bad in ("mysql://x/y", "sqlite://x.db", "sqlite:///"):
        with pytest.raises(StoreError, match="not one this server can use"):
            open_store(bad)


def test_without_the_driver_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("asyncpg", "emberhall.store.postgres.store"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"emberhall\[cluster\]"):
        open_store("postgresql://host/name")


async def test_only_the_writer_keeps_many_pages_in_memory(tmp_path: Path) -> None:
    """Reading one table after another must not fill the memory with pages that are never needed again."""
    store = SqliteStore(tmp_path / "hall.db")
    await store.open()
    sizes = [await look(lambda connection: connection.execute("PRAGMA cache_size").fetchall()) for look in kinds(store)]
    await store.close()
    [[(writer,)], [(reader,)]] = sizes
    assert -4096 <= reader < 0
    assert writer <= 4 * reader


def kinds(store: SqliteStore) -> tuple[Any, Any]:
    """The methods that run a job on the writer's connection and on the reader's."""
    assert store._reader is not None
    return store._writing().do, store._reader.do
