"""Changes of a table's row. Each is durable before anyone is told of it.

If another process has changed the table meanwhile, its row is read again and the change is applied to that.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from emberhall.bus import Bus, Changed
from emberhall.server.errors import RequestError
from emberhall.server.house.uptime import Uptime
from emberhall.server.table.follower import Follower
from emberhall.server.table.row import clocks
from emberhall.server.table.row.lives import with_life
from emberhall.server.table.row.state import TableState
from emberhall.server.table.row.tries import given_up
from emberhall.server.table.screens.feed import Feed
from emberhall.store import RevisionTaken, Store, StoredTable, work

Make: TypeAlias = Callable[[StoredTable], StoredTable]
"""Makes the next row of the last one, or returns it if there is nothing to change; raises RequestError to refuse."""


class Changes:
    """Changes the row of one table. Its verbs are used inside the queue."""

    def __init__(
        self, store: Store, bus: Bus, uptime: Uptime, state: TableState, feed: Feed, follower: Follower
    ) -> None:
        self._store = store
        self._bus = bus
        self._uptime = uptime
        self._state = state
        self._feed = feed
        self._follower = follower

    async def change(self, make: Make) -> bool:
        """Store a change of the row, then tell everybody, and show those who changed seats their new view.

        True if there was anything to change.
        """
        while (row := await self._store_next(make)) is None:
            pass
        if row is self._state.row:
            return False
        reseated = self._feed.take_row(row)
        self._feed.tell_lobby()
        for screen in reseated:
            self._feed.show(screen)
        self.publish()
        return True

    async def _store_next(self, make: Make) -> StoredTable | None:
        """Change and store the row; None if it was outdated: then this table has the latest one, for another try."""
        before = self._state.row
        try:
            row = make(before)
            if row is before:
                return row
            row = self._with_clocks(row)
            await self._store.write(work.tables.save(row, given_up(row)))
            return replace(row, revision=row.revision + 1)
        except (RequestError, RevisionTaken):
            if await self._follower.catch_up():
                return None
            raise

    def _with_clocks(self, row: StoredTable) -> StoredTable:
        """A changed row with its clocks updated: who sits where decides whose clock runs."""
        play = self._state.play
        if play is None or row.status != "running":
            return row
        return with_life(row, clocks.after_seating(row, play, self._uptime.now()))

    async def adopt(self, make: Make, revision: int) -> None:
        """Take in a change that somebody else has just stored, as this revision of the row."""
        row = self._state.row
        if row.revision != revision - 1:
            await self._follower.catch_up()
            return
        self._feed.take_row(replace(make(row), revision=revision))
        self._feed.tell_lobby()

    def publish(self) -> None:
        """Let other processes know that there is a new row."""
        self._bus.publish(Changed(self._state.row.id, self._state.row.revision))
