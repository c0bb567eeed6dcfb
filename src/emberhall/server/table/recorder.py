"""The recorder of a table: stores what a verb makes of the play, and only then lets it happen.

Words of people, bots and the table itself all come here, and there are two ways through. `perform` is the whole one. It
waits in the queue, catches up and tries again if another process was first, refuses with a reason, and writes clocks,
motions, early answers and the end of a game beside the words. `perform_soon` is the short one, for what nearly every
frame asks: one plain word at a table where nothing else goes on. It needs no task, no future and no further turn of
the event loop, only a callback from the store's writer: a server that does little else is told thousands of words a
second. Anything unusual it leaves to the whole way, before anything has changed. Both call the same verb, and both end
in `_happen`.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import msgspec
import structlog

from emberhall import IllegalPick
from emberhall.bus import Chosen
from emberhall.kernel.play import Outcome
from emberhall.server.errors import RequestError, illegal
from emberhall.server.house.house import House
from emberhall.server.table.follower import Follower
from emberhall.server.table.queue import Queue
from emberhall.server.table.row import chairs, clocks
from emberhall.server.table.row.lives import Life, encode_life, life_of, with_life
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.feed import Feed
from emberhall.server.table.screens.talk import Talk
from emberhall.server.timestamps import now
from emberhall.store import Move, RevisionTaken, SequenceTaken, StoredTable, StoreError, Then, moved_on, work
from emberhall.world import clock

log = structlog.get_logger(__name__)
BEHIND = (SequenceTaken, RevisionTaken)
"""Another process was first: the table has to catch up."""
Verb: TypeAlias = Callable[[], Outcome]
"""Says what would become of the play; raises RequestError or IllegalPick if that is refused."""


class Recorder:
    """Applies verbs to the play of one table. All but `perform_soon` are used inside the queue."""

    def __init__(
        self,
        house: House,
        queue: Queue,
        state: TableState,
        feed: Feed,
        talk: Talk,
        follower: Follower,
        go_on: Callable[[], None],
    ) -> None:
        self._house = house
        self._queue = queue
        self._state = state
        self._feed = feed
        self._talk = talk
        self._follower = follower
        self._go_on = go_on
        self._moves = house.metrics.moves.labels(state.row.title)

    # --- the short way

    def perform_soon(self, verb: Verb, then: Then) -> bool:
        """Apply a verb at once; False if the table is busy or it is no plain word. `then` is called at the end."""
        row = self._state.row
        if row.life or not self._queue.begin():
            return False
        try:
            outcome = verb()
            move = plain_move(outcome)
            if move is not None:
                after = moved_on(row, outcome.play.seq, outcome.play.waiting, now())
                appended = partial(self._appended, outcome, after, clock.perf_counter(), then)
                self._house.store.append_soon(row.id, row.seq, move, after.waiting, after.moved, row.revision, appended)
                return True
        except (RequestError, IllegalPick, StoreError):
            pass  # the whole way finds out more
        self._queue.end()
        return False

    def _appended(
        self, outcome: Outcome, row: StoredTable, began: float, then: Then, problem: Exception | None
    ) -> None:
        """Continue after a word was stored or failed."""
        try:
            if problem is None:
                self._count(1, began)
            if self._queue.stopped:
                problem = problem or StoreError("The table is closed.")
            elif problem is None:
                self._happen(outcome, row)
            elif not isinstance(problem, BEHIND):
                self._follower.catch_up_soon()  # it may be stored after all, if only the reply was lost
        except Exception as mistake:  # noqa: BLE001 (the caller reports it)
            problem = mistake
        self._queue.end()
        then(problem)

    # --- the whole way

    async def perform(self, verb: Verb, agreed: bool = False) -> None:
        """Apply a verb to the play: store the outcome first, then tell everybody.

        `agreed` is set if the people of the table have let somebody take a choice back.
        """
        motion = life_of(self._state.row).motion
        while not await self._try(verb, agreed):
            pass
        if motion is not None and motion.kind == "undo" and not agreed:
            await self._talk.announce("undo-refused", motion.seat)  # somebody has moved on

    async def _try(self, verb: Verb, agreed: bool) -> bool:
        """True if it was done; if not, this table was behind and has now caught up."""
        try:
            outcome = verb()
            row = await self._append(outcome, agreed)
        except (RequestError, IllegalPick, *BEHIND) as problem:
            if await self._follower.catch_up():
                return False
            if isinstance(problem, IllegalPick):
                raise illegal(problem) from None
            raise
        except StoreError:
            self._follower.catch_up_soon()  # it may be stored after all, if only the reply was lost
            raise
        self._happen(outcome, row)
        return True

    async def perform_due(self) -> None:
        """Play early answers given at another lobby that are now due without that lobby noticing."""
        play = self._state.play
        outcome = None if play is None else play.due()
        if outcome is not None and self._state.row.status == "running":
            try:
                self._happen(outcome, await self._append(outcome))
            except BEHIND:
                await self._follower.catch_up()

    async def _append(self, outcome: Outcome, agreed: bool = False) -> StoredTable:
        """Store an outcome; return the row after it."""
        row, play, store = self._state.row, outcome.play, self._house.store
        life = self._life_after(outcome, agreed)
        # passed only if there is something to write: most tables have no clock, and a move must be fast
        beside = {} if life == life_of(row) else {"lived": encode_life(life)}
        if outcome.keep is not None:
            await store.write(work.records.keep_early(row.id, row.revision, outcome.keep, play.waiting, **beside))
            after = moved_on(row, play.seq, play.waiting, row.moved)
            return with_life(after, life) if beside else after
        at = now()
        ending = chairs.ending(row, play, at, self._feed.sharing()) if play.over else None
        used = [seat for seat, _ in outcome.used]
        began = clock.perf_counter()
        await store.append(row.id, row.seq, outcome.store, play.waiting, at, ending, used, row.revision, **beside)
        self._count(len(outcome.store), began)
        after = moved_on(row, play.seq, play.waiting, at)
        if beside:
            after = with_life(after, life)
        if ending is None:
            return after
        return replace(after, status="over", scores=ending.scores, winners=ending.winners)

    def _life_after(self, outcome: Outcome, agreed: bool) -> Life:
        """The life of the table after an outcome."""
        play, life = outcome.play, clocks.after_moves(self._state.row, outcome, self._house.uptime.now(), agreed)
        motion = life.motion
        if motion is not None and (
            motion.kind == "undo" or (motion.kind == "away" and motion.seat not in play.waiting)
        ):
            life = msgspec.structs.replace(life, motion=None)
        if play.course.ended:
            life = msgspec.structs.replace(life, motion=None, ended="conceded", by=play.course.conceded[-1])
        return life

    # --- both

    def _count(self, moves: int, began: float) -> None:
        self._house.metrics.append.observe(clock.perf_counter() - began)
        self._moves.inc(moves)

    def _happen(self, outcome: Outcome, row: StoredTable) -> None:
        """What is stored takes effect: tell the screens and the other processes, and go on."""
        state, bus = self._state, self._house.bus
        before, plain = state.row, not state.row.life and not row.life
        state.play, state.row = outcome.play, row
        self._feed.tell(outcome)
        if not plain and life_of(before).motion != life_of(row).motion and row.status != "over":
            self._feed.tell_lobby()
        if outcome.keep is not None:
            bus.publish(Chosen(row.id, outcome.keep[0]))
        elif bus.is_heard(row.id):
            move = plain_move(outcome) if plain else None
            bus.publish(self._house.envelopes.moved(row.id, row.seq, move, row.revision, row.moved))
        if row.status == "over":
            self._house.metrics.games.labels(row.title).inc()
            self._feed.tell_lobby()
            log.info("table over", table=row.id, title=row.title, winners=row.winners)
        self._go_on()


def plain_move(outcome: Outcome) -> Move | None:
    """The word an outcome stores, if it consists of nothing else."""
    if outcome.keep is not None or outcome.used or len(outcome.store) != 1 or outcome.play.over:
        return None
    return outcome.store[0]
