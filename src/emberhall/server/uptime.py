"""Uptime: the time by which clocks run. It stands still while no server is up, and goes on where it was.

A server says every few seconds that it is up. Whoever starts counts the time since the last such beat as downtime, and
so does everybody once the database was away for some beats.
"""

import time
from datetime import UTC, datetime

from emberhall.store import Store

MISSED = 4
"""So many beats without a word, and the server was down."""


class Uptime:
    """What the clocks of all tables are read by; the same for every process on one store."""

    def __init__(self) -> None:
        self._down = 0

    def now(self) -> int:
        """Milliseconds; only differences mean anything."""
        return _wall() - self._down

    async def open(self, store: Store) -> None:
        """This process begins to serve."""
        self._down = await store.beat(_wall(), 0)

    async def beat(self, store: Store, seconds: float) -> None:
        """It still does, and says so every so many seconds."""
        self._down = await store.beat(_wall(), int(seconds * 1000 * MISSED))


def _wall() -> int:
    return time.time_ns() // 1_000_000


def text_of(moment: int) -> str:
    """A moment of this time as text that sorts."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")
