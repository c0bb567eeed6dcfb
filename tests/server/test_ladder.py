"""Rated games and the ladder, over a real server."""

from pathlib import Path
from typing import Any

import pytest

from emberhall import load
from emberhall.ratings import Player, Rating, after_game
from emberhall.server.table.row import rated
from emberhall.server.table.row.rated import rated_of
from emberhall.store import Chair, Purpose, StoredTable
from tests.server.hall import Guest, Hall, play_all
from tests.server.test_people import friends
from tests.server.test_two_lobbies import two_halls

DUEL: dict[str, Any] = {"title": "dragonduel", "options": {"start": "lot"}}


@pytest.fixture(autouse=True)
def short_games_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rated, "LEAST_WORDS", 0)


async def duel(hall: Hall, **wish: Any) -> tuple[str, list[Guest]]:
    """A duel that ends at once, because seat 1 resigns."""
    table, guests = await hall.full_table(2, **{**DUEL, **wish})
    screens = await hall.seats_at(table, guests)
    await screens[1].send(t="resign", table=table)
    await screens[0].next("lobby", lambda frame: frame["table"]["status"] == "over")
    return table, guests


async def test_a_public_game_is_rated_once_and_shown_before_and_after(hall: Hall) -> None:
    table, guests = await duel(hall, public=True)
    winner, loser = await hall.call("GET", f"/api/tables/{table}/ratings")
    assert (winner["place"], loser["place"]) == (1, 2)
    assert winner["before"] == {"rating": 1500, "margin": 490, "provisional": True}
    assert winner["after"]["rating"] > 1500 > loser["after"]["rating"]
    assert winner["after"]["margin"] < 490
    ladder = await hall.call("GET", "/api/ladder/dragonduel/all/1", guests[1])
    assert [rung["name"] for rung in ladder["rungs"]] == ["Guest 0", "Guest 1"]
    assert [rung["rank"] for rung in ladder["rungs"]] == [None, None], "one game is too few for a place"
    assert ladder["you"]["user"] == guests[1].user
    assert (ladder["you"]["won"], ladder["you"]["rank"]) == (0, None)
    answer = await hall.call("GET", "/api/people/me/ratings", guests[0])
    assert [(each["title"], len(each["history"])) for each in answer["titles"]] == [("dragonduel", 1)]
    assert (await hall.call("GET", "/api/ladder/dragonduel/bots/1"))["rungs"] == []


@pytest.mark.parametrize("wish", [{}, {"public": True, "rated": False}])
async def test_a_casual_game_changes_no_rating(hall: Hall, wish: dict[str, Any]) -> None:
    table, _ = await duel(hall, **wish)
    assert (await hall.call("GET", f"/api/tables/{table}"))["rated"] is False
    assert await hall.call("GET", f"/api/tables/{table}/ratings") == []
    assert (await hall.call("GET", "/api/ladder/dragonduel/all/1"))["total"] == 0


async def test_a_person_may_stay_off_the_ladder(hall: Hall) -> None:
    _, guests = await duel(hall, public=True)
    await hall.call("PATCH", "/api/me/ratings", guests[0], listed=False)
    ladder = await hall.call("GET", "/api/ladder/dragonduel/all/1", guests[0])
    assert [rung["name"] for rung in ladder["rungs"]] == ["Guest 1"]
    assert (ladder["you"], ladder["listed"]) == (None, False)
    assert await hall.refused("GET", f"/api/people/{guests[0].user}/ratings", guests[1]) == (404, "unknown-person")
    assert (await hall.call("GET", "/api/people/me/ratings", guests[0]))["titles"], "but one sees one's own"
    await hall.call("PATCH", "/api/me/ratings", guests[0], listed=True)
    assert (await hall.call("GET", "/api/ladder/dragonduel/people/1"))["total"] == 2


async def test_tables_of_ones_level_are_those_of_people_near_ones_rating(hall: Hall) -> None:
    strong, weak, fresh = [await hall.guest(name) for name in ("Strong", "Weak", "Fresh")]
    for _ in range(4):
        table = (await hall.table(strong, title="dragonduel", seats=2, public=True))["id"]
        await hall.call("POST", f"/api/tables/{table}/seats", weak)
        await hall.call("POST", f"/api/tables/{table}/start", strong)
        screen = await hall.screen(weak)
        await screen.join(table)
        await screen.send(t="resign", table=table)
        await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")
    tables = {
        guest.name: (await hall.table(guest, title="dragonduel", seats=2, public=True))["id"]
        for guest in (strong, weak, fresh)
    }
    elsewhere = (await hall.table(strong, title="flamecraft_duals", seats=2, public=True))["id"]

    async def near(guest: Guest | None) -> set[str]:
        answer = (await hall.call("GET", "/api/ladder/near", guest))["tables"]
        return {name for name, table in {**tables, "elsewhere": elsewhere}.items() if table in answer}

    assert await near(None) == await near(fresh) == {"Fresh", "elsewhere"}, "a rating is for one title"
    assert await near(strong) == {"Strong", "elsewhere"}
    await hall.call("PATCH", "/api/me/ratings", strong, listed=False)
    assert await near(fresh) == {"Strong", "Fresh", "elsewhere"}, "a rating that is not shown tells nothing"


async def test_a_person_may_look_at_friends_only(hall: Hall) -> None:
    _, first = await duel(hall, public=True)
    _, others = await duel(hall, public=True)
    path = "/api/ladder/dragonduel/friends/1"
    assert [rung["you"] for rung in (await hall.call("GET", path, first[0]))["rungs"]] == [True]
    await friends(hall, first[0], others[1])
    answer = await hall.call("GET", path, first[0])
    assert [rung["user"] for rung in answer["rungs"]] == [first[0].user, others[1].user]
    await hall.call("PATCH", "/api/me/ratings", others[1], listed=False)
    assert (await hall.call("GET", path, first[0]))["total"] == 1
    assert await hall.refused("GET", path) == (401, "no-token")


async def test_the_host_says_before_the_start_whether_it_counts(hall: Hall) -> None:
    host = await hall.guest()
    table = await hall.table(host, **DUEL, seats=2, public=True)
    assert table["rated"] is True
    path = f"/api/tables/{table['id']}"
    assert (await hall.call("PATCH", path, host, public=False))["rated"] is False
    assert (await hall.call("PATCH", path, host, rated=True))["rated"] is True
    assert (await hall.table(host, title="flamecraft", seats=1, public=True))["rated"] is False, "alone"


async def test_two_lobbies_rate_a_game_once(tmp_path: Path) -> None:
    async with two_halls(tmp_path / "hall.db") as pair:
        wish = {"title": "dualis", "seats": 3, "options": {"short": True}, "bots": {"2": "random"}}
        table, _, screens = await pair.running(**wish, public=True)
        await play_all(screens, table)
        for hall in pair.halls:
            ladder = await hall.call("GET", "/api/ladder/dualis/all/1")
            assert sorted(rung["games"] for rung in ladder["rungs"]) == [1, 1, 1]
            assert {rung["kind"] for rung in ladder["rungs"]} == {"person", "bot"}


async def test_unknown_ladders_are_refused_with_a_sentence(hall: Hall) -> None:
    assert await hall.refused("GET", "/api/ladder/chess/all/1") == (404, "unknown-title")
    assert await hall.refused("GET", "/api/ladder/dualis/dogs/1") == (400, "bad-request")
    assert await hall.refused("GET", "/api/ladder/dualis/all/0") == (400, "bad-request")


def seated(title: str, *chairs: Chair, **changes: Any) -> StoredTable:
    game = load(title)
    return StoredTable(
        id="one", title=title, name="", seats=len(chairs), options=game.setup.check(len(chairs), changes), public=True,
        host="ada", secret=bytes(32), rules=1, created="", chairs=chairs, purpose=Purpose(rated=True),
    )  # fmt: skip


def person(seat: int, user: str) -> Chair:
    return Chair(seat, "iron", "person", user, user)


def bot(seat: int, level: str = "greedy", user: str | None = None) -> Chair:
    return Chair(seat, "iron", "bot", user, "Ash", level)


def test_partners_win_and_lose_together() -> None:
    table = seated("dualis", person(0, "ada"), person(1, "ben"), bot(2), bot(3, "random"))
    rated = rated_of(table, load("dualis"), [2, 1, 2, 1], [0, 2])
    assert rated is not None
    assert (rated.teams, rated.places) == ((0, 1, 0, 1), (1, 2, 1, 2))
    after = after_game(rated.players, rated.teams, rated.places, {player: Rating() for player in rated.players})
    assert after[Player("person", "ada")].mu == after[Player("bot", "greedy")].mu > Rating().mu
    assert after[Player("person", "ben")].mu < Rating().mu


def test_who_left_comes_in_last_though_the_bot_won() -> None:
    table = seated("flamecraft", bot(0, "greedy", "ada"), person(1, "ben"), bot(2))
    rated = rated_of(table, load("flamecraft"), [90, 70, 80], [0])
    assert rated is not None
    assert rated.players[0] == Player("person", "ada")
    assert rated.places == (3, 2, 1)


def test_games_that_say_nothing_do_not_count() -> None:
    game = load("flamecraft")
    for table in (
        seated("flamecraft", bot(0), bot(1, "random")),
        seated("flamecraft", person(0, "ada"), person(1, "ada")),  # on one screen
        seated("flamecraft", person(0, "ada")),
    ):
        assert rated_of(table, game, [9, 8][: table.seats], [0]) is None


def test_winners_by_a_tie_break_are_before_equals_and_equals_share_a_place() -> None:
    table = seated("flamecraft", person(0, "ada"), person(1, "ben"), person(2, "cleo"))
    tie = rated_of(table, load("flamecraft"), [50, 50, 50], [1])
    assert tie is not None
    assert tie.places == (2, 1, 2)
