"""The seats of a table, without a server."""

from types import SimpleNamespace
from typing import Any

import pytest

from emberhall import load
from emberhall.server.errors import RequestError
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.state import TableState
from emberhall.server.table.seats import Seats
from emberhall.store import User, work
from tests.server.parts import Workbench, running, workbench
from tests.server.rows import ADA, BEA, CID, seated, table
from tests.stores import MemoryStore


def seats_at(bench: Workbench, store: MemoryStore | None = None) -> Seats:
    house: Any = SimpleNamespace(store=store or MemoryStore())
    return Seats(house, bench.queue, bench.state, bench.changes, bench.feed, bench.presence, bench.talk, bench.go_on)


async def opened() -> MemoryStore:
    store = MemoryStore()
    await store.open()
    return store


async def test_whom_the_host_has_blocked_cannot_sit_down_but_keeps_their_seat() -> None:
    async with workbench(TableState(table("ada", "-", "-"), load("dualis"))) as bench:
        store = await opened()
        seats = seats_at(bench, store)
        await seats.sit(CID, 2, None)
        for user in ("bea", "cid"):
            await store.write(work.company.shun("ada", user, "block", "2026-01-01"))
        with pytest.raises(RequestError, match="cannot sit down"):
            await seats.sit(BEA, None, None)
        await seats.sit(CID, 1, None)
        assert seated(bench.state.row) == "ada, cid, -"
        assert bench.rounds == 2


async def test_a_read_only_table_seats_nobody() -> None:
    async with workbench(TableState(table("ada", "-"), load("dualis"), frozen="It is read-only.")) as bench:
        with pytest.raises(RequestError, match="read-only"):
            await seats_at(bench, await opened()).sit(BEA, None, None)
        with pytest.raises(RequestError, match="read-only"):
            await seats_at(bench).seat_bot(ADA, 1, "greedy")
        assert bench.changes.count == 0


async def test_who_leaves_a_running_game_is_announced_and_so_is_the_new_host() -> None:
    async with workbench(running("ada", "bea")) as bench:
        seats = seats_at(bench)
        await seats.stand(ADA, 0)
        assert bench.state.row.chairs[0].kind == "bot"
        assert bench.talk.events == [("left", 0), ("host", 1)]
        await seats.sit(ADA, None, None)
        assert (seated(bench.state.row), bench.talk.events[2:]) == ("ada, bea", [("back", 0)])


async def test_a_bot_stands_in_once() -> None:
    async with workbench(running("ada", "bea")) as bench:
        seats = seats_at(bench)
        await seats.stand_in(1, "time", "time-bot")
        await seats.stand_in(1, "time", "time-bot")
        assert life_of(bench.state.row).held == {1: "time"}
        assert (bench.talk.events, bench.rounds) == ([("time-bot", 1)], 1)


async def test_who_was_only_away_gets_their_seat_back_by_coming() -> None:
    async with workbench(running("ada", "bea")) as bench:
        seats = seats_at(bench)
        await seats.stand_in(0, "left")
        await seats.stand_in(1, "away")
        for user in (None, ADA, BEA, CID):
            await seats.come_back(user)
        assert [chair.kind for chair in bench.state.row.chairs] == ["bot", "person"]


async def test_a_new_name_stands_on_every_chair_of_its_person_and_no_other() -> None:
    async with workbench(TableState(table("ada", "bea", "greedy ada"), load("dualis"))) as bench:
        await seats_at(bench).rename(User("ada", "Lovelace", "iron", ""), 8)
        row = bench.state.row
        assert [chair.name for chair in row.chairs] == ["Lovelace", "Bea", "Ada"]
        assert (row.chairs[0].face, row.revision) == ("iron", 8)


async def test_handing_over_to_oneself_changes_nothing() -> None:
    async with workbench(running("ada", "bea")) as bench:
        await seats_at(bench).hand_over(ADA, 0)
        assert (bench.changes.count, bench.talk.events) == (0, [])
        await seats_at(bench).hand_over(ADA, 1)
        assert (bench.state.row.host, bench.talk.events) == ("bea", [("host", 1)])
