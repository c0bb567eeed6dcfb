"""Deliveries: jobs that may be slow, done by a few workers; whoever waits is served in turn, one job of each at a time.

The line is bounded. When it is full, whoever has most in it loses their latest job, so that nobody pushes others out.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import structlog

log = structlog.get_logger(__name__)
T = TypeVar("T")


class Deliveries(Generic[T]):
    """Jobs by person. Adding one never waits."""

    def __init__(self, do: Callable[[str, T], Awaitable[None]], workers: int, most: int) -> None:
        self._do = do
        self._workers = workers
        self._most = most
        self._lines: dict[str, deque[T]] = {}
        """The waiting jobs of everybody who has one waiting or under way."""
        self._turns: deque[str] = deque()
        """Everybody who has a job waiting and none under way."""
        self._working = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.waiting = 0

    def add(self, who: str, job: T) -> bool:
        """Add a job of a person; False if one had to be dropped, this one or another."""
        full = self.waiting >= self._most
        if not full or self._make_room(who):
            self._append(who, job)
        return not full

    def _append(self, who: str, job: T) -> None:
        if who not in self._lines:
            self._lines[who] = deque()
            self._turns.append(who)
        self._lines[who].append(job)
        self.waiting += 1
        if self._turns and self._working < self._workers:
            self._working += 1
            task = asyncio.create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _make_room(self, who: str) -> bool:
        """Drop the latest job of whoever has most waiting, if that is clearly more than this person has."""
        longest = max(self._lines.values(), key=len)
        if len(longest) < len(self._lines.get(who, ())) + 2:
            return False
        longest.pop()
        self.waiting -= 1
        return True

    async def _work(self) -> None:
        try:
            while self._turns:
                who = self._turns.popleft()
                job = self._lines[who].popleft()
                self.waiting -= 1
                try:
                    await self._do(who, job)
                except Exception:
                    log.exception("a delivery failed")
                finally:
                    if self._lines[who]:
                        self._turns.append(who)
                    else:
                        del self._lines[who]
        finally:
            self._working -= 1

    async def close(self) -> None:
        """Cancel the jobs under way and forget the waiting ones."""
        self._turns.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
