"""Quick matches, and bots that take free seats after a while."""

from pathlib import Path
from typing import Any

from tests.server.hall import Hall
from tests.server.test_two_lobbies import two_halls

DUEL: dict[str, Any] = {"title": "dragonduel"}


async def test_two_who_look_for_a_game_meet_and_it_begins(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    first = await hall.call("POST", "/api/match", ada, **DUEL, fill=600)
    assert (first["public"], first["rated"], first["status"], first["seats"]) == (True, True, "open", 2)
    assert 590 <= first["fill"] <= 600
    waiting = await hall.screen(ada)
    await waiting.send(t="join", table=first["id"])
    await waiting.next("lobby")
    assert (await hall.call("POST", "/api/match", ada, **DUEL))["id"] == first["id"], "one waits at one table"
    second = await hall.call("POST", "/api/match", ben, **DUEL, fill=600)
    assert second["id"] == first["id"]
    begun = await waiting.next("lobby", lambda frame: frame["table"]["status"] == "running")
    assert [chair["name"] for chair in begun["table"]["chairs"]] == ["Ada", "Ben"]


async def test_a_table_that_was_left_or_plays_otherwise_is_no_match(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    left = await hall.call("POST", "/api/match", ada, **DUEL)
    other = await hall.table(ada, **DUEL, seats=2, public=True, options={"start": "lot"})
    screen = await hall.screen(ada)
    await screen.send(t="join", table=other["id"])
    await screen.next("lobby")
    answer = await hall.call("POST", "/api/match", ben, **DUEL)
    assert answer["id"] not in (left["id"], other["id"])


async def test_people_meet_who_want_the_same_pace(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    quick = await hall.call("POST", "/api/match", ada, **DUEL, clock="move 60", fill=600)
    assert (quick["terms"]["clock"], quick["fill"] > 500) == ("move 60", True)
    screen = await hall.screen(ada)
    await screen.send(t="join", table=quick["id"])
    await screen.next("lobby")
    for other in ("none", "game 900+10", "days 1"):
        assert (await hall.call("POST", "/api/match", ben, **DUEL, clock=other))["id"] != quick["id"]
    assert (await hall.call("POST", "/api/match", ben, **DUEL, clock="move 60"))["id"] == quick["id"]
    assert await hall.refused("POST", "/api/match", ben, **DUEL, clock="days 99") == (400, "bad-clock")


async def test_where_a_move_takes_days_nobody_waits_and_no_bot_comes(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    answer = await hall.call("POST", "/api/match", ada, **DUEL, clock="days 1", fill=1)
    assert "fill" not in answer
    found = await hall.call("POST", "/api/match", ben, **DUEL, clock="days 1", fill=1)
    assert found["id"] == answer["id"]
    screen = await hall.screen(ben)
    await screen.send(t="join", table=answer["id"])
    begun = await screen.next("lobby", lambda frame: frame["table"]["status"] == "running")
    assert [chair["name"] for chair in begun["table"]["chairs"]] == ["Ada", "Ben"]


async def test_bots_take_the_free_seats_after_a_time(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    table = await hall.table(ada, title="dualis", seats=4, fill=1)
    screen = await hall.screen(ada)
    await screen.send(t="join", table=table["id"])
    begun = await screen.next("lobby", lambda frame: frame["table"]["status"] == "running")
    assert [chair["kind"] for chair in begun["table"]["chairs"]] == ["person", "bot", "bot", "bot"]


async def test_nobody_is_dealt_in_who_does_not_wait_and_the_host_may_call_it_off(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    table = await hall.table(ada, title="dualis", seats=4, fill=3600)
    changed = await hall.call("PATCH", f"/api/tables/{table['id']}", ada, fill=0)
    assert "fill" not in changed
    assert changed["status"] == "open"


async def test_with_two_lobbies_one_of_them_fills_a_table(tmp_path: Path) -> None:
    async with two_halls(tmp_path / "hall.db") as pair:
        ada = await pair.one.guest("Ada")
        table = await pair.one.table(ada, title="dualis", seats=4, fill=1)
        screen = await pair.other.screen(ada)
        await screen.send(t="join", table=table["id"])
        begun = await screen.next("lobby", lambda frame: frame["table"]["status"] == "running")
        assert sum(chair["kind"] == "bot" for chair in begun["table"]["chairs"]) == 3
