"""Turns: places in a queue that is fair between people, not between requests.

The next turn goes to the waiting person whose requests have taken the least time so far. Somebody with 150 tables of
bots waits for their own bots; everybody else waits for at most one of them.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

MANY = 4096
"""How many owners are remembered before those without an excess are dropped."""


class Turns:
    """A limited number of places. Times are virtual, as in start-time fair queueing: they only rank those who wait."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._working: dict[str, int] = {}
        self._now = 0.0  # the virtual time of the owner served last
        self._spent: dict[str, float] = {}
        self.note: Callable[[str, float], None] | None = None
        """Called with an owner and the seconds their turn took, if set."""

    def charge(self, owner: str, seconds: float) -> None:
        """Charge an owner for time they had in another process."""
        if len(self._spent) > MANY:
            kept = (self._waiting.keys() | self._working.keys()) & self._spent.keys()
            self._spent = {each: spent for each, spent in self._spent.items() if each in kept or spent > self._now}
        self._spent[owner] = max(self._spent.get(owner, 0.0), self._now) + seconds

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn of this owner, and give it back at the end."""
        # A new owner gets no credit for the time before.
        self._spent[owner] = max(self._spent.get(owner, 0.0), self._now)
        await self._come(owner)
        began = self._clock()
        try:
            yield
        finally:
            took = self._clock() - began
            self._spent[owner] += took
            if self.note is not None:
                self.note(owner, took)
            self._leave(owner)

    async def _come(self, owner: str) -> None:
        if self._free > 0:
            self._serve(owner)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn had just been granted
                self._leave(owner)
            raise

    def _serve(self, owner: str) -> None:
        self._free -= 1
        self._working[owner] = self._working.get(owner, 0) + 1
        self._now = max(self._now, self._spent[owner])

    def _leave(self, owner: str) -> None:
        self._free += 1
        self._working[owner] -= 1
        if not self._working[owner]:
            del self._working[owner]
        while self._free > 0 and self._waiting:
            following = min(self._waiting, key=self._key)
            turn = self._waiting[following].popleft()
            if not self._waiting[following]:
                del self._waiting[following]
            if not turn.cancelled():
                self._serve(following)
                turn.set_result(None)
        if owner not in self._waiting and owner not in self._working and self._spent[owner] <= self._now:
            del self._spent[owner]

    def _key(self, owner: str) -> tuple[int, float]:
        """Owners with fewer turns in progress come first."""
        return self._working.get(owner, 0), self._spent[owner]
