"""Says what people have planned, in games where a move may take days.

Plans are in rows of their own: no view, frame, note or record has anything of them. What one says enters the queue like
any word, and after a while that tells nothing: never sooner than the table declines a response for somebody who is
away, and where a response is asked for, exactly then.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
import structlog

from emberhall import IllegalPick
from emberhall.kernel.chance import Rng
from emberhall.server.errors import RequestError
from emberhall.server.plans.fitting import act_of
from emberhall.server.plans.plan import Act, as_text, read_act, read_plan
from emberhall.server.settings import Settings
from emberhall.server.table.moves import Moves
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.row.chairs import seat_of
from emberhall.server.table.row.clocks import takes_days
from emberhall.server.table.row.state import TableState
from emberhall.server.timestamps import now
from emberhall.store import Store, StoredPlan, work
from emberhall.wire.seals import mixed

log = structlog.get_logger(__name__)
SPREAD = 1024


class Ready(NamedTuple):
    """A plan that has something to say, and what."""

    stored: StoredPlan
    act: Act


class Plans:
    """Says what has been planned at one table. Only the lobby that drives the table expects anything."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        queue: Queue,
        state: TableState,
        moves: Moves,
        post: Callable[[Callable[[], Awaitable[None]]], None],
    ) -> None:
        self._settings = settings
        self._store = store
        self._queue = queue
        self._state = state
        self._moves = moves
        self._post = post
        self._looked: tuple[int, int, int] | None = None
        self._due: tuple[int, Act] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def under_way(self) -> bool:
        """True if something will be said soon."""
        return self._timer is not None

    # --- driving

    def expect(self) -> None:
        """Look at the plans when the table has changed."""
        row = self._state.row
        if row.status != "running" or not takes_days(row):
            self.stop()
            return
        here = (row.seq, row.revision, self._state.plans)
        if here != self._looked:
            self._looked = here
            self._post(self.look)

    def stop(self) -> None:
        """Another lobby drives the table, or nothing is planned."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._due = self._looked = None

    @queued
    async def look(self) -> None:
        """Set the timer for what is to be said next."""
        ready = await self._ready()
        due = None if ready is None else (ready.stored.seat, ready.act)
        if due == self._due:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._due = None, due
        if ready is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._wait(ready), self._fire)

    def _wait(self, ready: Ready) -> float:
        """Seconds before a plan is played: at least as long as for somebody who is away, and not always the same."""
        seat, play = ready.stored.seat, self._state.play
        decision = None if play is None else play.asked(seat)
        if play is not None and decision is not None and decision.ask in play.game.manners.responses:
            return self._settings.away  # as long as declining takes: else it would tell that there is something
        spread = Rng.seeded(mixed(self._state.row.secret, f"plan {seat} {ready.act.after}")).below(SPREAD)
        return self._settings.away * (1 + spread / SPREAD)

    def _fire(self) -> None:
        self._timer = self._due = None
        self._post(self.play)

    @queued
    async def play(self) -> None:
        """Say what is planned, if it still is."""
        ready = await self._ready()
        if ready is not None:
            await self._note(ready)
            await self._say(ready)
        self._looked = None

    @queued
    async def answer(self, seat: int, seq: int, word: str) -> None:
        """Give an answer of the table's own for a seat, or what its person has planned for this question."""
        row, play = self._state.row, self._state.play
        decision = None if play is None or not takes_days(row) else play.asked(seat)
        if play is not None and decision is not None and decision.ask in play.game.manners.responses:
            ready = await self._ready(seat)
            if ready is not None:
                await self._say(ready)
                await self._note(ready)  # afterwards: it takes a moment, and declining must take as long
                return
        await self._moves.answer(seat, seq, word)

    async def _say(self, ready: Ready) -> None:
        """Say it like its person would."""
        seat, act = ready.stored.seat, ready.act
        try:
            if act.words:
                await self._moves.answer(seat, act.seq, *act.words)
            else:
                await self._moves.give_up(seat, "conceded")
        except (RequestError, IllegalPick) as problem:
            log.info("plan not played", table=self._state.row.id, why=str(problem))

    async def _note(self, ready: Ready) -> None:
        """Note for its person what is being said. Whether it was, the words of the game tell."""
        act = msgspec.structs.replace(ready.act, at=now())
        await self._store.write(work.days.plans.set_out(self._state.row.id, ready.stored, as_text(act)))

    async def _ready(self, only: int | None = None) -> Ready | None:
        """The first plan, or that of one seat, that has something to say now."""
        play = self._state.play
        if play is None or self._state.closed or self._state.row.status != "running":
            return None
        for stored in await self._store.read(work.days.plans.at_table(self._state.row.id)):
            plan = read_plan(stored.body)
            if plan is None or only not in (None, stored.seat) or seat_of(self._state.row, stored.user) != stored.seat:
                continue
            act = act_of(plan, read_act(stored.act), play, stored.seat)
            if act is not None:
                return Ready(stored, act)
        return None
