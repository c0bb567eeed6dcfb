"""The caretaker of a lobby: what happens to its tables without a request.

It resumes tables after a start and when another lobby has gone, keeps time, puts quiet tables to sleep and removes old
ones.
"""

import asyncio
import contextlib

import structlog

from emberhall import load, titles
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.house.uptime import text_of
from emberhall.server.lobby.awake import Awake
from emberhall.server.lobby.holidays import HolidayDesk
from emberhall.server.table.answers import RETRY
from emberhall.server.table.row.tries import tried_of
from emberhall.server.timestamps import ago
from emberhall.store import Damaged, Old, StoreError, Tried, work
from emberhall.world import clock

log = structlog.get_logger(__name__)
HALF, SOME = 0.5, 0.2
"""Shares of the CPU for resuming tables after a start."""
NEVER_BEGUN = 30.0
"""Days before a table that never began is removed."""
REMOVED = 200
BREATH = 0.2
TENDING = 6 * 3600.0
"""How many old tables are removed at once, seconds between two such batches, and seconds between two runs."""
SWEEPS_PER_IDLE = 4
SWEEP = 1.0
"""Seconds between two searches for tables that may sleep, at most."""
RESTING = 50
"""How many unwatched tables stay in memory for a while, the most recently touched."""
ATTEMPTS = 50
"""How many batches of REMOVED abandoned games are ended per run."""
LEAD = 5
"""How many beats before a clock runs out a sleeping table is woken."""


class Caretaker:
    """Takes care of the tables of a lobby."""

    def __init__(self, house: House, awake: Awake, holidays: HolidayDesk) -> None:
        self._house = house
        self._holidays = holidays
        self._awake = awake
        self._tasks: list[asyncio.Task[None]] = []
        self._adopting = asyncio.Event()
        self._called: asyncio.Queue[str] = asyncio.Queue()
        house.unwatched.wake = self._called.put_nowait

    def open(self) -> None:
        """Start the background tasks."""
        duties = (self._adopt, self._sweep, self._tend, self._keep_time, self._play_unwatched)
        self._tasks = [asyncio.create_task(duty()) for duty in duties]

    def adopt_soon(self) -> None:
        """Look for tables without a driver soon."""
        self._adopting.set()

    async def close(self) -> None:
        """Cancel the background tasks."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _adopt(self) -> None:
        """Resume tables without a driver, after a start and when another lobby has gone."""
        while True:
            await self._adopting.wait()
            self._adopting.clear()
            try:
                await self._resume()
            except StoreError as problem:
                log.warning("tables not resumed", why=str(problem))
                asyncio.get_running_loop().call_later(RETRY, self._adopting.set)

    async def _resume(self) -> None:
        """Resume tables without a driver: first those waiting for a bot, then the rest at low load.

        A table with nothing to do goes back to sleep. Joining one meanwhile does not wait for the others.
        """
        store, bus = self._house.store, self._house.bus
        bots = await bus.undriven(await store.read(work.lists.asking_bots()))
        rest = await bus.undriven(sorted(set(await store.read(work.lists.running())).difference(bots)))
        for tables, share in ((bots, HALF), (rest, SOME)):
            for table in tables:
                began = clock.perf_counter()
                await self.look_after(table)
                await asyncio.sleep((clock.perf_counter() - began) * (1 / share - 1))
        if bots or rest:
            log.info("tables resumed", tables=len(bots) + len(rest), awake=len(self._awake))

    async def look_after(self, table: str) -> None:
        """Wake a table, and put it back to sleep if it has nothing to do."""
        if table in self._awake:
            return
        try:
            live = await self._awake.look_up(table)
        except Exception as problem:
            if isinstance(problem, StoreError) and not isinstance(problem, Damaged):
                raise  # the store is away: the whole run is retried in a moment
            # one table must not hold up the others
            log.exception("table not resumed", table=table, why=str(problem))
            return
        if live is not None:
            await live.driven()
        if live is not None and live.may_sleep(0):
            self._awake.put_to_sleep(live)

    async def _play_unwatched(self) -> None:
        """Wake the unwatched bot games whose turn has come."""
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
                self._house.unwatched.forget(table)  # it cannot be played, and must not take turns from others
            else:
                awake.play_on()

    async def _tend(self) -> None:
        """Remove old tables, a few at a time."""
        keep, token_days = self._house.settings.keep_days, self._house.settings.token_days
        while True:
            tables = ago(keep) if keep else ""
            old = Old(tables, tables, ago(min(keep, NEVER_BEGUN)) if keep else "", ago(token_days))
            try:
                await self._close_abandoned()
                await self._settle_tries()
                while removed := await self._house.store.write(work.upkeep.forget(old, REMOVED)):
                    for each in filter(None, map(self._awake.get, removed)):
                        self._awake.put_to_sleep(each)
                    log.info("old tables removed", tables=len(removed))
                    await asyncio.sleep(BREATH)
            except StoreError as problem:
                log.warning("old tables not removed", why=str(problem))
            await asyncio.sleep(TENDING)

    async def _keep_time(self) -> None:
        """Advance the uptime, and wake the tables whose clock is about to run out."""
        house, seconds = self._house, self._house.settings.beat
        while True:
            await asyncio.sleep(seconds)
            try:
                await house.uptime.beat(house.store, seconds)
                soon = text_of(house.uptime.now() + int(1000 * LEAD * seconds))
                for table in await house.bus.undriven(await house.store.read(work.lists.due(soon, REMOVED))):
                    await self.look_after(table)
                await self._holidays.turn()
            except StoreError as problem:
                log.warning("time not kept", why=str(problem))

    async def _close_abandoned(self) -> None:
        """End the games in which nobody has moved for a long time."""
        days, store = self._house.settings.abandon_days, self._house.store
        for _ in range(ATTEMPTS):
            left = await store.read(work.lists.abandoned(ago(days), REMOVED)) if days else []
            for each in left:
                # if it is being put to sleep or cannot be read, the next batch tries again
                with contextlib.suppress(RequestError, Damaged):
                    table = await self._awake.find(each)
                    await table.abandon()
                    if table.may_sleep(0):
                        self._awake.put_to_sleep(table)
            if not left:
                return
            log.info("abandoned games ended", tables=len(left))
            await asyncio.sleep(BREATH)

    async def _settle_tries(self) -> None:
        """Write down the results of daily deals that ended before results were kept beside the tries."""
        store = self._house.store
        while tables := await store.read(work.daily.unsettled(REMOVED)):
            for table in tables:
                with contextlib.suppress(Damaged):
                    row = await store.read(work.tables.one(table))
                    assert row is not None
                    played = row.title in titles()
                    tried = tried_of(row, load(row.title), row.scores, row.winners or (), row.moved) if played else None
                    await store.write(work.daily.settle(table, tried or Tried(None, 0)))
                    continue
                await store.write(work.daily.settle(table, Tried(None, 0)))
            await asyncio.sleep(BREATH)

    async def _sweep(self) -> None:
        idle = self._house.settings.idle
        while True:
            await asyncio.sleep(min(idle / SWEEPS_PER_IDLE, SWEEP))
            self._let_sleep(idle)

    def _let_sleep(self, idle: float) -> None:
        """Put to sleep the tables that have been idle this long, and the oldest unwatched ones beyond RESTING."""
        left = [table for table in self._awake if table.may_sleep(0)]
        left.sort(key=lambda table: table.touched)
        for place, table in enumerate(left):
            if place < len(left) - RESTING or table.may_sleep(idle):
                self._awake.put_to_sleep(table)
