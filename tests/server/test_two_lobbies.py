"""Two servers on one store and one bus: people of one table may be at either, without noticing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from emberhall import Record, titles
from emberhall.bus import LocalBus
from emberhall.server.house.envelopes import Envelopes
from emberhall.server.table import follower
from emberhall.server.table import table as live
from emberhall.store import StoreError
from tests.replays import state_of
from tests.server.hall import Frame, Guest, Hall, Screen, eventually, open_hall, play_all
from tests.stores import MemoryStore, failing

MODES: dict[str, dict[str, Any]] = {
    "dualis": {"seats": 3, "options": {"short": True}, "bots": {"2": "random"}},
    "dragonduel": {"seats": 2, "options": {"start": "lot"}},
}  # any other: two people


@dataclass
class Pair:
    """Two halls, `one` and `other`, that serve the same tables."""

    one: Hall
    other: Hall

    @property
    def halls(self) -> tuple[Hall, Hall]:
        return self.one, self.other

    async def table(self, **wish: Any) -> tuple[str, list[Guest]]:
        """A table made at `one`, with a person from `one` on seat 0 and a person from `other` on seat 1."""
        guests = [await self.one.guest("Ada"), await self.other.guest("Ben")]
        table = await self.one.table(guests[0], **{"seats": 2, **wish})
        await self.other.call("POST", f"/api/tables/{table['id']}/seats", guests[1], seat=1)
        return table["id"], guests

    async def running(self, **wish: Any) -> tuple[str, list[Guest], list[Screen]]:
        """Such a table, started by its host at `one`; each person has a screen at their own hall."""
        table, guests = await self.table(**wish)
        await self.one.call("POST", f"/api/tables/{table}/start", guests[0])
        return table, guests, await self.screens(table, guests)

    async def screens(self, table: str, guests: list[Guest]) -> list[Screen]:
        screens = [await hall.screen(guest) for hall, guest in zip(self.halls, guests, strict=True)]
        for screen in screens:
            await screen.join(table)
        return screens


@asynccontextmanager
async def two_halls(database: Path | None, **wishes: Any) -> AsyncIterator[Pair]:
    bus, store = LocalBus(), None if database is not None else MemoryStore()
    place, shared = database or ":memory:", {"store": store, "bus": bus, **wishes}
    async with open_hall(place, **shared) as one, open_hall(place, **shared) as other:
        yield Pair(one, other)


@pytest.fixture
async def pair() -> AsyncIterator[Pair]:
    async with two_halls(None) as opened:
        yield opened


def shown(frame: Frame) -> Frame:
    return {name: frame[name] for name in ("seq", "view", "decision", "waiting")}


@pytest.mark.parametrize("kept", ["memory", "sqlite"])
@pytest.mark.parametrize("title", titles())
async def test_a_whole_game_is_the_same_at_both(title: str, kept: str, tmp_path: Path) -> None:
    """People and watchers are at both; at the end all views and the record are the same at either."""
    async with two_halls(tmp_path / "hall.db" if kept == "sqlite" else None) as pair:
        table, guests, screens = await pair.running(title=title, **MODES.get(title, {"seats": 2}))
        watchers = [await hall.screen() for hall in pair.halls]
        for watcher in watchers:
            await watcher.join(table)
        lasts = await play_all(screens, table)
        for watcher in watchers:
            lasts.append(await watcher.next("update", lambda frame: frame["view"]["winners"] is not None))
        assert shown(lasts[2]) == shown(lasts[3])
        for seat, guest in enumerate(guests):
            for hall in pair.halls:
                assert shown(await (await hall.screen(guest)).join(table)) == shown(lasts[seat])
        infos = [await hall.call("GET", f"/api/tables/{table}") for hall in pair.halls]
        assert infos[0] == infos[1]
        texts = [(await hall.http.get(f"/api/tables/{table}/record")).text for hall in pair.halls]
        assert texts[0] == texts[1]
        record = Record.parse(texts[0])
        assert state_of(record).over
        for watcher in watchers:
            told = [(frame["seq"], -len(frame["waiting"])) for frame in watcher.frames if frame["t"] == "update"]
            assert len(told) == len(set(told)), "No update came twice."
            assert told == sorted(told), "No update came after a later one."
            assert told[-1][0] >= len(record.moves)


async def awake(hall: Hall) -> int:
    """How many tables a hall has in memory."""
    lines = (await hall.http.get("/metrics")).text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("emberhall_tables_awake "))))


async def test_a_table_sleeps_where_nobody_watches_while_it_is_watched_elsewhere(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SPARE", 0.1)
    table, guests = await pair.table(title="flamecraft_duals")
    await pair.other.call("GET", f"/api/tables/{table}")
    await pair.one.call("POST", f"/api/tables/{table}/start", guests[0])
    screens = await pair.one.seats_at(table, guests)
    assert (await awake(pair.one), await awake(pair.other)) == (1, 1)

    async def only_here() -> bool:
        return (await awake(pair.one), await awake(pair.other)) == (1, 0)

    await eventually(only_here)
    seat = next(seat for seat, screen in enumerate(screens) if screen.latest()["decision"] is not None)
    word = screens[seat].latest()["decision"]["words"][0]
    await screens[seat].send(t="play", table=table, seq=0, words=[word])
    for screen in screens:
        await screen.next("update", lambda frame: frame["seq"] > 0)
    again = await (await pair.other.screen(guests[1])).join(table)
    assert shown(again) == shown(screens[1].latest())


async def test_events_are_told_once_at_both(pair: Pair) -> None:
    table, _, screens = await pair.running(title="dragonduel", options={"start": "lot"})
    watchers = [await hall.screen() for hall in pair.halls]
    for watcher in watchers:
        await watcher.join(table)
    await play_all(screens, table, seed=5)
    for watcher in watchers:
        await watcher.next("update", lambda frame: frame["view"]["winners"] is not None)
    heard = [[event for frame in watcher.frames for event in frame.get("events", [])] for watcher in watchers]
    assert heard[0] == heard[1] != []


async def test_a_word_comes_along_and_the_store_is_not_asked(pair: Pair) -> None:
    table, _, screens = await pair.running(title="flamecraft_duals")
    asked_for: list[str] = []

    async def count(name: str) -> None:
        asked_for.append(name)

    pair.one.watched.before = count
    latest = [screen.latest() for screen in screens]
    while latest[0]["seq"] < 20:
        asked = next(seat for seat, frame in enumerate(latest) if frame["decision"] is not None)
        seq, words = latest[asked]["seq"], latest[asked]["decision"]["words"][:1]
        await screens[asked].send(t="play", table=table, seq=seq, words=words)
        latest = [
            await screen.next("update", lambda frame, seq=seq: frame["seq"] > seq and frame["waiting"])  # type: ignore[misc]
            for screen in screens
        ]
    assert "append" in asked_for
    assert "records.load" not in asked_for
    pair.one.watched.before = None
    await play_all(screens, table)


async def test_an_early_answer_given_at_one_counts_at_the_other(pair: Pair) -> None:
    """The seat whose answer counts last answers first, at its own lobby; the other lobby plays both."""
    table, _, screens = await pair.running(title="flamecraft")
    first, last = screens[0].latest()["waiting"]
    words = [screen.latest()["decision"]["words"] for screen in screens]
    await screens[last].send(t="play", table=table, seq=0, words=[words[last][1]])
    for screen in screens:
        update = await screen.next("update", lambda frame: frame["waiting"] == [first])
        assert (update["seq"], update["events"]) == (0, [])
    await screens[first].send(t="play", table=table, seq=0, words=[words[first][0]])
    for screen in screens:
        await screen.next("update", lambda frame: frame["seq"] == 2)


async def test_early_answers_at_both_at_once_are_not_lost(pair: Pair) -> None:
    table, _, screens = await pair.running(title="flamecraft")
    words = [screen.latest()["decision"]["words"] for screen in screens]
    await asyncio.gather(
        *(
            screen.send(t="play", table=table, seq=0, words=[word])
            for screen, (word, *_) in zip(screens, words, strict=True)
        )
    )
    for screen in screens:
        update = await screen.next("update", lambda frame: frame["seq"] >= 2)
        assert update["waiting"] != []
    assert not [frame for screen in screens for frame in screen.frames if frame["t"] == "refused"]


async def test_of_two_who_are_quick_one_is_stale(pair: Pair) -> None:
    """The same person is at both: the answers race, and the fence accepts one."""
    table, guests, _ = await pair.running(seats=3, bots={"2": "random"}, options={"first_leader": 0})
    screens = [await hall.screen(guests[0]) for hall in pair.halls]
    words: list[str] = (await screens[0].join(table))["decision"]["words"]
    assert (await screens[1].join(table))["decision"]["words"] == words
    await asyncio.gather(
        *(screen.send(t="play", table=table, seq=0, words=[word]) for screen, word in zip(screens, words, strict=False))
    )
    for screen in screens:
        await screen.next("update", lambda frame: frame["seq"] >= 1)

    def refused() -> list[str]:
        return [frame["error"] for screen in screens for frame in screen.frames if frame["t"] == "refused"]

    async def one_is_refused() -> bool:
        return len(refused()) == 1

    await eventually(one_is_refused)
    assert refused() == ["stale"]


async def test_what_was_taken_back_at_one_is_taken_back_at_the_other(pair: Pair) -> None:
    table, _, screens = await pair.running(title="flamecraft")
    for screen in screens:
        await screen.send(t="play", table=table, seq=0, words=screen.latest()["decision"]["words"][:1])
    for screen in screens:
        await screen.next("update", lambda frame: frame["seq"] == 2)
    watchers = [await hall.screen() for hall in pair.halls]
    for watcher in watchers:
        await watcher.join(table)
    (turn,) = screens[0].latest()["waiting"]
    mine, theirs = screens[turn], screens[1 - turn]
    visit = mine.latest()["decision"]["words"][0]
    await mine.send(t="play", table=table, seq=2, words=[visit])
    update = await mine.next("update", lambda frame: frame.get("undo") and frame["decision"] is not None)
    await mine.send(t="undo", table=table, seq=update["seq"])
    back = await mine.next("update", lambda frame: "undone" in frame)
    told = await theirs.next("update", lambda frame: frame["seq"] == back["seq"])
    assert (told["undone"], told["events"]) == (turn, [])
    seen = [await watcher.next("update", lambda frame: frame["seq"] == back["seq"]) for watcher in watchers]
    assert seen[0] == seen[1]
    assert told["view"]["seat"] == 1 - turn


async def test_chairs_taken_at_both_at_once_are_both_taken(pair: Pair) -> None:
    ada = await pair.one.guest("Ada")
    others = [await hall.guest(f"Guest {number}") for number, hall in enumerate(pair.halls)]
    table = (await pair.one.table(ada, sit=0))["id"]
    await pair.other.call("GET", f"/api/tables/{table}")  # now both have it awake
    await asyncio.gather(
        *(
            hall.call("POST", f"/api/tables/{table}/seats", guest)
            for hall, guest in zip(pair.halls, others, strict=True)
        )
    )
    late = await pair.other.guest("Late")
    status, error = await pair.other.refused("POST", f"/api/tables/{table}/seats", late, seat=0)
    assert (status, error) == (409, "seat-taken")
    await pair.other.call("POST", f"/api/tables/{table}/bots", ada, seat=3, level="random")
    started = await pair.other.call("POST", f"/api/tables/{table}/start", ada)
    assert started["status"] == "running"
    assert {chair["user"] for chair in started["chairs"][:3]} == {ada.user, *(each.user for each in others)}
    assert await pair.one.refused("POST", f"/api/tables/{table}/start", ada) == (409, "running")


async def test_whoever_waits_at_the_other_sees_the_game_begin(pair: Pair) -> None:
    table, guests = await pair.table(title="flamecraft_duals")
    screen = await pair.other.screen(guests[1])
    await screen.send(t="join", table=table)
    await screen.next("lobby")
    await pair.one.call("POST", f"/api/tables/{table}/start", guests[0])
    await screen.next("lobby", lambda frame: frame["table"]["status"] == "running")
    update = await screen.next("update")
    assert update["events"] != []
    assert update["view"]["seat"] == 1


async def test_talk_is_heard_at_both_once_and_in_order(pair: Pair) -> None:
    table, guests, screens = await pair.running(title="flamecraft_duals")
    for number in range(3):
        for screen in screens:
            await screen.send(t="say", table=table, text=f"line {number}")
    for screen in screens:
        await screen.next("said", lambda frame: frame["n"] == 6)
        assert [frame["n"] for frame in screen.frames if frame["t"] == "said"] == [1, 2, 3, 4, 5, 6]

    def renamed(info: Any) -> bool:
        return bool(info["chairs"][0]["name"] == "Countess")

    await pair.other.call("PATCH", "/api/me", guests[0], name="Countess")
    await screens[0].send(t="say", table=table, text="renamed")
    assert (await screens[1].next("said", lambda frame: frame["n"] == 7))["name"] == "Countess"
    for screen in screens:
        await eventually(lambda screen=screen: last_lobby(screen, renamed))  # type: ignore[misc]


async def test_who_is_here_is_the_same_at_both(pair: Pair) -> None:
    table, guests, screens = await pair.running(title="flamecraft_duals")

    async def seen(watcher: Screen, here: list[bool], watching: int) -> None:
        def holds(info: Any) -> bool:
            return [chair["here"] for chair in info["chairs"]] == here and info["watching"] == watching

        await eventually(lambda: last_lobby(watcher, holds))

    for screen in screens:
        await seen(screen, [True, True], 0)
    watcher = await pair.other.screen()
    await watcher.join(table)
    await seen(screens[0], [True, True], 1)
    await screens[1].close()
    await seen(screens[0], [True, False], 1)
    info = await pair.one.call("GET", f"/api/tables/{table}", guests[0])
    assert ([chair["here"] for chair in info["chairs"]], info["watching"]) == ([True, False], 1)
    again = await pair.one.screen(guests[1])
    await again.join(table)
    await seen(watcher, [True, True], 1)


async def last_lobby(screen: Screen, holds: Callable[[Any], bool]) -> bool:
    """True if a condition holds for the table as last told to a screen."""
    return holds([frame["table"] for frame in screen.frames if frame["t"] == "lobby"][-1])


def thoughts(text: str) -> int:
    (line,) = [line for line in text.splitlines() if line.startswith("emberhall_bot_seconds_count")]
    return int(float(line.split()[1]))


async def is_over(hall: Hall, table: str) -> bool:
    return bool((await hall.call("GET", f"/api/tables/{table}"))["status"] == "over")


async def test_the_bots_of_a_table_think_at_one_lobby() -> None:
    async with two_halls(None, pace=0.02) as pair:
        ada = await pair.one.guest()
        bots = {str(seat): "random" for seat in range(3)}
        options = {"short": True}
        table = await pair.one.table(ada, seats=3, sit=None, bots=bots, options=options)
        await pair.other.call("GET", f"/api/tables/{table['id']}")  # now both have it awake
        await pair.one.call("POST", f"/api/tables/{table['id']}/start", ada)
        await eventually(lambda: is_over(pair.one, table["id"]))
        await eventually(lambda: is_over(pair.other, table["id"]))
        counts = sorted([thoughts((await hall.http.get("/metrics")).text) for hall in pair.halls])
        assert counts[0] == 0
        assert counts[1] > 0


async def test_when_a_lobby_closes_the_other_goes_on_with_its_bots() -> None:
    bus, store = LocalBus(), MemoryStore()
    async with open_hall(store=store, bus=bus) as stays:
        ada = await stays.guest()
        table, tables = "", []
        async with open_hall(store=store, bus=bus, pace=30.0) as goes:
            for _ in range(6):  # the lobby whose name comes first drives them all
                bots = {str(seat): "random" for seat in range(3)}
                wish = {"seats": 3, "sit": None, "bots": bots, "options": {"short": True}}
                table = (await goes.table(ada, **wish))["id"]
                await stays.call("GET", f"/api/tables/{table}")
                await goes.call("POST", f"/api/tables/{table}/start", ada)
                tables.append(table)
        for table in tables:
            await eventually(lambda table=table: is_over(stays, table))  # type: ignore[misc]


async def test_a_rematch_asked_for_at_both_is_one(pair: Pair) -> None:
    table, guests, screens = await pair.running(title="dragonduel", options={"start": "lot"})
    await screens[0].send(t="resign", table=table)
    for screen in screens:
        await screen.next("lobby", lambda frame: frame["table"]["status"] == "over")
    asked = await asyncio.gather(
        *(
            hall.call("POST", f"/api/tables/{table}/rematch", guest)
            for hall, guest in zip(pair.halls, guests, strict=True)
        )
    )
    assert asked[0]["id"] == asked[1]["id"]
    again = await pair.screens(asked[0]["id"], guests)
    assert [screen.latest()["view"]["seat"] for screen in again] == [0, 1]
    for screen in screens:
        await screen.next("lobby", lambda frame: frame["table"].get("rematch") == asked[0]["id"])


async def test_who_misses_every_note_catches_up_when_it_matters() -> None:
    """Two processes whose bus is silent: an answer, a chair or a screen makes the one behind check the store."""
    store = MemoryStore()
    async with open_hall(store=store, bus=LocalBus()) as one, open_hall(store=store, bus=LocalBus()) as other:
        pair = Pair(one, other)
        table, guests, screens = await pair.running(title="flamecraft_duals")
        (turn,) = screens[0].latest()["waiting"]
        words = screens[turn].latest()["decision"]["words"][:1]
        for screen in (screens[turn], screens[1 - turn]):
            await screen.send(t="play", table=table, seq=0, words=words)
            await screen.next("update", lambda frame: frame["seq"] > 0)
        assert (await screens[1 - turn].next("refused"))["error"] == "stale"
        await one.call("DELETE", f"/api/tables/{table}/seats/0", guests[0])
        assert await other.refused("DELETE", f"/api/tables/{table}/seats/0", guests[1]) == (403, "not-yours")
        watcher = await other.screen()
        await watcher.join(table)
        lobby = next(frame for frame in watcher.frames if frame["t"] == "lobby")
        assert lobby["table"]["chairs"][0]["kind"] == "bot"


async def test_a_store_that_fails_while_a_table_is_behind_is_asked_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, screens = await pair.running(title="flamecraft_duals")
    monkeypatch.setattr(follower, "RETRY", 0.05)
    monkeypatch.setattr(Envelopes, "move_of", lambda _, __: None)  # so that the store has to be asked
    (turn,) = screens[0].latest()["waiting"]
    loads: list[str] = []

    async def fail_at_first(name: str) -> None:
        if name == "records.load":
            loads.append(name)
            if len(loads) < 3:
                raise StoreError("The disk is away.")

    pair.one.watched.before = fail_at_first
    words = screens[turn].latest()["decision"]["words"][:1]
    await screens[turn].send(t="play", table=table, seq=0, words=words)
    await screens[1 - turn].next("update", lambda frame: frame["seq"] == 1)
    assert len(loads) >= 3


async def test_a_store_that_fails_while_a_line_is_unheard_is_asked_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, screens = await pair.running(title="flamecraft_duals")
    monkeypatch.setattr(live, "RETRY", 0.05)
    pair.one.watched.before = failing("talk.lines_of", 2)
    await screens[1].send(t="say", table=table, text="Can you hear me?")
    assert (await screens[0].next("said"))["text"] == "Can you hear me?"


async def test_who_follows_a_review_may_be_at_another_server(pair: Pair) -> None:
    record = (Path(__file__).parents[1] / "records" / "dualis-3-iso-short.record").read_text("utf-8")
    guests = [await pair.one.guest("Ada"), await pair.other.guest("Ben")]
    table = (await pair.one.call("POST", "/api/games", guests[0], text=record))["id"]
    leads, follows = await pair.screens(table, guests)
    await leads.send(t="lead", table=table, at=12, eyes="1")
    heard = [await screen.next("led") for screen in (leads, follows)]
    assert heard[0] == heard[1]
    assert (heard[0]["name"], heard[0]["at"], heard[0]["eyes"], heard[0]["all"]) == ("Ada", 12, "1", False)
    late = await pair.other.screen()
    await late.join(table)
    assert (await late.next("led"))["at"] == 12
    await follows.send(t="lead", table=table, at=3)
    assert (await leads.next("led"))["name"] == "Ben"
    await leads.send(t="lead", table=table, at=None)  # another person leads by now
    await follows.send(t="lead", table=table, at=None)
    assert (await late.next("led", where=lambda frame: frame["at"] is None))["name"] == "Ben"
    await late.send(t="lead", table=table, at=1)
    assert (await late.next("refused"))["error"] == "nameless"
    running, _, screens = await pair.running(seats=2, title="flamecraft_duals")
    await screens[0].send(t="lead", table=running, at=1)
    assert (await screens[0].next("refused"))["error"] == "not-over"
