"""The caretaker of a lobby: what happens to its tables without anybody asking.

It resumes tables after a start and when another lobby has gone, keeps the time, lets quiet tables sleep and removes
old ones.
"""

import asyncio
import contextlib
import time

import structlog

from emberhall.server.answers import RETRY
from emberhall.server.awake import Awake
from emberhall.server.errors import RequestError
from emberhall.server.house import House
from emberhall.server.timestamps import ago
from emberhall.server.uptime import text_of
from emberhall.store import Damaged, Old, StoreError

log = structlog.get_logger(__name__)
HALF, SOME = 0.5, 0.2
"""Shares of the processor for resuming tables after a start."""
NEVER_BEGUN = 30.0
"""Days after which a table goes that was never begun."""
REMOVED = 200
BREATH = 0.2
TENDING = 6 * 3600.0
"""How many old tables are removed at once, and the seconds until the next ones, and until we look again."""
SWEEPS_PER_IDLE = 4
SWEEP = 1.0
"""Seconds after which tables are looked through at the latest, for those that may sleep."""
RESTING = 50
"""So many tables that nobody watches stay in memory for a while, those touched last."""
ATTEMPTS = 50
"""So many times REMOVED abandoned games are ended at once."""
LEAD = 5
"""A sleeping table is woken so many beats before a clock runs out."""


class Caretaker:
    """Looks after the tables of a lobby."""

    def __init__(self, house: House, awake: Awake) -> None:
        self._house = house
        self._awake = awake
        self._tasks: list[asyncio.Task[None]] = []
        self._adopting = asyncio.Event()
        self._called: asyncio.Queue[str] = asyncio.Queue()
        house.unwatched.wake = self._called.put_nowait

    def open(self) -> None:
        """Begin all of its work."""
        works = (self._adopt, self._sweep, self._tend, self._keep_time, self._play_unwatched)
        self._tasks = [asyncio.create_task(work()) for work in works]

    def adopt_soon(self) -> None:
        """Some tables may have nobody who drives them: look for them."""
        self._adopting.set()

    async def close(self) -> None:
        """End all of its work."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _adopt(self) -> None:
        """Look after tables that nobody drives, after a start and when another lobby has gone."""
        while True:
            await self._adopting.wait()
            self._adopting.clear()
            try:
                await self._resume()
            except StoreError as problem:
                log.warning("tables not resumed", why=str(problem))
                asyncio.get_running_loop().call_later(RETRY, self._adopting.set)

    async def _resume(self) -> None:
        """Look after tables nobody has asked for: where a bot is to answer first, then the rest, without haste.

        A table that wants nothing of us goes back to sleep. Who joins one meanwhile does not wait for the others.
        """
        store, bus = self._house.store, self._house.bus
        bots = await bus.undriven(await store.asking_bots())
        rest = await bus.undriven(sorted(set(await store.running()).difference(bots)))
        for tables, share in ((bots, HALF), (rest, SOME)):
            for table in tables:
                began = time.perf_counter()
                await self.look_after(table)
                await asyncio.sleep((time.perf_counter() - began) * (1 / share - 1))
        if bots or rest:
            log.info("tables resumed", tables=len(bots) + len(rest), awake=len(self._awake))

    async def look_after(self, table: str) -> None:
        """Wake a table, and let it sleep again if it wants nothing of us."""
        if table in self._awake:
            return
        try:
            found = await self._awake.look_up(table)
        except Exception as problem:
            if isinstance(problem, StoreError) and not isinstance(problem, Damaged):
                raise  # the store is away: all of it again, in a moment
            # one table must not keep the others from going on
            log.exception("table not resumed", table=table, why=str(problem))
            return
        if found is not None:
            await found.driven()
        if found is not None and found.may_sleep(0):
            self._awake.put_to_sleep(found)

    async def _play_unwatched(self) -> None:
        """Wake the games of bots whose turn has come."""
        while True:
            table = await self._called.get()
            try:
                await self.look_after(table)
            except StoreError as problem:
                log.warning("table not resumed", table=table, why=str(problem))
                asyncio.get_running_loop().call_later(RETRY, self._called.put_nowait, table)
                continue
            awake = self._awake.get(table)
            if awake is None:
                self._house.unwatched.forget(table)  # it cannot be played, and no longer takes the turn of others
            else:
                awake.play_on()

    async def _tend(self) -> None:
        """Remove what is old, a little at a time."""
        keep, tokens = self._house.settings.keep_days, ago(self._house.settings.token_days)
        while True:
            tables = ago(keep) if keep else ""
            old = Old(tables, tables, ago(min(keep, NEVER_BEGUN)) if keep else "", tokens)
            try:
                await self._close_abandoned()
                while removed := await self._house.store.forget(old, REMOVED):
                    for each in filter(None, map(self._awake.get, removed)):
                        self._awake.put_to_sleep(each)
                    log.info("old tables removed", tables=len(removed))
                    await asyncio.sleep(BREATH)
            except StoreError as problem:
                log.warning("old tables not removed", why=str(problem))
            await asyncio.sleep(TENDING)

    async def _keep_time(self) -> None:
        """Say that the server is up, and wake the tables where a clock runs out."""
        house, seconds = self._house, self._house.settings.beat
        while True:
            await asyncio.sleep(seconds)
            try:
                await house.uptime.beat(house.store, seconds)
                soon = text_of(house.uptime.now() + int(1000 * LEAD * seconds))
                for table in await house.bus.undriven(await house.store.due(soon, REMOVED)):
                    await self.look_after(table)
            except StoreError as problem:
                log.warning("time not kept", why=str(problem))

    async def _close_abandoned(self) -> None:
        """End the games in which nobody has moved for long."""
        days, store = self._house.settings.abandon_days, self._house.store
        for _ in range(ATTEMPTS):
            left = await store.abandoned(ago(days), REMOVED) if days else []
            for each in left:
                # where it is just being put to sleep, or cannot be read: once more in a moment
                with contextlib.suppress(RequestError, Damaged):
                    table = await self._awake.find(each)
                    await table.do(table.abandon)
                    if table.may_sleep(0):
                        self._awake.put_to_sleep(table)
            if not left:
                return
            log.info("abandoned games ended", tables=len(left))
            await asyncio.sleep(BREATH)

    async def _sweep(self) -> None:
        idle = self._house.settings.idle
        while True:
            await asyncio.sleep(min(idle / SWEEPS_PER_IDLE, SWEEP))
            self._let_sleep(idle)

    def _let_sleep(self, idle: float) -> None:
        """Put to sleep what has been quiet for so long; and of all that nobody watches, what is too many."""
        left = [table for table in self._awake if table.may_sleep(0)]
        left.sort(key=lambda table: table.touched)
        for place, table in enumerate(left):
            if place < len(left) - RESTING or table.may_sleep(idle):
                self._awake.put_to_sleep(table)
