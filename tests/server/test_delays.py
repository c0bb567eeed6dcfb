"""Watchers see a table with a delay if its host wants that, and nothing tells them earlier."""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from emberhall import Play, load
from emberhall.server.errors import RequestError
from emberhall.server.table.row.delays import parse
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.audience import Audience
from emberhall.server.table.screens.late import Late
from tests.server.hall import Hall, Screen, open_hall, play_all
from tests.server.rows import table as stored
from tests.server.test_two_lobbies import two_halls

SHORT: dict[str, Any] = {"options": {"short": True, "partner_talk": "open"}}


async def move(screens: list[Screen], table: str) -> int:
    """Answer for the seat that is asked; return the number of words afterwards."""
    update = next(frame for screen in screens if (frame := screen.latest())["decision"] is not None)
    for screen in screens:
        if screen.latest()["decision"] is not None:
            await screen.send(t="play", table=table, seq=update["seq"], words=update["decision"]["words"][:1])
    for screen in screens:
        await screen.next("update", lambda frame: frame["seq"] > update["seq"])
    seq: int = screens[0].latest()["seq"]
    return seq


async def moves(screens: list[Screen], table: str, count: int) -> int:
    """Make several moves; return the number of words afterwards."""
    return [await move(screens, table) for _ in range(count)][-1]


@pytest.mark.parametrize("term", ["moves 0", "moves 101", "seconds 0", "seconds 4000", "moves", "hours 1"])
def test_delays_that_make_no_sense_are_refused(term: str) -> None:
    with pytest.raises(RequestError, match="delay"):
        parse(term)


async def test_watchers_are_so_many_moves_behind_whatever_they_ask(hall: Hall) -> None:
    table, guests = await hall.full_table(3, **SHORT, public=True, terms={"delay": "moves 3", "clock": "move 600"})
    screens = await hall.seats_at(table, guests)
    watcher = await hall.screen(await hall.guest("Wanda"))
    assert (await watcher.join(table))["seq"] == 0
    seq = await moves(screens, table, 8)
    seen = seq - 3
    await watcher.next("update", lambda frame: frame["seq"] == seen)
    assert [frame["seq"] for frame in watcher.frames if frame["t"] == "update"] == list(range(seen + 1))
    info = await hall.call("GET", f"/api/tables/{table}")
    assert (info["seq"], info["waiting"]) == (seen, watcher.latest()["waiting"])
    assert "clocks" not in info
    assert "clocks" not in watcher.latest()
    [listed] = (await hall.call("GET", "/api/tables"))["live"]
    assert listed["seq"] == seen
    assert (await hall.call("GET", f"/api/tables/{table}", guests[1]))["seq"] == seq
    story = await hall.call("GET", f"/api/tables/{table}/review/watch")
    assert (story["moments"], story["table"]["seq"]) == (seen + 1, 0)
    assert (await hall.refused("GET", f"/api/tables/{table}/review/watch/{seq}"))[1] == "unknown-moment"
    assert (await hall.call("GET", f"/api/tables/{table}/review/1", guests[1]))["moments"] == seq + 1
    assert (await hall.refused("GET", f"/api/tables/{table}/record"))[1] == "not-over"
    await watcher.send(t="play", table=table, seq=seq, words=["play S1R"])
    assert (await watcher.next("refused"))["seq"] == seen
    again = await hall.screen()
    assert (await again.join(table))["seq"] == seen


async def test_talk_of_those_who_play_comes_with_the_moves_it_is_about(hall: Hall) -> None:
    table, guests = await hall.full_table(3, **SHORT, terms={"delay": "moves 2"})
    screens = await hall.seats_at(table, guests)
    watcher = await hall.screen(await hall.guest("Wanda"))
    await watcher.join(table)
    await moves(screens, table, 3)
    await screens[0].send(t="say", table=table, text="What a card!")
    await screens[1].next("said")
    await watcher.send(t="say", table=table, text="I cannot see it yet.")
    assert (await watcher.next("said"))["aside"]
    other = await hall.screen()
    await other.join(table)
    assert [frame["text"] for frame in other.frames if frame["t"] == "said"] == ["I cannot see it yet."]
    await moves(screens, table, 3)
    assert (await watcher.next("said"))["text"] == "What a card!"


async def test_the_end_is_told_at_once_with_all_before_it(hall: Hall) -> None:
    table, guests = await hall.full_table(2, title="flamecraft_duals", terms={"delay": "seconds 600"})
    screens = await hall.seats_at(table, guests)
    watcher = await hall.screen()
    await watcher.join(table)
    await moves(screens, table, 2)
    assert watcher.latest()["seq"] == 0
    await screens[0].send(t="resign", table=table)
    for screen in (watcher, screens[0]):
        await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")
    assert watcher.latest()["seq"] == screens[0].latest()["seq"]
    assert [frame["seq"] for frame in watcher.frames if frame["t"] == "update"][:2] == [0, 2]
    assert (await hall.call("GET", f"/api/tables/{table}/review/watch"))["moments"] == 4


async def test_seconds_pass_also_over_a_restart(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "hall.db") as hall:
        table, guests = await hall.full_table(3, **SHORT, terms={"delay": "seconds 2"})
        screens = await hall.seats_at(table, guests)
        watcher = await hall.screen()
        await watcher.join(table)
        began = time.monotonic()
        seq = await move(screens, table)
        await watcher.next("update", lambda frame: frame["seq"] == seq)
        assert time.monotonic() - began >= 1.9
        began = time.monotonic()
        last = await move(screens, table)
    async with open_hall(tmp_path / "hall.db") as hall:
        watcher = await hall.screen()
        first = await watcher.join(table)
        assert first["seq"] == seq or time.monotonic() - began > 2
        await watcher.next("update", lambda frame: frame["seq"] == last) if first["seq"] == seq else None
        assert time.monotonic() - began >= 1.9


async def test_at_another_lobby_it_is_the_same() -> None:
    async with two_halls(None) as pair:
        table, _, screens = await pair.running(title="flamecraft_duals", seats=2, terms={"delay": "moves 2"})
        halls = (pair.one, pair.other)
        watchers = [await hall.screen() for hall in halls]
        for watcher in watchers:
            await watcher.join(table)
        seq = await moves(screens, table, 4)
        for hall, watcher in zip(halls, watchers, strict=True):
            await watcher.next("update", lambda frame: frame["seq"] == seq - 2)
            assert (await hall.call("GET", f"/api/tables/{table}"))["seq"] == seq - 2


async def test_who_stands_up_sees_what_watchers_see(hall: Hall) -> None:
    table, guests = await hall.full_table(3, **SHORT, terms={"delay": "moves 2"})
    screens = await hall.seats_at(table, guests)
    seq = await moves(screens, table, 3)
    await hall.call("DELETE", f"/api/tables/{table}/seats/2", guests[2])
    after = await screens[2].next("update")
    assert (after["seq"], after["view"]["hand"]) == (seq - 2, None)


async def test_a_whole_game_with_watchers_ends_for_all_alike(hall: Hall) -> None:
    table, guests = await hall.full_table(3, **SHORT, terms={"delay": "moves 5"})
    screens = await hall.seats_at(table, guests)
    watcher = await hall.screen()
    await watcher.join(table)
    last = await play_all(screens, table)
    final = await watcher.next("update", lambda frame: frame["view"]["winners"] is not None)
    assert final["view"]["winners"] == last[0]["view"]["winners"]


class Shown:
    """A screen that keeps the texts it is sent."""

    user = None
    deaf: frozenset[str] = frozenset()
    address: str = ""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.sent.append(text)


async def test_only_a_screen_that_still_watches_a_table_that_is_behind_is_shown_it() -> None:
    store: Any = SimpleNamespace()
    audience, state = Audience(), TableState(stored("ada", "bea", status="running", terms={"delay": "moves 2"}))
    late = Late(store, state, audience, lambda _: None)
    late._play = Play.begin(load("flamecraft_duals"), 2, 5)
    screen, gone = Shown(), Shown()
    audience.add(screen)
    await late._show(screen)
    await late._show(gone)
    assert (len(screen.sent), gone.sent) == (1, [])
    state.row = stored("ada", "bea", status="running")
    await late._show(screen)
    assert len(screen.sent) == 1, "Without a delay it is told as everybody is."
