"""How long the levels of a title think on this device: measured once, so that the page can offer a quick one.

A budget is in iterations, and a moment has one answer everywhere: so a slow device waits longer, and plays no worse.
"""

from collections.abc import Iterator

from emberhall import Play, bots, load
from emberhall.kernel.chance import Rng
from emberhall.server.minds.botworker import answer
from emberhall.server.minds.thoughts import Thought, thought_of
from emberhall.world import clock

SEEDS = (1, 2)
AFTER = 12
"""Answers at random before the question: the first ones of a game are often easy."""
MOST = 4
"""Seats at most; a game for more takes longer, but not each answer."""
LIMIT = 10.0
"""Seconds after which it is slow enough."""
QUICK = 0.5
"""Levels below one that is as quick as this are not measured."""


def paces(title: str) -> dict[str, float]:
    """Seconds for an answer, by level, from the strongest down to the first quick one."""
    results: dict[str, float] = {}
    for level in reversed(bots.levels(title)):
        results[level] = sum(_seconds(thought) for thought in _thoughts(title, level)) / len(SEEDS)
        if results[level] < QUICK:
            break
    return results


def _seconds(thought: Thought) -> float:
    before = clock.perf_counter()
    answer(thought)
    return clock.perf_counter() - before


def _thoughts(title: str, level: str) -> Iterator[Thought]:
    game = load(title)
    seats = max(count for count in game.seats if count <= MOST)
    for seed in SEEDS:
        play, rng, answers = Play.begin(game, seats, seed), Rng.seeded(seed), 0
        thought: Thought | None = None  # of the last real question, where a game is over sooner
        while (decision := play.decision) is not None and (answers < AFTER or thought is None):
            if len(decision.options) > 1:
                thought = thought_of(level, play, decision.seat, seed, LIMIT)
            play.take(decision.options[rng.below(len(decision.options))])
            answers += 1
        if thought is not None:
            yield thought
