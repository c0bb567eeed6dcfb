"""Circles: people with a table of their own, its talk, its games, its score, and who may do what there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from emberhall.bus import LocalBus
from emberhall.server.circles import desk
from emberhall.server.house import news
from emberhall.server.settings import Rate
from emberhall.server.table.row import chairs
from tests.server.hall import PLENTY, Guest, Hall, eventually, open_hall, play_all
from tests.stores import MemoryStore

SHORT: dict[str, Any] = {"title": "dualis", "seats": 3, "options": {"short": True}, "bots": {"2": "random"}}


@asynccontextmanager
async def circle_of(count: int, **wishes: Any) -> AsyncIterator[tuple[Hall, str, list[Guest]]]:
    """A circle with that many people, the first of them its keeper."""
    async with open_hall(**wishes) as hall:
        people = [await hall.guest(f"Guest {number}") for number in range(count)]
        circle = (await hall.call("POST", "/api/circles", people[0], name="Friday"))["id"]
        for each in people[1:]:
            await hall.call("POST", f"/api/circles/{circle}/people", each)
        yield hall, f"/api/circles/{circle}", people


async def at(hall: Hall, path: str, guest: Guest) -> Any:
    return await hall.call("GET", path, guest)


def names(info: Any) -> list[str]:
    return [each["name"] for each in info["people"]]


def said(info: Any) -> list[str]:
    return [line.get("text", "") for line in info["lines"] if line["kind"] != "event"]


def told(info: Any) -> list[str]:
    return [line["text"] for line in info["lines"] if line["kind"] == "event"]


async def test_a_link_leads_to_its_people_and_who_has_it_joins() -> None:
    async with circle_of(2) as (hall, path, (ada, bea)):
        stranger = await hall.guest("Cid")
        await hall.call("POST", f"{path}/lines", ada, text="Half past eight?")
        outside = await at(hall, path, stranger)
        assert (outside["you"], names(outside), outside["lines"], outside["shelf"]) == (
            False,
            ["Guest 0", "Guest 1"],
            [],
            [],
        )
        assert await hall.refused("POST", f"{path}/lines", stranger, text="Hi") == (403, "not-in-circle")
        inside = await hall.call("POST", f"{path}/people", stranger)
        assert names(inside) == ["Guest 0", "Guest 1", "Cid"]
        assert said(inside) == ["Half past eight?"]
        assert [each["id"] for each in (await hall.call("GET", "/api/me/circles", bea))["circles"]] == [inside["id"]]


async def test_talk_votes_and_score_outlive_a_game() -> None:
    async with circle_of(2) as (hall, path, people):
        ada, bea = people
        for guest in people:
            await hall.call("POST", f"{path}/vote", guest, title="dualis")
            await hall.call("POST", f"{path}/here", guest)
        await hall.call("POST", f"{path}/lines", bea, text="I dare you.")
        circle = (await at(hall, path, ada))["id"]
        table = await hall.call("POST", "/api/tables", ada, **SHORT, circle=circle)
        assert [chair.get("user") for chair in table["chairs"]] == [ada.user, bea.user, None], "Who is there sits down."
        info = await at(hall, path, bea)
        assert [each["vote"] for each in info["people"]] == ["", ""], "The next vote is a new one."
        assert (info["shelf"][0]["id"], info["shelf"][0]["you"]) == (table["id"], 1)
        await hall.call("POST", f"/api/tables/{table['id']}/start", ada)
        await play_all(await hall.seats_at(table["id"], people), table["id"])
        for _ in range(2):
            info = await at(hall, path, ada)
        over = info["shelf"][0]
        winners = [over["chairs"][seat].get("user") for seat in over["winners"]]
        for guest in people:
            mine = {score["evening"]: score for score in info["scores"] if score["user"] == guest.user}
            counts = {"title": "dualis", "played": 1, "won": int(guest.user in winners)}
            assert mine.keys() == {0, 1}, "The evening, and the sum of all."
            assert all(score | counts == score for score in mine.values()), "Counted once, however often one looks."
        again = await hall.call("POST", f"/api/tables/{table['id']}/rematch", ada)
        info = await at(hall, path, bea)
        assert [each["id"] for each in info["shelf"]] == [again["id"], table["id"]]
        assert said(info) == ["I dare you."]
        assert told(info) == ["began", "joined", "set-up", "over", "set-up"]
        assert (info["games"], info["evenings"]) == (2, 1)


async def test_a_table_is_kept_with_its_people_and_what_they_said() -> None:
    async with open_hall() as hall:
        people = [await hall.guest(name) for name in ("Ada", "Bea")]
        table = (await hall.table(people[0], **SHORT))["id"]
        await hall.call("POST", f"/api/tables/{table}/seats", people[1])
        screen = await hall.screen(people[1])
        await screen.send(t="join", table=table)
        await screen.send(t="say", table=table, text="Shall we keep it?")
        await screen.next("said")
        stranger = await hall.guest("Cid")
        assert await hall.refused("POST", f"/api/tables/{table}/circle", stranger) == (403, "not-seated")
        kept = await hall.call("POST", f"/api/tables/{table}/circle", people[0])
        assert sorted(names(kept)) == ["Ada", "Bea"]
        assert (said(kept), kept["shelf"][0]["id"]) == (["Shall we keep it?"], table)
        assert (await hall.call("GET", f"/api/tables/{table}", people[1]))["circle"] == kept["id"]
        assert "circle" not in await hall.call("GET", f"/api/tables/{table}", stranger), "The id is the key."
        assert (await hall.call("POST", f"/api/tables/{table}/circle", people[1]))["id"] == kept["id"]


async def test_strangers_of_a_public_table_come_along_only_if_they_ask() -> None:
    async with open_hall() as hall:
        people = [await hall.guest(name) for name in ("Ada", "Bea")]
        table = (await hall.table(people[0], **SHORT, public=True))["id"]
        await hall.call("POST", f"/api/tables/{table}/seats", people[1])
        assert names(await hall.call("POST", f"/api/tables/{table}/circle", people[0])) == ["Ada"]
        assert (await hall.call("GET", "/api/me/circles", people[1]))["circles"] == []
        assert names(await hall.call("POST", f"/api/tables/{table}/circle", people[1])) == ["Ada", "Bea"]


async def test_who_is_removed_comes_back_only_when_the_keeper_lets_them() -> None:
    async with circle_of(3) as (hall, path, (ada, bea, cid)):
        assert await hall.refused("DELETE", f"{path}/people/{cid.user}", bea) == (403, "not-keeper")
        assert await hall.refused("DELETE", f"{path}/people/{ada.user}", ada) == (400, "yourself")
        info = await hall.call("DELETE", f"{path}/people/{cid.user}", ada)
        assert (names(info), [each["name"] for each in info["barred"]]) == (["Guest 0", "Guest 1"], ["Guest 2"])
        assert (await at(hall, path, bea))["barred"] == [], "The others read that somebody has left."
        for method, rest in (("GET", ""), ("POST", "/people")):
            assert await hall.refused(method, path + rest, cid) == (403, "circle-shut")
        assert await hall.refused("POST", f"{path}/here", cid) == (403, "not-in-circle")
        await hall.call("POST", f"{path}/people/{cid.user}", ada)
        assert names(await hall.call("POST", f"{path}/people", cid)) == ["Guest 0", "Guest 1", "Guest 2"]


async def test_the_keeper_hands_over_and_whoever_stays_inherits() -> None:
    async with circle_of(3) as (hall, path, (ada, bea, cid)):
        await hall.call("PATCH", path, ada, keeper=bea.user)
        assert await hall.refused("PATCH", path, ada, name="Mine") == (403, "not-keeper")
        await hall.call("DELETE", f"{path}/people", bea)
        assert (await at(hall, path, cid))["keeper"] == ada.user, "Who has been there longest."
        await hall.call("DELETE", f"{path}/people", ada)
        assert (await at(hall, path, cid))["keeper"] == cid.user
        await hall.call("DELETE", f"{path}/people", cid)
        assert await hall.refused("GET", path, cid) == (404, "unknown-circle")


async def test_a_shut_door_and_a_table_for_children() -> None:
    async with circle_of(2) as (hall, path, (ada, bea)):
        stranger, friend = await hall.guest("Cid"), await hall.guest("Dot")
        await hall.call("PATCH", path, ada, door="shut")
        assert await hall.refused("POST", f"{path}/people", stranger) == (403, "circle-shut")
        await hall.call("PATCH", path, ada, door="open", kids=True)
        assert await hall.refused("POST", f"{path}/people", stranger) == (403, "friends-only")
        code = (await hall.call("POST", "/api/me/friends/links", ada))["code"]
        await hall.call("POST", "/api/me/friends", friend, code=code)
        await hall.call("POST", f"{path}/people", friend)
        assert await hall.refused("POST", f"{path}/lines", bea, text="Where do you live?") == (409, "phrases-only")
        await hall.call("POST", f"{path}/lines", bea, phrase="well-played")
        info = await hall.call("POST", f"{path}/lines", bea, face="ha")
        assert (said(info), info["quiet"]) == (["well-played", "ha"], True)


async def test_blocks_and_mutes_hold_here_too() -> None:
    async with circle_of(2) as (hall, path, (ada, bea)):
        cid = await hall.guest("Cid")
        await hall.call("POST", "/api/me/shunned", ada, user=cid.user, how="block")
        assert await hall.refused("POST", f"{path}/people", cid) == (403, "not-welcome")
        await hall.call("POST", f"{path}/lines", bea, text="La la la")
        await hall.call("POST", "/api/me/shunned", ada, user=bea.user, how="mute")
        assert said(await at(hall, path, ada)) == []
        assert said(await at(hall, path, bea)) == ["La la la"]


@pytest.mark.parametrize("words", [{}, {"text": "a", "face": "ha"}, {"text": "\u200b"}, {"text": "  "}])
async def test_a_line_says_one_thing_that_can_be_read(words: dict[str, str]) -> None:
    async with circle_of(1) as (hall, path, (ada,)):
        assert await hall.refused("POST", f"{path}/lines", ada, **words) == (400, "bad-request")


async def test_nobody_fills_a_circle_with_lines_people_or_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_PEOPLE", 2)
    monkeypatch.setattr(desk, "MOST_CIRCLES", 2)
    async with circle_of(2, talk=Rate(3, 3600.0)) as (hall, path, (ada, bea)):
        assert await hall.refused("POST", f"{path}/people", await hall.guest("Cid")) == (409, "circle-full")
        await hall.call("POST", "/api/circles", ada)
        assert await hall.refused("POST", "/api/circles", ada) == (429, "too-many-circles")
        for _ in range(3):
            await hall.call("POST", f"{path}/lines", bea, phrase="hello")
        status, _ = await hall.refused("POST", f"{path}/lines", bea, phrase="hello")
        assert status == 429
        monkeypatch.setattr("emberhall.store.work.circles.games.RUNNING", 1)
        circle = path.rpartition("/")[2]
        await hall.call("POST", "/api/tables", ada, **SHORT, circle=circle)
        assert await hall.refused("POST", "/api/tables", ada, **SHORT, circle=circle) == (409, "shelf-full")
        stranger = await hall.guest("Dot")
        assert await hall.refused("POST", "/api/tables", stranger, **SHORT, circle=circle) == (403, "not-in-circle")


async def test_news_come_at_once_from_another_process_and_a_wait_ends() -> None:
    store, bus = MemoryStore(), LocalBus()
    wishes: dict[str, Any] = {"store": store, "bus": bus, "changes": PLENTY}
    async with open_hall(**wishes) as one, open_hall(**wishes) as other:
        ada, bea = await one.guest("Ada"), await other.guest("Bea")
        path = "/api/circles/" + (await one.call("POST", "/api/circles", ada))["id"]
        await other.call("POST", f"{path}/people", bea)
        here = await one.call("POST", f"{path}/here", ada)
        waiting = asyncio.create_task(one.call("POST", f"{path}/here", ada, since=here["revision"]))
        await asyncio.sleep(0.05)
        assert not waiting.done(), "There is no news yet."
        await other.call("POST", f"{path}/here", bea, device="phone")
        info = await asyncio.wait_for(waiting, 5)
        assert {each["name"]: each["state"] for each in info["people"]} == {"Ada": "here", "Bea": "phone"}
        waiting = asyncio.create_task(one.call("POST", f"{path}/here", ada, since=info["revision"]))
        await other.call("POST", f"{path}/lines", bea, text="Hello from afar")
        assert said(await asyncio.wait_for(waiting, 5)) == ["Hello from afar"]
        gone = await other.call("POST", f"{path}/here", bea, going=True)
        assert {each["name"]: each["state"] for each in gone["people"]} == {"Ada": "here", "Bea": "away"}


async def test_a_wait_without_news_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "WAIT", 0.05)
    async with circle_of(1) as (hall, path, (ada,)):
        first = await hall.call("POST", f"{path}/here", ada)
        again = await hall.call("POST", f"{path}/here", ada, since=first["revision"])
        assert again["revision"] == first["revision"]


async def test_nobody_fills_a_server_with_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "AT_ONCE", 1)
    async with circle_of(1) as (hall, path, (ada,)):
        first = await hall.call("POST", f"{path}/here", ada)
        waiting = asyncio.create_task(hall.call("POST", f"{path}/here", ada, since=first["revision"]))
        await asyncio.sleep(0.05)
        await asyncio.wait_for(hall.call("POST", f"{path}/here", ada, since=first["revision"]), 5)
        assert not waiting.done()
        await hall.call("POST", f"{path}/lines", ada, phrase="hello")
        await waiting


async def test_a_rematch_begins_without_whoever_is_away_and_they_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chairs, "PATIENCE", 1)
    async with circle_of(2) as (hall, path, people):
        circle = (await at(hall, path, people[0]))["id"]
        for guest in people:
            await hall.call("POST", f"{path}/here", guest)
        table = (await hall.call("POST", "/api/tables", people[0], **SHORT, circle=circle))["id"]
        await hall.call("POST", f"/api/tables/{table}/start", people[0])
        ada, bea = await hall.seats_at(table, people)
        await play_all([ada, bea], table)
        again = await hall.call("POST", f"/api/tables/{table}/rematch", people[0])
        assert [chair.get("yes") for chair in again["chairs"]] == [True, False, True]
        await ada.send(t="join", table=again["id"])

        async def runs() -> bool:
            return bool((await hall.call("GET", f"/api/tables/{again['id']}", people[0]))["status"] == "running")

        await eventually(runs)
        info = await hall.call("GET", f"/api/tables/{again['id']}", people[0])
        assert (info["chairs"][1]["kind"], info["chairs"][1]["held"]) == ("bot", "away")
        assert "yes" not in info["chairs"][0]
        await bea.join(again["id"])
        info = await hall.call("GET", f"/api/tables/{again['id']}", people[1])
        assert (info["chairs"][1]["kind"], info["you"]) == ("person", 1)


async def test_an_evening_for_a_circle_is_told_there_and_only_by_its_people() -> None:
    async with circle_of(2) as (hall, path, (ada, bea)):
        stranger = await hall.guest("Cid")
        wish = {"name": "Winter evening", "title": "flamecraft_duals", "circle": path.rpartition("/")[2]}
        assert await hall.refused("POST", "/api/events", stranger, **wish) == (403, "not-in-circle")
        assert (await hall.call("GET", "/api/me/events", stranger))["events"] == [], "None was made."
        event = await hall.call("POST", "/api/events", ada, **wish)
        line = (await at(hall, path, bea))["lines"][-1]
        assert (line["kind"], line["text"], line["name"]) == ("event", "evening", "Guest 0")
        assert (line["table"], line["title"]) == (event["id"], "flamecraft_duals")
