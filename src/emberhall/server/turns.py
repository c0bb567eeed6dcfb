"""Turns: places in a queue that is fair between people, not between requests.

Of those who wait, the one comes next whose requests have taken the least time so far. Whoever has 150 tables of bots
waits for their own bots; everybody else waits for one of them at most.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

MANY = 4096
"""With so many owners, those are forgotten who have no more than others."""


class Turns:
    """So many may work at once. Times are as in start-time fair queueing: they only compare those who wait."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._working: dict[str, int] = {}
        self._now = 0.0  # the time of whoever was served last
        self._spent: dict[str, float] = {}
        self.note: Callable[[str, float], None] | None = None
        """Told whose turn took how many seconds, if somebody wants to know."""

    def charge(self, owner: str, seconds: float) -> None:
        """Somebody has had so much time elsewhere."""
        if len(self._spent) > MANY:
            kept = (self._waiting.keys() | self._working.keys()) & self._spent.keys()
            self._spent = {each: spent for each, spent in self._spent.items() if each in kept or spent > self._now}
        self._spent[owner] = max(self._spent.get(owner, 0.0), self._now) + seconds

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn of this owner, and give it back at the end."""
        # Whoever comes anew has no credit for the time before.
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
            if turn.done() and not turn.cancelled():  # it was this one's turn just now
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
        """Who is not being served comes before who is."""
        return self._working.get(owner, 0), self._spent[owner]
