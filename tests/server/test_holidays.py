"""Holidays: clocks stand still in games of days, within the days of a year, and never backwards."""

import asyncio
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from emberhall.server.deals import days as calendar
from emberhall.server.lobby import holidays
from emberhall.server.lobby.holidays import used_in
from emberhall.store import Holiday, work
from tests.server.hall import Guest, Hall, eventually, open_hall
from tests.server.planned import Days, sit_down

PATH = "/api/me/holidays"


def day(after: int) -> str:
    return (date.fromisoformat(calendar.today()) + timedelta(days=after)).isoformat()


@pytest.fixture
async def sitting(tmp_path: Path) -> Any:
    async with open_hall(tmp_path / "hall.db", beat=0.1) as hall:
        yield await sit_down(hall)


async def take(hall: Hall, guest: Guest, first: int, last: int) -> Any:
    return await hall.call("POST", PATH, guest, first=day(first), last=day(last))


async def clocks(days: Days, guest: Guest | None = None) -> Any:
    info = await days.hall.call("GET", f"/api/tables/{days.table}", guest)
    return {"resting": info.get("resting"), **info["clocks"]}


async def test_the_clock_stands_still_and_everybody_sees_it(sitting: Days) -> None:
    rival = sitting.guests[sitting.rival]
    assert (await clocks(sitting))["running"] == [sitting.rival]
    taken = await take(sitting.hall, rival, 0, 6)
    assert [each["stage"] for each in taken["holidays"]] == ["on"]
    told = await sitting.screens[sitting.me].next("lobby", lambda frame: "resting" in frame["table"])
    assert told["table"]["resting"] == [{"seat": sitting.rival, "until": day(6)}]
    before = await clocks(sitting)
    assert before["running"] == []
    await asyncio.sleep(0.3)
    assert (await clocks(sitting))["left"] == before["left"]
    # playing on is possible, and costs nothing
    await sitting.say(sitting.rival, f"visit {sitting.shops(sitting.rival)[0]}")
    await sitting.end_turn(sitting.rival)
    assert (await clocks(sitting))["running"] == [sitting.me], "the others' clocks run"
    ended = await sitting.hall.call("DELETE", f"{PATH}/{day(0)}", rival)
    assert ended["holidays"] == []
    assert (await clocks(sitting))["resting"] is None


async def test_the_time_left_is_what_it_was_and_no_more(sitting: Days) -> None:
    """Neither beginning nor ending fills a clock again: else a day of holiday would be worth more than a day."""
    rival, hall = sitting.guests[sitting.rival], sitting.hall
    await asyncio.sleep(0.4)
    await take(hall, rival, 0, 0)
    standing = (await clocks(sitting))["left"][sitting.rival]
    assert standing <= 3 * 24 * 3600 * 1000 - 400
    await hall.call("DELETE", f"{PATH}/{day(0)}", rival)
    after = await clocks(sitting)
    assert after["running"] == [sitting.rival]
    assert standing - 5000 < after["left"][sitting.rival] <= standing
    assert await hall.refused("POST", PATH, rival, first=day(0), last=day(0)) == (409, "no-holiday"), "today is used"


async def test_days_are_limited_by_the_year(sitting: Days) -> None:
    hall, guest = sitting.hall, await sitting.hall.guest("Traveller")
    refused = [
        await hall.refused("POST", PATH, guest, first=first, last=last)
        for first, last in (
            (day(-1), day(1)),
            (day(3), day(2)),
            ("2026-02-31", "2026-03-01"),
            (day(1), day(60)),
            (day(400), day(401)),
        )
    ]
    assert refused == [
        (400, "holiday-past"),
        (400, "bad-holiday"),
        (400, "bad-holiday"),
        (409, "no-holiday"),
        (400, "bad-holiday"),
    ]
    await take(hall, guest, 2, 4)
    assert await hall.refused("POST", PATH, guest, first=day(4), last=day(5)) == (409, "no-holiday")
    gone = await hall.call("DELETE", f"{PATH}/{day(2)}", guest)
    assert sum(each["left"] for each in gone["years"]) == 2 * holidays.DAYS, "one that has not begun costs nothing"
    assert await hall.refused("DELETE", f"{PATH}/{day(2)}", guest) == (404, "unknown-holiday")


async def test_two_at_once_are_no_more_than_one_may_have(sitting: Days) -> None:
    hall, guest = sitting.hall, await sitting.hall.guest("Hasty")
    start = 10 if date.fromisoformat(day(10)).year == date.fromisoformat(day(60)).year else 70
    spans = [(start, start + 14), (start + 20, start + 34)]
    answers = await asyncio.gather(
        *(hall.http.post(PATH, json={"first": day(a), "last": day(b)}, headers=guest.headers) for a, b in spans)
    )
    assert sorted(answer.status_code for answer in answers) == [201, 409]


async def test_one_to_come_begins_and_ends_by_itself(sitting: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    rival, hall = sitting.guests[sitting.rival], sitting.hall
    tomorrow, later = day(1), day(3)
    await take(hall, rival, 1, 2)
    assert (await clocks(sitting))["running"] == [sitting.rival], "not before its day"

    async def rests(what: bool) -> bool:
        return ((await clocks(sitting))["resting"] is not None) == what

    for module in ("lobby.holidays", "table.rests"):
        monkeypatch.setattr(f"emberhall.server.{module}.today", lambda: tomorrow)
    await eventually(lambda: rests(True))
    for module in ("lobby.holidays", "table.rests"):
        monkeypatch.setattr(f"emberhall.server.{module}.today", lambda: later)
    await eventually(lambda: rests(False))
    assert (await clocks(sitting))["running"] == [sitting.rival]


async def test_a_game_begun_on_holiday_and_one_without_days(sitting: Days) -> None:
    hall = sitting.hall
    table, guests = await hall.full_lobby(2, title="flamecraft_duals", terms={"clock": "days 1", "zero": "lose"})
    await take(hall, guests[0], 0, 1)
    await hall.call("POST", f"/api/tables/{table}/start", guests[0])

    async def rests() -> bool:
        return "resting" in await hall.call("GET", f"/api/tables/{table}")

    await eventually(rests)
    quick, (one, _) = await hall.full_table(2, title="flamecraft_duals", terms={"clock": "move 600", "zero": "lose"})
    await take(hall, one, 0, 1)
    info = await hall.call("GET", f"/api/tables/{quick}")
    assert "resting" not in info
    assert info["clocks"]["running"] == info["waiting"], "it stops no clock where somebody waits"


async def test_a_restart_and_a_stand_in(tmp_path: Path) -> None:
    async with open_hall(tmp_path / "hall.db") as hall:
        days = await sit_down(hall)
        await take(hall, days.guests[days.rival], 0, 5)
    async with open_hall(tmp_path / "hall.db") as hall:
        days.hall = hall
        assert (await clocks(days))["running"] == []
        await hall.call("DELETE", f"/api/tables/{days.table}/seats/{days.rival}", days.guests[days.rival])

        async def awake() -> bool:
            return "resting" not in await hall.call("GET", f"/api/tables/{days.table}")

        await eventually(awake)  # a bot has no holiday


async def test_days_go_along_with_their_person(sitting: Days) -> None:
    """Nobody gets another year's days by being somebody else."""
    hall, guest = sitting.hall, sitting.guests[sitting.rival]
    await take(hall, guest, 0, 9)
    account = await hall.guest("Account")
    await hall.call("POST", "/api/me/merge", account, token=guest.token)
    left = await hall.call("GET", PATH, account)
    assert sum(each["left"] for each in left["years"]) == 2 * holidays.DAYS - 10
    assert hall.store is not None
    await hall.call("DELETE", "/api/me", account, name="Account")
    assert await hall.store.read(work.days.holidays.of_user(account.user)) == []

    async def awake() -> bool:
        return (await clocks(sitting))["resting"] is None

    await eventually(awake)


def test_days_of_a_year() -> None:
    known = [Holiday("u", "2026-12-30", "2027-01-02"), Holiday("u", "2026-05-01", "2026-05-01")]
    assert [used_in(year, known) for year in (2025, 2026, 2027)] == [0, 3, 2]
