"""Daily deals: one shuffle for everybody, one try each, and nobody sees another try before their own."""

import random
from typing import Any

import pytest

from emberhall import Record
from emberhall.server.deals import shared_deals
from emberhall.server.events import daily
from emberhall.server.events.daily import streak
from emberhall.wire.seals import check
from tests.server.hall import Guest, Hall, play_out
from tests.server.test_people import friends

TITLE = "dualis"


async def tried(hall: Hall, guest: Guest, seed: int = 1) -> Any:
    """Play a whole try at random."""
    table = await hall.call("POST", f"/api/daily/{TITLE}", guest)
    screen = await hall.screen(guest)
    await screen.join(table["id"])
    await play_out(screen, table["id"], random.Random(seed))
    return table


async def test_a_deal_is_played_once_and_listed(hall: Hall) -> None:
    ada, ben = await hall.guest("Ada"), await hall.guest("Ben")
    offer = next(each for each in (await hall.call("GET", "/api/daily", ada))["deals"] if each["title"] == TITLE)
    assert (offer["played"], offer["table"], offer["you"]) == (0, None, None)
    table = await tried(hall, ada)
    assert table["daily"]
    assert (table["status"], table["rated"], table["public"]) == ("running", False, False)
    again = await hall.call("POST", f"/api/daily/{TITLE}", ada)
    assert (again["id"], again["status"]) == (table["id"], "over"), "there is no second try"
    await tried(hall, ben, 2)
    daily_now = await hall.call("GET", "/api/daily", ada)
    assert daily_now["streak"] == 1
    assert daily_now["week"] == [False] * 6 + [True]
    results = await hall.call("GET", f"/api/daily/{TITLE}/{daily_now['day']}", ada)
    spread = [each["points"] for each in results["spread"]]
    assert (results["played"], sum(each["count"] for each in results["spread"]), spread[0]) == (2, 2, max(spread))
    assert {row["name"] for row in results["rows"]} == {"Ada", "Ben"}
    assert {row["name"]: row["table"] is not None for row in results["rows"]} == {"Ada": True, "Ben": False}


async def test_friends_come_first_and_who_concedes_is_listed_so(hall: Hall) -> None:
    ada, ben, eve = [await hall.guest(name) for name in ("Ada", "Ben", "Eve")]
    await friends(hall, ada, eve)
    for seed, guest in enumerate((ada, ben)):
        await tried(hall, guest, seed)
    table = await hall.call("POST", f"/api/daily/{TITLE}", eve)
    screen = await hall.screen(eve)
    await screen.join(table["id"])
    await screen.send(t="resign", table=table["id"])
    await screen.next("lobby", lambda frame: frame["table"]["you"] is None)
    today = await hall.call("GET", "/api/daily", eve)
    own = next(each for each in today["deals"] if each["title"] == TITLE)
    assert (own["played"], own["you"]["rank"], own["you"]["points"]) == (3, None, None)
    results = await hall.call("GET", f"/api/daily/{TITLE}/{today['day']}", ada)
    assert [(row["name"], row["friend"], row["points"] is None) for row in results["rows"]] == [
        ("Ada", False, False),
        ("Eve", True, True),
        ("Ben", False, False),
    ]
    assert sum(each["count"] for each in results["spread"]) == 2


async def test_everybody_gets_the_same_shuffle_that_can_be_verified(hall: Hall) -> None:
    records = []
    for name in ("Ada", "Ben"):
        guest = await hall.guest(name)
        table = await tried(hall, guest)
        answer = await hall.http.get(f"/api/tables/{table['id']}/record", headers=guest.headers)
        records.append(Record.parse(answer.text))
    assert records[0].seed == records[1].seed
    assert records[0].moves == records[1].moves, "the same words, so the same answers of the bots"
    assert check(records[0]) == []


async def test_nobody_else_sees_a_try_before_the_day_is_over(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, eve = await hall.guest("Ada"), await hall.guest("Eve")
    table = (await tried(hall, ada))["id"]
    screen = await hall.screen(eve)
    await screen.send(t="join", table=table)
    assert (await screen.next())["error"] == "sealed"
    assert await hall.refused("GET", f"/api/tables/{table}/record", eve) == (403, "sealed")
    monkeypatch.setattr(shared_deals, "today", lambda: "2999-01-01")
    assert (await hall.http.get(f"/api/tables/{table}/record")).status_code == 200
    await screen.join(table)


async def test_a_new_day_has_a_new_deal(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await hall.guest("Ada")
    first = await hall.call("POST", "/api/daily/flamecraft_duals", ada)
    monkeypatch.setattr(daily, "today", lambda: "2999-01-01")
    second = await hall.call("POST", "/api/daily/flamecraft_duals", ada)
    assert first["id"] != second["id"]
    assert first["seal"] != second["seal"]
    assert await hall.refused("GET", "/api/daily/dualis/2999-01-02") == (400, "bad-request")
    assert await hall.refused("GET", "/api/daily/chess/2026-01-01") == (404, "unknown-title")


def test_a_streak_lasts_until_a_day_is_missed() -> None:
    days = {"2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25"}
    assert streak(days, "2026-03-01") == 3
    assert streak(days, "2026-03-02") == 3, "today can still be played"
    assert streak(days, "2026-03-03") == 0
