"""Serial: runs one job after another, in its own task with a queue.

A job that does not need the task takes the turn at once if nothing else is running, and ends it later.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from emberhall.server.errors import RequestError

log = structlog.get_logger(__name__)
T = TypeVar("T")
LOOK = 0.005


class Turn:
    """A lock for one thing after another: taken at once if it is free, or waited for."""

    __slots__ = ("_handed_over", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._handed_over: asyncio.Future[None] | None = None

    def take(self) -> bool:
        """Take the turn if it is free; True if it is ours until `end`."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def wait(self) -> None:
        """Take the turn as soon as it is free. Only one may wait at a time."""
        if self.taken:
            self._handed_over = asyncio.get_running_loop().create_future()
            await self._handed_over
            self._handed_over = None
        self.taken = True

    def end(self) -> None:
        """Release the turn, or hand it straight to the waiter: nobody can come between."""
        if self._handed_over is not None and not self._handed_over.done():
            self._handed_over.set_result(None)
        else:
            self.taken = False


class Serial:
    """Callers wait for their turn, and get the result or the exception."""

    def __init__(self, name: str) -> None:
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], bool]] = asyncio.Queue()
        self._touched = time.monotonic()
        self._turn = Turn()
        self._stopped = False
        self._name = name
        self._task: asyncio.Task[None] | None = asyncio.create_task(self._run(), name=name)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier ones."""
        if self._stopped:
            raise RequestError("closing", "The server is closing; come back in a moment.", 503)
        promise: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, promise, False))
        try:
            return await promise
        finally:
            del promise  # it has the exception, which knows this frame

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run a job when its turn comes, without waiting for it; failures are logged."""
        if not self._stopped:
            promise: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            promise.add_done_callback(self._log_failure)
            self._queue.put_nowait((work, promise, True))

    def _log_failure(self, promise: asyncio.Future[None]) -> None:
        if not promise.cancelled() and (problem := promise.exception()) is not None:
            log.error("work failed", name=self._name, exc_info=problem)

    async def _run(self) -> None:
        while True:
            await self._next(*await self._queue.get())

    async def _next(self, work: Callable[[], Awaitable[T]], promise: asyncio.Future[T], quietly: bool) -> None:
        """Run one job, in a stack frame of its own that then forgets it: the next job may be long in coming."""
        if not self._turn.take():
            await self._turn.wait()
        try:
            result = await work()
        except asyncio.CancelledError:
            promise.cancel()
            raise
        except Exception as problem:  # noqa: BLE001 (it is raised in the caller)
            if not promise.done():
                promise.set_exception(problem)
            del promise  # it has the exception, which knows this frame
        else:
            if not promise.done():
                promise.set_result(result)
        self.end(quietly)

    def begin(self) -> bool:
        """Take the turn now, if nobody waits for it; True if it is ours until `end`."""
        return self._queue.empty() and not self._stopped and self._turn.take()

    def end(self, quietly: bool = False) -> None:
        """End the turn; `quietly` if nobody here asked for the job."""
        if not quietly:
            self._touched = time.monotonic()
        self._turn.end()

    def quiet_for(self, seconds: float) -> bool:
        """True if nothing is running and nobody has asked for anything for that long."""
        return self._queue.empty() and not self._turn.taken and time.monotonic() - self._touched >= seconds

    @property
    def touched(self) -> float:
        """When somebody last asked for something."""
        return self._touched

    async def finish(self, seconds: float) -> None:
        """Accept no more jobs, and wait for the running one, but no longer than this."""
        self._dismiss()
        until = time.monotonic() + seconds
        while self._turn.taken and time.monotonic() < until:  # noqa: ASYNC110 (only one may wait for the turn)
            await asyncio.sleep(LOOK)

    def _dismiss(self) -> None:
        self._stopped = True
        while not self._queue.empty():
            self._queue.get_nowait()[1].cancel()

    def stop(self) -> list[asyncio.Task[None]]:
        """Stop; waiting callers are cancelled. Return the tasks still ending."""
        self._dismiss()
        task, self._task = self._task, None  # its traceback would keep us alive
        if task is None:
            return []
        task.cancel()
        return [task]
