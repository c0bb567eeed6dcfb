"""The duties of a table when nothing happens: a clock has run out, somebody is away, a motion was not answered."""

from collections.abc import Callable

import structlog

from emberhall import IllegalPick
from emberhall.server.errors import RequestError
from emberhall.server.house.uptime import Uptime
from emberhall.server.table.moves import Moves
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.row import clocks
from emberhall.server.table.row.lives import life_of, terms_of
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.talk import Talk
from emberhall.server.table.seats import Seats
from emberhall.server.table.vigil import Due
from emberhall.server.table.votes import Votes

log = structlog.get_logger(__name__)


class Duties:
    """Sees to what is due at one table."""

    def __init__(
        self,
        uptime: Uptime,
        queue: Queue,
        state: TableState,
        seats: Seats,
        votes: Votes,
        moves: Moves,
        talk: Talk,
        go_on: Callable[[], None],
    ) -> None:
        self._uptime = uptime
        self._queue = queue
        self._state = state
        self._seats = seats
        self._votes = votes
        self._moves = moves
        self._talk = talk
        self._go_on = go_on

    @queued
    async def see_to(self, due: Due) -> None:
        """Do what is due, if it still is."""
        try:
            if due.what == "clock":
                await self._at_zero(due.number)
            elif due.what == "away":
                await self._votes.go_without(due.number)
            else:
                await self._votes.close(due.number)
        except (RequestError, IllegalPick) as problem:
            log.info("nothing to see to", table=self._state.row.id, what=due.what, why=str(problem))
        self._go_on()

    async def _at_zero(self, seat: int) -> None:
        """Handle a clock that has run out."""
        life = life_of(self._state.row)
        if seat not in life.running or clocks.left_at(life, self._uptime.now())[seat] > 0:
            return
        zero = terms_of(self._state.row).zero
        if zero == "bot":
            await self._seats.stand_in(seat, "time", "time-bot")
        elif zero == "lose":
            await self._moves.give_up(seat, "time-lost")
        else:
            await self._moves.answer_at_random(seat)
            await self._talk.announce("time-random", seat)
