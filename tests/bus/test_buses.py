"""What every bus promises, tested on both: the one within a process, and the one for several on a real Redis."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest

from emberhall.bus import Bus, BusError, Changed, LocalBus, Missed, Moved, Note, open_bus, scripts
from emberhall.bus import redis as on_redis
from tests.services import Redis

WAIT = 30.0


@dataclass
class End:
    """A lobby's end of the bus."""

    bus: Bus
    lobby: str
    adopted: int = 0
    heard: list[Note] = field(default_factory=list)

    def adopt(self) -> None:
        self.adopted += 1

    async def join(self) -> "End":
        await self.bus.join(self.lobby, self.adopt)
        return self

    async def leave(self) -> None:
        await self.bus.leave(self.lobby)

    def listen(self, table: str) -> Callable[[], None]:
        return self.bus.subscribe(table, self.heard.append)

    @property
    def told(self) -> list[Note]:
        """The notes published by others, without those the bus makes itself."""
        return [note for note in self.heard if not isinstance(note, Missed)]


class Ends:
    """Makes ends of one bus."""

    def __init__(self, redis: Redis | None) -> None:
        self._redis = redis
        self._local = LocalBus()
        self.open = AsyncExitStack()

    def end(self, lobby: str) -> End:
        return End(self._local if self._redis is None else open_bus(self._redis.url), lobby)

    async def joined(self, lobby: str) -> End:
        end = await self.end(lobby).join()
        self.open.push_async_callback(end.leave)
        return end


@pytest.fixture(params=["local", "redis"])
async def ends(request: pytest.FixtureRequest) -> AsyncIterator[Ends]:
    made = Ends(request.getfixturevalue("redis") if request.param == "redis" else None)
    async with made.open:
        yield made


@pytest.fixture
async def remote(redis: Redis) -> AsyncIterator[Ends]:
    made = Ends(redis)
    async with made.open:
        yield made


async def until(holds: Callable[[], bool], seconds: float = WAIT) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


async def test_notes_reach_those_who_listen_to_the_table_in_order(ends: Ends) -> None:
    one, two = await ends.joined("one"), await ends.joined("two")
    stop = two.listen("a")
    elsewhere = End(two.bus, "two")
    elsewhere.listen("b")
    one.bus.publish(Changed("b", 0))  # once this is heard, both subscriptions are active
    await until(lambda: len(elsewhere.told) == 1)
    notes: list[Note] = [note for seq in range(50) for note in (Moved("a", seq), Changed("a", seq))]
    for note in notes:
        one.bus.publish(note)
    await until(lambda: len(two.told) >= len(notes))
    assert two.told == notes
    stop()
    stop()
    one.bus.publish(Moved("a", 99))
    one.bus.publish(Moved("b", 99))
    await until(lambda: len(elsewhere.told) == 2)
    assert two.told == notes


async def test_the_publisher_hears_itself_once_and_at_once(ends: Ends) -> None:
    one, two = await ends.joined("one"), await ends.joined("two")
    one.listen("a")
    two.listen("a")
    one.bus.publish(Moved("a", 1))
    assert Moved("a", 1) in one.heard
    two.bus.publish(Moved("a", 2))
    await until(lambda: Moved("a", 2) in one.heard)
    assert one.heard.count(Moved("a", 1)) == 1


async def test_who_subscribes_and_asks_is_answered(ends: Ends) -> None:
    """A question may follow a subscription at once: the answer must not arrive before the subscription is active."""
    one, two = await ends.joined("one"), await ends.joined("two")
    for number in range(20):
        table = f"table {number}"
        one.listen(table)
        one.bus.publish(Changed(table, 0))
    one.bus.publish(Changed("ready", 0))
    for number in range(20):
        table, asked = f"table {number}", Changed(f"table {number}", 1)
        stop = one.bus.subscribe(table, lambda note, asked=asked: answer(note, asked))  # type: ignore[misc]

        def answer(note: Note, asked: Note) -> None:
            if note == asked:
                one.bus.publish(Moved(note.table, 7))

        await asyncio.sleep(0.02)
        two.listen(table)
        two.bus.publish(asked)
        await until(lambda table=table: Moved(table, 7) in two.heard)  # type: ignore[misc]
        stop()


async def test_a_hearer_may_stop_another_while_a_note_is_told() -> None:
    bus = LocalBus()
    heard: list[str] = []

    def first(_: Note) -> None:
        heard.append("first")
        stops[1]()

    stops = [bus.subscribe("one", first)]
    stops.append(bus.subscribe("one", lambda _: heard.append("second")))
    bus.publish(Changed("one", 1))
    bus.publish(Changed("one", 1))
    assert heard == ["first", "second", "first"]


async def test_one_drives_at_a_time_and_the_next_takes_over(ends: Ends) -> None:
    one, two = await ends.joined("one"), await ends.joined("two")
    changes: list[str] = []
    first = one.bus.claim("a", "one", lambda: changes.append("one"))
    await first.settled()
    second = two.bus.claim("a", "two", lambda: changes.append("two"))
    await second.settled()
    other = two.bus.claim("b", "two", lambda: None)
    await other.settled()
    assert (first.held, second.held, other.held) == (True, False, True)
    assert await one.bus.undriven(["a", "b", "c"]) == ["c"]
    first.release()
    await until(lambda: second.held, seconds=0.7)  # before the next beat
    assert changes[-1] == "two"
    assert not first.held
    again = one.bus.claim("a", "one", lambda: None)
    await again.settled()
    assert not again.held


async def test_whoever_is_first_looks_after_tables_and_later_who_is_left(ends: Ends) -> None:
    one, two = await ends.joined("one"), ends.end("two")
    await two.join()
    assert (one.adopted, two.adopted) == (1, 0)
    await two.leave()
    await until(lambda: one.adopted == 2)


# --- on Redis only


async def test_a_lobby_that_ends_without_a_word_is_missed_and_its_tables_are_driven(remote: Ends) -> None:
    one, dead = await remote.joined("one"), remote.end("dead")
    await dead.join()
    one.listen("a")
    theirs = dead.bus.claim("a", "dead", lambda: None)
    await theirs.settled()
    own = one.bus.claim("a", "one", lambda: None)
    await own.settled()
    assert (theirs.held, own.held) == (True, False)
    await asyncio.sleep(on_redis.BEAT_SECONDS * 1.5)  # so that the others know of it
    silence(dead)
    await until(lambda: own.held, seconds=on_redis.LEASE_SECONDS + 2)
    await until(lambda: one.adopted == 2 and any(type(note).__name__ == "Absent" for note in one.heard))
    await dead.leave()


def silence(end: End) -> None:
    """Stop an end as if its process had been killed."""
    for task in end.bus._tasks:  # type: ignore[attr-defined]
        task.cancel()


async def test_who_subscribes_looks_once_when_it_can_hear(remote: Ends) -> None:
    """Otherwise notes published between reading a table and subscribing to it would be lost for good."""
    one = await remote.joined("one")
    one.listen("a")
    await until(lambda: one.heard == [Missed("a", heard_again=False)])
    one.listen("a")
    await asyncio.sleep(0.1)
    assert len(one.heard) == 1


async def test_notes_of_a_few_milliseconds_go_together(remote: Ends, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = await remote.joined("one"), await remote.joined("two")
    two.listen("a")
    await until(lambda: len(two.heard) == 1)
    driver, sent = one.bus._redis, 0  # type: ignore[attr-defined]
    ask = driver.eval

    async def count(script: str, *values: object) -> object:
        nonlocal sent
        sent += script == scripts.TELL
        return await ask(script, *values)

    monkeypatch.setattr(driver, "eval", count)
    began = time.monotonic()
    for seq in range(200):
        one.bus.publish(Moved("a", seq))
        await asyncio.sleep(0)
    await until(lambda: two.told == [Moved("a", seq) for seq in range(200)])
    assert 1 <= sent <= 2 + (time.monotonic() - began) / on_redis.GATHER


async def test_who_leaves_while_a_note_is_on_its_way_sends_it_once(
    remote: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await remote.end("one").join(), await remote.joined("two")
    two.listen("a")
    await until(lambda: len(two.heard) == 1)
    driver, under_way = one.bus._redis, asyncio.Event()  # type: ignore[attr-defined]
    ask = driver.eval

    async def take_long(script: str, *values: object) -> object:
        if script == scripts.TELL:
            under_way.set()
            await asyncio.sleep(0.05)
        return await ask(script, *values)

    monkeypatch.setattr(driver, "eval", take_long)
    one.bus.publish(Moved("a", 1))
    await under_way.wait()
    one.bus.publish(Moved("a", 2))
    await one.leave()
    await until(lambda: len(two.told) >= 2)
    await asyncio.sleep(0.05)
    assert two.told == [Moved("a", 1), Moved("a", 2)]


async def test_while_redis_is_away_everybody_drives_and_looks_and_afterwards_one(redis: Redis, remote: Ends) -> None:
    one, two = await remote.joined("one"), await remote.joined("two")
    for end in (one, two):
        end.listen("a")
    claims = [end.bus.claim("a", end.lobby, lambda: None) for end in (one, two)]
    for claim, end in zip(claims, (one, two), strict=True):
        await claim.settled()
        await until(lambda end=end: len(end.heard) == 1)  # type: ignore[misc]
        end.heard.clear()
    redis.stop()
    try:
        one.bus.publish(Moved("a", 1))
        assert one.heard[-1] == Moved("a", 1), "Here it is heard all the same."
        await until(lambda: all(claim.held for claim in claims))
        await until(lambda: all(Missed("a", heard_again=False) in end.heard for end in (one, two)))
    finally:
        redis.start()
    # two looks up what it missed before it was subscribed again
    await until(lambda: Moved("a", 1) in two.heard or Missed("a", heard_again=True) in two.heard)
    await until(lambda: [claim.held for claim in claims].count(True) == 1)
    one.bus.publish(Moved("a", 2))
    await until(lambda: Moved("a", 2) in two.heard)


async def test_who_cannot_reach_redis_says_so() -> None:
    bus = open_bus("redis://127.0.0.1:1")
    with pytest.raises(BusError, match="cannot be reached"):
        await bus.join("one", lambda: None)
    with pytest.raises(BusError, match="cannot be reached"):
        await open_bus("redis://127.0.0.1:1").check()
    with pytest.raises(BusError, match="not one this server can use"):
        open_bus("http://127.0.0.1")


def test_without_the_driver_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("redis", "redis.asyncio", "emberhall.bus.redis", "emberhall.bus.ears"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "redis", None)
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(BusError, match=r"emberhall\[cluster\]"):
        open_bus("redis://host")
