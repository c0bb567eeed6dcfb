"""A queue: one job after another, in a task of its own.

A job that does not need the task takes the lock at once if nothing else is running, and releases it later.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import structlog

from emberhall.server.errors import RequestError
from emberhall.world import clock

log = structlog.get_logger(__name__)
T = TypeVar("T")
P = ParamSpec("P")
POLL = 0.005
"""Seconds between two looks at whether the last job has ended."""


class Lock:
    """A lock for one thing after another: taken at once if it is free, or waited for."""

    __slots__ = ("_next", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._next: asyncio.Future[None] | None = None

    def take(self) -> bool:
        """Take the lock if it is free; True if it is ours until `release`."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def wait(self) -> None:
        """Take the lock as soon as it is free. Only one may wait at a time."""
        if self.taken:
            self._next = asyncio.get_running_loop().create_future()
            await self._next
            self._next = None
        self.taken = True

    def release(self) -> None:
        """Release the lock, or hand it straight to the waiter: nobody can come between."""
        if self._next is not None and not self._next.done():
            self._next.set_result(None)
        else:
            self.taken = False


class Queue:
    """Callers wait until their job has run, and get its result or its exception."""

    def __init__(self, name: str) -> None:
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], bool]] = asyncio.Queue()
        self._touched = clock.monotonic()
        self._lock = Lock()
        self._stopped = False
        self._name = name
        self._task: asyncio.Task[None] | None = asyncio.create_task(self._run(), name=name)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run a job after all earlier ones; inside a job of this queue, at once and as a part of it.

        So whatever enters the queue may use anything else that does: no job can wait for itself.
        """
        if asyncio.current_task() is self._task:
            return await work()
        if self._stopped:
            raise RequestError("closing", "The server is closing; come back in a moment.", 503)
        promise: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, promise, False))
        try:
            return await promise
        finally:
            del promise  # it has the exception, which knows this frame

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run a job after all earlier ones, without waiting for it; failures are logged."""
        if not self._stopped:
            promise: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            promise.add_done_callback(self._log_failure)
            self._jobs.put_nowait((work, promise, True))

    def _log_failure(self, promise: asyncio.Future[None]) -> None:
        if not promise.cancelled() and (problem := promise.exception()) is not None:
            log.error("work failed", name=self._name, exc_info=problem)

    async def _run(self) -> None:
        while True:
            await self._next(*await self._jobs.get())

    async def _next(self, work: Callable[[], Awaitable[T]], promise: asyncio.Future[T], quietly: bool) -> None:
        """Run one job, in a stack frame of its own that then forgets it: the next job may be long in coming."""
        if not self._lock.take():
            await self._lock.wait()
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
        """Take the lock now, if nobody waits for it; True if it is ours until `end`."""
        return self._jobs.empty() and not self._stopped and self._lock.take()

    def end(self, quietly: bool = False) -> None:
        """Release the lock; `quietly` if nobody here asked for the job."""
        if not quietly:
            self._touched = clock.monotonic()
        self._lock.release()

    def quiet_for(self, seconds: float) -> bool:
        """True if nothing is running and nobody has asked for anything for that long."""
        return self._jobs.empty() and not self._lock.taken and clock.monotonic() - self._touched >= seconds

    @property
    def touched(self) -> float:
        """When somebody last asked for something."""
        return self._touched

    @property
    def stopped(self) -> bool:
        """True if no more jobs are accepted."""
        return self._stopped

    async def finish(self, seconds: float) -> None:
        """Accept no more jobs, and wait for the running one, but no longer than this."""
        self._dismiss()
        until = clock.monotonic() + seconds
        while self._lock.taken and clock.monotonic() < until:  # noqa: ASYNC110 (only one may wait for the lock)
            await asyncio.sleep(POLL)

    def _dismiss(self) -> None:
        self._stopped = True
        while not self._jobs.empty():
            self._jobs.get_nowait()[1].cancel()

    def stop(self) -> list[asyncio.Task[None]]:
        """Stop; waiting callers are cancelled. Return the tasks still ending."""
        self._dismiss()
        task, self._task = self._task, None  # its traceback would keep us alive
        if task is None:
            return []
        task.cancel()
        return [task]


class Queueing(Protocol):
    """A table, or a part of it, whose verbs run in the table's queue."""

    _queue: Queue


S = TypeVar("S", bound=Queueing)


def queued(verb: Callable[Concatenate[S, P], Awaitable[T]]) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Make a verb enter the queue by itself: it runs after what came before, and callers know of no lock."""

    @wraps(verb)
    async def enter(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._queue.do(partial(verb, self, *args, **kwargs))

    return enter
