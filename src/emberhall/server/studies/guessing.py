"""Guessing a move: what the reader says is compared with what was played, and the coach says how good both are."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import msgspec

from emberhall import Play
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.limits import Gate
from emberhall.server.minds.thoughts import Thought
from emberhall.server.settings import Rate
from emberhall.server.studies.access import chapter_of, to_read
from emberhall.server.studies.games import ChapterPlay, play_of
from emberhall.server.table.row.hints import advice_of
from emberhall.server.table.row.waking import record_of
from emberhall.store import User, work
from emberhall.wire.bodies.coach import Alternative, CoachReason
from emberhall.wire.bodies.learning.studies import Guess, GuessResult

SAME, AS_GOOD = 2, 1
NEAR: Final = 150
"""An answer counts as good as another if its chance is less than this lower, of 10,000."""
VERDICTS = Rate(12, 4.0)
"""Questions to the coach per person: each takes a bot's time."""
KNOWN = 400
"""How many of its answers are remembered."""
LIMIT = 10.0
"""Seconds a bot may think about one."""


class Guesses:
    """Judges guesses; what the coach has said about a moment is remembered."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._gate = Gate(VERDICTS, "guesses")
        self._known: OrderedDict[tuple[str, int], dict[str, Any]] = OrderedDict()

    async def guess(self, study: str, user: User, n: int, wish: Guess) -> GuessResult:
        """Judge a guess. Raises RequestError if the seat of the chapter is not asked there, or may not say that."""
        await to_read(self._house.store, study, user)
        chapter = await chapter_of(self._house.store, study, n)
        game = await play_of(self._house, chapter.kind, chapter.title, chapter.source, user.id)
        asked = chapter.first <= wish.moment < min(chapter.last, len(game.words))
        if not asked or game.words[wish.moment][0] != chapter.seat:
            raise RequestError("not-guessed", "There is nothing to guess at this moment.")
        try:
            words, thought = await asyncio.to_thread(_question, game, wish.moment, chapter.seat)
        except ValueError as problem:
            raise RequestError("frozen", f"This game cannot be played again here: {problem}") from None
        if wish.word not in words:
            raise RequestError("illegal", f"{wish.word!r} is no answer to this question.", 400, word=wish.word)
        advice = await self._advice((game.row.id, wish.moment), thought, user.id)
        others = await self._house.store.write(work.studies.words.count_answer(study, n, wish.moment, wish.word))
        alternatives = msgspec.convert(advice.get("alternatives", []), list[Alternative])
        chances = {each.word: each.chance for each in alternatives}
        word = game.words[wish.moment][1]
        return GuessResult(
            word=word,
            points=_points(wish.word, word, chances),
            before=chances.get(word),
            alternatives=alternatives,
            why=msgspec.convert(advice.get("why", []), list[CoachReason]),
            others=others,
        )

    async def _advice(self, key: tuple[str, int], thought: Thought | None, user: str) -> dict[str, Any]:
        """What the coach says; nothing if it is busy, or cannot say."""
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if thought is None:
            return {}
        with suppress(RequestError):
            self._gate.pass_person(user)
            self._known[key] = await self._house.desk.advise(thought, user)
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return self._known.get(key, {})


def _question(game: ChapterPlay, moment: int, seat: int) -> tuple[list[str], Thought | None]:
    """What the seat may say at a moment, and the task for a worker to judge it."""
    play = Play.restore(record_of(game.row, game.words[:moment]))
    decision = play.asked(seat)
    if decision is None:
        return [], None
    words = list(decision.words())
    return words, advice_of(game.row, play, decision, LIMIT) if len(words) > 1 else None


def _points(guess: str, word: str, chances: dict[str, int]) -> int:
    if guess == word:
        return SAME
    if guess not in chances or word not in chances:
        return 0
    return AS_GOOD if chances[guess] > chances[word] - NEAR else 0
