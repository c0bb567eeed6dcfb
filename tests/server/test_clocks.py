"""Clocks: which run when, the effect of moves, undos and restarts, and what happens at zero."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from emberhall import Play, load
from emberhall.server.errors import RequestError
from emberhall.server.house import uptime
from emberhall.server.table.row import clocks
from emberhall.server.table.row.lives import life_of, with_life
from emberhall.store import Chair, work
from tests.server.hall import Frame, Hall, eventually, open_hall
from tests.server.test_two_lobbies import two_halls
from tests.store.tables import table as stored_table
from tests.stores import Before, MemoryStore, at_once, failing, row_of


class Timed:
    """A table of two people and its clocks, without a server."""

    def __init__(self, clock: str, title: str = "flamecraft_duals", seats: int = 2) -> None:
        chairs = tuple([_person(seat) for seat in range(seats)])
        self.row = stored_table(
            title=title, seats=seats, terms={"clock": clock}, status="running", options={}, chairs=chairs
        )
        self.play = Play.begin(load(title), seats, 5)
        self.row = with_life(self.row, clocks.at_start(self.row, self.play, 0))

    def left(self, now: int) -> tuple[int, ...]:
        return clocks.left_at(life_of(self.row), now)

    @property
    def running(self) -> tuple[int, ...]:
        return life_of(self.row).running

    def say(self, seat: int, now: int, word: str | None = None) -> None:
        decision = self.play.asked(seat)
        assert decision is not None
        outcome = self.play.answer(seat, [word or decision.words()[0]])
        self.row = with_life(self.row, clocks.after_moves(self.row, outcome, now))
        self.play = outcome.play

    def take_back(self, seat: int, now: int) -> None:
        outcome = self.play.take_back(seat)
        self.row = with_life(self.row, clocks.after_moves(self.row, outcome, now))
        self.play = outcome.play

    def until_free(self, now: int) -> int:
        """Play until a seat may take something back; return the seat."""
        while (seat := self.play.course.takebacks.seat) is None or not self.play.course.takebacks.free(seat):
            self.say(self.play.waiting[0], now)
        return seat


def _person(seat: int) -> Chair:
    return Chair(seat, "iron", "person", f"u{seat}", f"P{seat}")


@pytest.mark.parametrize(
    "term", ["move 4", "move 86401", "days 0", "days 15", "game 4+1", "soon", "game 60", "move -5"]
)
def test_terms_that_make_no_sense_are_refused(term: str) -> None:
    with pytest.raises(RequestError):
        clocks.parse(term)


def test_terms_are_read() -> None:
    assert clocks.parse("none") is None
    assert clocks.parse("move 60") == ("move", 60_000, 0)
    assert clocks.parse("game 600+10") == ("game", 600_000, 10_000)
    assert clocks.parse("days 3") == ("days", 3 * 24 * 3600 * 1000, 0)


def test_for_each_move_a_clock_is_full_when_the_table_turns_to_the_seat() -> None:
    timed = Timed("move 60")
    [first] = timed.running
    assert timed.left(10_000)[first] == 50_000
    while timed.play.waiting == (first,):
        timed.say(first, 10_000)
    assert timed.running == (1 - first,)
    assert timed.left(15_000)[1 - first] == 55_000
    assert timed.left(99_000)[first] == timed.left(10_000)[first], "It does not run while others think."


def test_a_gain_comes_with_each_move_and_goes_with_what_is_taken_back() -> None:
    timed = Timed("game 600+10")
    seat = timed.until_free(1_000)
    before = timed.left(1_000)[seat]
    timed.take_back(seat, 4_000)
    assert seat in timed.running
    after = timed.left(4_000)[seat]
    assert after <= before
    for _ in range(5):  # doing it again and again gains nothing
        timed.say(seat, 4_000)
        if timed.play.course.takebacks.free(seat):
            timed.take_back(seat, 4_000)
    assert timed.left(4_000)[seat] <= after + 10_000


def test_a_clock_for_each_move_is_not_filled_by_taking_back() -> None:
    timed = Timed("move 60")
    seat = timed.until_free(1_000)
    timed.take_back(seat, 31_000)
    left = timed.left(31_000)[seat]
    for now in range(32_000, 40_000, 1_000):
        timed.say(seat, now)
        assert timed.play.course.takebacks.free(seat)
        timed.take_back(seat, now)
    assert timed.left(39_000)[seat] <= left


def test_with_choices_at_the_same_time_every_clock_runs_until_its_seat_has_chosen() -> None:
    timed = Timed("move 60", "flamecraft", 3)
    assert sorted(timed.running) == [0, 1, 2]
    last = timed.play.waiting[-1]
    outcome = timed.play.answer(last, [timed.play.asked(last).words()[0]])  # type: ignore[union-attr]
    assert outcome.keep is not None
    timed.row = with_life(timed.row, clocks.after_moves(timed.row, outcome, 5_000))
    timed.play = outcome.play
    assert sorted(timed.running) == sorted({0, 1, 2} - {last})


# --- at a real table


def timed_table(clock: str, zero: str) -> dict[str, Any]:
    return {"title": "flamecraft_duals", "terms": {"clock": clock, "zero": zero}}


def run_down(store: MemoryStore, table: str) -> None:
    """Set all clocks of a table to half a second left, as if time had passed."""
    row = row_of(store, table)
    life = life_of(row)
    at_once(store.write(work.tables.save(with_life(row, replace(life, left=tuple([500] * len(life.left)))))))


async def at_zero(
    zero: str, clock: str = "move 5", trouble: Before | None = None
) -> tuple[Frame, Frame, int, MemoryStore]:
    """What the other person sees when a clock has run out: last lobby, last update; the seat; and the store."""
    store = MemoryStore()
    async with open_hall(store=store, beat=0.05, bot_workers=1) as hall:
        table, guests = await hall.full_table(2, **timed_table(clock, zero))
        await hall.http.aclose()
    run_down(store, table)
    async with open_hall(store=store, beat=0.05, bot_workers=1) as hall:
        screens = await hall.seats_at(table, guests)
        first = screens[0].latest()["waiting"][0]
        clocks_told = screens[0].latest()["clocks"]
        store.before = trouble
        assert clocks_told["running"] == [first]
        assert clocks_told["left"][first] <= 500
        event = {"bot": "time-bot", "lose": "time-lost", "random": "time-random"}[zero]
        other = screens[1 - first]
        await other.next("said", lambda line: line["event"] == event)
        lobby = next(frame for frame in reversed(other.frames) if frame["t"] == "lobby")
        return lobby, other.latest(), first, store


async def test_at_zero_a_bot_plays_on() -> None:
    lobby, _, first, _ = await at_zero("bot")
    chair = lobby["table"]["chairs"][first]
    assert (chair["kind"], chair["held"], chair["name"]) == ("bot", "time", f"Guest {first}")


async def test_at_zero_the_game_is_lost() -> None:
    lobby, _, first, _ = await at_zero("lose", "game 60+5")
    assert lobby["table"]["winners"] == [1 - first]
    assert lobby["table"]["ended"] == {"how": "conceded", "seat": first}


async def test_a_clock_that_ran_out_while_the_store_was_away_is_seen_to_later() -> None:
    lobby, _, first, _ = await at_zero("lose", trouble=failing("append", 1))
    assert lobby["table"]["ended"] == {"how": "conceded", "seat": first}


async def test_at_zero_any_answer_is_given() -> None:
    lobby, update, first, _ = await at_zero("random")
    assert lobby["table"]["status"] == "running"
    assert update["seq"] >= 1
    assert lobby["table"]["chairs"][first]["kind"] == "person"


async def test_a_clock_survives_the_server_and_is_not_charged_while_it_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with open_hall(store=store, beat=0.05) as hall:
        table, guests = await hall.full_table(2, **timed_table("game 600+0", "lose"))
        [screen, _] = await hall.seats_at(table, guests)
        before = screen.latest()["clocks"]
        await asyncio.sleep(0.2)  # until the server's uptime has been stored
    real = uptime._wall
    monkeypatch.setattr(uptime, "_wall", lambda: real() + 3_600_000)  # an hour later
    async with open_hall(store=store, beat=0.05) as hall:
        [screen, _] = await hall.seats_at(table, guests)
        after = screen.latest()["clocks"]
        assert after["running"] == before["running"]
        [seat] = after["running"]
        assert 590_000 < after["left"][seat] <= before["left"][seat]


async def test_a_sleeping_table_wakes_when_its_clock_runs_out() -> None:
    store = MemoryStore()
    async with open_hall(store=store, beat=0.05) as hall:
        table, _ = await hall.full_table(2, **timed_table("days 1", "lose"))
    run_down(store, table)
    assert row_of(store, table).deadline is not None
    async with open_hall(store=store, beat=0.05, idle=0.05) as hall:

        async def over() -> bool:
            return bool((await hall.call("GET", f"/api/tables/{table}"))["status"] == "over")

        await eventually(over)


async def test_terms_are_for_the_host_to_change(hall: Hall) -> None:
    ada = await hall.guest()
    table = await hall.table(ada, terms={"clock": "move 60"})
    path = f"/api/tables/{table['id']}"
    assert table["terms"] == {"clock": "move 60", "zero": "bot", "away": "ask", "delay": "none", "series": "single"}
    changed = await hall.call("PATCH", path, ada, terms={"clock": "game 300+5", "zero": "lose"})
    assert changed["terms"] == {
        "clock": "game 300+5",
        "zero": "lose",
        "away": "ask",
        "delay": "none",
        "series": "single",
    }
    assert await hall.refused("PATCH", path, ada, terms={"clock": "move 1"}) == (400, "bad-clock")
    assert await hall.refused("PATCH", path, ada, terms={"clock": "soon"}) == (400, "bad-request")
    assert await hall.refused("PATCH", path, await hall.guest("Ben"), terms={"zero": "bot"}) == (403, "not-host")


async def test_of_ones_tables_that_wait_the_most_urgent_comes_first(hall: Hall) -> None:
    ada = await hall.guest()
    items = {}
    for clock in ("days 1", "none", "move 60"):
        wish = {"title": "flamecraft_duals", "seats": 2, "bots": {"1": "random"}, "start": True}
        items[(await hall.table(ada, **wish, terms={"clock": clock}))["id"]] = clock

    async def all_wait() -> bool:
        return all(0 in info["waiting"] for info in (await hall.call("GET", "/api/tables", ada))["mine"])

    await eventually(all_wait)
    answer = (await hall.call("GET", "/api/tables", ada))["mine"]
    assert [items[info["id"]] for info in answer] == ["move 60", "days 1", "none"]


async def test_both_lobbies_tell_the_same_clocks() -> None:
    async with two_halls(None, beat=0.05) as pair:
        table, _, screens = await pair.running(**timed_table("game 600+5", "bot"))
        first = screens[0].latest()["waiting"][0]
        mover, other = screens[first], screens[1 - first]
        asked = mover.latest()
        await mover.send(t="play", table=table, seq=0, words=asked["decision"]["words"][:1])
        told = [await screen.next("update", lambda frame: frame["seq"] >= 1) for screen in (mover, other)]
        assert told[0]["clocks"]["running"] == told[1]["clocks"]["running"]
        assert abs(told[0]["clocks"]["left"][first] - told[1]["clocks"]["left"][first]) < 2_000
