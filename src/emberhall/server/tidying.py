"""Tidying: full garbage collections when nobody has to wait for them, and over little.

Python would start one in the middle of a move, and with hundreds of tables in memory it stops everything for a quarter
of a second. So what is there from the start, and what has lived through a collection, is left alone from then on: the
next one looks only at what is new. Now and then, when the server has nothing to do, all of it is looked at. So tables
and sockets must not leave rings of garbage behind: they would stay until then (tests/server/test_forgetting.py).
"""

import asyncio
import gc
import time

from emberhall.server.heap import give_back

LOOK = 0.5
QUIET, STILL = 0.1, 0.02
"""Every so many seconds we look whether the process has used less than these shares of them."""
SOONEST, LATEST = 10.0, 120.0
"""Seconds between two collections of what is new: at least, and at most, however busy we are."""
WHOLE_SOONEST, WHOLE_LATEST = 300.0, 6 * 3600.0
"""The same for a collection of everything, which a busy server can hardly afford."""
YOUNG = (20_000, 20)
"""How many new objects start the short collections, of what has just been made."""
NEVER = 1_000_000


def leave_the_old_alone() -> None:
    """From now on only short collections start by themselves."""
    collect(whole=False)
    gc.set_threshold(*YOUNG, NEVER)


def collect(whole: bool) -> None:
    """Look at what is new, or at everything; what is left is old from now on."""
    if whole:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


class Tidying:
    """When to collect what."""

    def __init__(self, now: float) -> None:
        self._last = self._whole = now

    def due(self, now: float, share: float) -> bool | None:
        """Whether everything is to be collected now, or only what is new; None: nothing."""
        since, since_whole = now - self._last, now - self._whole
        if since_whole > WHOLE_LATEST or (share < STILL and since_whole > WHOLE_SOONEST):
            self._last = self._whole = now
            return True
        if since > LATEST or (share < QUIET and since > SOONEST):
            self._last = now
            return False
        return None


async def tidy() -> None:
    """Collect whenever the server is idle, and now and then if it never is."""
    tidying = Tidying(time.monotonic())
    while True:
        used = time.process_time()
        await asyncio.sleep(LOOK)
        whole = tidying.due(time.monotonic(), (time.process_time() - used) / LOOK)
        if whole is not None:
            collect(whole)
