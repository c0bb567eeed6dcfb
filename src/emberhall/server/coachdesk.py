"""The coach's desk: finished games are looked at one after the other, in one worker process of low priority.

One analysis a table serves all who ask. The last ones are kept in memory; an analysis depends on its record and budget
alone, so another process of the same server comes to the same.
"""

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict
from dataclasses import dataclass, field

import msgspec
import structlog
from msgspec import UNSET

from emberhall.coach.analysis import BUDGET
from emberhall.server.botdesk import Files
from emberhall.server.coachworker import Job, Word
from emberhall.server.errors import RequestError
from emberhall.server.thoughts import HEADER
from emberhall.wire.coaching import AnalysisState, Stage

log = structlog.get_logger(__name__)
KEPT = 60
"""Analyses that are remembered."""
WAITING = 40
"""Games that may wait."""
EACH = 3
"""Games of one person that may wait or be looked at."""
LIMIT = 600.0
"""Seconds an analysis may take."""


@dataclass
class Look:
    """A game somebody asked about."""

    table: str
    user: str
    job: Job
    mark: str
    stage: Stage = "waiting"
    done: int = 0
    of: int = 0
    analysis: bytes | None = None
    problem: str | None = None
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def state(self) -> AnalysisState:
        if self.problem is not None:
            raise RequestError("not-analysed", f"The coach could not look at this game: {self.problem}.", 409)
        # it was encoded by the worker, and goes out as it is
        found = UNSET if self.analysis is None else msgspec.Raw(self.analysis)
        return AnalysisState(self.stage, self.done, self.of, found)  # type: ignore[arg-type]


class CoachDesk:
    """Takes games and lets a worker look at them."""

    def __init__(self, files: Files, budget: int = BUDGET) -> None:
        self._files = files
        self._budget = budget
        self._looks: OrderedDict[str, Look] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    def state(self, table: str) -> AnalysisState:
        """How far a game is; a RequestError where nobody has asked, or where it failed."""
        look = self._looks.get(table)
        if look is None:
            raise RequestError("not-asked", "Nobody has asked the coach about this game yet.", 404)
        self._looks.move_to_end(table)
        return look.state()

    def ask(self, table: str, user: str, title: str, mark: str, record: str, words: int) -> AnalysisState:
        """Look at a game when it is its turn, unless it is there; one that failed is tried again."""
        look = self._looks.get(table)
        if look is None or look.problem is not None:
            self._admit(user)
            look = Look(table, user, Job(record, title, {}, self._budget), mark, of=words)
            self._looks[table] = look
            self._forget()
            if self._task is None:
                self._task = asyncio.create_task(self._work())
        return look.state()

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._end()

    def _admit(self, user: str) -> None:
        open_looks = [look for look in self._looks.values() if not look.ended.is_set()]
        if sum(look.user == user for look in open_looks) >= EACH:
            raise RequestError(
                "too-many", f"The coach has {EACH} games of yours to look at; wait for one of them.", 429
            )
        if len(open_looks) >= WAITING:
            raise RequestError("thinking", "The coach has many games to look at; ask again later.", 503)

    def _forget(self) -> None:
        """Let the analyses go that nobody has wanted for longest."""
        ended = [table for table, look in self._looks.items() if look.ended.is_set()]
        for table in ended[: max(0, len(self._looks) - KEPT)]:
            del self._looks[table]

    async def _work(self) -> None:
        """One game after the other; without any left, the worker ends."""
        while True:
            look = next((each for each in self._looks.values() if not each.ended.is_set()), None)
            if look is None:
                self._task = None
                await self._end()
                return
            look.stage = "running"
            try:
                async with asyncio.timeout(LIMIT):
                    await self._look(look)
            except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as trouble:
                look.problem = f"it took too long or its worker ended ({type(trouble).__name__})"
                await self._end()
            except ValueError as problem:
                look.problem = str(problem)
            finally:
                look.ended.set()
            if look.problem is not None:
                log.warning("game not analysed", table=look.table, why=look.problem)

    async def _look(self, look: Look) -> None:
        if look.mark:
            look.job.cards = dict(self._files(look.job.title, look.mark))
        process = await self._worker()
        assert process.stdin is not None
        assert process.stdout is not None
        data = msgspec.msgpack.encode(look.job)
        process.stdin.write(len(data).to_bytes(HEADER, "big") + data)
        while True:
            size = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
            word = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Word)
            if word.problem is not None:
                raise ValueError(word.problem)
            look.done, look.of = word.done, word.of
            if word.analysis is not None:
                look.analysis, look.stage = word.analysis, "done"
                return

    async def _worker(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "emberhall.server.coachworker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await process.wait()
