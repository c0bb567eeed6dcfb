"""Tidying: full garbage collections when nobody has to wait for them.

Python would start one in the middle of a move, and with hundreds of tables in memory it stops everything for a quarter
of a second. What is there from the start is never looked at again.
"""

import asyncio
import gc
import time

LOOK = 0.5
QUIET = 0.1
"""Every so many seconds we look whether the process has used less than this share of them."""
SOONEST, LATEST = 20.0, 600.0
"""Seconds between two collections: at least, and at most, however busy we are."""
YOUNG = (20_000, 20)
"""How many new objects start the short collections, of what has just been made."""
NEVER = 1_000_000


def leave_the_old_alone() -> None:
    """From now on only short collections start by themselves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


async def tidy() -> None:
    """Collect all there is whenever the server is idle, and now and then if it never is."""
    last = time.monotonic()
    while True:
        used = time.process_time()
        await asyncio.sleep(LOOK)
        idle = time.process_time() - used < LOOK * QUIET
        since = time.monotonic() - last
        if since > LATEST or (idle and since > SOONEST):
            gc.collect()
            last = time.monotonic()
