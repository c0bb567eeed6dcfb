"""Planned answers: said when something has happened, for nobody else to know, and never when they are illegal."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from emberhall.store import work
from tests.server.hall import Guest, eventually, open_hall
from tests.server.planned import AWAY, Days, sit_down


@pytest.fixture
async def days(tmp_path: Path) -> Any:
    async with open_hall(tmp_path / "hall.db", away=AWAY) as hall:
        yield await sit_down(hall)


async def planned(days: Days, shop: str = "") -> str:
    """Plan: if the rival visits a shop, go to another; return the rival's."""
    shops = days.shops(days.rival)
    shop = shop or shops[0]
    event = await days.visit_of(days.me, shop)
    there = (await days.draft(days.me, event=event))["question"]
    assert there["ask"] == "visit"
    goal = next(word for word in there["words"] if word != f"visit {shop}")
    await days.plan(days.me, {"words": [goal], "event": event})
    return shop


async def test_a_plan_is_said_when_its_event_has_happened_after_a_while(days: Days) -> None:
    shop = await planned(days)
    before = await days.info(days.me)
    assert [line["possible"] for line in before["lines"]] == ["yes"]
    assert [step["ask"] for step in before["lines"][0]["words"]] == ["visit"]
    assert before["may"]
    assert before["played"] is None
    goal = before["lines"][0]["line"]["words"][0]
    await days.say(days.rival, f"visit {shop}")
    await days.end_turn(days.rival)
    asked = days.asked(days.me)
    assert asked["waiting"] == [days.me]
    began = asyncio.get_running_loop().time()
    after = await days.screens[days.rival].next("update", lambda frame: frame["seq"] > asked["seq"])
    assert asyncio.get_running_loop().time() - began >= AWAY * 0.8, "never at once"
    assert any(event["kind"] == "visited" and event["seat"] == days.me for event in after["events"])
    info = await days.info(days.me)
    assert (info["played"]["line"], info["played"]["words"]) == (0, [goal])
    assert info["stale"], "it has done its work"


async def test_something_else_happens_and_its_person_is_asked(days: Days) -> None:
    await planned(days)
    await days.say(days.rival, f"visit {days.shops(days.rival)[1]}")
    await days.end_turn(days.rival)
    seq = days.asked(days.me)["seq"]
    await asyncio.sleep(3 * AWAY)
    assert days.asked(days.me)["seq"] == seq
    assert (await days.info(days.me))["played"] is None


async def test_only_the_first_line_that_fits_counts_and_what_is_impossible_asks(days: Days) -> None:
    shops = days.shops(days.rival)
    event = await days.visit_of(days.me, shops[0])
    await days.plan(
        days.me,
        {"words": ["visit S99"], "event": event},
        {"words": [f"visit {shops[1]}"]},  # whatever happens
    )
    assert [line["possible"] for line in (await days.info(days.me))["lines"]] == ["no", "yes"]
    await days.say(days.rival, f"visit {shops[0]}")
    await days.end_turn(days.rival)
    seq = days.asked(days.me)["seq"]
    await asyncio.sleep(3 * AWAY)
    assert days.asked(days.me)["seq"] == seq, "the line that fits cannot be played: the person is asked"


async def test_giving_up_can_be_planned(days: Days) -> None:
    shop = days.shops(days.rival)[0]
    await days.plan(days.me, {"resign": True, "words": [], "event": await days.visit_of(days.me, shop)})
    await days.say(days.rival, f"visit {shop}")
    over = await days.screens[days.rival].next("lobby", lambda frame: frame["table"]["status"] == "over")
    assert over["table"]["winners"] == [days.rival]
    info = await days.info(days.me)
    assert (info["played"]["words"], info["may"], info["why"]) == ([], False, "over")


async def test_it_can_be_revoked_until_it_acts(days: Days) -> None:
    shop = await planned(days)
    await days.say(days.rival, f"visit {shop}")
    await days.end_turn(days.rival)
    assert await days.hall.call("DELETE", days.path, days.guests[days.me]) == {"done": True}
    seq = days.asked(days.me)["seq"]
    await asyncio.sleep(3 * AWAY)
    assert days.asked(days.me)["seq"] == seq
    assert await days.info(days.me) == {"lines": [], "played": None, "may": False, "why": "asked", "stale": False}


async def test_who_answers_by_hand_is_not_answered_for_later(days: Days) -> None:
    shop = await planned(days)
    await days.say(days.rival, f"visit {shop}")
    await days.end_turn(days.rival)
    await days.say(days.me, f"visit {days.shops(days.me)[-1]}")  # sooner than the plan
    await days.end_turn(days.me)
    await days.say(days.rival, f"visit {days.shops(days.rival)[0]}")
    await days.end_turn(days.rival)
    seq = days.asked(days.me)["seq"]
    await asyncio.sleep(3 * AWAY)
    assert days.asked(days.me)["seq"] == seq
    assert (await days.info(days.me))["stale"]


async def test_nobody_else_ever_gets_anything_of_it(days: Days) -> None:
    """Not a frame, not a line, not a revision: only its person's own requests know of it."""
    rival, guest = days.screens[days.rival], days.guests[days.rival]
    await days.hall.call("GET", f"/api/tables/{days.table}", guest)
    seen, row = len(rival.raw), await days.hall.call("GET", f"/api/tables/{days.table}", guest)
    assert row.pop("clocks")
    shop = await planned(days)
    marked = {"words": ["visit SECRETPLAN"], "event": await days.visit_of(days.me, shop)}
    await days.plan(days.me, marked)
    await asyncio.sleep(2 * AWAY)
    assert len(rival.raw) == seen
    after = await days.hall.call("GET", f"/api/tables/{days.table}", guest)
    assert after.pop("clocks")
    assert after == row
    for answer in (
        await days.hall.http.get("/api/me/export", headers=guest.headers),
        await days.hall.http.get(f"/api/tables/{days.table}"),
        await days.hall.http.get(days.path, headers=guest.headers),
    ):
        assert "SECRETPLAN" not in answer.text
    own = await days.hall.http.get("/api/me/export", headers=days.guests[days.me].headers)
    assert "SECRETPLAN" in own.text
    assert all("SECRETPLAN" not in text for text in rival.raw)


async def test_a_restart_loses_no_plan(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "hall.db", away=3600.0) as hall:
        days = await sit_down(hall)
        shop = await planned(days)
        goal = (await days.info(days.me))["lines"][0]["line"]["words"][0]
        await days.say(days.rival, f"visit {shop}")
        await days.end_turn(days.rival)
        seq = days.asked(days.me)["seq"]
    async with open_hall(tmp_path / "hall.db", away=AWAY) as hall:
        days.hall = hall  # nobody looks: the table resumes by itself

        async def moved() -> bool:
            return bool((await hall.call("GET", f"/api/tables/{days.table}"))["seq"] > seq)

        await eventually(moved)
        assert (await days.info(days.me))["played"]["words"] == [goal]


async def refusals(days: Days, guest: Guest | None, **body: Any) -> list[tuple[int, str]]:
    lines = body.pop("lines", [{"words": ["visit S1"]}])
    seq = body.pop("seq", days.asked(days.me)["seq"])
    return [await days.hall.refused("PUT", days.path, guest, seq=seq, lines=lines)]


async def test_what_a_plan_cannot_be(days: Days) -> None:
    me, rival = days.guests[days.me], days.guests[days.rival]
    stranger = await days.hall.guest("Stranger")
    assert await refusals(days, None) == [(401, "no-token")]
    assert await refusals(days, stranger) == [(403, "not-seated")]
    assert await refusals(days, rival) == [(409, "asked-now")], "who is asked answers"
    assert await refusals(days, me, seq=0) == [(409, "stale")]
    assert await refusals(days, me, lines=[]) == [(400, "bad-request")]
    assert await refusals(days, me, lines=[{"words": []}]) == [(400, "bad-plan")]
    assert await refusals(days, me, lines=[{"resign": True}]) == [(400, "bad-plan")], "it would resign at once"
    assert await refusals(days, me, lines=[{"words": ["x"] * 25}]) == [(400, "bad-request")]
    assert await refusals(days, me, lines=[{"words": ["x"]}] * 9) == [(400, "bad-request")]
    odd = {"event": {"kind": "nothing"}, "about": []}
    assert await refusals(days, me, lines=[{"words": ["x"], "event": odd}]) == [(400, "bad-plan")]
    hall = days.hall
    table, (one, _) = await hall.full_table(2, title="flamecraft_duals")
    path = f"/api/tables/{table}/plan"
    assert await hall.refused("PUT", path, one, seq=0, lines=[{"words": ["x"]}]) == (409, "no-plans")
    assert (await hall.call("GET", path, one))["why"] == "clock"
    assert await hall.refused("POST", f"{path}/draft", one, words=[]) == (409, "no-plans")


async def test_drafts_are_limited(days: Days) -> None:
    guest = days.guests[days.me]
    answers = [
        await days.hall.http.post(f"{days.path}/draft", json={"words": []}, headers=guest.headers) for _ in range(40)
    ]
    assert {answer.status_code for answer in answers} == {200, 429}


# --- when its person is gone, or the game goes another way


async def acts(days: Days) -> bool:
    """True if something is said for the seat by itself."""
    seq = days.asked(days.rival)["seq"]
    await asyncio.sleep(4 * AWAY)
    return bool(days.asked(days.rival)["seq"] > seq)


async def reach(days: Days, shop: str) -> None:
    await days.say(days.rival, f"visit {shop}")
    await days.end_turn(days.rival)


async def test_a_take_back_behind_it_ends_it(days: Days) -> None:
    """The rival takes a choice back that was made before the plan: the game that follows is another one."""
    first, second = days.shops(days.rival)[:2]
    await days.say(days.rival, f"visit {first}")  # it can still be taken back
    await days.settled(days.rival)
    await days.plan(days.me, {"words": [f"visit {second}"]})
    assert not (await days.info(days.me))["stale"]
    await days.take_back(days.rival)
    assert (await days.info(days.me))["stale"]
    await reach(days, second)
    assert not await acts(days)


async def test_an_event_that_is_taken_back_has_not_happened(days: Days) -> None:
    shop = await planned(days)
    await days.say(days.rival, f"visit {shop}")
    await days.take_back(days.rival)
    assert not (await days.info(days.me))["stale"]
    await reach(days, next(each for each in days.shops(days.rival) if each != shop))
    assert not await acts(days)


async def test_who_takes_a_planned_word_back_is_asked(days: Days) -> None:
    shop = await planned(days)
    await reach(days, shop)
    seq = days.asked(days.me)["seq"]
    await days.told(seq + 1)
    await days.take_back(days.me)
    assert not await acts(days)
    info = await days.info(days.me)
    assert info["stale"]
    assert info["played"] is None


async def test_who_has_left_says_nothing_by_plan_and_the_bot_plays(days: Days) -> None:
    shop = await planned(days)
    goal = (await days.info(days.me))["lines"][0]["line"]["words"][0]
    await days.hall.call("DELETE", f"/api/tables/{days.table}/seats/{days.me}", days.guests[days.me])
    assert await days.hall.refused("GET", days.path, days.guests[days.me]) == (403, "not-seated")
    await days.say(days.rival, f"visit {shop}")
    await days.end_turn(days.rival)
    assert await set_out(days) == [""], f"{goal} is not said"


async def set_out(days: Days) -> list[str]:
    """What the plans at the table have set out to say."""
    assert days.hall.store is not None
    return [each.act for each in await days.hall.store.read(work.days.plans.at_table(days.table))]


@pytest.mark.parametrize("how", ["merged", "erased"])
async def test_when_its_person_becomes_another_or_is_erased(days: Days, how: str) -> None:
    shop = await planned(days)
    guest, hall = days.guests[days.me], days.hall
    if how == "erased":
        await hall.call("DELETE", "/api/me", guest, name=guest.name)
        days.screens[days.me] = days.screens[days.rival]
        await days.say(days.rival, f"visit {shop}")
        assert await set_out(days) == []
        return
    other = await hall.guest("Account")
    await hall.call("POST", "/api/me/merge", other, token=guest.token)
    days.guests[days.me] = other
    [days.screens[days.me]] = await hall.seats_at(days.table, [other])
    assert [len(line["words"]) for line in (await days.info(days.me))["lines"]] == [1], "it goes with the chair"
    await reach(days, shop)
    assert await acts(days)
