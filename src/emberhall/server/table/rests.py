"""The holidays of the people at a table: whose clock stands still there, in a game where a move may take days."""

from collections.abc import Awaitable, Callable
from functools import partial

from emberhall.server.deals.days import today
from emberhall.server.house.uptime import Uptime
from emberhall.server.table.changes import Changes
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.row import clocks
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.state import TableState
from emberhall.store import Chair, Store, StoredTable, work


class Rests:
    """Stops and starts the clocks of one table for holidays."""

    def __init__(
        self,
        store: Store,
        uptime: Uptime,
        queue: Queue,
        state: TableState,
        changes: Changes,
        go_on: Callable[[], None],
    ) -> None:
        self._store = store
        self._uptime = uptime
        self._queue = queue
        self._state = state
        self._changes = changes
        self._go_on = go_on
        self._known: tuple[Chair, ...] = ()

    def expect(self, post: Callable[[Callable[[], Awaitable[None]]], None]) -> None:
        """Look who is on holiday when others sit here than before; when a holiday turns, the table is told."""
        row = self._state.row
        if row.status == "running" and row.chairs != self._known and clocks.takes_days(row):
            self._known = row.chairs
            post(self.look)

    @queued
    async def look(self) -> None:
        """Let the table know who is on holiday today."""
        row = self._state.row
        if row.status != "running" or not clocks.takes_days(row) or self._state.frozen is not None:
            return
        on = await self._store.read(work.days.holidays.on_at(row.id, today()))
        if await self._changes.change(partial(self._rested, on)):
            self._go_on()

    def _rested(self, on: dict[str, str], row: StoredTable) -> StoredTable:
        people = [chair for chair in row.chairs if chair.kind == "person" and chair.user is not None]
        resting = {chair.seat: on[chair.user] for chair in people if chair.user in on}
        if row.status != "running" or resting == life_of(row).resting:
            return row
        return clocks.after_resting(row, self._state.play, resting, self._uptime.now())
