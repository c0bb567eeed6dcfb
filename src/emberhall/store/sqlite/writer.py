"""The writer of the SQLite file: all waiting jobs share one transaction and one sync.

A job is answered only after the commit, so an acknowledged write is on disk. A job that fails is rolled back alone.
Single words, which are what a server writes most, are put into the transaction by the event loop itself: switching
threads for each of them would cost more than the statements. The thread only commits them. It does all other jobs
itself, and the words too if another process has locked the file.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

from emberhall.store.base import Word
from emberhall.store.errors import StoreError, sequence_taken
from emberhall.store.pauses import Pauses
from emberhall.store.sqlite.threads import Hand

T = TypeVar("T")
LARGEST_GROUP = 512
MOST_WORDS = 128
"""The most words the event loop puts into one transaction: about a millisecond of work."""
BUSY = 5000
"""Milliseconds the thread waits for another process to release the file."""


class Job(NamedTuple):
    """Work for the writer, and the caller waiting for it. Safe work changes nothing when it fails."""

    work: Callable[[sqlite3.Connection], Any]
    promise: asyncio.Future[Any]
    safe: bool


Add: TypeAlias = Callable[[sqlite3.Connection, Sequence[Word]], bool]
"""Adds words of different tables to a transaction; True if all were added. If not, some may have been."""
AddOne: TypeAlias = Callable[[sqlite3.Connection, Word], bool]
"""Adds one word to a transaction; True if it was added. If not, nothing has changed."""
Answer: TypeAlias = Callable[[], None]
"""Passes the outcomes of a group to its callers."""
ONLY_WORDS = {Word}


class Outcome(NamedTuple):
    """The outcome of a job."""

    job: Job | Word
    result: Any
    error: Exception | None


class Writer:
    """Takes jobs from the event loop and answers them in order, group by group."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        hand: Hand,
        add: Add = lambda _, __: False,
        add_one: AddOne = lambda _, __: False,
    ) -> None:
        self._connection = connection
        self._add_words = add
        self._add_word = add_one
        self._patient: bool | None = None
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job | Word] = []
        self._due = False
        self._writing = False
        self._pauses = Pauses()
        self._closed = False
        self._idle = asyncio.Event()
        self._hand = hand

    async def do(self, work: Callable[[sqlite3.Connection], T], safe: bool = False) -> T:
        """Run the work inside the next transaction; return its result once that is durable."""
        promise: asyncio.Future[T] = self._loop.create_future()
        self._add(Job(work, promise, safe))
        return await promise

    def add_soon(self, word: Word) -> None:
        """Add a word with the next transaction, without waiting: its `then` is called when it is done."""
        self._add(word)

    async def close(self) -> None:
        """Finish earlier jobs, then stop."""
        self._closed = True
        while self._waiting or self._writing:
            self._idle.clear()
            await self._idle.wait()
        self._hand.do(self._connection.close, lambda _: None)
        await self._hand.close()

    # --- in the event loop

    def _add(self, job: Job | Word) -> None:
        if self._closed:
            raise StoreError("The store is closed.")
        self._waiting.append(job)
        if not self._writing and not self._due:
            self._expect()

    def _expect(self) -> None:
        """Begin soon: all jobs of this turn of the loop go together and, during a pause, those of later turns too."""
        self._due = True
        pause = self._pauses.left()
        if pause and isinstance(self._waiting[-1], Word):
            self._loop.call_later(pause, self._begin)
        else:
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        """Hand the next group to the thread."""
        self._due = False
        if self._writing or not self._waiting:
            return
        self._writing = True
        work: Callable[[], Answer]
        group = self._waiting[:MOST_WORDS]
        if set(map(type, group)) == ONLY_WORDS and self._put(words := cast(list[Word], group)):
            work = partial(self._commit_words, words)
        else:
            group = self._waiting[:LARGEST_GROUP]
            work = partial(self._all, group)
        del self._waiting[: len(group)]
        self._hand.do(work, partial(self._settled, len(group)))

    def _put(self, words: list[Word]) -> bool:
        """Put words into a transaction and leave it open; False if the thread must try them one by one."""
        with suppress(Exception):  # the thread tries again, and passes on what is wrong
            self._begin_transaction(patient=False)
            if self._add_words(self._connection, words):
                return True
        self._roll_back()
        return False

    def _settled(self, jobs: int, answer: Answer) -> None:
        self._writing = False
        self._pauses.committed(jobs)
        answer()
        if not self._waiting:
            self._idle.set()
        elif not self._due:
            self._expect()

    # --- in the thread

    def _commit_words(self, words: list[Word]) -> Answer:
        """Commit the transaction that holds these words."""
        return partial(_tell_words, words, self._commit())

    def _all(self, group: list[Job | Word]) -> Answer:
        """Run a group as a whole transaction."""
        outcomes: list[Outcome] = []
        try:
            self._begin_transaction(patient=True)
            outcomes = [self._one(job) for job in group]
        except Exception as failure:  # noqa: BLE001 (a thread that ended would let every later write wait for ever)
            problem: StoreError | None = self._failed(failure)
        else:
            problem = self._commit()
        return partial(_tell, outcomes if problem is None else [Outcome(job, None, problem) for job in group])

    def _commit(self) -> StoreError | None:
        """Make the transaction durable; return the error if that failed."""
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as failure:
            return self._failed(failure)
        return None

    def _failed(self, failure: Exception) -> StoreError:
        self._roll_back()
        return StoreError(f"The database refused a write: {failure}.")

    # --- in either thread, never in both at once

    def _begin_transaction(self, patient: bool) -> None:
        """Begin a transaction. Only the thread waits (`patient`) while another process is writing."""
        if patient is not self._patient:
            self._connection.execute(f"PRAGMA busy_timeout = {BUSY if patient else 0}")
            self._patient = patient
        self._connection.execute("BEGIN IMMEDIATE")

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            with suppress(sqlite3.Error):  # then the next transaction cannot begin, and says so
                self._connection.execute("ROLLBACK")

    def _one(self, job: Job | Word) -> Outcome:
        execute = self._connection.execute
        safe = isinstance(job, Word) or job.safe  # it changes nothing if it fails
        if not safe:
            execute("SAVEPOINT job")
        try:
            result = self._result(job)
        except Exception as problem:
            expected = isinstance(problem, StoreError | sqlite3.IntegrityError)
            # The database may be broken; or there is no savepoint to go back to. Then the whole group fails.
            if not expected and (safe or isinstance(problem, sqlite3.Error)):
                raise
            if not safe:
                execute("ROLLBACK TO job")
                execute("RELEASE job")
            refused = isinstance(problem, sqlite3.IntegrityError)
            return Outcome(job, None, StoreError(f"The database refused a row: {problem}.") if refused else problem)
        if not safe:
            execute("RELEASE job")
        return Outcome(job, result, None)

    def _result(self, job: Job | Word) -> Any:
        if not isinstance(job, Word):
            return job.work(self._connection)
        if not self._add_word(self._connection, job):
            raise sequence_taken(job.seq)
        return None


def _tell_words(words: Sequence[Word], problem: StoreError | None) -> None:
    for word in words:
        word.then(problem)


def _tell(outcomes: Iterable[Outcome]) -> None:
    for job, result, error in outcomes:
        if isinstance(job, Word):
            job.then(error)
        elif job.promise.done():  # the caller was cancelled in the meantime
            continue
        elif error is not None:
            job.promise.set_exception(error)
        else:
            job.promise.set_result(result)
