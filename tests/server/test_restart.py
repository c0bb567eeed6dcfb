"""A restarted server goes on where it was, and so does a table that slept."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from emberhall.server.lobby.lobby import Lobby
from tests.server.hall import Frame, Guest, Hall, eventually, open_hall, play_all


async def play_some(hall: Hall, table: str, guests: list[Guest], count: int) -> list[Frame]:
    """Play the first word several times; return everybody's last updates."""
    screens = await hall.seats_at(table, guests)
    latest = [screen.latest() for screen in screens]
    for _ in range(count):
        asked = next(index for index, frame in enumerate(latest) if frame["decision"] is not None)
        word = latest[asked]["decision"]["words"][0]
        await screens[asked].send(t="play", table=table, seq=latest[asked]["seq"], words=[word])
        latest = [await screen.next("update") for screen in screens]
    return latest


def shown(frame: Frame) -> dict[str, object]:
    return {name: frame[name] for name in ("seq", "view", "decision", "waiting")}


async def test_a_restart_resumes_in_mid_trick(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        table, guests = await hall.full_table(3)
        before = await play_some(hall, table, guests, 10)
        assert len(before[0]["view"]["table"]) == 1
    async with open_hall(database) as hall:
        screens = await hall.seats_at(table, guests)
        assert [shown(screen.latest()) for screen in screens] == [shown(frame) for frame in before]
        lasts = await play_all(screens, table)
        assert lasts[0]["view"]["winners"] is not None
    async with open_hall(database) as hall:
        info = await hall.call("GET", f"/api/tables/{table}", guests[0])
        assert info["status"] == "over"
        assert (await hall.http.get(f"/api/tables/{table}/record")).status_code == 200


async def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database, pace=30.0) as hall:
        ada = await hall.guest()
        bots = {str(seat): "random" for seat in range(3)}
        table = await hall.table(ada, seats=3, sit=None, bots=bots, start=True, options={"short": True})
        assert table["seq"] == 0
    async with open_hall(database) as hall:

        async def is_over() -> bool:
            return bool((await hall.call("GET", f"/api/tables/{table['id']}"))["status"] == "over")

        await eventually(is_over)


async def test_an_open_table_and_its_people_survive(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        ada = await hall.guest("Ada")
        table = await hall.table(ada, name="Later", public=True, bots={"2": "greedy"})
    async with open_hall(database) as hall:
        assert (await hall.call("GET", "/api/me", ada))["name"] == "Ada"
        again = await hall.call("GET", f"/api/tables/{table['id']}", ada)
        assert again == table
        assert [answer["id"] for answer in (await hall.call("GET", "/api/tables"))["open"]] == [table["id"]]


async def test_a_quiet_table_sleeps_and_wakes_where_it_was() -> None:
    async with open_hall(idle=0.2) as hall:
        table, guests = await hall.full_table(3)
        before = await play_some(hall, table, guests, 5)
        for screen in hall.screens:
            await screen.close()

        async def asleep() -> bool:
            return "emberhall_tables_awake 0.0" in (await hall.http.get("/metrics")).text

        await eventually(asleep)
        answer = (await hall.call("GET", "/api/tables", guests[0]))["mine"]
        assert (answer[0]["seq"], answer[0]["waiting"]) == (5, before[0]["waiting"])
        screens = await hall.seats_at(table, guests)
        assert [shown(screen.latest()) for screen in screens] == [shown(frame) for frame in before]
        await play_all(screens, table)


async def test_a_table_of_other_rules_can_only_be_read(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        table, guests = await hall.full_table(3)
        before = await play_some(hall, table, guests, 3)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET rules = 999")
    async with open_hall(database) as hall:
        info = await hall.call("GET", f"/api/tables/{table}", guests[0])
        assert "rules 999" in info["frozen"]
        screen = await hall.screen(guests[0])
        await screen.send(t="join", table=table)
        lobby = await screen.next("lobby")
        assert lobby["table"]["frozen"] == info["frozen"]
        await screen.send(t="play", table=table, seq=3, words=["play S1R"])
        refused = await screen.next("refused")
        assert (refused["error"], refused["message"]) == ("frozen", info["frozen"])
        [update] = [frame for frame in screen.frames if frame["t"] == "update"]
        assert update["view"] == before[0]["view"]
        assert (update["decision"], update["waiting"]) == (None, []), "Nobody is asked anything."
        assert (await hall.http.get(f"/api/tables/{table}/record", headers=guests[0].headers)).status_code == 200
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (3,)


async def test_a_record_that_does_not_play_freezes_only_its_table(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        table, guests = await hall.full_table(3)
        await play_some(hall, table, guests, 3)
        whole, others = await hall.full_table(3)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE moves SET word = 'play nothing' WHERE table_id = ? AND seq = 2", (table,))
    async with open_hall(database) as hall:
        info = await hall.call("GET", f"/api/tables/{table}")
        assert "'play nothing'" in info["frozen"]
        assert "It is shown after 1 of its 3 words" in info["frozen"]
        [seen] = [screen.latest() for screen in await hall.seats_at(table, guests[:1])]
        assert (seen["seq"], seen["decision"]) == (1, None)
        screens = await hall.seats_at(whole, others)
        await play_all(screens, whole)


async def test_a_second_process_on_the_same_file_cannot_overwrite(tmp_path: Path) -> None:
    """The fence: a late word is refused because the table has moved, and its sender sees what the other wrote."""
    database = tmp_path / "hall.db"
    async with open_hall(database) as first, open_hall(database) as second:
        table, guests = await first.full_table(3, options={"first_leader": 0})
        one, other = await first.screen(guests[0]), await second.screen(guests[0])
        words = (await one.join(table))["decision"]["words"]
        await other.join(table)
        await one.send(t="play", table=table, seq=0, words=[words[0]])
        await one.next("update")
        await other.send(t="play", table=table, seq=0, words=[words[2]])
        caught_up = await other.next("update")
        assert caught_up["seq"] == 1
        assert caught_up["view"]["table"][0]["card"] == words[0].removeprefix("play ").rstrip("+")
        assert (await other.next("refused"))["error"] == "stale"


async def test_who_joins_while_a_start_looks_after_a_table_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both waited for it to wake; the start put it to sleep again, and the new screen was told the server closes."""
    opened: list[Lobby] = []
    opening = Lobby.open

    async def opens(lobby: Lobby) -> None:
        opened.append(lobby)
        await opening(lobby)

    monkeypatch.setattr(Lobby, "open", opens)
    async with open_hall() as hall:
        table, _ = await hall.full_table(3)
        [lobby] = opened
        lobby.awake.put_to_sleep(await lobby.find(table))
        _, found = await asyncio.gather(lobby.caretaker.look_after(table), lobby.find(table))
        assert not await found.catch_up(), "It takes part in everything."
