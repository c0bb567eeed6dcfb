"""The forge's desk: cards are tried out one after the other, in one worker process of the lowest priority.

A person has one trial, which the next one replaces; its games take a minute at most, and few trials wait. So nobody's
forge slows a table, and nobody waits long.
"""

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
import structlog

from emberhall.server.errors import RequestError
from emberhall.server.minds.thoughts import HEADER
from emberhall.server.minds.trials import TrialJob, TrialWord
from emberhall.wire.bodies.forge import Balance, ForgeEstimate, ForgeMeasure
from emberhall.world import chance, clock

log = structlog.get_logger(__name__)
SECONDS = 60.0
"""How long the games of a trial may take."""
GRACE = 15.0
"""Seconds in which a worker starts and ends its last pair."""
WAITING = 12
"""Trials that may wait."""
EACH_ADDRESS = 4
"""Trials from one address that may wait or run: guests cost nothing."""
REMEMBERED = 200
"""Trials that are over and still told."""


@dataclass
class Bench:
    """Somebody's trial."""

    user: str
    job: TrialJob
    address: str = ""
    stage: str = "waiting"
    began: float = 0.0
    seconds: float = 0.0
    word: TrialWord = field(default_factory=TrialWord)
    known: TrialWord = field(default_factory=TrialWord)

    def as_body(self) -> Balance:
        """The trial as its owner sees it."""
        spent = clock.monotonic() - self.began if self.stage == "running" else self.seconds
        answer = Balance(
            stage=self.stage,  # type: ignore[arg-type]
            seconds=round(spent, 1),
            instead=self.known.instead,
            names=self.known.names,
            problem=self.word.problem or "",
        )
        if self.known.measure is not None:
            answer.measure = msgspec.convert(msgspec.to_builtins(self.known.measure), ForgeMeasure)
        if self.word.estimate is not None:
            answer.estimate = msgspec.convert(msgspec.to_builtins(self.word.estimate), ForgeEstimate)
        return answer


class Trying(Protocol):
    """Where cards are tried out."""

    def play(self, job: TrialJob) -> AsyncIterator[TrialWord]:
        """Yield the words about a trial; the last one is over."""
        ...

    async def end(self) -> None:
        """Stop, whatever is under way."""
        ...


class ForgeProcess:
    """One process, replaced if it has ended."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def play(self, job: TrialJob) -> AsyncIterator[TrialWord]:
        """Yield the worker's words about a trial."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        data = msgspec.msgpack.encode(job)
        process.stdin.write(len(data).to_bytes(HEADER, "big") + data)
        over = False
        while not over:
            size = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
            word = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=TrialWord)
            over = word.over
            yield word

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "emberhall.server.minds.forgeworker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
            )
        return self._process

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await process.wait()


@dataclass
class ForgeDesk:
    """Queues trials and has a worker play them."""

    process: Trying = field(default_factory=ForgeProcess)
    seconds: float = SECONDS
    _benches: OrderedDict[str, Bench] = field(default_factory=OrderedDict)
    _task: asyncio.Task[None] | None = None

    def state(self, user: str) -> Balance:
        """Somebody's trial."""
        bench = self._benches.get(user)
        return Balance("none") if bench is None else bench.as_body()

    async def ask(self, user: str, title: str, draft: Mapping[str, Any], instead: str, address: str = "") -> Balance:
        """Queue a trial in place of the person's last one. Raises RequestError if too many wait."""
        await self.stop(user)
        waiting = [each for each in self._benches.values() if each.stage != "over"]
        if address and sum(each.address == address for each in waiting) >= EACH_ADDRESS:
            sentence = f"{EACH_ADDRESS} cards are being tried out from your address; wait for one of them."
            raise RequestError("too-many", sentence, 429)
        if len(waiting) >= WAITING:
            raise RequestError("thinking", "Many cards are being tried out; ask again in a few minutes.", 503)
        job = TrialJob(title, dict(draft), instead, int.from_bytes(chance.token_bytes(4), "big"), self.seconds)
        bench = self._benches[user] = Bench(user, job, address)
        self._forget()
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return bench.as_body()

    async def stop(self, user: str) -> None:
        """End somebody's trial; what is known so far goes with it."""
        bench = self._benches.pop(user, None)
        if bench is not None and bench.stage == "running":
            await self.process.end()

    async def close(self) -> None:
        """Stop everything."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.process.end()

    def _forget(self) -> None:
        over = [user for user, each in self._benches.items() if each.stage == "over"]
        for user in over[: max(0, len(over) - REMEMBERED)]:
            del self._benches[user]

    async def _work(self) -> None:
        """Play one trial after the other; end the worker when none is left."""
        try:
            while (
                bench := next((each for each in self._benches.values() if each.stage == "waiting"), None)
            ) is not None:
                await self._play(bench)
        finally:
            self._task = None
        await self.process.end()

    async def _play(self, bench: Bench) -> None:
        bench.stage, bench.began = "running", clock.monotonic()
        try:
            async with asyncio.timeout(self.seconds + GRACE):
                async for word in self.process.play(bench.job):
                    if word.names:
                        bench.known = word
                    else:
                        bench.word = word
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as trouble:
            if self._benches.get(bench.user) is bench:  # nobody has stopped it
                log.warning("card not tried out", why=type(trouble).__name__)
                bench.word = TrialWord(bench.word.estimate, True, "it took too long or its worker ended")
            await self.process.end()
        bench.stage, bench.seconds = "over", clock.monotonic() - bench.began
