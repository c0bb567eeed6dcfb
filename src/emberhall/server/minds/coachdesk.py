"""The coach's desk: finished games are analysed one after the other, in one worker process of low priority.

One analysis per table serves everybody who asks, in all lobbies, and is kept in the store (see `analyses`); the most
recent ones are in memory too.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
import structlog
from msgspec import UNSET

from emberhall.coach.analysis import BUDGET
from emberhall.server.errors import RequestError
from emberhall.server.minds.analyses import OFTEN, Analyses
from emberhall.server.minds.botdesk import Files
from emberhall.server.minds.coachprocess import CoachProcess
from emberhall.server.minds.coachworker import Job, Word
from emberhall.store import Store, StoreError
from emberhall.wire.bodies.coach import AnalysisState, Stage

log = structlog.get_logger(__name__)
KEPT = 60
"""Analyses kept in memory."""
WAITING = 40
"""Games that may be in the queue."""
EACH = 3
"""Games of one person that may be in the queue."""
EACH_ADDRESS = 9
"""Games from one address that may be in the queue: guests cost nothing."""
LIMIT = 600.0
"""Seconds an analysis may take."""


@dataclass
class Look:
    """A game to be analysed, or done."""

    table: str
    title: str
    user: str = ""
    mark: str = ""
    record: str = ""
    stage: Stage = "waiting"
    done: int = 0
    of: int = 0
    analysis: bytes | None = None
    problem: str | None = None
    ended: bool = False
    address: str = ""

    def state(self) -> AnalysisState:
        if self.problem is not None:
            raise RequestError("not-analysed", f"The coach could not analyse this game: {self.problem}.", 409)
        # already encoded by the worker, and sent as it is
        body = UNSET if self.analysis is None else msgspec.Raw(self.analysis)
        return AnalysisState(self.stage, self.done, self.of, body)  # type: ignore[arg-type]


class Looking(Protocol):
    """Where games are analysed."""

    def look(self, job: Job) -> AsyncIterator[Word]:
        """Yield the reports on a game, the analysis last. Raises ValueError if it cannot be analysed."""
        ...

    async def end(self) -> None:
        """Stop, whatever is under way."""
        ...


@dataclass
class CoachDesk:
    """Queues games and has a worker analyse them."""

    files: Files
    store: Store
    budget: int = BUDGET
    process: Looking = field(default_factory=CoachProcess)
    _looks: OrderedDict[str, Look] = field(default_factory=OrderedDict)
    _asking: asyncio.Lock = field(default_factory=asyncio.Lock)
    _task: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self._analyses = Analyses(self.store, self.budget)

    async def state(self, table: str, title: str, words: int) -> AnalysisState:
        """The progress of a game. Raises RequestError if nobody has asked, or if it failed."""
        look = self._looks.get(table)
        if look is not None:
            self._looks.move_to_end(table)
            return look.state()
        state = await self._stored(table, title, words)
        if state is None:
            raise RequestError("not-asked", "Nobody has asked the coach about this game yet.", 404)
        return state

    async def ask(
        self, table: str, user: str, title: str, mark: str, record: str, words: int, address: str = ""
    ) -> AnalysisState:
        """Queue a game, unless its analysis is in progress or done; a failed one is tried again."""
        async with self._asking:
            look = self._looks.get(table)
            if look is not None and look.problem is None:
                return look.state()
            if (state := await self._stored(table, title, words)) is not None:
                return state
            self._admit(user, address)
            if not await self._analyses.claim(table, title, words):  # another lobby was faster
                return AnalysisState("waiting", 0, words)
            look = self._remember(Look(table, title, user, mark, record, of=words, address=address))
            if self._task is None:
                self._task = asyncio.create_task(self._work())
            return look.state()

    async def close(self) -> None:
        """Stop, and leave the rest to other lobbies."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.process.end()
        for look in self._open():
            with contextlib.suppress(StoreError):
                await self._analyses.drop(look.table, look.title)

    async def _stored(self, table: str, title: str, words: int) -> AnalysisState | None:
        """Return what the store knows of a game that is not in memory."""
        stored = await self._analyses.find(table, title)
        if isinstance(stored, bytes):
            look = Look(table, title, stage="done", done=words, of=words, analysis=stored, ended=True)
            return self._remember(look).state()
        return stored

    def _open(self) -> Iterator[Look]:
        return (look for look in list(self._looks.values()) if not look.ended)

    def _admit(self, user: str, address: str) -> None:
        waiting = list(self._open())
        if address and sum(look.address == address for look in waiting) >= EACH_ADDRESS:
            sentence = f"The coach has {EACH_ADDRESS} games from your address to analyse; wait for one of them."
            raise RequestError("too-many", sentence, 429)
        if sum(look.user == user for look in waiting) >= EACH:
            raise RequestError("too-many", f"The coach has {EACH} of your games to analyse; wait for one of them.", 429)
        if len(waiting) >= WAITING:
            raise RequestError("thinking", "The coach has many games to analyse; ask again later.", 503)

    def _remember(self, look: Look) -> Look:
        """Keep one more in memory, and drop the least recently used."""
        self._looks[look.table] = look
        ended = [table for table, each in self._looks.items() if each.ended and each is not look]
        for table in ended[: max(0, len(self._looks) - KEPT)]:
            del self._looks[table]
        return look

    async def _work(self) -> None:
        """Analyse one game after the other; end the worker when none is left."""
        noting = asyncio.create_task(self._note())
        try:
            while (look := next(self._open(), None)) is not None:
                await self._look(look)
        finally:
            noting.cancel()
            self._task = None
        await self.process.end()

    async def _look(self, look: Look) -> None:
        look.stage = "running"
        try:
            async with asyncio.timeout(LIMIT):
                await self._follow(look)
            await self._analyses.keep(look.table, look.title, look.analysis or b"")
        except StoreError as problem:
            log.warning("analysis not kept", why=str(problem))
        except (TimeoutError, EOFError, OSError, msgspec.DecodeError) as trouble:
            await self._fails(look, f"it took too long or its worker ended ({type(trouble).__name__})")
            await self.process.end()
        except ValueError as problem:
            await self._fails(look, str(problem))
        look.ended = True

    async def _follow(self, look: Look) -> None:
        cards = dict(self.files(look.title, look.mark)) if look.mark else {}
        async for word in self.process.look(Job(look.record, look.title, cards, self.budget)):
            look.done, look.of = word.done, word.of
            if word.analysis is not None:
                look.analysis, look.stage = word.analysis, "done"

    async def _fails(self, look: Look, problem: str) -> None:
        look.problem = problem
        log.warning("game not analysed", table=look.table, why=problem)
        with contextlib.suppress(StoreError):
            await self._analyses.drop(look.table, look.title)

    async def _note(self) -> None:
        """Report the progress of the games here every few seconds, so that no other lobby claims them."""
        while True:
            await asyncio.sleep(OFTEN)
            for look in self._open():
                with contextlib.suppress(StoreError):
                    await self._analyses.note(look.table, look.title, look.done)
