"""Evenings that go on by themselves, and their formats: bots in odd numbers, knock-outs, arenas, one's own evenings."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from emberhall.server.deals import changes
from emberhall.server.deals.evenings import Board, Entrant, Evening
from emberhall.server.events.course import AT_ONCE, begun, moved_on
from emberhall.server.events.evening_desk import OWN
from emberhall.server.timestamps import ahead, now
from emberhall.store import work
from emberhall.store.work.evenings import BOT
from emberhall.world import clock
from tests.server.hall import Guest, Hall, open_hall
from tests.server.test_events import finish, people, play_round, resign
from tests.stores import MemoryStore

CLOCK = {"terms": {"clock": "game 600+5", "zero": "lose", "away": "end"}}


@pytest.fixture(autouse=True)
def _date() -> Iterator[None]:
    yield
    clock.restore()


def later(minutes: float) -> None:
    """It is later than it was when the test began."""
    clock.skew(60 * minutes)


async def look(hall: Hall, event: str, guest: Guest | None = None) -> Any:
    return await hall.call("GET", f"/api/events/{event}", guest)


# --- rounds that begin by themselves


async def test_the_rounds_begin_at_their_time_whoever_looks() -> None:
    store = MemoryStore()
    async with open_hall(store=store) as hall:
        event, guests = await people(hall, 2, rounds=2, wait=10, pause=3, **CLOCK)
        info = await look(hall, event)
        assert (info["status"], info["boards"], info["pause"]) == ("open", [], 3)
        assert info["now"] < info["next"]
    later(11)
    async with open_hall(store=store) as hall:  # the first server is gone
        info = await look(hall, event)
        assert (info["status"], info["next"], len(info["boards"])) == ("running", None, 1)
        info = await finish(hall, event, guests, info)
        assert info["settled"]
        assert info["next"] == (await look(hall, event))["next"] > info["now"], "It is settled once."
        later(13.5)
        assert len((await look(hall, event))["boards"]) == 1
        later(14.5)
        info = await look(hall, event, guests[1])
        assert len(info["boards"]) == 2
        table = await hall.call("GET", f"/api/tables/{info['boards'][1][0]['table']}")
        assert table["terms"] == {
            "clock": "game 600+5",
            "zero": "lose",
            "away": "end",
            "delay": "none",
            "series": "single",
        }
        info = await finish(hall, event, guests, info)
        later(60)
        assert ((await look(hall, event))["status"], info["next"]) == ("over", None)


async def test_the_host_may_wait_with_a_round_or_begin_it_sooner(hall: Hall) -> None:
    event, guests = await people(hall, 2, rounds=3, wait=10, pause=3)
    path = f"/api/events/{event}"
    assert await hall.refused("PATCH", path, guests[1], wait=1) == (403, "not-host")
    assert (await hall.call("PATCH", path, guests[0], wait=None))["next"] is None
    later(20)
    assert (await look(hall, event))["status"] == "open"
    info = await hall.call("PATCH", path, guests[0], wait=0)
    assert info["status"] == "running"
    await finish(hall, event, guests, info)
    assert (await hall.call("PATCH", path, guests[0], wait=None))["next"] is None
    later(30)
    assert len((await look(hall, event))["boards"]) == 1, "The pause does not count while the host waits."
    await hall.call("POST", f"{path}/rounds", guests[0])
    assert len((await look(hall, event))["boards"]) == 2


async def test_nothing_begins_for_one_person(hall: Hall) -> None:
    event, guests = await people(hall, 1, wait=1)
    later(5)
    assert (await look(hall, event))["status"] == "open"
    info = await hall.call("POST", f"/api/events/{event}/join", await hall.guest("Late"))
    assert (info["status"], len(info["boards"])) == ("running", 1)
    assert guests[0].user in {info["boards"][0][0]["one"], info["boards"][0][0]["two"]}


async def test_the_host_takes_out_who_does_not_come(hall: Hall) -> None:
    event, guests = await people(hall, 2)
    path = f"/api/events/{event}"
    await hall.call("POST", f"{path}/rounds", guests[0])
    assert await hall.refused("PATCH", path, guests[1], remove=guests[0].user) == (403, "not-host")
    assert await hall.refused("PATCH", path, guests[0], remove="nobody") == (404, "unknown-person")
    info = await hall.call("PATCH", path, guests[0], remove=guests[1].user)
    assert (info["status"], info["settled"]) == ("over", True)
    assert [(place["user"], place["points"], place["left"]) for place in info["places"]] == [
        (guests[0].user, 1, False),
        (guests[1].user, 0, True),
    ]
    assert await hall.refused("PATCH", path, guests[0], wait=1) == (409, "over")


# --- a bot fills an odd number


@pytest.mark.parametrize("system", ["swiss", "robin"])
async def test_a_bot_fills_an_odd_number_and_is_never_first(system: str) -> None:
    async with open_hall(pace=0.0, bot_workers=1) as hall:
        event, guests = await people(hall, 3, rounds=2, system=system, fill=True, level="random")
        assert (await look(hall, event))["rounds"] == (3 if system == "robin" else 2)
        info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
        assert all(board["two"] is not None for board in info["boards"][0]), "Nobody has a bye."
        [board] = [each for each in info["boards"][0] if BOT in (each["one"], each["two"])]
        table = await hall.call("GET", f"/api/tables/{board['table']}")
        assert sorted(chair["kind"] for chair in table["chairs"]) == ["bot", "person"]
        [bot] = [chair for chair in table["chairs"] if chair["kind"] == "bot"]
        [place] = [each for each in info["places"] if each["bot"]]
        assert (bot["name"], bot["level"]) == (place["name"], "random")
        [person] = [each for each in guests if each.user in (board["one"], board["two"])]
        assert table["host"] == person.user, "A bot can be no host."
        await resign(hall, person, board["table"])
        info = await look(hall, event)
        assert next(each for each in info["boards"][0] if each["table"] == board["table"])["points"] in {0, 1}
        assert [each["points"] for each in info["places"] if each["bot"]] == [1]
        assert not info["places"][0]["bot"]
        assert await hall.refused("PATCH", f"/api/events/{event}", guests[0], remove=BOT) == (404, "unknown-person")


def an_evening(system: Any, *names: str, **more: Any) -> Evening:
    entrants = tuple(Entrant(name, name.title(), "iron") for name in names)
    return Evening("e", "", "dragonduel", 2, {}, system, 3, False, "random", names[0], now(), entrants=entrants, **more)


def settled(evening: Evening) -> Evening:
    """Every board is won by whoever sits first."""
    for board in evening.played[-1]:
        evening = changes.with_result(evening, board.table, 1.0, None, "again", True)
    return evening


def test_a_bot_sits_out_when_the_number_is_even_again() -> None:
    evening = settled(begun(an_evening("swiss", "ada", "ben", "cleo", fill=True)))
    assert [each.user for each in evening.entrants] == ["ada", "ben", "cleo", BOT]
    after = changes.withdrawn(evening, 2)
    assert {who for board in begun(after).played[-1] for who in (board.one, board.two)} == {0, 1}
    again = settled(begun(changes.joined(after, Entrant("cleo", "Cleo", "iron"))))
    assert len(again.entrants) == 4, "One bot is enough."
    assert {who for board in again.played[-1] for who in (board.one, board.two)} == {0, 1, 2, 3}


def test_a_leading_bot_is_listed_behind_the_best_person() -> None:
    evening = begun(an_evening("swiss", "ada", "ben", "cleo", fill=True))
    board = next(each for each in evening.played[0] if 3 in (each.one, each.two))
    other = next(each for each in evening.played[0] if each is not board)
    evening = changes.with_result(evening, board.table, float(board.one == 3), None, "", True)
    evening = changes.with_result(evening, other.table, 0.5, None, "", True)
    assert evening.entrants[evening.standings()[0].who].user != BOT
    assert evening.entrants[evening.standings()[1].who].user == BOT


# --- knock-out


async def test_a_knock_out_of_five_has_its_byes_and_its_winner(hall: Hall) -> None:
    event, guests = await people(hall, 5, system="knockout")
    assert (await look(hall, event))["rounds"] == 3
    info: Any = None
    for count in (4, 2, 1):
        info = await play_round(hall, event, guests)
        assert len(info["boards"][-1]) == count
    assert [board["two"] for board in info["boards"][0]].count(None) == 3
    assert (info["status"], info["places"][0]["name"], info["places"][0]["points"]) == ("over", "Guest 0", 3)
    assert await hall.refused("POST", f"/api/events/{event}/rounds", guests[0]) == (409, "over")
    late = await hall.guest("Late")
    assert await hall.refused("POST", f"/api/events/{event}/join", late) == (409, "running")


def test_a_draw_in_a_knock_out_is_played_again_and_then_decided_by_lot() -> None:
    evening = begun(an_evening("knockout", "ada", "ben"))
    [[board]] = evening.played
    for again in ("b", "c"):
        evening = changes.with_result(evening, evening.played[0][0].table, 0.5, (1, 1), again, False)
        assert (evening.played[0][0].table, evening.settled) == (again, False)
    assert evening.played[0][0].draws == (board.table, "b")
    assert changes.with_result(evening, "b", 1.0, None, "d", False) is evening, "That game is no longer the board's."
    evening = changes.with_result(evening, "c", 0.5, (1, 1), "d", False)
    [[board]] = evening.played
    assert (board.points, board.lot, evening.status) == (0.0, True, "over")


async def test_a_drawn_game_gets_a_new_table_with_another_deal(hall: Hall) -> None:
    event, guests = await people(hall, 2, system="knockout", title="dualis", seats=4, shared=True, options={})
    first = (await hall.call("POST", f"/api/events/{event}/rounds", guests[0]))["boards"][0][0]["table"]
    screen = await hall.screen(guests[0])
    await screen.join(first)
    other = await hall.screen(guests[1])
    await other.join(first)
    seal = (await hall.call("GET", f"/api/tables/{first}"))["seal"]
    store = hall.store
    assert store is not None
    row = await store.read(work.tables.one(first))
    assert row is not None
    await store.write(work.tables.save(replace(row, status="over", scores=None, winners=None)))
    info = await look(hall, event)
    [[board]] = info["boards"]
    assert (board["draws"], board["points"], board["table"] != first) == (1, None, True)
    again = await hall.call("GET", f"/api/tables/{board['table']}")
    assert again["status"] == "running"
    assert again["seal"] != seal


def test_who_withdraws_from_a_knock_out_makes_room_for_the_other() -> None:
    evening = settled(begun(an_evening("knockout", "ada", "ben", "cleo", "dora")))
    winners = [board.one for board in evening.played[0]]
    evening = begun(changes.withdrawn(evening, winners[0]))
    [final] = evening.played[1]
    assert (final.one, final.two, final.points) == (winners[1], None, 1.0)
    assert evening.status == "over"


# --- arena


async def test_an_arena_pairs_whoever_waits_until_the_bell(hall: Hall) -> None:
    event, guests = await people(hall, 2, system="arena", minutes=30)
    path = f"/api/events/{event}"
    assert await hall.refused("POST", f"{path}/opponents", guests[0]) == (409, "over")
    info = await hall.call("POST", f"{path}/rounds", guests[0])
    assert len(info["boards"][0]) == 1
    assert await hall.refused("POST", f"{path}/rounds", guests[0]) == (409, "round-running")
    assert await hall.refused("PATCH", path, guests[0], wait=1) == (409, "running")
    assert await hall.refused("POST", f"{path}/opponents", guests[0]) == (409, "round-running")
    info = await finish(hall, event, guests, info)
    assert [place["waiting"] for place in info["places"]] == [False, False], "Nobody is paired who did not ask."
    assert info["status"] == "running"
    await hall.call("POST", f"{path}/opponents", guests[0])
    info = await hall.call("POST", f"{path}/opponents", guests[1])
    assert len(info["boards"][0]) == 1, "Two who have just met wait a little for somebody else."
    late = await hall.guest("Late")
    info = await hall.call("POST", f"{path}/join", late)
    assert len(info["boards"][0]) == 2
    assert late.user in {info["boards"][0][1]["one"], info["boards"][0][1]["two"]}
    assert await hall.refused("POST", f"{path}/opponents", await hall.guest("Nobody")) == (403, "not-seated")
    later(31)
    info = await look(hall, event)
    assert info["status"] == "running", "Whoever plays may finish."
    info = await finish(hall, event, [*guests, late], info)
    assert (info["status"], sum(place["points"] for place in info["places"])) == ("over", 2)
    assert await hall.refused("POST", f"{path}/opponents", late) == (409, "over")


def arena(*names: str, **more: Any) -> Evening:
    return begun(an_evening("arena", *names, minutes=30, **more))


def test_whoever_is_gone_is_not_paired_and_whoever_waits_long_meets_anybody() -> None:
    evening = moved_on(arena("ada", "ben"))
    [[board]] = evening.played
    evening = settled(evening)
    for number in (0, 1):
        waiting = Entrant(evening.entrants[number].user, "", "iron", waiting=ahead(-5), seen=ahead(-2))
        evening = changes.with_entrant(evening, number, waiting)
    assert moved_on(evening, "ada").played == evening.played, "Ben has not looked for two minutes."
    both = moved_on(moved_on(evening, "ada"), "ben")
    assert len(both.played[0]) == 2, "They met just now, but there is nobody else."
    assert not any(each.waiting for each in both.entrants)
    assert board.table != both.played[0][1].table


def test_at_an_arena_a_bot_plays_who_waits_alone() -> None:
    evening = moved_on(arena("ada", "ben", "cleo", fill=True))
    alone = next(each for each in evening.entrants if each.waiting)
    assert moved_on(evening).played == evening.played, "She has waited for a moment only."
    number = evening.number_of(alone.user)
    assert number is not None
    long = Entrant(alone.user, "", "iron", waiting=ahead(-1), seen=now())
    evening = moved_on(changes.with_entrant(evening, number, long))
    assert {evening.played[0][1].one, evening.played[0][1].two} == {number, evening.bot}


def test_an_arena_of_all_has_a_limit() -> None:
    evening = arena(*(f"guest {number}" for number in range(64)))
    boards = tuple(Board(0, 1, f"t{number}") for number in range(AT_ONCE))
    full = Evening(**{name: getattr(evening, name) for name in Evening.__struct_fields__} | {"played": (boards,)})
    assert moved_on(full).played == full.played
    assert len(moved_on(evening).played[0]) == 32


@pytest.mark.parametrize(
    "wish",
    [{"system": "arena", "shared": True}, {"system": "knockout", "fill": True}, {"terms": {"clock": "game 1+0"}}],
)
async def test_what_does_not_go_together_is_refused(hall: Hall, wish: dict[str, Any]) -> None:
    host = await hall.guest()
    status, error = await hall.refused("POST", "/api/events", host, name="Evening", title="dragonduel", **wish)
    assert (status, error) in {(400, "bad-options"), (400, "bad-clock")}


# --- one's own evenings


async def test_everybody_finds_their_evenings_again(hall: Hall) -> None:
    event, guests = await people(hall, 2, rounds=2)
    host = await hall.guest("Host")
    hosted = (await hall.call("POST", "/api/events", host, name="Friday", title="dragonduel"))["id"]
    [mine] = (await hall.call("GET", "/api/me/events", host))["events"]
    assert (mine["id"], mine["host"], mine["you"], mine["status"], mine["table"]) == (hosted, True, False, "open", None)
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    [[board]] = info["boards"]
    for guest, other in (guests, guests[::-1]):
        [mine] = (await hall.call("GET", "/api/me/events", guest))["events"]
        assert (mine["table"], mine["opponent"], mine["round"], mine["people"]) == (board["table"], other.name, 1, 2)
    await finish(hall, event, guests, info)
    [mine] = (await hall.call("GET", "/api/me/events", guests[1]))["events"]
    assert (mine["table"], mine["settled"], mine["status"]) == (None, True, "running")
    later(15 * 24 * 60)
    assert (await hall.call("GET", "/api/me/events", host))["events"] == []


async def test_the_latest_evenings_are_listed_first_and_few(hall: Hall) -> None:
    host = await hall.guest()
    ids = [
        (await hall.call("POST", "/api/events", host, name=f"E{number}", title="dragonduel"))["id"]
        for number in range(7)
    ]
    listed = [each["id"] for each in (await hall.call("GET", "/api/me/events", host))["events"]]
    assert len(listed) == OWN
    assert set(listed) <= set(ids)
    new = await hall.guest("Somebody new")
    await hall.call("POST", "/api/me/merge", new, token=host.token)
    again = (await hall.call("GET", "/api/me/events", new))["events"]
    assert [each["id"] for each in again] == listed
    assert all(each["host"] for each in again)


async def test_a_look_at_ones_own_evenings_begins_what_is_due(hall: Hall) -> None:
    event, guests = await people(hall, 2, wait=1)
    later(2)
    [mine] = (await hall.call("GET", "/api/me/events", guests[0]))["events"]
    assert (mine["id"], mine["status"], mine["opponent"]) == (event, "running", "Guest 1")
    assert mine["table"] is not None


async def test_an_arena_goes_on_when_somebody_who_waits_is_erased(hall: Hall) -> None:
    event, guests = await people(hall, 3, system="arena")
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    waiting = next(place["user"] for place in info["places"] if place["waiting"])
    guest = next(each for each in guests if each.user == waiting)
    await hall.call("DELETE", "/api/me", guest, name=guest.name)
    info = await look(hall, event)
    assert not any(place["waiting"] for place in info["places"])
    left = [each for each in guests if each is not guest]
    await finish(hall, event, left, info)
    for each in left:
        info = await hall.call("POST", f"/api/events/{event}/opponents", each)
    assert info["status"] == "running"
