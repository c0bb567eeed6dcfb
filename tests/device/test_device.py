"""The hall on a device: what it keeps, what a killed tab comes back to, and what it says it cannot do alone."""

import asyncio
import json
import sqlite3
from base64 import b64decode, b64encode
from itertools import count

import pytest

from emberhall.bots import levels
from emberhall.device import pace
from emberhall.device.elsewhere import NEEDS_OTHERS
from emberhall.store import StoreError
from emberhall.wire.routes import ROUTES
from emberhall.world import clock
from tests.device.halls import Client, Frame, Kept
from tests.server.test_forge import STAG


async def question(client: Client) -> Frame:
    """The next question."""
    while True:
        frame = await client.heard()
        if frame["t"] == "update" and frame["decision"]:
            return frame


async def play(client: Client, asked: Frame, words: int) -> Frame:
    """Answer so many questions with the first word; the question after that."""
    for _ in range(words):
        client.say(t="play", table=asked["table"], seq=asked["seq"], words=[asked["decision"]["words"][0]])
        asked = await question(client)
    return asked


async def begin(client: Client, **wish: object) -> str:
    await client.arrive()
    wish = {"title": "dualis", "seats": 3, "bots": {"1": "casual", "2": "casual"}, **wish}
    table = await client.call("POST", "/tables", **wish, sit=0, start=True, public=False)
    client.join(table["id"])
    return str(table["id"])


async def test_a_killed_tab_comes_back_to_the_same_question() -> None:
    kept = Kept()
    first = Client(await kept.open())
    table = await begin(first)
    before = await play(first, await question(first), 3)
    # nobody closes anything: the worker is gone from one moment to the next
    second = Client(await kept.open())
    second.token = first.token
    second.join(table)
    after = await question(second)
    assert after["decision"] == before["decision"]
    assert after["view"] == before["view"]
    assert (after["seq"], after["waiting"]) == (before["seq"], before["waiting"])
    last = await play(second, after, 2)
    assert last["seq"] > after["seq"]


async def test_whatever_was_answered_is_kept_word_by_word() -> None:
    """A tab may be killed after any frame: what it was told is in the pages at that moment."""
    kept = Kept()
    client = Client(await kept.open())
    table = await begin(client, title="flamecraft_duals", seats=2, bots={"1": "novice"})
    told = await question(client)
    for _ in range(4):
        again = Client(await Kept(kept.pages).open())
        again.token = client.token
        again.join(table)
        assert (await question(again))["seq"] == told["seq"]
        told = await play(client, told, 1)


async def test_nothing_is_told_that_the_browser_did_not_keep() -> None:
    class Full(Kept):
        refuses = False

        async def put(self, size: int, changed: str) -> None:
            if self.refuses:
                raise OSError("QuotaExceededError")
            await super().put(size, changed)

    kept = Full()
    client = Client(await kept.open())
    table = await begin(client, title="nim", seats=2, bots={"1": "novice"})
    asked = await question(client)
    kept.refuses = True
    client.say(t="play", table=table, seq=asked["seq"], words=[asked["decision"]["words"][0]])
    frame = await client.heard()
    while frame["t"] == "lobby":
        frame = await client.heard()
    assert (frame["t"], frame["error"]) == ("error", "store")
    kept.refuses = False


async def test_a_move_keeps_few_pages() -> None:
    kept, sizes = Kept(), list[int]()
    put = kept.put

    async def counted(size: int, changed: str) -> None:
        sizes.append(len(json.loads(changed)))
        await put(size, changed)

    kept.put = counted  # type: ignore[method-assign]
    client = Client(await kept.open())
    await begin(client)
    asked = await play(client, await question(client), 2)
    sizes.clear()
    await play(client, asked, 2)
    assert max(sizes) <= 8


async def test_what_takes_other_people_says_so() -> None:
    client = Client(await Kept().open())
    await client.arrive()
    refusal = (409, "needs-hall")
    assert await client.call("POST", "/daily/dualis") == refusal
    assert await client.call("GET", "/ladder/dualis/all/1") == refusal
    assert await client.call("POST", "/match", title="dualis", seats=3, nonce="0123456789abcdef") == refusal
    assert {route.name for route in ROUTES} >= NEEDS_OTHERS


async def test_lessons_rules_decks_and_records_are_here() -> None:
    client = Client(await Kept().open())
    await client.arrive()
    lessons = await client.call("GET", "/lessons")
    assert {lesson["title"] for lesson in lessons} >= {"dualis", "flamecraft", "flamecraft_duals", "dragonduel"}
    state = await client.call("POST", "/lessons/dualis-first", acts=[])
    assert isinstance(state, dict) or state[0] == 404
    assert (await client.call("GET", "/titles/dragonduel/rules/fr"))["sections"]
    table = await begin(client, title="nim", seats=2, bots={"1": "greedy"})
    over = asyncio.create_task(end_of(client, table))
    async with asyncio.timeout(60):
        await over
    record = await client.call("GET", f"/tables/{table}/record")
    assert "nim" in record
    brought = await client.call("POST", "/games", text=record)
    assert brought["imported"] is True


async def end_of(client: Client, table: str) -> None:
    while True:
        frame = await client.heard()
        if frame["t"] == "lobby" and frame["table"]["status"] == "over":
            return
        if frame["t"] == "update" and frame["decision"]:
            client.say(t="play", table=table, seq=frame["seq"], words=[frame["decision"]["words"][0]])


async def test_the_coach_looks_at_a_game_here() -> None:
    client = Client(await Kept().open())
    table = await begin(client, title="nim", seats=2, bots={"1": "greedy"})
    await end_of(client, table)
    state = await client.call("POST", f"/tables/{table}/analysis")
    for _ in range(200):
        if state["stage"] == "done":
            break
        await asyncio.sleep(0.1)
        state = await client.call("GET", f"/tables/{table}/analysis")
    assert state["analysis"]["title"] == "nim"


async def test_the_forge_says_how_strong_a_card_is_here() -> None:
    hall = await Kept().open()
    hall._authority._house.forge.seconds = 0.2
    client = Client(hall)
    await client.arrive()
    state = await client.call("POST", "/forge/dragonduel/balance", draft=STAG)
    async with asyncio.timeout(60):
        while state["stage"] != "over":
            await asyncio.sleep(0.05)
            state = await client.call("GET", "/me/balance")
    assert state["problem"] == ""
    assert state["estimate"]["games"] > 0
    assert state["names"]


async def test_levels_that_are_slow_here_are_measured_from_the_strongest_down(monkeypatch: pytest.MonkeyPatch) -> None:
    now = count(step=6.0)
    monkeypatch.setattr(clock, "perf_counter", lambda: next(now))
    monkeypatch.setattr(pace, "answer", lambda _: None)
    client = Client(await Kept().open())
    assert await client.call("GET", "/device/pace/dualis") == dict.fromkeys(levels("dualis")[::-1], 6.0)
    now = count(step=0.25)
    assert await client.call("GET", "/device/pace/dualis") == {"master": 0.25}
    assert (await client.call("GET", "/device/pace/chess"))[0] == 404


async def test_a_pace_is_that_of_real_answers() -> None:
    client = Client(await Kept().open())
    measured = await client.call("GET", "/device/pace/nim")
    assert next(iter(measured)) == "master"
    assert all(0 < seconds < 60 for seconds in measured.values())


async def test_pages_of_a_newer_version_are_left_alone() -> None:
    kept = Kept()
    await kept.open()
    with sqlite3.connect(":memory:") as connection:
        connection.deserialize(b"".join(b64decode(kept.pages[n]) for n in sorted(kept.pages)))
        connection.execute("INSERT INTO schema_version VALUES (999)")
        connection.commit()
        whole = connection.serialize()
    newer = Kept({n: b64encode(whole[n * 4096 : n * 4096 + 4096]).decode() for n in range(len(whole) // 4096)})
    with pytest.raises(StoreError, match="newer version"):
        await newer.open()


async def test_puzzles_are_here_too() -> None:
    client = Client(await Kept().open())
    await client.arrive()
    shelves = await client.call("GET", "/puzzles")
    assert {shelf["title"] for shelf in shelves} >= {"dualis", "flamecraft", "flamecraft_duals", "dragonduel"}
    (first, *_) = await client.call("GET", f"/puzzles/{shelves[0]['title']}")
    assert first["id"]
