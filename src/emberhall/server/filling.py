"""Free seats that bots take after a while, if the table's terms say so; then its game begins.

The driver of the table does it, and only while somebody waits there. A full table begins at once.
"""

import asyncio
from collections.abc import Callable, Collection
from datetime import UTC, datetime

from emberhall.server import chairs
from emberhall.server.clocks import clock_of
from emberhall.store import StoredTable


def seconds_left(row: StoredTable) -> float | None:
    """Seconds until bots take the free seats; None if they never do, or the game has begun."""
    if not row.purpose.fill or row.status != "open" or takes_days(row):
        return None
    since = datetime.now(UTC) - datetime.fromisoformat(row.created)
    return max(0.0, row.purpose.fill - since.total_seconds())


def takes_days(row: StoredTable) -> bool:
    """True if a move may take days, so that nobody has to be there all the time."""
    clock = clock_of(row)
    return clock is not None and clock.kind == "days"


def filled(row: StoredTable, level: str) -> StoredTable:
    """The table with a bot on every free seat."""
    free = [chairs.bot_chair(chair.seat, level) for chair in row.chairs if chair.kind == "free"]
    return chairs.with_chairs(row, *free) if free else row


class Filling:
    """The timer of a table that waits to be filled."""

    def __init__(self, due: Callable[[], None]) -> None:
        self._due = due
        self._timer: asyncio.TimerHandle | None = None

    def expect(self, row: StoredTable, drives: bool, here: Collection[str]) -> None:
        """Start or stop the timer, as the table now requires."""
        self.stop()
        full = row.status == "open" and row.purpose.fill and all(chair.kind != "free" for chair in row.chairs)
        left = 0.0 if full else seconds_left(row)
        waits = any(chair.kind == "person" and chair.user in here for chair in row.chairs)
        if left is not None and drives and waits:
            self._timer = asyncio.get_running_loop().call_later(left, self._due)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
