"""Events through the public interface: joined by link, paired, played at real tables, and ranked."""

from typing import Any

import pytest

from emberhall.server import events
from emberhall.server.pairing import robin
from tests.server.hall import Guest, Hall

DUEL: dict[str, Any] = {"name": "Thursday", "title": "dragonduel", "options": {"start": "lot"}}


async def people(hall: Hall, count: int, **wish: Any) -> tuple[str, list[Guest]]:
    """Make an event with this many people; the first is the host."""
    guests = [await hall.guest(f"Guest {number}") for number in range(count)]
    event = await hall.call("POST", "/api/events", guests[0], **{**DUEL, **wish})
    for guest in guests:
        await hall.call("POST", f"/api/events/{event['id']}/join", guest)
    return event["id"], guests


async def play_round(hall: Hall, event: str, guests: list[Guest]) -> Any:
    """Begin a round and play its boards: the entrant with the lower number wins."""
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    order = [guest.user for guest in guests]
    for board in info["boards"][-1]:
        if board["two"] is not None:
            loser = guests[max(order.index(board["one"]), order.index(board["two"]))]
            screen = await hall.screen(loser)
            await screen.join(board["table"])
            await screen.send(t="resign", table=board["table"])
            await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")
    return await hall.call("GET", f"/api/events/{event}", guests[0])


async def test_a_swiss_of_six(hall: Hall) -> None:
    event, guests = await people(hall, 6, rounds=3)
    seen: set[frozenset[str]] = set()
    info: Any = None
    for number in range(1, 4):
        info = await play_round(hall, event, guests)
        assert info["settled"]
        pairs = [frozenset((board["one"], board["two"])) for board in info["boards"][-1]]
        assert len(pairs) == 3
        assert not seen & set(pairs), "nobody meets twice"
        seen |= set(pairs)
        assert info["status"] == ("over" if number == 3 else "running")
    assert info["places"][0]["name"] == "Guest 0"
    assert info["places"][0]["points"] == 3
    assert [place["rank"] for place in info["places"]] == [1, 2, 3, 4, 5, 6]
    assert sum(place["points"] for place in info["places"]) == 9
    assert sorted((place["points"], place["buchholz"]) for place in info["places"])[::-1] == [
        (place["points"], place["buchholz"]) for place in info["places"]
    ]
    assert await hall.refused("POST", f"/api/events/{event}/rounds", guests[0]) == (409, "over")
    table = await hall.call("GET", f"/api/tables/{info['boards'][0][0]['table']}")
    assert (table["event"], table["rated"]) == (event, True)


async def test_an_odd_one_has_a_bye_and_who_withdraws_is_not_waited_for(hall: Hall) -> None:
    event, guests = await people(hall, 3, rounds=3)
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    board, bye = sorted(info["boards"][0], key=lambda each: each["two"] is None)
    assert (bye["two"], bye["points"], bye["table"]) == (None, 1, None)
    assert await hall.refused("POST", f"/api/events/{event}/rounds", guests[0]) == (409, "round-running")
    assert await hall.refused("POST", f"/api/events/{event}/rounds", guests[1]) == (403, "not-host")
    loser = next(guest for guest in guests if guest.user == board["two"])
    info = await hall.call("DELETE", f"/api/events/{event}/join", loser)
    assert info["settled"]
    assert next(each for each in info["boards"][0] if each["two"])["points"] == 1
    late = await hall.guest("Late")
    await hall.call("POST", f"/api/events/{event}/join", late)
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    playing = {who for each in info["boards"][1] for who in (each["one"], each["two"])}
    assert loser.user not in playing
    assert late.user in playing


async def test_a_round_robin_lasts_until_everybody_has_met(hall: Hall) -> None:
    event, guests = await people(hall, 3, system="robin")
    info: Any = None
    for _ in range(3):
        info = await play_round(hall, event, guests)
    assert info["status"] == "over"
    assert [(place["name"], place["points"]) for place in info["places"]] == [
        ("Guest 0", 3),
        ("Guest 1", 2),
        ("Guest 2", 1),
    ], "a bye is a point"
    assert await hall.refused("POST", f"/api/events/{event}/join", await hall.guest("Late")) == (409, "running")


async def test_a_shared_deal_is_the_same_at_every_table_and_sealed_until_all_are_done(hall: Hall) -> None:
    wish = {"title": "dualis", "seats": 4, "options": {"short": True}, "shared": True, "level": "random"}
    event, guests = await people(hall, 4, **wish)
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    tables = [board["table"] for board in info["boards"][0]]
    infos = [await hall.call("GET", f"/api/tables/{table}") for table in tables]
    assert infos[0]["seal"] == infos[1]["seal"]
    assert all(each["options"]["duplicate"] for each in infos)
    assert [chair["kind"] for chair in infos[0]["chairs"]] == ["person", "person", "bot", "bot"]
    stranger = await hall.screen(
        next(g for g in guests if g.user not in (info["boards"][0][0]["one"], info["boards"][0][0]["two"]))
    )
    await stranger.send(t="join", table=tables[0])
    assert (await stranger.next())["error"] == "sealed"


async def test_an_event_that_is_full_takes_nobody_new(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "MOST", 2)
    event, guests = await people(hall, 2)
    late = await hall.guest("Late")
    assert await hall.refused("POST", f"/api/events/{event}/join", late) == (409, "full")
    info = await hall.call("POST", f"/api/events/{event}/join", guests[1])
    assert [place["name"] for place in info["places"]] == ["Guest 0", "Guest 1"], "Who is in it already is not refused."


async def test_everybody_is_told_which_board_is_theirs(hall: Hall) -> None:
    event, guests = await people(hall, 4, rounds=2)
    await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    for guest in guests:
        info = await hall.call("GET", f"/api/events/{event}", guest)
        for board in info["boards"][0]:
            assert board["yours"] == (guest.user in {board["one"], board["two"]})
    watcher = await hall.guest("Watcher")
    info = await hall.call("GET", f"/api/events/{event}", watcher)
    assert not any(board["yours"] for board in info["boards"][0])


async def test_the_rounds_of_a_robin_are_those_of_the_schedule(hall: Hall) -> None:
    """Rounds follow the published schedule of a round robin from the first on, so byes are known beforehand."""
    event, guests = await people(hall, 4, system="robin")
    number = {guest.user: at for at, guest in enumerate(guests)}
    for round_ in (1, 2, 3):
        info = await play_round(hall, event, guests)
        met = {frozenset((number[board["one"]], number[board["two"]])) for board in info["boards"][-1]}
        assert met == {frozenset(pair) for pair in robin(4, round_)}


async def test_events_for_more_than_two_sides_are_refused(hall: Hall) -> None:
    host = await hall.guest()
    wrong = {"name": "Evening", "title": "dualis", "seats": 3}
    assert await hall.refused("POST", "/api/events", host, **wrong) == (400, "bad-options")
    assert await hall.refused("GET", "/api/events/nothing") == (404, "unknown-event")
