"""Tidying: full garbage collections when nobody has to wait for them, and over few objects.

Python would start one in the middle of a move, and with hundreds of tables in memory it stops everything for a quarter
of a second. So objects that exist at startup or survive a collection are frozen: the next one scans only new objects.
Now and then, when the server is idle, everything is scanned. Until then, reference cycles that tables or sockets leave
behind would stay in memory, so they must not leave any (tests/server/test_forgetting.py).
"""

import asyncio
import gc
import time

from emberhall.server.host.heap import give_back

LOOK = 0.5
QUIET, STILL = 0.1, 0.02
"""Seconds between two checks, and the shares of CPU time below which the process counts as quiet or still."""
SOONEST, LATEST = 10.0, 120.0
"""Seconds between two collections of new objects: at least, and at most, however busy we are."""
WHOLE_SOONEST, WHOLE_LATEST = 300.0, 6 * 3600.0
"""Seconds between two collections of everything, which a busy server can hardly afford."""
YOUNG = (20_000, 20)
"""The thresholds of the two short collections, of young objects."""
NEVER = 1_000_000


def leave_the_old_alone() -> None:
    """From now on, only short collections start by themselves."""
    collect(whole=False)
    gc.set_threshold(*YOUNG, NEVER)


def collect(whole: bool) -> None:
    """Collect new objects, or everything; what is left counts as old from now on."""
    if whole:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


class Tidying:
    """Decides when to collect what."""

    def __init__(self, now: float) -> None:
        self._last = self._whole = now

    def due(self, now: float, share: float) -> bool | None:
        """True to collect everything now, False to collect new objects only, None for nothing."""
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
