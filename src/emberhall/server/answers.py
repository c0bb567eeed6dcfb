"""Answers that no person gives: a bot's, computed in a worker, and the only possible one.

Among people both wait for the server's pace, so that a quick card tells nobody that there was no choice. Where even the
fact that there was one is a secret, a person answers, and a bot takes the same time with an answer as without; a person
who is away declines such a question after a while, whatever they hold. One person among bots is not kept waiting: their
page shows what it is sent at the pace they wish.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import NamedTuple, TypeAlias

import structlog

from emberhall import Decision, Play
from emberhall.kernel.chance import Rng
from emberhall.kernel.takebacks import lone
from emberhall.server.errors import RequestError
from emberhall.server.house import House
from emberhall.server.thoughts import thought_of
from emberhall.store import StoredTable, StoreError
from emberhall.wire.seals import mixed

log = structlog.get_logger(__name__)
RETRY = 2.0
"""Seconds until an answer is tried again that the store would not take."""
EQUAL_TIME = 5 / 3
"""A response, or none, takes so many times the pace: 1.5 seconds where nothing else was said."""
ALONE = 1 / 2
"""The same where one person plays with bots: still one time for all responses, but nobody else waits."""
Give: TypeAlias = Callable[[int, int, str], Awaitable[None]]


class Wanted(NamedTuple):
    """An answer the table itself must see to: a bot's (its level), an absent person's, or the only one there is."""

    seq: int
    seat: int
    level: str | None
    away: bool = False
    paced: bool = True
    """Whether it waits for the pace: among several people, whose pages must not run ahead of each other."""


class Answers:
    """At most one answer of a table is under way."""

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
        """The table stands like this now: see to an answer nobody else gives. What is under way goes on."""
        wanted = _wanted(row, play, here) if row.status == "running" else None
        if wanted == self._wanted:
            return
        self.stop()
        self._wanted = wanted
        if wanted is not None:
            # Bound to the secret like the deal: nobody can let a bot think again for a nicer answer.
            seed = mixed(row.secret, f"bot {wanted.seat} {wanted.seq}")
            self._task = asyncio.create_task(self._answer(wanted, play, seed, row.host))

    def stop(self) -> list[asyncio.Task[None]]:
        """Drop what is under way."""
        task, self._task, self._wanted = self._task, None, None
        if task is None:
            return []
        task.cancel()
        return [task]

    async def _answer(self, wanted: Wanted, play: Play, seed: int, owner: str) -> None:
        settings = self._house.settings
        decision = play.asked(wanted.seat)
        assert decision is not None
        declined = play.game.RESPONSES.get(decision.ask)
        seconds = settings.away if wanted.away else settings.pace * _beats(wanted, declined is not None)
        pause = asyncio.create_task(asyncio.sleep(seconds))
        word = declined or decision.word(decision.options[0])
        # A bot with nothing to respond with goes the same way as one that has something.
        if wanted.level is not None and (len(decision.options) > 1 or declined is not None):
            limit = settings.bot_limit if declined is None else min(settings.bot_limit, seconds or settings.bot_limit)
            thought = await self._think(wanted.level, play, decision, seed, limit, owner)
            word = thought or declined or chance(decision, seed)
        await pause
        while self._wanted == wanted:
            # From here on it is the table's own work: the next answer must not cancel it.
            mine, self._task = self._task, None
            try:
                await self._give(wanted.seat, wanted.seq, word)
            except RequestError as error:
                log.info("answer dropped", table=self._table, seq=wanted.seq, why=error.message)
            except StoreError as problem:
                log.warning("answer not stored yet", table=self._table, seq=wanted.seq, why=str(problem))
                self._task = mine
                await asyncio.sleep(RETRY)
                continue
            return

    async def _think(
        self, level: str, play: Play, decision: Decision, seed: int, limit: float, owner: str
    ) -> str | None:
        """A bot's word; None when it has none in time."""
        make = partial(thought_of, level, play, decision.seat, seed, limit)
        word = await self._house.desk.choose(make, owner)
        return word if word in decision.words() else None


def chance(decision: Decision, seed: int) -> str:
    """Any of the words, for a bot that had none; bound like its thoughts, or a pretended failure would be a choice."""
    return decision.word(decision.options[Rng.seeded(seed).below(len(decision.options))])


def _beats(wanted: Wanted, response: bool) -> float:
    """How many times the pace an answer takes."""
    if response:
        return EQUAL_TIME if wanted.paced else ALONE
    return 1 if wanted.paced else 0


def _wanted(row: StoredTable, play: Play, here: Collection[str]) -> Wanted | None:
    for seat in play.waiting:
        chair, decision, since = row.chairs[seat], play.asked(seat), play.since[seat]
        assert decision is not None
        if chair.kind == "bot":
            return Wanted(since, seat, chair.level, paced=_paced(row))
        if decision.ask in play.game.RESPONSES:
            # Whoever is away declines, and not only with nothing to say: waiting for the others would tell.
            if chair.user not in here:
                return Wanted(since, seat, None, away=True)
        elif play.by_itself(decision):
            return Wanted(since, seat, None, paced=_paced(row))
        elif lone(play.game, decision) and decision.ask in play.game.ENDS and chair.user not in here:
            return Wanted(since, seat, None, away=True)
    return None


def _paced(row: StoredTable) -> bool:
    return sum(chair.kind == "person" for chair in row.chairs) != 1
