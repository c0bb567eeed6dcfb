"""Decks at a table: every chair brings its own, checked before the start and hidden until the record is open."""

import json
import re
from typing import Any

from emberhall import Record
from emberhall.kernel.games import own_titles
from tests.replays import state_of
from tests.server.hall import Guest, Hall, open_hall, play_all

MINE = "4xCS-13,4xCS-31,4xCS-62,4xCS-15,4xCS-01,4xCS-17,4xCS-20,4xCS-43,4xCS-50,4xCS-82,4xCS-45,4xCS-64,2xCS-80"
OTHER = "4xCS-14,4xCS-32,4xCS-63,4xCS-16,4xCS-02,4xCS-18,4xCS-21,4xCS-44,4xCS-51,4xCS-83,4xCS-46,4xCS-65,2xCS-81"
CARD = re.compile(r"CS-\d\d")
SHORT = "4xCS-13,4xCS-31"


async def duel(hall: Hall, **wish: Any) -> tuple[str, Guest, Guest]:
    """A table with a host on seat 0 and a guest, who came by the link, on seat 1."""
    host, guest = await hall.guest("Host"), await hall.guest("Guest")
    table = await hall.table(host, **{"title": "dragonduel", "seats": 2, **wish})
    path = f"/api/tables/{table['id']}"
    await hall.call("POST", f"{path}/seats", guest)
    return path, host, guest


async def test_a_title_says_what_every_seat_brings(hall: Hall) -> None:
    brought = {title["name"]: title["brought"] for title in await hall.call("GET", "/api/titles")}
    ours = {title: brought[title] for title in own_titles()}
    assert ours == {"dragonduel": ["deck"], "dualis": [], "flamecraft": ["colour"], "flamecraft_duals": []}


async def test_a_list_of_ones_own_is_told_to_nobody_else(hall: Hall) -> None:
    path, host, guest = await duel(hall, options={"deck0": MINE}, public=True)
    await hall.call("PATCH", f"{path}/seats/1", guest, options={"deck": OTHER.lower()})
    screen = await hall.screen(host)
    await screen.send(t="join", table=path.rpartition("/")[2])
    lobby = await screen.next("lobby")
    started = await hall.call("POST", f"{path}/start", host)
    answers = {
        who: [await hall.call("GET", place, someone) for place in (path, "/api/tables")]
        for who, someone in (("host", host), ("guest", guest), ("nobody", None))
    }
    answers["host"] += [lobby["table"], started]
    lists = {who: set(CARD.findall(json.dumps(seen).upper())) for who, seen in answers.items()}
    assert lists == {"host": set(CARD.findall(MINE)), "guest": set(CARD.findall(OTHER)), "nobody": set()}
    assert (lobby["table"]["options"]["deck0"][:8], lobby["table"]["options"]["deck1"]) == ("4xCS-01,", "own")


async def test_open_lists_are_open(hall: Hall) -> None:
    path, _, _ = await duel(hall, options={"deck0": MINE, "open_lists": True})
    assert (await hall.call("GET", path))["options"]["deck0"].startswith("4xCS-01,")


async def test_the_record_has_the_lists_the_table_was_started_with(hall: Hall) -> None:
    path, host, guest = await duel(hall, options={"start": "lot"})
    await hall.call("PATCH", f"{path}/seats/1", guest, options={"deck": MINE})
    await hall.call("POST", f"{path}/start", host)
    assert await hall.refused("PATCH", f"{path}/seats/1", guest, options={"deck": "random"}) == (409, "running")
    table = path.rpartition("/")[2]
    screens = await hall.seats_at(table, [host, guest])
    last, _ = await play_all(screens, table, seed=2)
    record = Record.parse((await hall.http.get(f"{path}/record")).text)
    assert record.options["deck1"] == in_order(MINE)
    assert state_of(record).over
    assert last["view"]["lists"][0] is not None
    again = await hall.call("POST", f"{path}/rematch", guest)
    assert again["options"]["deck1"] == record.options["deck1"]


async def test_a_deck_is_judged_in_a_sentence(hall: Hall) -> None:
    path, host, guest = await duel(hall)
    answer = await hall.http.patch(f"{path}/seats/1", json={"options": {"deck": SHORT}}, headers=guest.headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-options")
    assert "exactly 50 cards, and this one has 8" in answer.json()["message"]
    assert await hall.refused("PATCH", f"{path}/seats/1", guest, options={"start": "lot"}) == (400, "bad-options")
    assert await hall.refused("PATCH", f"{path}/seats/x", guest, options={"deck": "random"}) == (400, "unknown-seat")
    assert await hall.refused("PATCH", f"{path}/seats/7", guest, options={"deck": "random"}) == (400, "unknown-seat")
    assert (await hall.call("GET", path, host))["options"]["deck1"] == "hive-and-hearth"


async def test_everybody_brings_for_their_own_seat_and_the_host_for_bots(hall: Hall) -> None:
    path, host, guest = await duel(hall, seats=3)
    assert await hall.refused("PATCH", f"{path}/seats/1", host, options={"deck": "random"}) == (403, "not-yours")
    assert await hall.refused("PATCH", f"{path}/seats/2", guest, options={"deck": "random"}) == (403, "not-host")
    await hall.call("POST", f"{path}/bots", host, seat=2, level="random")
    changed = await hall.call("PATCH", f"{path}/seats/2", host, options={"deck": "sky-choir"})
    assert changed["options"]["deck2"] == "sky-choir"


async def test_what_somebody_brought_moves_and_goes_with_them(hall: Hall) -> None:
    path, _, guest = await duel(hall, seats=3)
    usual = (await hall.call("GET", path))["options"]
    await hall.call("PATCH", f"{path}/seats/1", guest, options={"deck": MINE})
    moved = await hall.call("POST", f"{path}/seats", guest, seat=2)
    assert (moved["options"]["deck1"], moved["options"]["deck2"]) == (usual["deck2"], in_order(MINE))
    left = await hall.call("DELETE", f"{path}/seats/2", guest)
    assert left["options"]["deck2"] == usual["deck2"]


async def test_a_brought_deck_outlives_a_restart(tmp_path: Any) -> None:
    async with open_hall(tmp_path / "hall.db") as hall:
        path, host, guest = await duel(hall)
        await hall.call("PATCH", f"{path}/seats/1", guest, options={"deck": MINE})
    async with open_hall(tmp_path / "hall.db") as hall:
        assert (await hall.call("GET", path, host))["options"]["deck1"] == "own"
        await hall.call("POST", f"{path}/start", host)
        screen = await hall.screen(guest)
        update = await screen.join(path.rpartition("/")[2])
        assert sorted(update["view"]["lists"][1]) == sorted(listed(MINE))
        assert update["view"]["lists"][0] is None


def listed(deck: str) -> list[str]:
    """The cards of a list in one line, one entry per copy."""
    return [card for line in deck.split(",") for card in [line.partition("x")[2]] * int(line.partition("x")[0])]


def in_order(deck: str) -> str:
    """The list as the table keeps it: by set number."""
    return ",".join(sorted(deck.split(","), key=lambda one: one[2:]))
