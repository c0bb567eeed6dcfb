"""The timer of a table that waits to be filled.

The driver of the table sets it, and only while somebody waits there. A full table begins at once.
"""

import asyncio
from collections.abc import Callable, Collection

from emberhall.server.table.row.filling import is_full, seconds_left
from emberhall.store import StoredTable


class FillTimer:
    """Says when bots take the free seats of one table."""

    def __init__(self, due: Callable[[], None]) -> None:
        self._due = due
        self._timer: asyncio.TimerHandle | None = None

    def expect(self, row: StoredTable, drives: bool, here: Collection[str]) -> None:
        """Start or stop the timer, as the table now requires."""
        self.stop()
        left = 0.0 if is_full(row) else seconds_left(row)
        waits = any(chair.kind == "person" and chair.user in here for chair in row.chairs)
        if left is not None and drives and waits:
            self._timer = asyncio.get_running_loop().call_later(left, self._due)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
