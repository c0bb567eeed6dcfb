"""A fair queue: its places go round between people, not between requests.

The next place goes to the waiting person whose requests have taken the least time so far. Somebody with 150 tables of
bots waits for their own bots; everybody else waits for at most one of them.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from emberhall.world import clock as world_clock

MANY = 4096
"""How many owners are remembered before those without an excess are dropped."""


class FairQueue:
    """A limited number of places. Times are virtual, as in start-time fair queueing: they only rank those who wait."""

    def __init__(self, places: int, clock: Callable[[], float] | None = None) -> None:
        self._free = places
        self._clock = clock or world_clock.monotonic
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._working: dict[str, int] = {}
        self._now = 0.0  # the virtual time of the owner served last
        self._spent: dict[str, float] = {}
        self.note: Callable[[str, float], None] | None = None
        """Called with an owner and the seconds they held a place, if set."""

    def charge(self, owner: str, seconds: float) -> None:
        """Charge an owner for time they had in another process."""
        if len(self._spent) > MANY:
            active = (self._waiting.keys() | self._working.keys()) & self._spent.keys()
            self._spent = {each: spent for each, spent in self._spent.items() if each in active or spent > self._now}
        self._spent[owner] = max(self._spent.get(owner, 0.0), self._now) + seconds

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        """Wait for a place for this owner, and give it back at the end."""
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
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it had just been granted
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
            place = self._waiting[following].popleft()
            if not self._waiting[following]:
                del self._waiting[following]
            if not place.cancelled():
                self._serve(following)
                place.set_result(None)
        if owner not in self._waiting and owner not in self._working and self._spent[owner] <= self._now:
            del self._spent[owner]

    def _key(self, owner: str) -> tuple[int, float]:
        """Owners with fewer places come first."""
        return self._working.get(owner, 0), self._spent[owner]
