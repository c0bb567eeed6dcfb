"""The bot desk: bots think in worker processes, never on the event loop.

A worker is a separate process that reads tasks and writes words. It starts when first needed; one that crashes or
exceeds its time limit is killed and replaced, and the next lower level answers instead. If no level answers, the table
picks a word at random.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeAlias

import msgspec
import structlog

from emberhall.bots import lower_levels, quick_level
from emberhall.server.errors import RequestError
from emberhall.server.metrics import Metrics
from emberhall.server.minds.fair_queue import FairQueue
from emberhall.server.minds.thoughts import HEADER, Answer, Cards, Thought
from emberhall.world import clock

log = structlog.get_logger(__name__)
GRACE = 0.5
"""Seconds on top of the limit, for the round trip."""
STARTING = 15.0
"""Seconds a new worker may take to start, and any worker to read an overlay of cards."""
ENDING = 5.0
"""Seconds to wait for a killed worker's exit."""
AGAIN = 0.5
"""Seconds a lower level has after a higher one failed: the table has already waited."""
CROWD = 8
"""Thoughts waiting per worker beyond which new ones get a level that answers at once."""
Files: TypeAlias = Callable[[str, str], Mapping[str, str]]
"""The card files behind a title and a mark."""


class Worker(Protocol):
    """Where a bot thinks."""

    async def learn(self, title: str, mark: str, files: Files) -> None:
        """Load an overlay in the worker, unless it already has it."""
        ...

    async def ask(self, thought: Thought) -> Answer:
        """Have it think."""
        ...

    async def end(self) -> None:
        """Stop it, whatever it is doing."""
        ...


class Process:
    """A worker: one process and its pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(Answer)
        self._learnt: set[tuple[str, str]] = set()

    @staticmethod
    async def start() -> "Process":
        # Numeric libraries would compete for the cores; a worker uses one thread.
        environment = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "emberhall.server.minds.botworker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )
        worker = Process(process)
        try:
            async with asyncio.timeout(STARTING):
                await worker._receive()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def learn(self, title: str, mark: str, files: Files) -> None:
        """Load an overlay in the worker, unless it already has it."""
        if mark and (title, mark) not in self._learnt:
            async with asyncio.timeout(STARTING):
                said = await self._send(Cards(title, dict(files(title, mark))))
            if said.problem is None:
                self._learnt.add((title, mark))

    async def ask(self, thought: Thought) -> Answer:
        return await self._send(thought)

    async def _send(self, asked: Cards | Thought) -> Answer:
        assert self._process.stdin is not None
        data = self._encoder.encode(asked)
        self._process.stdin.write(len(data).to_bytes(HEADER, "big") + data)
        return await self._receive()

    async def _receive(self) -> Answer:
        assert self._process.stdout is not None
        size = int.from_bytes(await self._process.stdout.readexactly(HEADER), "big")
        return self._decoder.decode(await self._process.stdout.readexactly(size))

    async def end(self) -> None:
        """Kill the process and wait for its exit, but not for long: a cancelled caller must end too."""
        if self._process.returncode is None:
            self._process.kill()
        try:
            async with asyncio.timeout(ENDING):
                await self._process.wait()
        except TimeoutError:
            log.warning("worker not reaped", pid=self._process.pid)


class BotDesk:
    """Hands tasks to idle workers."""

    def __init__(
        self, workers: int, metrics: Metrics, files: Files, start: Callable[[], Awaitable[Worker]] = Process.start
    ) -> None:
        self._start = start
        self._places = FairQueue(workers)
        self._crowd = CROWD * workers
        self._waiting = 0
        self._idle: list[Worker] = []
        self._metrics = metrics
        self._files = files
        self._closed = False

    def share(self, note: Callable[[str, int], None]) -> None:
        """From now on, report to `note` whose bots have thought, and for how many milliseconds."""
        self._places.note = lambda owner, seconds: note(owner, round(seconds * 1000))

    def charge(self, owner: str, milliseconds: int) -> None:
        """Charge an owner for thinking done elsewhere: here their bots wait longer."""
        self._places.charge(owner, milliseconds / 1000)

    async def choose(self, make: Callable[[], Thought], owner: str = "") -> str | None:
        """Return the bot's word, or a lower level's if it fails; None if no level has one in time.

        Bots of one owner, the table's host, share the owner's turns. A thought holds a state and every event heard, so
        it is made only when its turn comes: waiting ones take no memory.
        """
        crowded = self._waiting >= self._crowd
        self._waiting += 1
        try:
            async with self._places.of(owner):
                thought = make()
                if crowded:
                    thought = msgspec.structs.replace(thought, level=quick_level(thought.level, thought.title))
                return await self._try_all(thought)
        finally:
            self._waiting -= 1

    async def _try_all(self, thought: Thought) -> str | None:
        """Return the word of this level, or of the next lower one that has a word."""
        word = await self._try(thought)
        # There is no level below the weakest, so it is asked again: another worker may survive.
        for level in lower_levels(thought.level, thought.title) or (thought.level,):
            if word is not None or self._closed:
                break
            word = await self._try(msgspec.structs.replace(thought, level=level, limit=min(AGAIN, thought.limit)))
        return word

    async def _try(self, thought: Thought) -> str | None:
        """Return one level's word."""
        answer = await self._answer(thought)
        return None if answer is None else answer.word

    async def advise(self, thought: Thought, owner: str) -> dict[str, Any]:
        """Return advice for a person. It waits its turn like one of their bots; no lower level steps in if it fails."""
        if self._waiting >= self._crowd:
            raise RequestError("thinking", "The bots are busy; ask again in a moment.", 503)
        self._waiting += 1
        try:
            async with self._places.of(owner):
                answer = await self._answer(thought)
        finally:
            self._waiting -= 1
        if answer is None or answer.advice is None:
            raise RequestError("no-hint", "There is no hint for this question.", 409)
        return answer.advice

    async def _answer(self, thought: Thought) -> Answer | None:
        """Return a worker's answer; failures are counted and logged."""
        began = clock.perf_counter()
        answer, cause = await self._ask(thought)
        self._metrics.think.observe(clock.perf_counter() - began)
        if cause is not None and not self._closed:
            self._metrics.replaced.labels(cause.split(":", maxsplit=1)[0]).inc()
            log.warning("bot replaced", title=thought.title, level=thought.level, seat=thought.seat, cause=cause)
        return answer

    async def _ask(self, thought: Thought) -> tuple[Answer | None, str | None]:
        worker: Worker | None = None
        try:
            worker = self._idle.pop() if self._idle else await self._start()
            await worker.learn(thought.title, thought.cards, self._files)
            async with asyncio.timeout(thought.limit + GRACE):
                answer = await worker.ask(thought)
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as trouble:
            if worker is not None:
                await worker.end()
            overrun = isinstance(trouble, TimeoutError)
            return None, "overrun" if overrun else f"crash: {type(trouble).__name__}"
        except asyncio.CancelledError:
            # A late answer would be taken for the next task's.
            if worker is not None:
                await worker.end()
            raise
        self._idle.append(worker)
        return answer, answer.problem

    async def close(self) -> None:
        """End the workers."""
        self._closed = True
        while self._idle:
            await self._idle.pop().end()
