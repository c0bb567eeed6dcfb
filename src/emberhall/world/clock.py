"""The clocks of this process. Whoever reads one asks this module each time, so that a simulation can set them.

They are the system's own functions, and cost as much: `replace` binds the names to others. Waiting is not among them:
that is the event loop's, which a simulation brings, too.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime

monotonic: Callable[[], float] = time.monotonic
"""Seconds that only go forward; only differences mean anything."""
perf_counter: Callable[[], float] = time.perf_counter
"""The same, for measuring how long something takes."""
time_ns: Callable[[], int] = time.time_ns
"""Nanoseconds since 1970 as this machine believes, which may be wrong, and may jump."""


def utc() -> datetime:
    """The date and time as this machine believes."""
    return datetime.fromtimestamp(time_ns() / 1e9, UTC)


def replace(passing: Callable[[], float], wall: Callable[[], int]) -> None:
    """Read other clocks from now on: one that only goes forward, and one of the date in nanoseconds."""
    global monotonic, perf_counter, time_ns  # noqa: PLW0603 (the one place where they are set)
    monotonic = perf_counter = passing
    time_ns = wall


def restore() -> None:
    """Read the system's clocks again."""
    global perf_counter  # noqa: PLW0603
    replace(time.monotonic, time.time_ns)
    perf_counter = time.perf_counter


def skew(seconds: float) -> None:
    """Be wrong about the date from now on, by this much."""
    replace(time.monotonic, lambda: time.time_ns() + int(seconds * 1e9))
