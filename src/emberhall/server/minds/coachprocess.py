"""The server's handle on the coach's worker process: started for the first game in the queue, ended after the last."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator

import msgspec

from emberhall.server.minds.coachworker import Job, Word
from emberhall.server.minds.thoughts import HEADER


class CoachProcess:
    """One process, replaced if it has ended."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def look(self, job: Job) -> AsyncIterator[Word]:
        """Yield the worker's reports on a game, the analysis last. Raises ValueError if it cannot be analysed."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        data = msgspec.msgpack.encode(job)
        process.stdin.write(len(data).to_bytes(HEADER, "big") + data)
        while True:
            size = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
            word = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Word)
            if word.problem is not None:
                raise ValueError(word.problem)
            yield word
            if word.analysis is not None:
                return

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "emberhall.server.minds.coachworker",
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
