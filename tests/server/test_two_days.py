"""Three friends and their table over two days of a clock set forward: games, a rematch, a game of days, evenings."""

from datetime import date, timedelta
from typing import Any

import pytest

from emberhall.server.deals import days as calendar
from emberhall.server.table.row import chairs
from emberhall.world import clock
from tests.server.hall import Guest, Hall, eventually, play_all
from tests.server.test_circles import SHORT, at, circle_of, names, said, told

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def real_clock() -> Any:
    yield
    clock.restore()


async def here(hall: Hall, path: str, *people: Guest) -> None:
    for guest in people:
        await hall.call("POST", f"{path}/here", guest)


async def test_a_table_of_friends_keeps_everything_over_two_days(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chairs, "PATIENCE", 1)
    async with circle_of(3) as (hall, path, (ada, bea, cid)):
        circle = path.rpartition("/")[2]
        await hall.call("POST", f"{path}/lines", cid, text="Half past eight!")

        # the first evening: a game of three, and a rematch that begins without the one who has gone
        await here(hall, path, ada, bea, cid)
        wish = {"title": "dualis", "seats": 3, "options": {"short": True}, "circle": circle}
        first = (await hall.call("POST", "/api/tables", ada, **wish))["id"]
        await hall.call("POST", f"/api/tables/{first}/start", ada)
        seated = await hall.seats_at(first, [ada, bea, cid])
        await play_all(seated, first)
        again = (await hall.call("POST", f"/api/tables/{first}/rematch", ada))["id"]
        await hall.call("POST", f"/api/tables/{first}/rematch", bea)
        for screen in seated[:2]:
            await screen.send(t="join", table=again)

        async def runs() -> bool:
            return bool((await hall.call("GET", f"/api/tables/{again}", ada))["status"] == "running")

        await eventually(runs)
        assert (await hall.call("GET", f"/api/tables/{again}", ada))["chairs"][2]["held"] == "away"

        # a game of days stands beside it, with a holiday
        slow = {"title": "flamecraft", "seats": 2, "terms": {"clock": "days 3"}, "circle": circle}
        slow_game = (await hall.call("POST", "/api/tables", ada, **slow))["id"]
        if (await hall.call("GET", f"/api/tables/{slow_game}", bea))["you"] is None:
            await hall.call("POST", f"/api/tables/{slow_game}/seats", bea)
        await hall.call("POST", f"/api/tables/{slow_game}/start", ada)
        until = (date.fromisoformat(calendar.today()) + timedelta(days=3)).isoformat()
        await hall.call("POST", "/api/me/holidays", bea, first=calendar.today(), last=until)
        resting = (await hall.call("GET", f"/api/tables/{slow_game}", ada))["resting"]
        assert [each["until"] for each in resting] == [until]

        # the second day: a bot fills in, and it is another evening
        clock.skew(DAY)
        await here(hall, path, ada, bea)
        third = (await hall.call("POST", "/api/tables", ada, **SHORT, circle=circle))["id"]
        await hall.call("POST", f"/api/tables/{third}/start", ada)
        await play_all(await hall.seats_at(third, [ada, bea]), third)
        await at(hall, path, ada)  # results are counted when somebody looks
        info = await at(hall, path, ada)
        assert {score["evening"] for score in info["scores"]} == {0, 1, 2}
        assert {each["id"] for each in info["shelf"]} >= {third, slow_game, again, first}
        assert info["evenings"] == 2

        # a fourth joins by the link; one leaves and comes back, is removed, and is let in again
        dot = await hall.guest("Dot")
        inside = await hall.call("POST", f"{path}/people", dot)
        assert said(inside) == ["Half past eight!"], "The talk is there for whoever joins."
        await hall.call("DELETE", f"{path}/people", cid)
        assert "Guest 2" not in names(await at(hall, path, ada))
        await hall.call("POST", f"{path}/people", cid)
        await hall.call("DELETE", f"{path}/people/{cid.user}", ada)
        assert (await hall.refused("POST", f"{path}/people", cid))[0] == 403
        await hall.call("POST", f"{path}/people/{cid.user}", ada)
        back = await hall.call("POST", f"{path}/people", cid)
        assert said(back) == ["Half past eight!"]
        assert told(back).count("set-up") == 4
