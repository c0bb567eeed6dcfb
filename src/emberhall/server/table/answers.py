"""Answers that no person gives: a bot's, computed in a worker, and the only possible one.

Among people both wait for the server's pace, so that a fast answer does not reveal that there was no choice. With
responses, even having a choice is secret: people always answer themselves, and a bot takes equally long whether it
responds or not; a person who is away declines after a while, whatever they hold. A single person among bots is not
kept waiting: their page shows what it is sent at the pace they chose.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import NamedTuple, TypeAlias

import structlog

from emberhall import Decision, Play
from emberhall.kernel.chance import Rng
from emberhall.kernel.plays.takebacks import lone
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.minds.thoughts import thought_of
from emberhall.store import StoredTable, StoreError
from emberhall.wire.seals import mixed

log = structlog.get_logger(__name__)
RETRY = 2.0
"""Seconds before an answer that could not be stored is tried again."""
EQUAL_TIME = 5 / 3
"""How many times the pace a response takes, even a declined one: 1.5 seconds by default."""
ALONE = 1 / 2
"""EQUAL_TIME for one person among bots: still the same for all responses, but nobody else has to wait."""
Give: TypeAlias = Callable[[int, int, str], Awaitable[None]]


class Wanted(NamedTuple):
    """An answer the table itself gives: a bot's (of this level), an absent person's, or the only possible one."""

    seq: int
    seat: int
    level: str | None
    away: bool = False
    paced: bool = True
    """True if it waits for the pace: among several people, whose pages must not run ahead of each other."""


class Answers:
    """Gives the answers of a table, one at a time."""

    def __init__(self, house: House, table: str, give: Give) -> None:
        self._house = house
        self._table = table
        self._give = give
        self._wanted: Wanted | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> bool:
        return self._task is not None

    def expect(self, row: StoredTable, play: Play, here: Collection[str]) -> None:
        """Start the answer that the table must now give, if any; one already in progress continues."""
        wanted = _wanted(row, play, here) if row.status == "running" else None
        if wanted == self._wanted:
            return
        self.stop()
        self._wanted = wanted
        if wanted is not None:
            # Derived from the secret, like the deal: nobody can make a bot think again for a better answer.
            seed = mixed(row.secret, f"bot {wanted.seat} {wanted.seq}")
            self._task = asyncio.create_task(self._answer(wanted, play, seed, row.host))

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel the answer in progress."""
        task, self._task, self._wanted = self._task, None, None
        if task is None:
            return []
        task.cancel()
        return [task]

    async def _answer(self, wanted: Wanted, play: Play, seed: int, owner: str) -> None:
        settings = self._house.settings
        decision = play.asked(wanted.seat)
        assert decision is not None
        declined = play.game.manners.responses.get(decision.ask)
        seconds = settings.away if wanted.away else settings.pace * _beats(wanted, declined is not None)
        pause = asyncio.create_task(asyncio.sleep(seconds))
        word = declined or decision.word(decision.options[0])
        # A bot with nothing to respond with takes the same path as one that has something.
        if wanted.level is not None and (len(decision.options) > 1 or declined is not None):
            limit = settings.bot_limit if declined is None else min(settings.bot_limit, seconds or settings.bot_limit)
            thought = await self._think(wanted.level, play, decision, seed, limit, owner)
            word = thought or declined or chance(decision, seed)
        await pause
        while self._wanted == wanted:
            # From here on the table owns the work: the next answer must not cancel it.
            own, self._task = self._task, None
            try:
                await self._give(wanted.seat, wanted.seq, word)
            except RequestError as error:
                log.info("answer dropped", table=self._table, seq=wanted.seq, why=error.message)
            except StoreError as problem:
                log.warning("answer not stored yet", table=self._table, seq=wanted.seq, why=str(problem))
                self._task = own
                await asyncio.sleep(RETRY)
                continue
            return

    async def _think(
        self, level: str, play: Play, decision: Decision, seed: int, limit: float, owner: str
    ) -> str | None:
        """Return a bot's word, or None if it has none in time."""
        make = partial(thought_of, level, play, decision.seat, seed, limit)
        word = await self._house.desk.choose(make, owner)
        return word if word in decision.words() else None


def chance(decision: Decision, seed: int) -> str:
    """A random word for a bot that had none; seeded like its thoughts, or faking a failure would give a choice."""
    return decision.word(decision.options[Rng.seeded(seed).below(len(decision.options))])


def _beats(wanted: Wanted, response: bool) -> float:
    """How many times the pace an answer takes."""
    if response:
        return EQUAL_TIME if wanted.paced else ALONE
    return 1 if wanted.paced else 0


def _wanted(row: StoredTable, play: Play, here: Collection[str]) -> Wanted | None:
    for seat in play.waiting:
        chair, decision, since = row.chairs[seat], play.asked(seat), play.course.questions.since[seat]
        assert decision is not None
        if chair.kind == "bot":
            return Wanted(since, seat, chair.level, paced=_paced(row))
        if decision.ask in play.game.manners.responses:
            # Absent people always decline, whatever they hold: waiting only for some would give them away.
            if chair.user not in here:
                return Wanted(since, seat, None, away=True)
        elif play.course.by_itself(decision):
            return Wanted(since, seat, None, paced=_paced(row))
        elif lone(play.game.manners, decision) and decision.ask in play.game.manners.ends and chair.user not in here:
            return Wanted(since, seat, None, away=True)
    return None


def _paced(row: StoredTable) -> bool:
    return sum(chair.kind == "person" for chair in row.chairs) != 1
