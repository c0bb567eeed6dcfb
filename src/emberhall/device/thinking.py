"""Where a device's bots, coach and forge think: in workers of their own, so that tables never wait.

The same tasks as on a server, and the same budgets in iterations: a moment has one answer everywhere. What a browser
gives is a `Line`: a worker that answers one text with another, may report meanwhile, and can be stopped.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec

from emberhall.server.minds.botdesk import Files
from emberhall.server.minds.coachworker import Job, Word
from emberhall.server.minds.thoughts import Answer, Cards, Thought
from emberhall.server.minds.trials import TrialJob, TrialWord

T = TypeVar("T", Word, TrialWord)
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
        async for word in _words(self._line, "look", job, Word):
            if word.problem is not None:
                raise ValueError(word.problem)
            yield word

    async def end(self) -> None:
        """Stop it."""
        self._line.end()


class Anvil:
    """A worker for the forge, as the forge's desk knows one."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def play(self, job: TrialJob) -> AsyncIterator[TrialWord]:
        """Yield the words about a trial; the last one is over."""
        async for word in _words(self._line, "try", job, TrialWord):
            yield word

    async def end(self) -> None:
        """Stop it."""
        self._line.end()


async def _words(line: Line, kind: str, job: msgspec.Struct, form: type[T]) -> AsyncIterator[T]:
    """What a worker reports of a job, and its answer last. Raises OSError if the worker broke or was stopped."""
    reports: asyncio.Queue[T | None] = asyncio.Queue()

    async def answered() -> T:
        def report(text: str) -> None:
            reports.put_nowait(msgspec.json.decode(text, type=form))

        try:
            text = await line.ask(kind, msgspec.json.encode(job).decode(), report)
            return msgspec.json.decode(text, type=form)
        except Exception as trouble:  # whatever the browser says
            raise OSError(str(trouble)) from trouble
        finally:
            reports.put_nowait(None)

    answer = asyncio.ensure_future(answered())
    try:
        while (word := await reports.get()) is not None:
            yield word
        last = await answer
    finally:
        answer.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError):
            await answer
    yield last
