"""The dealer of a table: begins its game, when the host asks, when everybody has agreed, or when bots fill it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import structlog

from emberhall import Play, bots
from emberhall.server.errors import RequestError
from emberhall.server.house.uptime import Uptime
from emberhall.server.table.changes import Changes
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.row import chairs, clocks
from emberhall.server.table.row.filling import with_bots
from emberhall.server.table.row.lives import with_life
from emberhall.server.table.row.state import TableState
from emberhall.server.table.row.waking import record_of
from emberhall.server.table.screens.feed import Feed
from emberhall.server.timestamps import now
from emberhall.store import Move, Store, StoredTable, User, work
from emberhall.wire.tables import TableInfo

log = structlog.get_logger(__name__)


class Dealer:
    """Begins the game of one table."""

    def __init__(
        self,
        store: Store,
        uptime: Uptime,
        queue: Queue,
        state: TableState,
        changes: Changes,
        feed: Feed,
        go_on: Callable[[], None],
    ) -> None:
        self._store = store
        self._uptime = uptime
        self._queue = queue
        self._state = state
        self._changes = changes
        self._feed = feed
        self._go_on = go_on

    @queued
    async def start(self, user: User | None) -> TableInfo:
        """Deal. Only the host may ask, or the server itself, without a user."""
        state, plays = self._state, list[Play]()
        words = await self._store.read(work.records.words_of(state.row.id)) if state.row.seq else []  # forked

        def make(table: StoredTable) -> StoredTable:
            row = self._begin(table, user)
            play = self._deal(row, words)
            plays[:] = [play]
            row = replace(row, moved=now(), waiting=play.waiting)
            return with_life(row, clocks.at_start(row, play, self._uptime.now()))

        await self._changes.change(make)
        [state.play] = plays
        self._feed.tell(state.play.opening())
        log.info("table started", table=state.row.id, title=state.row.title)
        self._go_on()
        return self._feed.info(None if user is None else user.id)

    def _begin(self, table: StoredTable, user: User | None) -> StoredTable:
        self._state.check_not_frozen()
        if user is not None and user.id != table.host:
            raise RequestError("not-host", "Only the host of the table can start the game.", 403)
        if table.status != "open":
            raise RequestError("running", "This game has already begun.")
        assert self._state.game is not None
        return chairs.begin(table, self._state.game.cards.rules)

    def _deal(self, row: StoredTable, words: list[Move]) -> Play:
        assert self._state.game is not None
        assert row.seed is not None
        try:
            if words:
                return Play.restore(record_of(row, words))
            return Play.begin(self._state.game, row.seats, row.seed, row.options)
        except ValueError as problem:  # the table was set up with other cards, and a deck is no longer valid
            raise RequestError("bad-options", str(problem)) from None

    @queued
    async def fill_up(self) -> None:
        """Put bots on the free seats, if any, and start the game, when the wait is over or every seat is taken."""
        state = self._state
        if state.row.status != "open" or state.frozen is not None:
            return
        level = bots.usual_level(state.row.title)
        try:
            await self._changes.change(partial(with_bots, level=level))
            await self.start(None)
        except RequestError as problem:  # such as an invalid deck: the host sees the error when they start
            log.info("table not filled", table=state.row.id, why=problem.message)
