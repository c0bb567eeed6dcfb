"""A circle's own deal of the day: the same shuffle for its people, one try each, and results that are compared."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from emberhall import Record, titles
from emberhall.server.circles import deals
from emberhall.server.deals.days import today
from emberhall.world import clock
from tests.server.hall import Guest, Hall, play_out
from tests.server.test_circles import at, circle_of, told

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def own_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every day has the title that is quickest to play."""
    monkeypatch.setattr(deals, "title_of", lambda _: "dualis")
    yield
    clock.restore()


async def tried(hall: Hall, path: str, guest: Guest) -> str:
    """Play a whole try at random."""
    table: str = (await hall.call("POST", f"{path}/deal", guest))["id"]
    screen = await hall.screen(guest)
    await screen.join(table)
    await play_out(screen, table, random.Random(1))
    return table


def deal_of(info: Any) -> Any:
    return info["deals"][0]


async def record(hall: Hall, table: str, guest: Guest) -> Record:
    answer = await hall.http.get(f"/api/tables/{table}/record", headers=guest.headers)
    return Record.parse(answer.text)


async def test_everybody_of_the_table_plays_the_same_deal_and_compares() -> None:
    async with circle_of(3) as (hall, path, (ada, bea, cid)):
        offer = deal_of(await at(hall, path, ada))
        assert (offer["title"], offer["day"], offer["table"], offer["rows"]) == ("dualis", today(), None, [])
        tables = [await tried(hall, path, guest) for guest in (ada, bea)]
        assert (await record(hall, tables[0], ada)).seed == (await record(hall, tables[1], bea)).seed
        again = await hall.call("POST", f"{path}/deal", ada)
        assert (again["id"], again["status"]) == (tables[0], "over"), "There is no second try."
        await at(hall, path, cid)
        info = await at(hall, path, cid)
        rows = deal_of(info)["rows"]
        assert sorted(row["name"] for row in rows) == ["Guest 0", "Guest 1"]
        assert [row["rank"] for row in rows] in ([1, 2], [1, 1])
        assert all(row["points"] is not None and row["table"] is None for row in rows), "The deal is still secret."
        assert told(info).count("deal") == 2, "Each result is said once, however often one looks."
        assert info["shelf"] == []
        assert info["scores"] == [], "It is no game of the table's score."


async def test_the_hall_and_another_table_have_other_deals() -> None:
    async with circle_of(1) as (hall, path, (ada,)):
        other = (await hall.call("POST", "/api/circles", ada, name="Sunday"))["id"]
        tables = [
            (await hall.call("POST", each, ada))["seal"]
            for each in (f"{path}/deal", f"/api/circles/{other}/deal", "/api/daily/dualis")
        ]
        assert len(set(tables)) == 3
        daily = await hall.call("GET", "/api/daily", ada)
        assert daily["streak"] == 0


async def test_it_is_for_its_people_alone() -> None:
    async with circle_of(2) as (hall, path, (ada, bea)):
        stranger = await hall.guest("Eve")
        assert await hall.refused("POST", f"{path}/deal", stranger) == (403, "not-in-circle")
        table = await tried(hall, path, bea)
        assert (await at(hall, path, stranger))["deals"] == []
        for guest in (ada, stranger):
            screen = await hall.screen(guest)
            await screen.send(t="join", table=table)
            assert (await screen.next())["error"] == "sealed"
        await at(hall, path, ada)
        await hall.call("DELETE", f"{path}/people", bea)
        assert deal_of(await at(hall, path, ada))["rows"] == []
        await hall.call("POST", f"{path}/people", bea)
        assert (await hall.call("POST", f"{path}/deal", bea))["id"] == table, "Coming back is no second try."


async def test_giving_up_is_a_result_without_points() -> None:
    async with circle_of(2) as (hall, path, (ada, bea)):
        table = (await hall.call("POST", f"{path}/deal", ada))["id"]
        screen = await hall.screen(ada)
        await screen.join(table)
        await screen.send(t="resign", table=table)
        await screen.next("lobby", lambda frame: frame["table"]["you"] is None)
        await at(hall, path, bea)
        [row] = deal_of(await at(hall, path, bea))["rows"]
        assert (row["rank"], row["points"]) == (None, None)


async def test_the_next_day_has_another_deal_and_yesterdays_can_be_looked_at() -> None:
    async with circle_of(2) as (hall, path, (ada, bea)):
        table = await tried(hall, path, ada)
        seal = (await hall.call("GET", f"/api/tables/{table}", ada))["seal"]
        clock.skew(DAY)
        fresh, old = (await at(hall, path, bea))["deals"]
        assert (fresh["table"], fresh["rows"]) == (None, [])
        assert [(row["name"], row["table"]) for row in old["rows"]] == [("Guest 0", table)]
        screen = await hall.screen(bea)
        await screen.join(table)
        assert (await hall.call("POST", f"{path}/deal", ada))["seal"] != seal
        clock.skew(3 * DAY)
        assert len((await at(hall, path, bea))["deals"]) == 1


async def test_whoever_becomes_another_brings_no_better_try_along() -> None:
    async with circle_of(2) as (hall, path, (ada, bea)):
        await tried(hall, path, bea)
        await at(hall, path, ada)
        await hall.call("POST", "/api/me/account", ada, login="ada", password="correct horse battery")
        await hall.call("POST", "/api/me/merge", ada, token=bea.token)
        rows = deal_of(await at(hall, path, ada))["rows"]
        assert [row["points"] for row in rows] == [None]
        export = (await hall.http.get("/api/me/export", headers=ada.headers)).json()
        assert [each["circle"] for each in export["circle_tries"]] == [path.rpartition("/")[2]]


def test_every_title_has_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    days = [f"2026-03-{day:02}" for day in range(1, 1 + len(titles()))]
    assert {deals.title_of(day) for day in days} == set(titles())
