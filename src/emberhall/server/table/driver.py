"""The driver of a table: of all lobbies that serve it, one lets its bots answer, runs its timers and sends alerts.

`go_on` looks at the table whenever anything has changed, and sees to what must happen next without anybody asking.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from emberhall import Play
from emberhall.server.house.house import House
from emberhall.server.people.alerts import Calling
from emberhall.server.table.answers import RETRY, Answers
from emberhall.server.table.dealer import Dealer
from emberhall.server.table.duties import Duties
from emberhall.server.table.fill_timer import FillTimer
from emberhall.server.table.moves import Moves
from emberhall.server.table.plans import Plans
from emberhall.server.table.queue import Queue
from emberhall.server.table.recorder import Recorder
from emberhall.server.table.rests import Rests
from emberhall.server.table.row import motions
from emberhall.server.table.row.standing import Calm, is_calm, only_bots
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.audience import Audience
from emberhall.server.table.screens.late import Late
from emberhall.server.table.screens.presence import Presence
from emberhall.server.table.seats import Seats
from emberhall.server.table.vigil import Due, Vigil
from emberhall.server.table.votes import Votes
from emberhall.server.weakly import weakly
from emberhall.store import StoreError

log = structlog.get_logger(__name__)


class Driver:
    """Keeps one table going. Where another lobby drives it, it only waits to take over."""

    def __init__(
        self,
        house: House,
        queue: Queue,
        state: TableState,
        audience: Audience,
        presence: Presence,
        late: Late,
        seats: Seats,
        votes: Votes,
        moves: Moves,
        recorder: Recorder,
        dealer: Dealer,
        duties: Duties,
        rests: Rests,
    ) -> None:
        self._unwatched = house.unwatched
        self._state = state
        self._audience = audience
        self._presence = presence
        self._late = late
        self._seats = seats
        self._votes = votes
        self._rests = rests
        self._recorder = recorder
        self._calm: Calm | None = None
        table, go_on = state.row.id, weakly(self, Driver.go_on)

        def post(work: Callable[[], Awaitable[None]]) -> None:
            queue.post(partial(_try, queue, go_on, work))

        def see_to(due: Due) -> None:
            post(partial(duties.see_to, due))

        self._post = post
        self._plans = Plans(house.settings, house.store, queue, state, moves, post)
        self._answers = Answers(house, table, self._plans.answer)
        self._calling = Calling(house.alerts, () if state.play is None else state.play.waiting, go_on)
        self._fill_timer = FillTimer(partial(post, dealer.fill_up))
        self._vigil = Vigil(house, see_to)
        self._claim = house.bus.claim(table, house.lobby, go_on)

    @property
    def drives(self) -> bool:
        """True if this lobby drives the table."""
        return self._claim.held

    @property
    def is_busy(self) -> bool:
        """True if a bot thinks, or something is due soon."""
        return self._answers.under_way or self._vigil.soon or self._plans.under_way

    async def settled(self) -> None:
        """Wait until it is known which lobby drives the table."""
        await self._claim.settled()

    def stop(self) -> list[asyncio.Task[None]]:
        """Let another lobby drive. Return the tasks still ending."""
        self._fill_timer.stop()
        self._calling.stop()
        self._claim.release()
        self._vigil.stop()
        self._plans.stop()
        self._unwatched.rest(self._state.row.id)
        return self._answers.stop()

    def go_on(self) -> None:
        """Continue after anything has changed: handle the seats asked now."""
        state, drives = self._state, self._claim.held
        row, play, here = state.row, state.play, self._presence.here()
        self._late.settle()
        if play is None or state.frozen is not None or not drives:
            self._calm = None
            self._fill_timer.expect(row, drives, here)
            self._answers.stop()
            self._calling.stop()
            self._vigil.stop()
            self._plans.stop()
            return
        calm = (row.chairs, here) if is_calm(row, play, here, self._calm) else None
        if calm is None or self._calm is None:  # else none of this can have changed since the last move
            self._fill_timer.expect(row, True, here)
            self._calling.expect(row, play.waiting, here)
            self._keep_watch(play, here)
        self._calm = calm
        if self._may_bots_answer():
            self._answers.expect(row, play, here)
        if play.course.questions.early:
            self._post(self._recorder.perform_due)

    def _keep_watch(self, play: Play, here: frozenset[str]) -> None:
        """Handle what must not wait for ever in the current state."""
        row = self._state.row
        if motions.moot(row, play, here):
            self._post(self._votes.drop_moot)
        for seat in play.course.conceded if row.status == "running" else ():
            if row.chairs[seat].kind == "person":
                self._post(partial(self._seats.stand_in, seat, "conceded"))
        self._vigil.expect(row, play, here)
        self._plans.expect()
        self._rests.expect(self._post)

    def _may_bots_answer(self) -> bool:
        """True if bots may answer here: of unwatched games among bots, only some run at once."""
        row = self._state.row
        if self._audience or self._presence.elsewhere or row.status != "running" or not only_bots(row):
            self._unwatched.forget(row.id)
            return True
        return self._unwatched.may_go_on(row.id, row.host)


async def _try(queue: Queue, go_on: Callable[[], None], work: Callable[[], Awaitable[None]]) -> None:
    """Do what must happen by itself. If the store is away, look again later: nobody else may ever ask."""
    try:
        await work()
    except StoreError as problem:
        log.warning("not seen to", why=str(problem))
        asyncio.get_running_loop().call_later(RETRY, queue.post, partial(_look_again, go_on))


async def _look_again(go_on: Callable[[], None]) -> None:
    go_on()
