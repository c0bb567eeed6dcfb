"""The one thread that writes to the SQLite file. All waiting jobs share one transaction and one sync.

A job is answered only after the commit, so an acknowledged write is on disk. A job that fails is rolled back alone.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from emberhall.store.base import StoreError

T = TypeVar("T")
LARGEST_GROUP = 512


class Job(NamedTuple):
    """Work for the writer, and the caller waiting for it. Safe work changes nothing when it fails."""

    work: Callable[[sqlite3.Connection], Any]
    promise: asyncio.Future[Any]
    safe: bool


class Outcome(NamedTuple):
    """The outcome of a job."""

    promise: asyncio.Future[Any]
    result: Any
    error: Exception | None


class Writer:
    """Takes jobs from the event loop and answers them in order."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._loop = loop
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T], safe: bool = False) -> T:
        """Run the work inside the next transaction; returns its result once that is durable."""
        if self._closed:
            raise StoreError("The store is closed.")
        promise: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, promise, safe))
        return await promise

    async def close(self) -> None:
        """Finish earlier jobs, then stop."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        last = False
        while not last:
            group, last = self._next_group()
            if group:
                outcomes = self._commit(group)
                self._tell(outcomes)
        self._connection.close()

    def _next_group(self) -> tuple[list[Job], bool]:
        """Wait for a job, then take all others that are waiting."""
        group: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _commit(self, group: list[Job]) -> list[Outcome]:
        execute = self._connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            outcomes = [self._one(job) for job in group]
            execute("COMMIT")
        except sqlite3.Error as failure:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            problem = StoreError(f"The database refused a write: {failure}.")
            return [Outcome(job.promise, None, problem) for job in group]
        return outcomes

    def _one(self, job: Job) -> Outcome:
        execute = self._connection.execute
        if not job.safe:
            execute("SAVEPOINT job")
        try:
            result = job.work(self._connection)
        except (StoreError, sqlite3.IntegrityError) as problem:
            if not job.safe:
                execute("ROLLBACK TO job")
                execute("RELEASE job")
            known = isinstance(problem, StoreError)
            return Outcome(
                job.promise, None, problem if known else StoreError(f"The database refused a row: {problem}.")
            )
        if not job.safe:
            execute("RELEASE job")
        return Outcome(job.promise, result, None)

    def _tell(self, outcomes: list[Outcome]) -> None:
        # If the event loop ended during its last writes, there is nobody left to answer.
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: Iterable[Outcome]) -> None:
    for promise, result, error in outcomes:
        if promise.done():  # the caller was cancelled in the meantime
            continue
        if error is not None:
            promise.set_exception(error)
        else:
            promise.set_result(result)
