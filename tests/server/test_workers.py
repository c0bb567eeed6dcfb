"""Two server processes on one PostgreSQL and one Redis: people of one table are at both, without noticing."""

import asyncio
import contextlib
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from emberhall import Play, Record, titles
from emberhall.server.host.crews import HUNG_SECONDS
from emberhall.server.table.row.waking import record_of
from emberhall.server.table.screens.frames import encode
from emberhall.server.table.screens.updates import update_of
from emberhall.store import open_store, work
from tests.replays import play_at, state_of
from tests.server.cluster import Server, end, hall_at, pair_of, servers, start
from tests.server.hall import Frame, Guest, Hall, Screen, eventually, play_all
from tests.server.test_two_lobbies import MODES, Pair, is_over, last_lobby, shown
from tests.services import Postgres, Redis

pytestmark = pytest.mark.timeout(120)
TAKEOVER = 8.0
"""Seconds within which another process has to take over."""


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(scope="module")
def both(database: str, redis_server: Redis) -> Iterator[list[Server]]:
    redis_server.say(b"FLUSHALL\r\n")
    with servers(2, database, redis_server.url) as started:
        yield started


@pytest.fixture
async def pair(both: list[Server]) -> AsyncIterator[Pair]:
    async with pair_of(both) as opened:
        yield opened


async def until(holds: Callable[[], bool], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def updates(screen: Screen) -> list[Frame]:
    return [frame for frame in screen.frames if frame["t"] == "update"]


# --- playing


@pytest.mark.parametrize("title", titles())
async def test_a_whole_game_over_both_shows_each_seat_what_it_may_see(pair: Pair, title: str) -> None:
    table, guests, screens = await pair.running(title=title, **MODES.get(title, {"seats": 2}))
    watchers = [await hall.screen() for hall in pair.halls]
    for watcher in watchers:
        await watcher.join(table)
    lasts = await play_all(screens, table)
    for watcher in watchers:
        lasts.append(await watcher.next("update", lambda frame: frame["view"]["winners"] is not None))
    assert shown(lasts[2]) == shown(lasts[3])
    texts = [(await hall.http.get(f"/api/tables/{table}/record")).text for hall in pair.halls]
    assert texts[0] == texts[1]
    record = Record.parse(texts[0])
    assert state_of(record).over
    play = Play.restore(record)
    secrets = {str(record.seed), record.notes["secret"], *(guest.token for guest in guests)}
    for seat, screen in [*enumerate(screens), *((None, watcher) for watcher in watchers)]:
        assert not [secret for secret in secrets for text in screen.raw if secret in text]
        # If several choose at once, a screen that is told of another's choice answers again here.
        assert set(refusals([screen])) <= {"stale"}
        told = [(frame["seq"], -len(frame["waiting"])) for frame in updates(screen)]
        assert told == sorted(set(told)), "No update came twice, or after a later one."
        for frame in updates(screen)[:: max(1, len(updates(screen)) // 25)]:
            assert frame["view"] == view_at(play, frame["seq"], seat), "It shows what this seat may see, and no more."


def view_at(play: Play, moment: int, seat: int | None) -> Any:
    """The view of a seat at a moment, from the record alone."""
    then = play_at(play, moment)
    return msgspec.json.decode(encode(update_of("x", then, then.tell(seat))))["view"]


async def test_early_answers_at_both_count(pair: Pair) -> None:
    table, _, screens = await pair.running(title="flamecraft")
    first, last = screens[0].latest()["waiting"]
    words = [screen.latest()["decision"]["words"] for screen in screens]
    await screens[last].send(t="play", table=table, seq=0, words=[words[last][1]])
    for screen in screens:
        update = await screen.next("update", lambda frame: frame["waiting"] == [first])
        assert (update["seq"], update["events"]) == (0, [])
    assert words[last][1] not in screens[first].raw[-1], "A secret answer is not told."
    await screens[first].send(t="play", table=table, seq=0, words=[words[first][0]])
    for screen in screens:
        await screen.next("update", lambda frame: frame["seq"] == 2)


async def test_of_two_who_try_the_same_place_one_is_stale(pair: Pair) -> None:
    refused: list[str] = []
    for _ in range(5):
        table, guests, _ = await pair.running(seats=3, bots={"2": "random"}, options={"first_leader": 0})
        screens = [await hall.screen(guests[0]) for hall in pair.halls]
        words: list[str] = (await screens[0].join(table))["decision"]["words"]
        await screens[1].join(table)
        await asyncio.gather(
            *(
                screen.send(t="play", table=table, seq=0, words=[word])
                for screen, word in zip(screens, words, strict=False)
            )
        )
        for screen in screens:
            await screen.next("update", lambda frame: frame["seq"] >= 1)
        told = [next(frame for frame in updates(screen) if frame["seq"] == 1) for screen in screens]
        assert shown(told[0]) == shown(told[1])
        await until(lambda screens=screens: len(refusals(screens)) == 1, 5)  # type: ignore[misc]
        refused += refusals(screens)
    assert refused == ["stale"] * 5


def refusals(screens: list[Screen]) -> list[str]:
    return [frame["error"] for screen in screens for frame in screen.frames if frame["t"] == "refused"]


# --- people


async def test_talk_and_presence_are_the_same_at_both(pair: Pair) -> None:
    table, _, screens = await pair.running(title="flamecraft_duals")
    for number in range(3):
        for screen in screens:
            await screen.send(t="say", table=table, text=f"line {number}")
    for screen in screens:
        await screen.next("said", lambda frame: frame["n"] == 6)
        assert [frame["n"] for frame in screen.frames if frame["t"] == "said"] == [1, 2, 3, 4, 5, 6]

    def here(*expected: bool) -> Callable[[Any], bool]:
        return lambda info: [chair["here"] for chair in info["chairs"]] == list(expected)

    await eventually(lambda: last_lobby(screens[0], here(True, True)))
    await screens[1].close()
    await eventually(lambda: last_lobby(screens[0], here(True, False)))


async def test_the_list_of_one_knows_who_is_at_the_other(pair: Pair) -> None:
    ada = await pair.one.guest()
    table = (await pair.one.table(ada, name="Only here", sit=0, public=True))["id"]
    screen = await pair.one.screen(ada)
    await screen.send(t="join", table=table)

    async def listed(here: bool) -> bool:
        tables = (await pair.other.call("GET", "/api/tables"))["open"]
        return [info["chairs"][0]["here"] for info in tables if info["id"] == table] == [here]

    await eventually(lambda: listed(True))
    await screen.close()
    await eventually(lambda: listed(False))


async def test_a_limit_counts_over_both(pair: Pair) -> None:
    table, guests, screens = await pair.running(title="flamecraft_duals")
    elsewhere = await pair.other.screen(guests[0])
    await elsewhere.join(table)
    for number in range(8):
        await screens[0].send(t="say", table=table, text=f"line {number}")
    await elsewhere.next("said", lambda frame: frame["n"] == 8)
    await asyncio.sleep(0.2)
    await elsewhere.send(t="say", table=table, text="one too many")
    assert (await elsewhere.next("refused"))["error"] == "too-many"


async def test_sockets_count_over_both(pair: Pair) -> None:
    ada = await pair.one.guest()
    first = [await pair.one.screen(ada) for _ in range(12)]
    for _ in range(12):
        await pair.other.screen(ada)
    await asyncio.sleep(0.2)
    for hall in pair.halls:
        screen = await hall.socket()
        await screen.send(t="hello", token=ada.token)
        assert (await screen.next("error"))["error"] == "too-many"
    await first[0].close()
    await asyncio.sleep(0.2)
    await pair.other.screen(ada)


async def test_who_signs_out_at_one_is_signed_out_at_the_other(pair: Pair) -> None:
    ada = await pair.one.guest()
    await pair.other.call("GET", "/api/me", ada)
    screen = await pair.other.screen(ada)
    await pair.one.call("DELETE", "/api/me/token", ada)
    await until(lambda: screen.closed, 5)
    assert await pair.other.refused("GET", "/api/me", ada) == (401, "unknown-token")


# --- trouble, which both servers survive


async def move(pair: Pair, table: str, screens: list[Screen]) -> int:
    """Answer for the seat that is asked; return the length of the record when both screens have the update."""
    seat = next(seat for seat, screen in enumerate(screens) if screen.latest()["decision"] is not None)
    frame = screens[seat].latest()
    await screens[seat].send(t="play", table=table, seq=frame["seq"], words=frame["decision"]["words"][:1])
    for screen in screens:
        await screen.next("update", lambda update: update["seq"] > frame["seq"])
    return int(screens[0].latest()["seq"])


async def test_without_redis_play_goes_on_and_catches_up(pair: Pair, redis_server: Redis) -> None:
    table, _, screens = await pair.running(title="flamecraft_duals")
    lone = await pair.one.guest()
    wish = {"title": "dualis", "seats": 3, "bots": {"1": "random", "2": "random"}, "start": True}
    alone = (await pair.one.table(lone, **wish))["id"]
    own = await pair.one.screen(lone)
    await own.join(alone)
    redis_server.stop(signal.SIGKILL)
    try:
        for _ in range(3):  # people at both servers, which learn of each other's moves from the store
            before = screens[0].latest()["seq"]
            assert await move(pair, table, screens) > before
        while (frame := own.latest())["decision"] is None:  # bots play on too
            await own.next("update")
        await own.send(t="play", table=alone, seq=frame["seq"], words=frame["decision"]["words"][:1])
        await own.next("update", lambda update: update["seq"] > frame["seq"] and update["decision"] is not None)
        await screens[0].send(t="say", table=table, text="can you hear me?")
    finally:
        redis_server.start()
    await screens[1].next("said", lambda said: said["text"] == "can you hear me?")
    began = time.monotonic()
    await move(pair, table, screens)
    assert time.monotonic() - began < TAKEOVER


async def test_without_postgresql_nothing_is_told_and_tables_resume(pair: Pair, postgres: Postgres) -> None:
    table, _, screens = await pair.running(title="flamecraft_duals")
    stored = await move(pair, table, screens)
    postgres.stop(signal.SIGQUIT)  # an immediate shutdown; committed data is recovered
    try:
        seat = next(seat for seat, screen in enumerate(screens) if screen.latest()["decision"] is not None)
        frame = screens[seat].latest()
        word = frame["decision"]["words"][0]
        await screens[seat].send(t="play", table=table, seq=frame["seq"], words=[word])
        assert (await screens[seat].next("error"))["error"] == "store"
        assert [screen.latest()["seq"] for screen in screens] == [stored, stored]
        assert (await pair.one.http.get("/healthz")).status_code == 503
    finally:
        postgres.start()
    await eventually(lambda: is_healthy(pair.one))
    await eventually(lambda: is_healthy(pair.other))
    await screens[seat].send(t="play", table=table, seq=frame["seq"], words=[word])
    for screen in screens:
        await screen.next("update", lambda update: update["seq"] > stored)
    assert await move(pair, table, screens) > stored


async def insist(screen: Screen, table: str, enough: asyncio.Event) -> None:
    """Answer whenever asked, and again if nothing happens."""
    while not enough.is_set() and (frame := screen.latest())["view"]["winners"] is None:
        if frame["decision"] is not None:
            await screen.send(t="play", table=table, seq=frame["seq"], words=frame["decision"]["words"][-1:])
        until_moved = time.monotonic() + 0.3
        while screen.latest()["seq"] == frame["seq"] and time.monotonic() < until_moved:  # noqa: ASYNC110
            await asyncio.sleep(0.005)


async def test_what_was_told_is_stored_however_often_postgresql_dies(
    pair: Pair, postgres: Postgres, database: str
) -> None:
    table, _, screens = await pair.running(title="flamecraft")
    enough = asyncio.Event()
    playing = [asyncio.create_task(insist(screen, table, enough)) for screen in screens]
    for _ in range(3):
        reached = screens[0].latest()["seq"]
        await until(lambda reached=reached: screens[0].latest()["seq"] > reached + 3, 20)  # type: ignore[misc]
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(postgres.start)
    reached = screens[0].latest()["seq"]
    await until(lambda: screens[0].latest()["seq"] > reached + 3, 60)
    enough.set()
    await asyncio.gather(*playing)
    store = open_store(database)
    await store.open()
    stored = await store.snapshot(work.records.load(table))
    await store.close()
    assert stored is not None
    play = Play.restore(record_of(stored.table, stored.moves), stored.early)
    for seat, screen in enumerate(screens):
        for frame in updates(screen):
            assert frame["view"] == view_at(play, frame["seq"], seat), "What was told stands in the record."


async def is_healthy(hall: Hall) -> bool:
    return (await hall.http.get("/healthz")).status_code == 200


async def test_a_killed_process_leaves_its_bots_to_the_other(both: list[Server]) -> None:
    """These are tables that only one process had awake, and one that both had."""
    async with pair_of(both) as pair:
        ada = await pair.one.guest()
        wish = {"seats": 4, "sit": None, "bots": {str(seat): "random" for seat in range(4)}, "start": True}
        tables = [(await pair.one.table(ada, **wish))["id"] for _ in range(4)]
        await (await pair.other.screen()).join(tables[0])
        assert not all([await is_over(pair.one, table) for table in tables[1:]])
        end(both[0])
        for table in tables:
            await eventually(lambda table=table: is_over(pair.other, table))  # type: ignore[misc]


# --- one command, several processes


@pytest.fixture(scope="module")
def crews() -> Iterator[list[Server]]:
    """The crews of these tests, of which at most one is still running."""
    started: list[Server] = []
    yield started
    for server in started:
        if server.process.poll() is None:
            end(server)


@pytest.fixture
def crew(crews: list[Server], postgres: Postgres, redis_server: Redis) -> Server:
    """The crew of the previous test, or a new one if that has ended."""
    if not crews or crews[-1].process.poll() is not None:
        redis_server.say(b"FLUSHALL\r\n")
        crews.append(start(postgres.database(), redis_server.url, workers=2))
        crews[-1].wait()
    return crews[-1]


def children(server: Server) -> set[int]:
    """The worker processes that the parent has started."""
    results = set()
    for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has ended by now
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                results.add(int(pid))
    return results


def connections(pid: int, port: int) -> int:
    """How many connections to a port a process has open."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    open_ones = {f"socket:[{line[9]}]" for line in lines if line[1].endswith(f":{port:04X}") and line[3] == "01"}
    found = 0
    for each in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # it has been closed by now
            found += str(each.readlink()) in open_ones
    return found


async def test_screens_of_a_table_meet_at_one_process(crew: Server) -> None:
    port = int(crew.address.rpartition(":")[2])
    for _ in range(3):
        async with hall_at(crew.address) as hall:
            table, guests = await hall.full_table(2, title="flamecraft_duals")
            screens = [await hall.screen(guest, at=table) for guest in guests * 4]
            for screen in screens:
                await screen.join(table)
            await hall.http.aclose()  # so that only WebSockets are open
            await until(lambda: sorted(connections(pid, port) for pid in children(crew)) == [0, 8], 30)


async def test_a_process_that_hangs_is_replaced(crew: Server) -> None:
    before = children(crew)
    stuck = min(before)
    os.kill(stuck, signal.SIGSTOP)
    await until(lambda: len(children(crew)) == 2 and stuck not in children(crew), HUNG_SECONDS + 20)
    assert before - {stuck} <= children(crew), "The other one went on."
    async with hall_at(crew.address) as hall:
        table, guests = await hall.full_table(2, title="flamecraft_duals")
        screens = [await hall.screen(guest, at=table) for guest in guests]
        for screen in screens:
            await screen.join(table)


class Regular:
    """A person who keeps playing, and reconnects when the connection closes."""

    def __init__(self, hall: Hall, guest: Guest, table: str) -> None:
        self._hall, self._guest, self._table = hall, guest, table
        self.told: dict[int, Frame] = {}
        self.codes: list[int | None] = []
        self.outage = 0.0

    async def play(self) -> None:
        lost, screen = time.monotonic(), None
        while True:
            try:
                screen = await self._hall.screen(self._guest)
                frame = await screen.join(self._table)
                self.outage = max(self.outage, time.monotonic() - lost)
                await self._answer(screen, frame)
            except (ConnectionError, ConnectionClosed, InvalidHandshake):
                if screen is not None:
                    self.codes.append(screen.socket.close_code)
                lost = time.monotonic()
                await asyncio.sleep(0.05)

    async def _answer(self, screen: Screen, frame: Frame) -> None:
        while frame["view"]["winners"] is None:
            self.told[frame["seq"]] = frame
            if frame["decision"] is not None:
                await asyncio.sleep(0.05)
                words = frame["decision"]["words"][-1:]
                await screen.send(t="play", table=self._table, seq=frame["seq"], words=words)
            frame = await screen.next("update")


async def leave(playing: list[asyncio.Task[None]]) -> None:
    """Cancel everybody at once: a person still waiting for another's word would wait in vain."""
    for person in playing:
        person.cancel()
    for problem in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(problem, Exception):
            raise problem


async def counted(hall: Hall) -> int:
    """How many moves of Flamecraft the server has counted over all processes."""
    said = re.search(r'emberhall_moves_total{title="flamecraft"} (\d+)', (await hall.http.get("/metrics")).text)
    return int(said[1]) if said else 0


async def counts_moves(hall: Hall, table: str, before: int) -> bool:
    """True if all moves of a table are counted, including those of replaced processes, which come a moment later."""
    seq: int = (await hall.call("GET", f"/api/tables/{table}"))["seq"]
    return await counted(hall) == before + seq


async def test_replacing_every_process_costs_nobody_a_word(crew: Server) -> None:
    old = children(crew)
    assert len(old) == 2
    async with hall_at(crew.address) as hall:
        before = await counted(hall)
        table, guests = await hall.full_table(2, title="flamecraft")
        people = [Regular(hall, guest, table) for guest in guests]
        playing = [asyncio.create_task(person.play()) for person in people]
        await until(lambda: max(people[0].told, default=0) > 5, 60)
        crew.signal(signal.SIGHUP)
        await until(lambda: children(crew).isdisjoint(old), 60)
        reached = max(people[0].told)
        await until(lambda: max(people[0].told) > reached + 5, 60)
        await leave(playing)
        again = await (await hall.screen(guests[0])).join(table)
        assert again["seq"] >= max(max(person.told) for person in people), "What was told is stored."
        await eventually(partial(counts_moves, hall, table, before))
    new = children(crew)
    assert len(new) == 2
    os.kill(min(new), signal.SIGKILL)
    await until(lambda: len(children(crew)) == 2 and children(crew) != new, 60)
    assert end(crew, signal.SIGTERM) == 0
    for person in people:
        assert set(person.codes) == {1012}, "The code says that somebody else is there."
        assert person.outage < 15, "About one second on an idle machine."


def is_running(pid: int) -> bool:
    """True if a process has not ended; an ended one stays listed until its parent waits for it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


async def test_who_loses_the_first_process_ends_cleanly(crew: Server) -> None:
    workers = children(crew)
    async with hall_at(crew.address) as hall:
        screens = [await hall.screen() for _ in range(4)]
        end(crew, signal.SIGKILL)
        await until(lambda: all(screen.closed for screen in screens), 30)
        assert {screen.socket.close_code for screen in screens} == {1012}, "They hand over before they go."
        await until(lambda: not any(map(is_running, workers)), 30)
