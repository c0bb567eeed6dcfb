"""Vigil: what a table must handle when nothing happens: a clock at zero, somebody away, an unanswered motion.

Only the lobby that drives a table keeps it. How long somebody has been away while the table waits for them is known
nowhere else; a lobby that takes over starts counting from zero.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import Literal, NamedTuple

from emberhall import Play
from emberhall.server.house.house import House
from emberhall.server.table.row import clocks, motions
from emberhall.server.table.row.lives import Motion, life_of
from emberhall.store import StoredTable

SOON = 60.0
"""A table where something is due within this many seconds stays awake."""


class Due(NamedTuple):
    """Something to handle at a time of the event loop; `number` is that of a seat or a motion."""

    at: float
    what: Literal["clock", "away", "motion"]
    number: int


class Vigil:
    """The next thing that is due at one table."""

    def __init__(self, house: House, act: Callable[[Due], None]) -> None:
        self._house = house
        self._act = act
        self._gone: dict[int, float] = {}
        self._asked: Motion | None = None
        self._next: Due | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def soon(self) -> bool:
        """True if something is due soon."""
        return self._next is not None and self._next.at - asyncio.get_running_loop().time() < SOON

    def expect(self, row: StoredTable, play: Play | None, here: Collection[str]) -> None:
        """Set the timer for the next thing due."""
        loop = asyncio.get_running_loop()
        dues = self._dues(row, play, here, loop.time())
        due = min(dues) if dues else None
        if (
            due is not None
            and self._next is not None
            and due[1:] == self._next[1:]
            and abs(due.at - self._next.at) < 0.02
        ):
            return
        self._cancel()
        if due is not None:
            self._next = due
            self._timer = loop.call_at(due.at, self._fire, due)

    def stop(self) -> None:
        """Stop: another lobby takes over, or nothing is due."""
        self._cancel()
        self._gone, self._asked = {}, None

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._next = None

    def _fire(self, due: Due) -> None:
        self._timer = self._next = None
        self._act(due)

    def _dues(self, row: StoredTable, play: Play | None, here: Collection[str], time: float) -> list[Due]:
        if row.status != "running":
            return []
        life, now, settings = life_of(row), self._house.uptime.now(), self._house.settings
        left = clocks.left_at(life, now)
        dues = [Due(time + left[seat] / 1000, "clock", seat) for seat in life.running]
        self._note_absence(motions.absent(row, play, here), life.motion, time)
        if life.motion is None:
            dues += [Due(since + settings.absence, "away", seat) for seat, since in self._gone.items()]
        elif life.motion.kind != "away":
            dues.append(Due(time + settings.consent - (now - life.motion.at) / 1000, "motion", life.motion.id))
        return dues

    def _note_absence(self, absent: list[int], motion: Motion | None, time: float) -> None:
        """Note since when the table waits for each absent seat, or since the others voted to wait."""
        waited = self._asked.seat if self._asked is not None and motion is None and self._asked.kind == "away" else None
        self._gone = {seat: time if seat == waited else self._gone.get(seat, time) for seat in absent}
        self._asked = motion
