"""Ways around others: reports, blocks, links, tries and passwords. Each test plays somebody who looks for one."""

import asyncio
import json
from typing import Any

import pytest

from emberhall.server.people.passwords import Passwords
from emberhall.store import Account, Report, Store, User, work
from emberhall.store.work.accounts import USES
from tests.server.hall import Guest, Hall
from tests.server.test_events import people as event_with
from tests.server.test_ladder import duel
from tests.stores import MemoryStore


def store_of(hall: Hall) -> Store:
    assert hall.store is not None
    return hall.store


async def reports_about(hall: Hall, user: str) -> list[Report]:
    return [each for each in await store_of(hall).read(work.moderation.all_reports(True, 99)) if each.about == user]


async def test_merging_leaves_no_report_behind(hall: Hall) -> None:
    rude, ben, new = [await hall.guest(name) for name in ("Rude", "Ben", "New")]
    await hall.call("POST", "/api/reports", ben, user=rude.user, why="rude")
    await hall.call("POST", "/api/reports", rude, user=ben.user, why="revenge")
    await hall.call("POST", "/api/me/merge", new, token=rude.token)
    assert [each.why for each in await reports_about(hall, new.user)] == ["rude"]
    assert [each.by for each in await reports_about(hall, ben.user)] == [new.user]


@pytest.mark.parametrize("who", ["blocks", "blocked"])
async def test_a_quick_match_brings_nobody_to_whom_they_block(hall: Hall, who: str) -> None:
    ada, ben, cleo = [await hall.guest(name) for name in ("Ada", "Ben", "Cleo")]
    one, other = (ada, ben) if who == "blocks" else (ben, ada)
    await hall.call("POST", "/api/me/shunned", one, user=other.user, how="block")
    wish = {"title": "flamecraft", "seats": 3}
    table = (await hall.call("POST", "/api/match", cleo, **wish))["id"]
    screens = [await hall.screen(guest) for guest in (cleo, ada)]
    await screens[0].send(t="join", table=table)
    await screens[0].next("lobby")
    assert (await hall.call("POST", "/api/match", ada, **wish))["id"] == table
    await screens[1].send(t="join", table=table)
    await screens[1].next("lobby")
    assert (await hall.call("POST", "/api/match", ben, **wish))["id"] != table
    assert (await hall.call("POST", "/api/match", await hall.guest("Dora"), **wish))["id"] == table


async def test_whoever_is_blocked_leads_others_only(hall: Hall) -> None:
    table, guests = await duel(hall)
    ada, rude = guests
    await hall.call("POST", "/api/me/shunned", ada, user=rude.user, how="block")
    deaf, other, leader = await hall.screen(ada), await hall.screen(), await hall.screen(rude)
    for screen in (deaf, other, leader):
        await screen.join(table)
    await leader.send(t="lead", table=table, at=0, eyes="0")
    assert (await other.next("led"))["user"] == rude.user
    late = await hall.screen(ada)
    await late.join(table)
    for screen in (deaf, late):
        await screen.send(t="ping")
        await screen.next("pong")
        assert [frame for frame in screen.frames if frame["t"] == "led"] == []


async def test_a_link_is_for_some_friends_and_not_for_everybody(hall: Hall) -> None:
    ada = await hall.guest("Ada")
    code = (await hall.call("POST", "/api/me/friends/links", ada))["code"]
    for number in range(USES):
        await hall.call("POST", "/api/me/friends", await hall.guest(f"Guest {number}"), code=code)
    late = await hall.guest("Late")
    assert await hall.refused("POST", "/api/me/friends", late, code=code) == (403, "bad-code")
    assert len((await hall.call("GET", "/api/me/friends", ada))["friends"]) == USES


async def test_nobody_brings_along_the_best_of_several_tries(hall: Hall) -> None:
    store, guests = store_of(hall), [await hall.guest(f"Guest {number}") for number in range(3)]
    me = await hall.guest("Me")
    today = (await hall.call("GET", "/api/daily", me))["day"]
    for points, guest in enumerate(guests):
        await store.write(work.daily.claim("dualis", today, guest.user, f"t{points}"))
        await store.write(work.daily.settle(f"t{points}", work.daily.Tried(points, 60)))
    await hall.call("POST", "/api/me/merge", me, token=guests[2].token)
    results = await hall.call("GET", f"/api/daily/dualis/{today}", me)
    assert {row["name"]: row["rank"] for row in results["rows"]} == {"Guest 1": 1, "Guest 0": 2, "Me": None}


async def test_an_export_has_evenings_reports_and_tries(hall: Hall) -> None:
    event, guests = await event_with(hall, 2)
    await hall.call("POST", f"/api/events/{event}/rounds", guests[0])
    ada, ben = guests
    await hall.call("POST", "/api/reports", ada, user=ben.user, why="slow")
    await hall.call("POST", "/api/daily/dualis", ada)

    async def export(guest: Guest) -> Any:
        return json.loads((await hall.http.get("/api/me/export", headers=guest.headers)).text)

    mine, theirs = await export(ada), await export(ben)
    assert [(each["id"], each["host"], len(each["boards"])) for each in mine["events"]] == [(event, True, 1)]
    assert [(each["by"], each["why"]) for each in mine["reports"]] == [(ada.user, "slow")]
    assert [(each["by"], each["why"]) for each in theirs["reports"]] == [(None, "slow")], "not who has made it"
    assert [each["title"] for each in mine["tries"]] == ["dualis"]
    assert theirs["tries"] == []


async def test_a_sign_in_that_overlaps_a_new_password_gives_no_token(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await hall.guest("Ada")
    await hall.call("POST", "/api/me/account", ada, login="ada", password="the old password")
    fits, reached, go = Passwords.fits, asyncio.Event(), asyncio.Event()

    async def slow(self: Passwords, kept: str | None, password: str) -> bool:
        right = await fits(self, kept, password)
        reached.set()
        await go.wait()
        return right

    monkeypatch.setattr(Passwords, "fits", slow)
    thief = asyncio.create_task(hall.http.post("/api/sessions", json={"login": "ada", "password": "the old password"}))
    await reached.wait()
    monkeypatch.setattr(Passwords, "fits", fits)
    await hall.call("PATCH", "/api/me/account", ada, old="the old password", password="the new password")
    go.set()
    answer = await thief
    assert (answer.status_code, answer.json()["error"]) == (403, "bad-password")


async def test_a_token_is_given_for_the_password_that_was_shown() -> None:
    store = MemoryStore()
    await store.write(work.users.add(User("ada", "Ada", "iron", "now"), b"first"))
    old, new = Account("ada", "ada", "old", "now"), Account("ada", "ada", "new", "now")
    for account in (old, new):
        await store.write(work.accounts.save(account))
    assert not await store.write(work.accounts.admit(old, b"second", "now"))
    assert await store.read(work.users.by_token(b"second")) is None
    assert await store.write(work.accounts.admit(new, b"third", "now"))
    assert await store.read(work.users.by_token(b"third")) is not None
