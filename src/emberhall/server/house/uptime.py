"""Uptime: the time by which clocks run. It stands still while no server is up, and then continues.

A server stores a beat every few seconds. A process that starts counts the time since the last beat as downtime, and so
does every process after the database was away for several beats.
"""

from datetime import UTC, datetime

from emberhall.store import Store, work
from emberhall.world import clock

MISSED = 4
"""How many missed beats count as downtime."""


class Uptime:
    """The time for the clocks of all tables; the same for every process on one store."""

    def __init__(self) -> None:
        self._down = 0

    def now(self) -> int:
        """The uptime in milliseconds; only differences mean anything."""
        return _wall() - self._down

    async def open(self, store: Store) -> None:
        """Store the first beat of this process."""
        self._down = await store.write(work.upkeep.beat(_wall(), 0))

    async def beat(self, store: Store, seconds: float) -> None:
        """Store a beat; `seconds` is the time between two of them."""
        self._down = await store.write(work.upkeep.beat(_wall(), int(seconds * 1000 * MISSED)))


def _wall() -> int:
    return clock.time_ns() // 1_000_000


def text_of(moment: int) -> str:
    """A moment of the uptime as sortable text."""
    return datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")
