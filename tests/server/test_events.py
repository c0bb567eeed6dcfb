"""Events through the public interface: joined by link, paired, played at real tables, and ranked."""

from typing import Any

import pytest

from emberhall.server.deals import evenings
from emberhall.server.deals.pairings import robin
from emberhall.store import Store, work
from tests.server.hall import Guest, Hall, open_hall
from tests.stores import MemoryStore

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
    monkeypatch.setattr(evenings, "MOST", 2)
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


# --- people who go


async def running_boards(hall: Hall) -> tuple[str, list[Guest], Any]:
    """An event of four in its first round; the info it answers then."""
    event, guests = await people(hall, 4, rounds=3)
    return event, guests, await hall.call("POST", f"/api/events/{event}/rounds", guests[0])


def at_board(guests: list[Guest], board: Any) -> tuple[Guest, Guest]:
    """The two people of a board."""
    one, two = (next(guest for guest in guests if guest.user == board[side]) for side in ("one", "two"))
    return one, two


async def resign(hall: Hall, guest: Guest, table: str) -> None:
    screen = await hall.screen(guest)
    await screen.join(table)
    await screen.send(t="resign", table=table)
    await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")


async def finish(hall: Hall, event: str, guests: list[Guest], info: Any) -> Any:
    """Let the second of every board that is still open give up; return the event afterwards."""
    for board in info["boards"][-1]:
        if board["points"] is None:
            await resign(hall, at_board(guests, board)[1], board["table"])
    return await hall.call("GET", f"/api/events/{event}")


async def gone(hall: Hall, store: Store, guest: Guest, how: str) -> Guest | None:
    """Let a person go in one of the ways there are; return who they are afterwards, if anybody."""
    if how == "erased":
        await hall.call("DELETE", "/api/me", guest, name=guest.name)
    elif how == "banned":
        await store.write(work.moderation.ban(guest.user, "2026-01-01T00:00:00.000+00:00"))
    else:
        new = await hall.guest("Somebody new")
        await hall.call("POST", "/api/me/merge", new, token=guest.token)
        return new
    return None


@pytest.mark.parametrize("how", ["erased", "merged", "banned"])
@pytest.mark.parametrize("who", ["entrant", "host"])
async def test_an_evening_goes_on_when_somebody_goes_in_mid_round(how: str, who: str) -> None:
    store = MemoryStore()
    async with open_hall(store=store) as hall:
        event, guests, info = await running_boards(hall)
        leaver = guests[0] if who == "host" else at_board(guests, info["boards"][0][0])[1]
        after = await gone(hall, store, leaver, how)
        info = await hall.call("GET", f"/api/events/{event}")
        left = [guest for guest in guests if guest is not leaver] + ([after] if after else [])
        names = [(after or leaver).user] if how != "erased" else [f"gone-{number}" for number in range(len(guests))]
        place = next(each for each in info["places"] if each["user"] in names)
        assert place["left"] == (how != "merged")
        assert place["name"] == {"erased": "", "merged": "Somebody new", "banned": leaver.name}[how]
        info = await finish(hall, event, left, info)
        assert info["settled"]
        host = next(guest for guest in left if guest.user == info["host"])
        assert (host is after) == (how == "merged" and who == "host")
        info = await hall.call("POST", f"/api/events/{event}/rounds", host)
        playing = {each for board in info["boards"][1] for each in (board["one"], board["two"]) if each is not None}
        assert playing == {guest.user for guest in left}


async def test_a_board_whose_result_is_read_after_its_person_has_gone(hall: Hall) -> None:
    """The game ends first; nobody has looked at the event when its loser becomes somebody else."""
    event, guests = await people(hall, 2)
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    [board] = info["boards"][0]
    one, two = at_board(guests, board)
    await resign(hall, two, board["table"])
    new = await hall.guest("Somebody new")
    await hall.call("POST", "/api/me/merge", new, token=two.token)
    info = await hall.call("GET", f"/api/events/{event}", one)
    assert [(each["one"], each["two"], each["points"]) for each in info["boards"][0]] == [(one.user, new.user, 1)]


async def test_who_becomes_another_entrant_plays_once(hall: Hall) -> None:
    event, guests = await people(hall, 3)
    await hall.call("POST", "/api/me/merge", guests[1], token=guests[2].token)
    info = await hall.call("GET", f"/api/events/{event}")
    assert {place["user"] for place in info["places"]} == {guests[0].user, guests[1].user}, "It has not begun."
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    await hall.call("POST", "/api/me/merge", guests[1], token=guests[0].token)
    info = await hall.call("GET", f"/api/events/{event}")
    assert [(place["user"], place["left"], place["points"]) for place in info["places"]] == [
        (guests[1].user, False, 1),
        (guests[0].user, True, 0),
    ]
    assert (info["status"], info["host"]) == ("over", guests[1].user)


async def test_an_evening_without_people_is_of_whoever_comes_next(hall: Hall) -> None:
    event, guests = await people(hall, 1)
    await hall.call("DELETE", "/api/me", guests[0], name=guests[0].name)
    info = await hall.call("GET", f"/api/events/{event}")
    assert (info["places"], info["host"]) == ([], "")
    late = await hall.guest("Late")
    assert (await hall.call("POST", f"/api/events/{event}/join", late))["host"] == late.user
