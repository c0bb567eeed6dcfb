"""Forks: another game goes on from a moment of a game, and what nobody could know is dealt again."""

import random
from pathlib import Path
from typing import Any

import pytest

from emberhall import Play, Record
from emberhall.kernel.games import own_titles
from emberhall.kernel.plays.consent import last_choice
from emberhall.kernel.plays.takebacks import UNDO
from tests.replays import play_at, state_of
from tests.server.hall import Guest, Hall, open_hall, play_out

RECORDS = Path(__file__).parents[1] / "records"


async def imported(hall: Hall, guest: Guest, name: str) -> str:
    text = (RECORDS / f"{name}.record").read_text("utf-8")
    table: str = (await hall.call("POST", "/api/games", guest, text=text))["id"]
    return table


async def test_move_20_of_a_finished_flamecraft_game_is_played_on_against_bots(hall: Hall) -> None:
    guest = await hall.guest()
    origin = await imported(hall, guest, "flamecraft-3-golden")
    wish = {"moment": 20, "seat": 1, "bots": {"0": "random", "2": "random"}}
    fork = await hall.call("POST", f"/api/tables/{origin}/fork", guest, **wish)
    assert (fork["status"], fork["forked"], fork["you"]) == ("running", {"table": origin, "moment": 20}, 1)
    screen = await hall.screen(guest)
    first = await screen.join(fork["id"])
    then = await hall.call("GET", f"/api/tables/{origin}/review/1/20")
    before = next(update for update in then["updates"] if update["seq"] == 20)
    assert first["view"]["town"] == before["view"]["town"]
    assert first["view"]["me"] == before["view"]["me"]
    assert "undo" not in first, "nothing before the fork is taken back"
    await play_out(screen, fork["id"], random.Random(5))
    text = (await hall.http.get(f"/api/tables/{fork['id']}/record")).text
    record = Record.parse(text)
    assert record.notes["forked"] == f"{origin} 20"
    assert "secret" not in record.notes
    assert record.moves[:20] == Record.parse((RECORDS / "flamecraft-3-golden.record").read_text()).moves[:20]
    assert record.moves[20][1].startswith("fork ")
    assert Play.restore(record).over
    assert state_of(record).over
    again = await hall.call("POST", "/api/games", guest, text=text)
    assert again["scores"] == (await hall.call("GET", f"/api/tables/{fork['id']}"))["scores"]
    assert (await hall.call("GET", f"/api/tables/{fork['id']}/review/0/21"))["updates"]


@pytest.mark.parametrize("name", ["dualis-3-iso-short", "flamecraft_duals-2-standard", "dragonduel-2"])
async def test_dealt_anew_a_seat_keeps_what_it_knew_and_the_others_know_nothing_more(name: str) -> None:
    record = Record.parse((RECORDS / f"{name}.record").read_text("utf-8"))
    moment, seat = len(record.moves) // 3, 1
    play = play_at(Play.restore(Record.parse(str(record))), moment)
    views = [play.tell(each).view for each in range(record.seats)]
    anew = play_at(Play.restore(Record.parse(str(record))), moment)
    anew.course.run([(seat, "fork 77")])
    anew.game.invariants(anew.state)
    assert anew.tell(seat).view == views[seat]
    assert anew.tell(None).view == play.tell(None).view
    assert anew.course.past.heard(seat) == play.course.past.heard(seat)
    assert anew.course.takebacks.free(0) == anew.course.takebacks.free(1) == 0
    assert all(not event.audience or set(event.audience) <= {seat} for event in anew.events)
    assert any(anew.tell(each).view != views[each] for each in range(record.seats))
    assert last_choice(anew, seat).words == []
    with pytest.raises(ValueError, match="not taken back"):
        anew.follow([(seat, UNDO)])
    same = play_at(Play.restore(Record.parse(str(record))), moment)
    same.course.run([(seat, "fork")])
    assert [same.tell(each).view for each in range(record.seats)] == views
    with pytest.raises(ValueError, match="fork"):
        anew.answer(next(iter(anew.course.questions.since)), ["fork 5"])


async def test_people_take_the_free_seats_of_a_fork_and_its_terms_stay(hall: Hall) -> None:
    host, other = await hall.guest(), await hall.guest("Bea")
    origin = await imported(hall, host, "dragonduel-2")
    wish: dict[str, Any] = {"moment": 6, "seat": 0, "as_it_was": True, "start": False}
    fork = await hall.call("POST", f"/api/tables/{origin}/fork", host, **wish)
    path = f"/api/tables/{fork['id']}"
    assert fork["status"] == "open"
    assert (await hall.refused("PATCH", path, host, seats=3))[1] == "forked"
    assert (await hall.refused("PATCH", f"{path}/seats/0", host, options={"deck": "own"}))[1] == "forked"
    await hall.call("POST", f"{path}/seats", other, seat=1)
    options = (await hall.call("GET", path))["options"]
    await hall.call("POST", f"{path}/seats", host, seat=0)
    assert (await hall.call("GET", path))["options"] == options
    await hall.call("POST", f"{path}/start", host)
    screen = await hall.screen(other)
    update = await screen.join(fork["id"])
    then = await hall.call("GET", f"/api/tables/{origin}/review/1/6")
    assert update["view"] == next(each for each in then["updates"] if each["seq"] == 6)["view"]


async def test_a_running_game_is_forked_only_alone_against_bots_and_its_seed_stays_secret() -> None:
    async with open_hall() as hall:
        guest = await hall.guest()
        bots = {"1": "random", "2": "random"}
        origin = (await hall.table(guest, seats=3, bots=bots, options={"short": True}, start=True))["id"]
        path = f"/api/tables/{origin}/fork"
        for wish in ({"seat": 1, "bots": {"0": "random", "2": "random"}}, {"as_it_was": True, "bots": bots}, {}):
            assert await hall.refused("POST", path, guest, moment=0, **wish) == (403, "fork-alone")
        stranger = await hall.guest("Eve")
        assert await hall.refused("POST", path, stranger, moment=0, bots=bots) == (403, "fork-running")
        fork = (await hall.call("POST", path, guest, moment=0, bots=bots))["id"]
        screen = await hall.screen(guest)
        await screen.join(fork)
        await play_out(screen, fork, random.Random(1))
        assert (await hall.refused("GET", f"/api/tables/{fork}/record", guest))[1] == "origin-running"
        assert await hall.refused("GET", f"/api/tables/{fork}/review/1/0", guest) == (403, "not-yours")
        assert await hall.refused("POST", f"/api/tables/{fork}/fork", guest, moment=0, bots=bots) == (
            409,
            "origin-running",
        )
        assert (await hall.call("GET", f"/api/tables/{fork}/review/0", guest))["moments"] > 1
        several, _ = await hall.full_table(3)
        assert (await hall.refused("POST", f"/api/tables/{several}/fork", guest, moment=0))[1] == "fork-running"


async def test_no_word_is_taken_back_past_a_fork(hall: Hall) -> None:
    guest = await hall.guest()
    origin = await imported(hall, guest, "flamecraft-undo")
    moves = Record.parse((RECORDS / "flamecraft-undo.record").read_text()).moves
    wish: dict[str, Any] = {"moment": 9, "seat": moves[9][0], "as_it_was": True}
    wish["bots"] = {str(seat): "random" for seat in range(3) if seat != moves[9][0]}
    fork = (await hall.call("POST", f"/api/tables/{origin}/fork", guest, **wish))["id"]
    screen = await hall.screen(guest)
    update = await screen.join(fork)
    await screen.send(t="undo", table=fork, seq=update["seq"])
    assert (await screen.next("refused"))["error"] == "bound"
    assert UNDO not in {word for _, word in moves}


async def test_what_cannot_be_forked_is_said(hall: Hall) -> None:
    guest = await hall.guest()
    origin = await imported(hall, guest, "dualis-3-iso-short")
    path = f"/api/tables/{origin}/fork"
    last = len(Record.parse((RECORDS / "dualis-3-iso-short.record").read_text()).moves)
    bots = {"1": "random", "2": "random"}
    assert (await hall.refused("POST", path, guest, moment=last, bots=bots))[1] == "fork-over"
    assert (await hall.refused("POST", path, guest, moment=last + 1, bots=bots))[1] == "unknown-moment"
    assert (await hall.refused("POST", path, guest, moment=1))[1] == "seats-free"
    assert (await hall.refused("POST", path, guest, moment=1, bots={"7": "random"}))[1] == "unknown-seat"
    assert (await hall.refused("POST", path, guest, moment=1, bots={"0": "random"}))[1] == "unknown-seat"
    assert (await hall.call("GET", "/api/tables", guest))["mine"] == [], "No table was made for any of them."


async def test_a_lesson_is_played_on_against_bots_from_where_the_learner_stands(hall: Hall) -> None:
    guest = await hall.guest()
    lesson = "/api/lessons/dualis/first"
    acts = [">", "play S13R", ">"]
    there = await hall.call("POST", lesson, acts=acts)
    wish = {"acts": acts, "seat": 0, "bots": {"1": "random", "2": "random", "3": "random"}}
    fork = await hall.call("POST", f"{lesson}/fork", guest, **wish)
    assert (fork["status"], fork["you"], fork["seats"]) == ("running", 0, 4)
    assert fork["forked"]["page"] == "/learn/dualis/first"
    assert fork["forked"]["table"] == ""
    screen = await hall.screen(guest)
    first = await screen.join(fork["id"])
    assert first["view"]["hand"] == there["updates"][-1]["view"]["hand"]
    await play_out(screen, fork["id"], random.Random(5))
    text = (await hall.http.get(f"/api/tables/{fork['id']}/record")).text
    assert Play.restore(Record.parse(text)).over
    assert (await hall.call("GET", f"/api/tables/{fork['id']}/review/1/0"))["updates"], (
        "it is no secret of another game"
    )
    assert (await hall.refused("POST", f"{lesson}/fork", guest, acts=["nonsense"]))[1] == "lesson-changed"
    assert (await hall.refused("POST", "/api/lessons/dualis/none/fork", guest))[1] == "unknown-lesson"


async def test_people_may_sit_down_at_a_puzzle(hall: Hall) -> None:
    host, other = await hall.guest(), await hall.guest("Bea")
    fork = await hall.call("POST", "/api/lessons/dragonduel/hold/fork", host, seat=1, start=False, as_it_was=True)
    assert fork["status"] == "open"
    await hall.call("POST", f"/api/tables/{fork['id']}/seats", other, seat=0)
    started = await hall.call("POST", f"/api/tables/{fork['id']}/start", host)
    assert started["status"] == "running"


@pytest.mark.parametrize("title", own_titles())
async def test_every_example_of_the_rules_can_be_tried(hall: Hall, title: str) -> None:
    guest = await hall.guest()
    book = await hall.call("GET", f"/api/titles/{title}/rules/en")
    for example in book["examples"]:
        seat = example["seat"] or 0
        bots = {str(each): "random" for each in range(example["seats"]) if each != seat}
        path = f"/api/titles/{title}/examples/{example['name']}/fork"
        if not example["live"]:
            assert (await hall.refused("POST", path, guest, seat=seat, bots=bots))[1] == "fork-over"
            continue
        fork = await hall.call("POST", path, guest, seat=seat, bots=bots, start=False)
        assert fork["forked"] == {"table": "", "moment": len(example["words"]), "page": f"/rules/{title}"}
    assert (await hall.refused("POST", f"/api/titles/{title}/examples/none/fork", guest))[1] == "unknown-example"
