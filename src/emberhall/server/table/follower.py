"""The follower of a table: takes in what other processes have stored, by one word in a note or from the store."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import structlog

from emberhall.bus import Moved
from emberhall.kernel.play import Outcome
from emberhall.server.house.envelopes import Envelopes
from emberhall.server.table.answers import RETRY
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.row.standing import shown_in_lobby
from emberhall.server.table.row.state import TableState
from emberhall.server.table.row.waking import does_not_play, wake
from emberhall.server.table.screens.feed import Feed
from emberhall.store import Store, Stored, StoreError, moved_on, work

log = structlog.get_logger(__name__)


class Follower:
    """Keeps the state of one table up to date with the store."""

    def __init__(
        self,
        store: Store,
        envelopes: Envelopes,
        queue: Queue,
        state: TableState,
        feed: Feed,
        go_on: Callable[[], None],
    ) -> None:
        self._store = store
        self._envelopes = envelopes
        self._queue = queue
        self._state = state
        self._feed = feed
        self._go_on = go_on
        self._behind = False

    # --- notes

    def hear_move(self, note: Moved) -> None:
        """Another process has stored words."""
        play = self._state.play
        if (play is None or note.seq > play.seq) and not self._follow_at_once(note):
            self.catch_up_soon()

    def hear_change(self, revision: int) -> None:
        """The row has been stored with this revision."""
        if revision > self._state.row.revision:
            self.catch_up_soon()

    def _follow_at_once(self, note: Moved) -> bool:
        """Apply the word in a note, if nothing else has changed; True if it was applied."""
        row, play = self._state.row, self._state.play
        if play is None or row.life or self._state.frozen is not None:
            return False
        if note.seq != play.seq + 1 or note.revision != row.revision + 1:
            return False
        move = self._envelopes.move_of(note)
        if move is None or not self._queue.begin():
            return False
        try:
            outcome = play.follow([move])
        except ValueError:
            self._queue.end()
            return False  # the store has the truth
        self._state.play, self._state.row = outcome.play, moved_on(row, note.seq, outcome.play.waiting, note.at)
        self._feed.tell(outcome)
        self._go_on()
        self._queue.end(quietly=True)
        return True

    # --- the store

    def catch_up_soon(self) -> None:
        """Catch up without waiting for it; if the store is away, try again later."""
        if not self._behind:
            self._behind = True
            self._queue.post(self._catch_up_or_try_again)

    async def _catch_up_or_try_again(self) -> None:
        try:
            await self.catch_up()
        except StoreError as problem:
            log.warning("table behind", table=self._state.row.id, why=str(problem))
            asyncio.get_running_loop().call_later(RETRY, self.catch_up_soon)

    @queued
    async def catch_up(self) -> bool:
        """Load what other processes have stored; True if there was anything."""
        state, feed = self._state, self._feed
        self._behind = False  # a note that arrives from now on may be about a later change
        before = state.row
        begins = state.play is None or state.frozen is not None
        stored = await self._store.snapshot(
            work.records.load(before.id, 0 if state.play is None or begins else state.play.seq)
        )
        assert stored is not None
        if stored.table.revision == before.revision:
            return False
        outcome = self._wake(stored) if begins else self._follow(stored)
        row = stored.table if state.play is None else replace(stored.table, waiting=state.play.waiting)
        reseated = feed.take_row(row)
        changed = shown_in_lobby(row) != shown_in_lobby(before)
        if changed and begins:
            feed.tell_lobby()
        if outcome is not None:
            feed.tell(outcome)
        for screen in reseated:
            if outcome is None or feed.is_behind(screen):  # spectators are told later
                feed.show(screen)
        if changed and not begins:
            feed.tell_lobby()
        log.info("table caught up", table=row.id, seq=row.seq)
        self._go_on()
        return True

    def _wake(self, stored: Stored) -> Outcome | None:
        """Restore a game that another process may have begun."""
        woken = wake(stored)
        self._state.play, self._state.frozen = woken.play, woken.frozen
        return None if woken.play is None else woken.play.opening()

    def _follow(self, stored: Stored) -> Outcome | None:
        """Apply the words another process has stored, if any."""
        play = self._state.play
        assert play is not None
        try:
            outcome = play.follow(stored.moves, stored.early)
        except ValueError as problem:
            self._state.play, self._state.frozen = None, does_not_play(problem)
            return None
        self._state.play = outcome.play
        return outcome if stored.moves or outcome.play.course.questions.early != play.course.questions.early else None
