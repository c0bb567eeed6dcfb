"""Bugs found in the server, each with a test that would have caught it."""

import asyncio
import gc
import os
import re
import resource
import sqlite3
import stat
import subprocess
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from emberhall import Record
from emberhall.server.lobby import caretaker
from emberhall.server.logs import alias, without_keys
from emberhall.server.minds.botdesk import BotDesk
from emberhall.server.minds.fair_queue import FairQueue
from emberhall.server.minds.thoughts import Thought
from emberhall.server.people.guests import clean, visible
from emberhall.server.timestamps import ago
from emberhall.store import open_store
from emberhall.store.sqlite.store import SqliteStore
from emberhall.wire import seals
from tests.forked import Forked
from tests.server.hall import Hall, eventually, open_hall, play_all
from tests.server.hostile import attacked
from tests.stores import WatchedStore, failing


async def test_a_nonce_is_one_line(hall: Hall) -> None:
    """With a line break after the nonce the record could not be verified, since a note is one line."""
    ada = await hall.guest()
    for nonce in ("12345678\n", "12345678\r", "1234567", "12345678 ", "\n12345678"):
        wish = {"title": "dualis", "seats": 4, "nonce": nonce}
        assert await hall.refused("POST", "/api/tables", ada, **wish) == (400, "bad-request")
    await hall.table(ada, nonce="12345678")


async def test_a_rematch_without_a_nonce_has_one_that_can_be_checked(hall: Hall) -> None:
    """A nonce made up by the server could have been selected among many for the cards it gives."""
    table, guests = await hall.full_table(3, options={"short": True, "seating": "random"})
    await play_all(await hall.seats_at(table, guests), table)
    path = f"/api/tables/{table}/rematch"
    table = [await hall.call("POST", path, guest) for guest in guests][-1]["id"]
    await play_all(await hall.seats_at(table, guests), table)
    record = Record.parse((await hall.http.get(f"/api/tables/{table}/record")).text)
    assert seals.check(record) == []
    secret = bytes.fromhex(record.notes["secret"])
    assert [record.notes[f"nonce.{seat}"] for seat in range(3)] == [seals.nonce_of(secret, seat) for seat in range(3)]


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f \u1160", "\u200b\u200d", "\u0301\u0301", "\ufe0f", "\u034f"]
)
async def test_a_name_can_be_seen(hall: Hall, name: str) -> None:
    assert await hall.refused("POST", "/api/guests", name=name) == (400, "empty-name")


def test_names_keep_what_languages_need_and_no_towers() -> None:
    assert clean("  Zoë   Nguyễn ") == "Zoë Nguyễn"
    assert clean("न्यूनतम") == "न्यूनतम"
    assert len(clean("Z" + "\u0300" * 20)) <= 4
    assert visible("李")
    assert not visible("\u0301")


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    link = tmp_path / "link.db"
    command = ["-m", "emberhall", "serve", "--port", "0", "--store"]
    first = Forked([*command, str(database)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    with first:
        assert first.stdout is not None
        assert "open at" in first.stdout.readline()
        link.symlink_to(database)
        second = Forked([*command, str(link)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        _, complaint = second.communicate(timeout=30)
        assert second.wait() == 2
        assert complaint.startswith("Another server is using the database")
        first.kill()
        first.wait()
    third = Forked([*command, str(database)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    with third:
        assert third.stdout is not None
        assert "open at" in third.stdout.readline(), "A lock ends with the process that held it, however that ends."
        third.kill()


async def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    """It contains the seeds of running games."""
    path = tmp_path / "new" / "hall.db"
    store = SqliteStore(path)
    await store.open()
    files = sorted(path.parent.iterdir())
    assert len(files) == 3
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    await store.close()
    path.chmod(0o644)
    store = SqliteStore(path)
    await store.open()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640, "A group may read it if somebody said so; others may not."
    await store.close()


async def test_a_damaged_table_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    bots = {"0": "random", "1": "random", "2": "random", "3": "random"}
    async with open_hall(database, pace=60.0) as hall:
        ada = await hall.guest()
        tables = [(await hall.table(ada, sit=None, bots=bots, start=True, public=True))["id"] for _ in range(5)]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET options = '{' WHERE id = ?", (tables[0],))
        connection.execute("UPDATE tables SET waiting = 'x' WHERE id = ?", (tables[1],))
        connection.execute("DELETE FROM chairs WHERE table_id = ? AND seat = 2", (tables[2],))
        connection.execute("UPDATE tables SET options = '{\"short\": 7}' WHERE id = ?", (tables[3],))
        connection.execute("UPDATE tables SET moved = 'z' WHERE id <> ?", (tables[4],))  # these come first
    async with open_hall(database) as hall:

        async def over() -> bool:
            return bool((await hall.call("GET", f"/api/tables/{tables[4]}"))["status"] == "over")

        await eventually(over)
        for table in tables[:3]:
            assert await hall.refused("GET", f"/api/tables/{table}") == (503, "damaged")
        assert "frozen" in await hall.call("GET", f"/api/tables/{tables[3]}")
        assert (await hall.http.get("/api/tables")).status_code == 200


async def test_tables_resume_when_the_store_was_away_while_they_were_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were skipped until somebody looked at them: a table of bots stood still."""
    database = tmp_path / "hall.db"
    bots = {"0": "random", "1": "random", "2": "random", "3": "random"}
    async with open_hall(database, pace=60.0) as hall:
        ada = await hall.guest()
        for _ in range(2):
            await hall.table(ada, sit=None, bots=bots, start=True)
    store = WatchedStore(open_store(database))
    store.before = failing("records.load", times=3, sentence="The database cannot be reached.")
    monkeypatch.setattr(caretaker, "RETRY", 0.1)
    async with open_hall(database, store=store) as hall:

        async def over() -> bool:
            return 'emberhall_games_total{title="dualis"} 2.0' in (await hall.http.get("/metrics")).text

        await eventually(over)


async def test_health_is_no_more_when_the_disk_is_full(tmp_path: Path) -> None:
    async with attacked(tmp_path) as server:
        assert (await server.hall.http.get("/healthz")).status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, 1))
        await becomes(server.hall, 503)


async def test_health_is_no_more_when_the_file_is_damaged(tmp_path: Path) -> None:
    async with attacked(tmp_path) as server:
        await server.hall.table(await server.hall.guest())
        assert (await server.hall.http.get("/healthz")).status_code == 200
        for name in ("hall.db", "hall.db-wal"):
            path = tmp_path / name
            if path.exists():
                with path.open("r+b") as file:
                    file.write(os.urandom(path.stat().st_size))
        await becomes(server.hall, 503)


async def becomes(hall: Hall, status: int) -> None:
    async def it_is() -> bool:
        answer = await hall.http.get("/healthz")
        return answer.status_code == status and (status == 200 or answer.json()["error"] == "store")

    await eventually(it_is)


async def test_the_log_lets_nobody_into_a_private_table(tmp_path: Path) -> None:
    bots = {"1": "random", "2": "random", "3": "random"}
    async with attacked(tmp_path) as server:
        ada = await server.hall.guest()
        table = (await server.hall.table(ada, bots=bots, start=True))["id"]
        with closing(sqlite3.connect(tmp_path / "hall.db")) as connection, connection:
            connection.execute("UPDATE tables SET options = '{', revision = 99 WHERE id = ?", (table,))
        screen = await server.hall.screen(ada)
        await screen.send(t="join", table=table)
        await screen.next("error")
        await server.hall.http.post(f"/api/tables/{table}/start", headers=ada.headers)
        said = server.log.read_text("utf-8")
        assert "table created" in said
        assert alias(table) in said
        assert table not in said
        assert ada.token not in said


def test_addresses_are_logged_without_their_keys() -> None:
    assert without_keys("/api/tables/secret/seats/0") == f"/api/tables/{alias('secret')}/seats/0"
    assert without_keys("/t/secret") == f"/t/{alias('secret')}"
    assert without_keys("/api/titles") == "/api/titles"


async def test_a_table_of_older_rules_gives_its_record_to_those_who_sat_there(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        table, guests = await hall.full_table(3)
        screens = await hall.seats_at(table, guests)
        asked = next(screen for screen in screens if screen.latest()["decision"])
        seq = asked.latest()["seq"]
        await asked.send(t="play", table=table, seq=seq, words=asked.latest()["decision"]["words"][:1])
        await asked.next("update", lambda frame: frame["seq"] > seq)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET rules = rules - 1")
    async with open_hall(database) as hall:
        path = f"/api/tables/{table}/record"
        assert await hall.refused("GET", path) == (409, "not-over")
        assert await hall.refused("GET", path, await hall.guest("Stranger")) == (409, "not-over")
        text = (await hall.http.get(path, headers=guests[0].headers)).text
        assert len(Record.parse(text).moves) == 1
        assert seals.check(Record.parse(text)) == []


# --- tokens


async def test_a_token_can_be_replaced(hall: Hall) -> None:
    ada = await hall.guest()
    old = await hall.screen(ada)
    answer = await hall.http.post("/api/me/token", headers=ada.headers)
    assert answer.status_code == 201
    new = replace(ada, token=answer.json()["token"])
    assert await hall.refused("GET", "/api/me", ada) == (401, "unknown-token")
    assert (await hall.call("GET", "/api/me", new))["user"] == ada.user
    async with asyncio.timeout(5):
        await old.socket.wait_closed()
    assert old.socket.close_code == 1008
    fresh = await hall.screen(new)
    await hall.call("DELETE", "/api/me/token", new)
    assert await hall.refused("GET", "/api/me", new) == (401, "unknown-token")
    async with asyncio.timeout(5):
        await fresh.socket.wait_closed()


async def test_a_token_that_nobody_uses_expires(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        ada, ben = await hall.guest(), await hall.guest("Ben")
        table = (await hall.table(ada))["id"]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tokens SET used = ? WHERE user_id = ?", (ago(181), ada.user))
        connection.execute("UPDATE tokens SET used = ? WHERE user_id = ?", (ago(179), ben.user))
    async with open_hall(database) as hall:
        assert await hall.refused("GET", "/api/me", ada) == (401, "unknown-token")
        await hall.call("GET", "/api/me", ben)
        assert (await hall.call("GET", f"/api/tables/{table}"))["chairs"][0]["name"] == "Ada"
    with closing(sqlite3.connect(database)) as connection:
        (used,) = connection.execute("SELECT used FROM tokens WHERE user_id = ?", (ben.user,)).fetchone()
        assert used > ago(1), "Whoever comes back is known for as long again."


# --- what is old


async def test_what_nobody_has_touched_for_long_is_removed(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        ada = await hall.guest()
        open_ones = [(await hall.table(ada))["id"] for _ in range(2)]
        running, kept = (await hall.full_table(3))[0], (await hall.full_table(3))[0]
        screen = await hall.screen(ada)
        await screen.send(t="join", table=open_ones[0])
        await screen.send(t="say", table=open_ones[0], text="hello")
        await screen.next("said")
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET moved = ? WHERE id = ?", (ago(31), open_ones[0]))
        connection.execute("UPDATE tables SET moved = ? WHERE id = ?", (ago(366), running))
        connection.execute("UPDATE tables SET moved = ? WHERE id = ?", (ago(364), kept))
    async with open_hall(database, keep_days=0) as hall:
        await hall.call("GET", f"/api/tables/{running}")
    async with open_hall(database) as hall:

        async def removed() -> bool:
            answers = [await hall.http.get(f"/api/tables/{table}") for table in (running, open_ones[0])]
            return [answer.status_code for answer in answers] == [404, 404]

        await eventually(removed)
        await hall.call("GET", f"/api/tables/{kept}")
        await hall.call("GET", f"/api/tables/{open_ones[1]}")
    with closing(sqlite3.connect(database)) as connection:
        gone = connection.execute("SELECT count(*) FROM lines WHERE table_id IN (?, ?)", (running, open_ones[0]))
        assert gone.fetchone() == (0,)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


# --- many tables


async def test_somebody_with_many_tables_gets_a_new_name_at_once(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "hall.db") as hall:
        ada = await hall.guest()
        tables = [(await hall.table(ada))["id"] for _ in range(150)]
        screen = await hall.screen(ada)
        await screen.send(t="join", table=tables[0])
        await screen.next("lobby")
        began = time.monotonic()
        await hall.call("PATCH", "/api/me", ada, name="Countess")
        assert time.monotonic() - began < 0.6
        frame = await screen.next("lobby")
        assert frame["table"]["chairs"][0]["name"] == "Countess"
        shown = await hall.call("GET", f"/api/tables/{tables[-1]}")
        assert shown["chairs"][0]["name"] == "Countess"


async def test_running_tables_resume_when_they_are_needed(tmp_path: Path) -> None:
    """Tables that wait for people are not kept in memory; tables that wait for a bot go on by themselves."""
    database = tmp_path / "hall.db"
    async with open_hall(database, pace=60.0) as hall:
        waiting = [(await hall.full_table(3))[0] for _ in range(5)]
        ada = await hall.guest()
        bots = {"0": "random", "1": "random", "2": "random", "3": "random"}
        playing = (await hall.table(ada, sit=None, bots=bots, start=True))["id"]
    async with open_hall(database) as hall:

        async def over() -> bool:
            text = (await hall.http.get("/metrics")).text
            return 'emberhall_games_total{title="dualis"} 1.0' in text

        await eventually(over)
        match = re.search(r"^emberhall_tables_awake (\S+)", (await hall.http.get("/metrics")).text, re.MULTILINE)
        assert match
        assert float(match[1]) <= 1
        assert (await hall.call("GET", f"/api/tables/{playing}"))["status"] == "over"
        screen = await hall.screen()
        assert (await screen.join(waiting[0]))["waiting"]


async def test_tables_that_sleep_and_wake_leave_nothing_behind(tmp_path: Path) -> None:
    """A server runs for months, and its tables sleep and wake thousands of times."""
    async with open_hall(tmp_path / "hall.db", idle=0.02, pace=60.0) as hall:
        tables = [(await hall.full_table(2, title=title))[0] for title in ("flamecraft", "dragonduel") * 4]
        counts = []
        gc.collect()
        gc.freeze()  # objects of other tests need not be scanned each time
        for _ in range(6):
            screen = await hall.screen()
            for table in tables:
                await screen.join(table)
            await screen.close()
            hall.screens.clear()
            await asyncio.sleep(0.1)
            del screen
            gc.collect()
            counts.append(len(gc.get_objects()))
        assert max(counts[3:]) < counts[2] + 300, counts


async def test_bots_of_one_person_do_not_keep_those_of_others_waiting() -> None:
    places = FairQueue(2)
    order: list[str] = []

    async def think(owner: str) -> None:
        async with places.of(owner):
            await asyncio.sleep(0.01)
            order.append(owner)

    flood = [asyncio.create_task(think("mallory")) for _ in range(40)]
    await asyncio.sleep(0.015)
    began = len(order)
    await asyncio.gather(*(think("ada") for _ in range(3)))
    assert order[began:].count("mallory") <= 8
    flood[-1].cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    assert order.count("mallory") == 39
    await asyncio.wait_for(think("ben"), 1)


async def test_what_bots_have_thought_elsewhere_counts_here() -> None:
    places, told, order = FairQueue(1), list[tuple[str, float]](), list[str]()
    places.note = lambda owner, seconds: told.append((owner, seconds))

    async def think(owner: str) -> None:
        async with places.of(owner):
            await asyncio.sleep(0.01)
            order.append(owner)

    places.charge("mallory", 60.0)
    first = asyncio.create_task(think("zoe"))
    await asyncio.sleep(0)
    await asyncio.gather(first, *(think(owner) for owner in ("mallory", "ada", "ada", "ada")))
    assert order == ["zoe", "ada", "ada", "ada", "mallory"]
    assert [owner for owner, _ in told] == order
    assert all(seconds >= 0.01 for _, seconds in told)
    for number in range(10_000):
        places.charge(f"guest {number}", 0.0)
    assert len(places._spent) < 5000, "Nobody is remembered for nothing."


async def test_a_bot_takes_its_turns_from_the_host(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    owners: list[str] = []

    async def choose(_desk: BotDesk, _thought: Thought, owner: str) -> None:
        owners.append(owner)

    monkeypatch.setattr(BotDesk, "choose", choose)
    ada = await hall.guest()
    bots = {"0": "random", "1": "random", "2": "random", "3": "random"}
    await hall.table(ada, sit=None, bots=bots, start=True)

    async def asked() -> bool:
        return len(owners) > 3

    await eventually(asked)
    assert set(owners) == {ada.user}


async def test_waiting_for_a_turn_may_be_given_up() -> None:
    places = FairQueue(1)
    async with places.of("ada"):
        waiting = asyncio.create_task(hold(places, "ben"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(1), places.of("cid"):
        pass


async def hold(places: FairQueue, owner: str) -> None:
    async with places.of(owner):
        await asyncio.sleep(60)


async def test_health_is_asked_of_the_store_only_so_often(hall: Hall) -> None:
    asked: list[str] = []

    async def count(name: str) -> None:
        asked.append(name)

    hall.watched.before = count
    for _ in range(10):
        assert (await hall.http.get("/healthz")).status_code == 200
    assert asked.count("upkeep.note_health") == asked.count("upkeep.sample") == 1
