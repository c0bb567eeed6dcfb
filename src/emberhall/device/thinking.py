"""Where a device's bots and coach think: in workers of their own, so that tables never wait.

The same tasks as on a server, and the same budgets in iterations: a moment has one answer everywhere. What a browser
gives is a `Line`: a worker that answers one text with another, may report meanwhile, and can be stopped.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

import msgspec

from emberhall.server.minds.botdesk import Files
from emberhall.server.minds.coachworker import Job, Word
from emberhall.server.minds.thoughts import Answer, Cards, Thought

Report = Callable[[str], None]


class Line(Protocol):
    """A worker of the browser's."""

    def ask(self, kind: str, text: str, report: Report) -> Awaitable[str]:
        """Its answer, once it has one."""
        ...

    def end(self) -> None:
        """Stop it, whatever it is doing; the next text starts another."""
        ...


def unheard(_: str) -> None:
    """Reports of a bot, of which there are none."""


class Mind:
    """A worker for bots, as the bot desk knows one."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def learn(self, title: str, mark: str, files: Files) -> None:
        """Load an overlay in the worker."""
        if mark:
            await self._ask("learn", Cards(title, dict(files(title, mark))))

    async def ask(self, thought: Thought) -> Answer:
        """Have it think."""
        return await self._ask("think", thought)

    async def end(self) -> None:
        """Stop it."""
        self._line.end()

    async def _ask(self, kind: str, task: Cards | Thought) -> Answer:
        try:
            text = await self._line.ask(kind, msgspec.json.encode(task).decode(), unheard)
        except Exception as trouble:  # whatever the browser says of a worker that broke
            raise OSError(str(trouble)) from trouble
        return msgspec.json.decode(text, type=Answer)


class Study:
    """A worker for the coach, as the coach's desk knows one."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def look(self, job: Job) -> AsyncIterator[Word]:
        """Yield the reports on a game, the analysis last. Raises ValueError if it cannot be analysed."""
        reports: asyncio.Queue[Word | None] = asyncio.Queue()
        answer = asyncio.ensure_future(self._answer(job, reports))
        try:
            while (word := await reports.get()) is not None:
                yield word
            last = await answer
        finally:
            answer.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await answer
        if last.problem is not None:
            raise ValueError(last.problem)
        yield last

    async def _answer(self, job: Job, reports: asyncio.Queue[Word | None]) -> Word:
        def report(text: str) -> None:
            reports.put_nowait(msgspec.json.decode(text, type=Word))

        try:
            text = await self._line.ask("look", msgspec.json.encode(job).decode(), report)
            return msgspec.json.decode(text, type=Word)
        except Exception as trouble:
            raise OSError(str(trouble)) from trouble
        finally:
            reports.put_nowait(None)

    async def end(self) -> None:
        """Stop it."""
        self._line.end()
