"""Games that count cannot be rigged: each test plays somebody who tries, over a real server where that is quick."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from emberhall import Play, load
from emberhall.ratings import Player, Rating
from emberhall.server.deals.evenings import Board, Evening
from emberhall.server.events.evening_tables import result_of
from emberhall.server.table.row.lives import Life, life_of, with_life
from emberhall.server.table.row.rated import rated_of, with_kick
from emberhall.server.table.row.standins import give_back, stand_in
from emberhall.server.table.row.tries import given_up
from emberhall.store import Purpose, Rated, StoredTable, Tried, work
from tests.server.hall import Guest, Hall, Screen, open_hall, play_all
from tests.server.rows import table as row_with
from tests.server.test_absence import SOON, without_the_first
from tests.server.test_chairs import error_of
from tests.server.test_events import people
from tests.stores import MemoryStore

ALONE: dict[str, Any] = {"title": "dualis", "seats": 3, "options": {"short": True}, "sit": 0, "start": True}
RATED = Purpose(rated=True)


async def alone(hall: Hall, guest: Guest) -> str:
    """A rated game of a person and two bots."""
    table = await hall.table(guest, **ALONE, bots={"1": "random", "2": "random"}, rated=True)
    assert table["rated"] is True
    return str(table["id"])


async def daily(hall: Hall, guest: Guest) -> str:
    return str((await hall.call("POST", "/api/daily/dualis", guest))["id"])


async def evening(hall: Hall, _: Guest) -> tuple[str, Guest]:
    """A board of an event, and the person on it who hosts the table."""
    event, guests = await people(hall, 2, title="dualis", seats=4, options={})
    info = await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    [board] = info["boards"][0]
    row = await hall.call("GET", f"/api/tables/{board['table']}", guests[0])
    return row["id"], next(each for each in guests if each.user == row["host"])


@pytest.mark.parametrize("kind", [alone, daily, evening])
async def test_the_host_can_change_no_bot_of_a_game_that_counts(hall: Hall, kind: Any) -> None:
    made = await kind(hall, host := await hall.guest())
    table, host = made if isinstance(made, tuple) else (made, host)
    chairs = (await hall.call("GET", f"/api/tables/{table}", host))["chairs"]
    bot = next(chair["seat"] for chair in chairs if chair["kind"] == "bot")
    path = f"/api/tables/{table}"
    assert await hall.refused("POST", f"{path}/bots", host, seat=bot, level="random") == (409, "counted")
    assert (await hall.refused("PATCH", path, host, terms={"away": "bot"}))[1] in {"running", "counted"}
    assert (await hall.call("GET", path, host))["chairs"] == chairs


async def test_the_host_of_a_casual_game_still_can(hall: Hall) -> None:
    host = await hall.guest()
    table = await hall.table(host, **ALONE, bots={"1": "random", "2": "random"}, rated=False)
    path = f"/api/tables/{table['id']}"
    assert (await hall.call("POST", f"{path}/bots", host, seat=1, level="greedy"))["chairs"][1]["level"] == "greedy"


async def test_nobody_lets_a_master_play_for_them_and_then_takes_the_win() -> None:
    async with open_hall(pace=0.0) as hall:
        guest = await hall.guest()
        table = await alone(hall, guest)
        await hall.call("DELETE", f"/api/tables/{table}/seats/0", guest)
        path = f"/api/tables/{table}"
        assert await hall.refused("POST", f"{path}/bots", guest, seat=0, level="master") == (409, "counted")
        assert await hall.refused("POST", f"{path}/seats", guest, seat=0) in {(403, "seat-lost"), (409, "over")}


async def test_a_game_that_counts_cannot_be_rehearsed_in_a_fork(hall: Hall) -> None:
    guest = await hall.guest()
    wish = {"moment": 0, "seat": 0, "bots": {"1": "master", "2": "master"}, "start": True}
    table = await alone(hall, guest)
    assert await hall.refused("POST", f"/api/tables/{table}/fork", guest, **wish) == (403, "fork-counted")


@pytest.mark.parametrize("away", ["end", "ask"])
async def test_staying_away_from_a_game_that_counts_is_losing_it(away: str) -> None:
    async with open_hall(**SOON) as hall:
        wish: dict[str, Any] = {"title": "flamecraft_duals", "rated": True, "terms": {"away": away}}
        table, guests, screens, first = await without_the_first(hall, 2, **wish)
        here = cast(Screen, screens[1 - first])
        if away == "ask":
            asked = await here.next("lobby", lambda frame: "motion" in frame["table"])
            await here.send(t="vote", table=table, motion=asked["table"]["motion"]["id"], answer="end")
        over = await here.next("lobby", lambda frame: frame["table"]["status"] == "over")
        assert (over["table"]["winners"], over["table"]["ended"]["seat"]) == ([1 - first], first)
        assert (await here.next("said", lambda line: line["event"] == "away-lost"))["name"] == f"Guest {first}"
        assert guests[first].user


async def test_a_game_that_counts_is_not_lost_sight_of_by_walking_away() -> None:
    store = MemoryStore()
    async with open_hall(store=store) as hall:
        table, guests = await hall.full_table(2, title="flamecraft_duals", rated=True)
        waiting = (await hall.call("GET", f"/api/tables/{table}"))["waiting"]
    async with open_hall(store=store, abandon_days=1e-9) as hall:
        screen = await hall.screen(guests[0])
        await screen.send(t="join", table=table)
        over = await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")
        assert over["table"]["winners"] == [1 - waiting[0]]


async def test_two_who_vote_a_third_out_gain_nothing() -> None:
    async with open_hall(pace=0.0, bot_workers=1) as hall:
        table, guests = await hall.full_table(3, title="dualis", options={"short": True}, rated=True)
        screens = await hall.seats_at(table, guests)
        await screens[0].send(t="kick", table=table, seat=2)
        asked = await screens[1].next("lobby", lambda frame: "motion" in frame["table"])
        await screens[1].send(t="vote", table=table, motion=asked["table"]["motion"]["id"], answer="yes")
        await screens[0].next("lobby", lambda frame: frame["table"]["chairs"][2]["kind"] == "bot")
        await play_all(screens[:2], table)
        assert (await hall.call("GET", f"/api/tables/{table}"))["status"] == "over"
        assert await hall.call("GET", f"/api/tables/{table}/ratings") == []


def of_three(*scores: int) -> tuple[StoredTable, Play]:
    """A rated game of three that stands like this."""
    game = load("dualis")
    row = row_with("ada", "bea", "cid", status="running", options=game.setup.check(3, {}), purpose=RATED)
    setup = SimpleNamespace(teams=game.setup.teams)
    return row, cast(Any, SimpleNamespace(game=SimpleNamespace(scores=lambda _: scores, setup=setup), state=None))


def rated(row: StoredTable, scores: tuple[int, ...], winners: tuple[int, ...]) -> Rated | None:
    return rated_of(row, load("dualis"), scores, winners)


def test_whoever_is_voted_out_of_a_lead_has_won() -> None:
    row, play = of_three(5, 9, 2)
    after = stand_in(with_kick(row, play, 1), 1, "greedy", "kicked")
    count = rated(after, (30, 1, 20), (0,))
    assert count is not None
    assert count.places == (2, 1, 3), "as it stood, not as it ended"
    later, _ = of_three(5, 1, 2)
    assert life_of(with_kick(after, of_three(99, 0, 0)[1], 0)).stands == (2, 1, 3), "and the first vote decides"
    assert life_of(with_kick(later, of_three(5, 5, 2)[1], 1)).stands == (), "a shared lead is none"


def test_whoever_is_voted_out_while_behind_ends_the_count() -> None:
    row, play = of_three(5, 9, 2)
    assert rated(stand_in(with_kick(row, play, 2), 2, "greedy", "kicked"), (30, 1, 20), (0,)) is None


def test_whoever_was_away_comes_back_but_whoever_left_does_not() -> None:
    row = row_with("ada", "bea", status="running", purpose=RATED)
    assert life_of(give_back(stand_in(row, 0, "greedy", "away"), 0)).helped == (0,), "and that is remembered"
    late = give_back(replace(stand_in(replace(row, seq=4), 0, "greedy", "away"), seq=9), 0)
    assert (life_of(late).taken, life_of(late).stood) == ({}, {0: (4, 9)}), "What the bot did can be told."
    left = stand_in(row, 0, "greedy", "left")
    assert error_of(lambda: give_back(left, 0)) == ("seat-lost", 403)
    casual = replace(left, purpose=Purpose())
    assert life_of(give_back(casual, 0)).held == {}
    assert life_of(stand_in(replace(row, purpose=Purpose()), 0, "greedy", "away")).helped == ()


async def test_nobody_gains_by_what_a_bot_played_for_them() -> None:
    store, before = MemoryStore(), Rating().mu
    players = (Player("person", "ada"), Player("person", "bea"))
    for number, (helped, places) in enumerate([((0,), (1, 2)), ((0,), (2, 1)), ((), (1, 2))]):
        game = Rated(f"title {number}", players, (0, 1), places, helped)
        await store.write(work.ratings.rate(f"t{number}", "2026-01-01", game))
    ada = {title: each.rating.mu - before for title, each in await store.read(work.ladder.standings_of(players[0]))}
    bea = {title: each.rating.mu - before for title, each in await store.read(work.ladder.standings_of(players[1]))}
    assert ada["title 0"] == 0
    assert ada["title 1"] < 0 < ada["title 2"]
    assert bea["title 0"] < 0 < bea["title 1"], "for the others it counts"
    await store.write(work.ratings.rebuild())
    again = {title: each.rating.mu - before for title, each in await store.read(work.ladder.standings_of(players[0]))}
    assert again == ada


POINTS = [
    ({}, (0,), 1.0),
    ({"held": {0: "left"}}, (0,), 0.0),
    ({"held": {2: "away"}}, (2,), 1.0),
    ({"helped": (0,)}, (0,), 0.5),
    ({"helped": (0,)}, (2,), 0.0),
    ({"helped": (2,)}, (2,), 0.5),
    ({"helped": (0, 2)}, (2,), 0.5),
]


@pytest.mark.parametrize(("life", "winners", "points"), POINTS)
def test_at_an_event_nobody_wins_by_a_bots_words(life: dict[str, Any], winners: tuple[int, ...], points: float) -> None:
    game = load("dualis")
    options = game.setup.check(3, {})
    seats = ["ada", "greedy", "bea"]
    for seat in life.get("held", {}):
        seats[seat] = f"greedy {seats[seat]}"
    row = row_with(*seats, status="over", winners=winners, scores=(1, 2, 3), purpose=Purpose(event="e", rated=True))
    row = with_life(row, msgspec.structs.replace(Life(), **life))
    board = Board(0, 1, row.id)
    event = Evening("e", "", "dualis", 3, options, "swiss", 1, False, "greedy", "", "", played=((board,),))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("emberhall.server.events.evening_tables.first_seats", lambda *_: (0, 2))
        after = result_of(board, row, game)(event)
    assert after.played[0][0].points == points


def test_a_daily_deal_that_was_left_is_given_up() -> None:
    row = row_with("greedy ada", status="running", moved="2026-01-02", purpose=Purpose(daily="2026-01-01"))
    assert given_up(row) is None
    assert given_up(with_life(row, Life(held={0: "left"}))) == Tried(None, 86400)
    assert given_up(replace(with_life(row, Life(held={0: "left"})), purpose=Purpose())) is None
