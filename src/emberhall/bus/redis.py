"""The bus between processes and hosts, on Redis or Valkey: publish and subscribe, leases, and the lobbies present.

While Redis is away, every process works on its own: it drives the tables it serves, and lets them poll the store. When
Redis is back, everything that may have been missed is looked up once.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from emberhall.bus import scripts
from emberhall.bus.base import BusError, Change, Claim, Hear
from emberhall.bus.ears import LOST, Ear
from emberhall.bus.leases import Lease, Leases
from emberhall.bus.local import LocalBus
from emberhall.bus.notes import HOUSE, Absent, Free, Missed, Note, decode, encode
from emberhall.world import chance, clock

log = structlog.get_logger(__name__)
BEAT_SECONDS = 1.0
LEASE_SECONDS = 4.0
"""Seconds without a beat before a lobby is considered gone; the others check at every beat."""
LOOK_SECONDS = 2.0
"""Seconds between polls of the store while Redis is away."""
PATIENCE = 2.0
RETRY = 0.25
MOST_WAITING = 20_000
"""The most notes that wait for Redis to come back; older ones are dropped."""
AT_ONCE = 500
GATHER = 0.004
"""Seconds between sends: all notes that arrive meanwhile go together, at the cost of one."""
PREFIX = "emberhall"
LOBBIES = f"{PREFIX}:lobbies"
TROUBLE = (RedisError, OSError, TimeoutError)


class RedisBus:
    """One process's end of the bus."""

    remote = True

    def __init__(self, url: str) -> None:
        try:
            self._redis: Any = Redis.from_url(
                url,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                protocol=2,
                retry=Retry(NoBackoff(), 0),  # callers retry in their own time
            )
        except ValueError as problem:
            raise BusError(f"The address of the bus cannot be read: {problem}.") from None
        self._ear = Ear(self._redis.connection_pool, self._heard, self._back, self._wanted)
        self._local = LocalBus()
        self._leases = Leases()
        self._me = chance.token_hex(8)
        self._lobby = ""
        self._adopt: Change = lambda: None
        self._known: set[str] = set()
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._news = asyncio.Event()
        self._flushing = asyncio.Lock()  # leave() flushes while another flush may be under way
        self._other_tables = True  # True if the wanted channels changed since we last subscribed
        self._seen = clock.monotonic()
        self._calm = 0.0  # from this time on, a missing lobby counts as gone
        self._alone = False
        self._looked = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    # --- joining and leaving

    async def check(self) -> None:
        try:
            await self._redis.ping()
        except TROUBLE as problem:
            raise BusError(f"The bus cannot be reached: {problem}.") from None
        finally:
            await self._redis.aclose()

    async def join(self, lobby: str, adopt: Change) -> None:
        self._lobby, self._adopt = lobby, adopt
        try:
            await self._redis.ping()
            _, there = await self._beat_once()
        except TROUBLE as problem:
            await self._redis.aclose()
            raise BusError(f"The bus cannot be reached: {problem}.") from None
        self._known = set(there)
        self._tasks = [asyncio.create_task(work()) for work in (self._ear.listen, self._send, self._beat)]
        await self._ear.listening()
        if there == [lobby]:
            adopt()

    async def leave(self, lobby: str) -> None:
        """Send what is left, give back the leases, and announce that this lobby is gone."""
        with contextlib.suppress(*TROUBLE):
            async with asyncio.timeout(PATIENCE):
                async with self._flushing:
                    await self._flush()
                await self._redis.eval(scripts.GO, 1, LOBBIES, lobby)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._ear.close()
        await self._redis.aclose()

    # --- notes

    def publish(self, note: Note) -> None:
        self._local.publish(note)
        self._waiting.append((note.table, self._me.encode() + encode(note)))
        self._news.set()

    def is_heard(self, table: str) -> bool:
        return True

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        stop = self._local.subscribe(table, hear)
        self._follow_others()

        def stop_and_say() -> None:
            stop()
            self._follow_others()

        return stop_and_say

    def _follow_others(self) -> None:
        """Update the subscriptions soon."""
        self._other_tables = True
        self._news.set()

    def _wanted(self) -> set[str]:
        return {channel(table) for table in (*self._local.tables, *self._leases.wished(), HOUSE)}

    def _heard(self, data: bytes) -> None:
        """Handle a message from Redis."""
        size = len(self._me)
        if data[:size] == self._me.encode():
            return  # our own note: already delivered by publish()
        try:
            note = decode(data[size:])
        except ValueError as problem:
            log.warning("note not understood", why=str(problem))
            return
        if isinstance(note, Free):
            self._leases.ask(note.table)
            self._follow_others()
        else:
            self._local.publish(note)

    def _back(self, heard_again: bool = True) -> None:
        """Tell every table that notes may have been lost, or still are being lost."""
        for table in tuple(self._local.tables):
            self._local.publish(Missed(table, heard_again))

    async def _send(self) -> None:
        """Send everything new to Redis, in order; retry what fails."""
        sent = 0.0
        while True:
            await self._news.wait()
            if (pause := sent + GATHER - clock.monotonic()) > 0:
                await asyncio.sleep(pause)
            self._news.clear()
            try:
                async with self._flushing:
                    await self._flush()
            except TROUBLE:
                await asyncio.sleep(RETRY)
                self._news.set()
            sent = clock.monotonic()

    async def _flush(self) -> None:
        if self._other_tables:
            self._other_tables = False
            try:
                heard = await self._ear.follow()
            except TROUBLE:
                self._other_tables = True
                raise
            for table in [table for table in self._local.tables if channel(table) in heard]:
                # The table was read before its channel was confirmed: notes in between may have been lost.
                self._local.publish(Missed(table, heard_again=False))
        new = self._leases.take_new()
        try:
            await self._take(new)
        except TROUBLE:
            for table in new:
                self._leases.ask(table)
            raise
        given = self._leases.take_given()
        if given:
            await self._redis.eval(scripts.GIVE, len(given), *map(key, given), self._lobby)
            self._waiting.extend((table, self._me.encode() + encode(Free(table))) for table in given)
        left = len(self._waiting)  # notes that arrive meanwhile go together next time
        while left > 0:
            batch = list(islice(self._waiting, min(left, AT_ONCE)))
            said = [part for table, data in batch for part in (channel(table), data)]
            await self._redis.eval(scripts.TELL, 0, *said)
            for _ in batch:
                self._waiting.popleft()
            left -= len(batch)

    # --- leases and lobbies

    def claim(self, table: str, lobby: str, changed: Change) -> Claim:
        lease = Lease(table, changed, self._give_back)
        self._leases.add(lease)
        self._follow_others()
        return lease

    def _give_back(self, lease: Lease) -> None:
        self._leases.drop(lease)
        self._follow_others()

    async def _take(self, tables: Sequence[str]) -> None:
        for start in range(0, len(tables), AT_ONCE):
            some = tables[start : start + AT_ONCE]
            keys = list(map(key, some))
            held = await self._redis.eval(scripts.TAKE, len(keys), *keys, self._lobby, int(LEASE_SECONDS * 1000))
            self._leases.settle(some, (bool(each) for each in held))

    async def undriven(self, tables: Iterable[str]) -> list[str]:
        """The given tables that nobody drives; all of them when Redis is away."""
        asked = list(tables)
        with contextlib.suppress(*TROUBLE):
            holders = await self._redis.mget(list(map(key, asked))) if asked else []
            return [table for table, holder in zip(asked, holders, strict=True) if holder is None]
        return asked

    async def _beat(self) -> None:
        """Every second: announce this process, renew its leases, and see which lobbies are gone."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                gone, there = await self._beat_once()
                await self._take(self._leases.wished())
                await self._ear.ping()
            except TROUBLE as problem:
                self._unheard(problem)
                continue
            self._look_around(gone, set(there))

    async def _beat_once(self) -> tuple[list[str], list[str]]:
        gone, there = await self._redis.eval(scripts.BEAT, 1, LOBBIES, self._lobby, int(LEASE_SECONDS * 1000))
        return [each.decode() for each in gone], [each.decode() for each in there]

    def _look_around(self, gone: list[str], there: set[str]) -> None:
        self._seen = clock.monotonic()
        if self._seen < self._calm:  # after an outage, let everybody come back first
            self._known |= there
            return
        self._miss(self._known - there)
        self._known = there
        if gone or self._alone:
            log.info("tables adopted", of=gone, after_outage=self._alone)
            self._alone = False
            self._adopt()

    def _unheard(self, problem: Exception) -> None:
        """Handle a missing answer from Redis: once every lease has run out, continue alone."""
        now = clock.monotonic()
        self._calm = now + LEASE_SECONDS
        if now - self._seen >= LEASE_SECONDS:
            log.warning("bus lost", why=str(problem))
            self._alone = True
            self._leases.hold_all()
            if now - self._looked >= LOOK_SECONDS:
                self._looked = now
                self._back(heard_again=False)

    def _miss(self, lobbies: Iterable[str]) -> None:
        """Report lobbies that vanished as absent: their screens are gone."""
        for lobby in lobbies:
            for table in tuple(self._local.tables):
                self._local.publish(Absent(table, lobby))


def channel(table: str) -> str:
    """The channel of notes about a table."""
    return f"{PREFIX}:notes:{table}"


def key(table: str) -> str:
    """The key that holds which lobby drives a table."""
    return f"{PREFIX}:drives:{table}"


assert LOST > BEAT_SECONDS
