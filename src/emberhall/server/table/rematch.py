"""The rematch of a table: there is one, and it starts once every person of the old table has asked for it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from emberhall.server.errors import RequestError
from emberhall.server.table.changes import Changes
from emberhall.server.table.dealer import Dealer
from emberhall.server.table.follower import Follower
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.row import chairs
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.feed import Feed
from emberhall.store import RevisionTaken, StoredTable, User
from emberhall.wire.tables import TableInfo


class Rematch:
    """Both ends of a rematch: finds the one of a finished table, and begins a table that is one."""

    def __init__(
        self, queue: Queue, state: TableState, changes: Changes, follower: Follower, dealer: Dealer, feed: Feed
    ) -> None:
        self._queue = queue
        self._state = state
        self._changes = changes
        self._follower = follower
        self._dealer = dealer
        self._feed = feed

    @queued
    async def find(self, user: User, make: Callable[[StoredTable], Awaitable[str]]) -> str:
        """Return the id of the rematch; if there is none yet, `make` stores one. Nobody else here can make another.

        If `make` raises RevisionTaken, somebody was first at another lobby.
        """
        while True:
            await self._follower.catch_up()
            row = self._state.row
            if row.status != "over":
                raise RequestError("not-over", "You can ask for a rematch when the game is over.")
            if row.rematch is not None:
                return row.rematch
            if self._state.seat_of(user.id) is None:
                raise RequestError("not-seated", "Only those who played can ask for a rematch.", 403)
            try:
                table = await make(row)
            except RevisionTaken:
                continue
            await self._follower.catch_up()
            self._changes.publish()
            return table

    @queued
    async def agree(self, user: User, nonce: str | None) -> TableInfo:
        """A person wants to play this rematch: the nonce on their chair shows it. It starts when all do."""
        if self._wants_to_play(self._state.row, user):

            def make(table: StoredTable) -> StoredTable:
                if not self._wants_to_play(table, user):
                    return table
                chair = table.chairs[chairs.seat_of(table, user.id) or 0]
                return chairs.with_chairs(table, replace(chair, nonce=nonce or chairs.AGREED))

            await self._changes.change(make)
            if _all_agree(self._state.row):
                await self._dealer.start(None)
        return self._feed.info(user.id)

    def _wants_to_play(self, row: StoredTable, user: User) -> bool:
        return row.status == "open" and chairs.seat_of(row, user.id) is not None


def _all_agree(row: StoredTable) -> bool:
    """True if every person of a rematch wants to play and it has not begun."""
    return row.status == "open" and all(chair.nonce is not None for chair in row.chairs if chair.kind == "person")
