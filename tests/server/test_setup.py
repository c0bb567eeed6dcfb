"""The host changes seats and options before the start: everybody sees it, and nobody loses anything."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from emberhall import load
from emberhall.server.table.row import setup
from emberhall.server.table.row.chairs import free_chair
from emberhall.store import User
from tests.server.hall import Frame, Guest, Hall, Screen, open_hall
from tests.server.test_decks import MINE, OTHER, in_order
from tests.store.tables import table


async def lobby_of(hall: Hall, table: str, guest: Guest | None) -> Screen:
    """A screen that watches an open table."""
    screen = await hall.screen(guest)
    await screen.send(t="join", table=table)
    await screen.next("lobby")
    return screen


async def company(hall: Hall, count: int, **wish: Any) -> tuple[str, list[Guest]]:
    """An open table whose first seats are taken by people; the first is the host."""
    guests = [await hall.guest(f"Guest {seat}") for seat in range(count)]
    table = await hall.table(guests[0], **wish)
    for seat, guest in enumerate(guests[1:], start=1):
        await hall.call("POST", f"/api/tables/{table['id']}/seats", guest, seat=seat)
    return f"/api/tables/{table['id']}", guests


def sitting(info: Frame) -> list[str]:
    """Who sits on which chair: people by their names, bots by their levels."""
    return [chair.get("level") or chair.get("name") or "" for chair in info["chairs"]]


async def test_everybody_at_the_table_sees_what_changed(hall: Hall) -> None:
    path, (host, guest) = await company(hall, 2)
    table = path.rpartition("/")[2]
    screens = [await lobby_of(hall, table, who) for who in (host, guest, None)]
    answer = await hall.call("PATCH", path, host, options={"short": True, "memory_aid": "full"}, public=True)
    for screen, seat in zip(screens, (0, 1, None), strict=True):
        shown = (await screen.next("lobby", lambda frame: frame["table"]["public"]))["table"]
        assert (shown["options"]["short"], shown["options"]["memory_aid"]) == (True, "full")
        assert shown["you"] == seat
        assert shown["options"] == answer["options"]
    assert sitting(answer) == ["Guest 0", "Guest 1", "", ""]


async def test_another_number_of_seats_keeps_people_and_follows_the_defaults(hall: Hall) -> None:
    path, (host, _) = await company(hall, 2, options={"short": True})
    three = await hall.call("PATCH", path, host, seats=3)
    assert (three["seats"], three["options"]["mode"], three["options"]["short"]) == (3, "iso", True)
    assert sitting(three) == ["Guest 0", "Guest 1", ""]
    four = await hall.call("PATCH", path, host, seats=4)
    assert (four["options"]["mode"], sitting(four)) == ("partnership", ["Guest 0", "Guest 1", "", ""])
    alone = await hall.call("PATCH", path, host, options={"mode": "iso"})
    assert (await hall.call("PATCH", path, host, seats=3))["options"] == alone["options"]


async def test_who_sat_on_a_seat_that_goes_gets_another_with_their_deck(hall: Hall) -> None:
    path, (host, ben, cem) = await company(hall, 3, title="dragonduel", seats=4, options={"deck0": MINE})
    await hall.call("POST", f"{path}/seats", cem, seat=3)
    await hall.call("PATCH", f"{path}/seats/3", cem, options={"deck": OTHER})
    screen = await lobby_of(hall, path.rpartition("/")[2], cem)
    await hall.call("PATCH", path, host, seats=3)
    shown = (await screen.next("lobby", lambda frame: frame["table"]["seats"] == 3))["table"]
    assert (sitting(shown), shown["you"]) == (["Guest 0", "Guest 1", "Guest 2"], 2)
    assert shown["options"]["deck2"] == in_order(OTHER)
    assert (await hall.call("GET", path, host))["options"]["deck0"] == in_order(MINE)
    await hall.call("DELETE", f"{path}/seats/1", ben)
    two = await hall.call("PATCH", path, host, seats=2)
    assert sitting(two) == ["Guest 0", "Guest 2"]
    assert (await hall.call("GET", path, cem))["options"]["deck1"] == in_order(OTHER)
    await hall.call("POST", f"{path}/start", host)
    update = await (await hall.screen(cem)).join(path.rpartition("/")[2])
    assert update["view"]["seat"] == 1


async def test_bots_give_way_to_people_and_people_to_nobody(hall: Hall) -> None:
    path, (host, ben) = await company(hall, 2, title="flamecraft", seats=5)
    await hall.call("POST", f"{path}/seats", ben, seat=4)
    for seat, level in ((1, "random"), (3, "greedy")):
        await hall.call("POST", f"{path}/bots", host, seat=seat, level=level)
    three = await hall.call("PATCH", path, host, seats=3)
    assert sitting(three) == ["Guest 0", "random", "Guest 1"], "The free chair first; there was none for the keen one."
    two = await hall.call("PATCH", path, host, seats=2)
    assert sitting(two) == ["Guest 0", "Guest 1"]
    answer = await hall.http.patch(path, json={"seats": 1, "options": {"companions": False}}, headers=host.headers)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-room")
    assert answer.json()["message"] == "2 people are seated, but only 1 would fit; somebody has to stand up first."
    assert await hall.call("GET", path, host) == two, "Nothing has changed."


@pytest.mark.parametrize(
    ("wish", "error", "words"),
    [
        ({"seats": 7}, "bad-options", "played with 3 or 4 seats, not 7"),
        ({"seats": 0}, "bad-request", "`int` >= 1"),
        ({"options": {"mode": "chess"}}, "bad-options", "mode"),
        ({"options": {"stakes": 3}}, "bad-options", "has no option 'stakes'"),
        ({"seats": 3, "options": {"mode": "partnership"}}, "bad-options", "Partnership needs 4 seats, not 3"),
        ({"options": {"short": [1]}}, "bad-request", "options"),
        ({"seats": "four"}, "bad-request", "seats"),
        ({"host": "me"}, "bad-request", "host"),
    ],
)
async def test_what_cannot_be_is_said_and_nothing_changes(
    hall: Hall, wish: dict[str, Any], error: str, words: str
) -> None:
    path, (host, _) = await company(hall, 2)
    before = await hall.call("GET", path, host)
    answer = await hall.http.patch(path, json=wish, headers=host.headers)
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert words in answer.json()["message"]
    assert await hall.call("GET", path, host) == before


async def test_only_the_host_and_only_before_the_start(hall: Hall) -> None:
    path, (host, guest) = await company(hall, 2)
    assert await hall.refused("PATCH", path, guest, seats=3) == (403, "not-host")
    assert await hall.refused("PATCH", path, None, seats=3) == (401, "no-token")
    assert await hall.refused("PATCH", "/api/tables/nowhere", host, seats=3) == (404, "unknown-table")
    for seat in (2, 3):
        await hall.call("POST", f"{path}/bots", host, seat=seat, level="random")
    await hall.call("POST", f"{path}/start", host)
    assert await hall.refused("PATCH", path, host, options={"short": True}) == (409, "running")


async def test_what_others_bring_is_neither_said_nor_shown_by_the_host(hall: Hall) -> None:
    path, (host, ben) = await company(hall, 2, title="dragonduel", seats=2, options={"deck0": MINE})
    await hall.call("PATCH", f"{path}/seats/1", ben, options={"deck": OTHER})
    assert await hall.refused("PATCH", path, host, options={"deck1": "random"}) == (400, "brought")
    assert await hall.refused("PATCH", path, host, options={"open_lists": True}) == (409, "unveiled")
    assert (await hall.call("GET", path))["options"]["deck1"] == "own"
    await hall.call("PATCH", f"{path}/seats/1", ben, options={"deck": "random"})
    shown = await hall.call("PATCH", path, host, options={"open_lists": True})
    assert shown["options"]["open_lists"], "Their own list is theirs to show."


def test_what_the_host_has_unlocked_counts_for_one_who_plays_alone() -> None:
    game, ada = load("flamecraft"), User("ada", "Ada", "iron", "")
    row = table(title="flamecraft", seats=2, options=game.setup.check(2, {}))
    row = replace(row, chairs=(row.chairs[0], free_chair(1)))
    alone = setup.change(row, game, ada, 1, {}, ["AC03", "AC01"])
    assert (alone.options["solo_unlocked"], len(alone.chairs)) == ("AC01,AC03", 1)
    assert setup.change(alone, game, ada, 1, {"solo_unlocked": "AC02"}, ["AC01"]).options["solo_unlocked"] == "AC02"
    assert setup.change(alone, game, ada, 2, {}, ["AC01"]).options == row.options


async def test_a_changed_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database) as hall:
        path, (host, _) = await company(hall, 2, title="flamecraft", seats=5)
        changed = await hall.call("PATCH", path, host, seats=3, options={"companions": True})
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM chairs").fetchone() == (3,)
    async with open_hall(database) as hall:
        assert await hall.call("GET", path, host) == changed
        await hall.call("POST", f"{path}/bots", host, seat=2, level="random")
        assert (await hall.call("POST", f"{path}/start", host))["status"] == "running"
