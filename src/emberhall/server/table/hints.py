"""The hints given at a table, as far as this process knows."""

from dataclasses import dataclass

import msgspec

from emberhall.server.errors import RequestError
from emberhall.server.minds.thoughts import Thought
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.row.hints import advice_of, allowed
from emberhall.server.table.row.state import TableState, moved_past
from emberhall.store import User
from emberhall.wire.bodies.coach import Hint


@dataclass(slots=True)
class SeatHints:
    """How many hints a seat has had, and the last one."""

    used: int = 0
    last: Hint | None = None


class Hints:
    """Lets the people of one table ask for hints, and counts them. What to say is computed elsewhere."""

    def __init__(self, queue: Queue, state: TableState, limit: float) -> None:
        self._queue = queue
        self._state = state
        self._limit = limit  # seconds a bot may think about one
        self._by_seat: dict[int, SeatHints] = {}

    @queued
    async def ask(self, user: User, seq: int) -> Thought | Hint:
        """Return the task a worker needs for a hint, or the hint already given for this question."""
        row = self._state.row
        if not allowed(row):
            raise RequestError("no-hints", "There are no hints at this table.", 403)
        seat, play = self._state.player(user), self._state.playable()
        last = self._of(seat).last
        if last is not None and last.seq == seq == play.seq:
            return last
        decision = play.asked(seat)
        if seq != play.seq or decision is None:
            raise moved_past(seq, play)
        if len(decision.options) < 2:
            raise RequestError("no-hint", "There is no hint for this question.")
        return advice_of(row, play, decision, self._limit)

    @queued
    async def give(self, seat: int, hint: Hint) -> Hint:
        """Count a hint, and remember it in case the person asks again."""
        hints = self._of(seat)
        hints.used += 1
        hints.last = msgspec.structs.replace(hint, used=hints.used)
        return hints.last

    def _of(self, seat: int) -> SeatHints:
        return self._by_seat.setdefault(seat, SeatHints())
