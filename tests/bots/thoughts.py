"""What bots of every level answer at some moments; `python -m tests.bots.thoughts` prints it, to compare processes."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace

from emberhall import Game, Seat, State, load, titles
from emberhall.bots import Bot, levels
from emberhall.bots import load as load_bot
from emberhall.bots.plans import plan_of, searches
from emberhall.bots.thinker import Thinker
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision
from emberhall.kernel.parts.setup import Value

FEW = 16  # iterations, enough to look at every answer of most questions
ASKED = 12  # decisions looked at in each game


def modes(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """The first mode for several seats, and the first solo mode if there is one."""
    all_modes = [(seats, dict(options)) for seats, options in game.setup.modes()]
    alone = [mode for mode in all_modes if mode[0] == 1]
    return [next(mode for mode in all_modes if mode[0] > 1), *alone[:1]]


def moments(game: Game, seed: int, mode: int = 0, asked: int = ASKED) -> list[tuple[State, Decision]]:
    """Decisions of a random game with more than one answer, spread over the whole game."""
    seats, options = modes(game)[mode]
    state, rng = game.begin(seats, Rng.seeded(seed), game.setup.check(seats, options), False), Rng.seeded(seed)
    results: list[tuple[State, Decision]] = []
    while (decision := state.decision) is not None:
        kept = state.clone()
        if len(decision.options) > 1 and kept.decision is not None:
            results.append((kept, kept.decision))
        state.take(decision.options[rng.below(len(decision.options))])
    return results[:: max(1, len(results) // asked)]


def hasty(title: str, level: str, seed: int, iterations: int = FEW) -> Bot:
    """A bot of a level, limited to this many iterations."""
    if not searches(title, level):
        return load_bot(level, title, seed)
    plan = plan_of(title, level)
    return Thinker(replace(plan, iterations=min(plan.iterations, iterations)), Rng.seeded(seed))


def words() -> Iterator[tuple[str, str, str]]:
    """What every level answers at a few moments of every title."""
    for title in titles():
        game = load(title)
        for mode in range(len(modes(game))):
            for number, (state, decision) in enumerate(moments(game, 3, mode, 3)):
                for level in levels(title):
                    seat = Seat.of(game, state, decision.seat, Rng.seeded(number))
                    pick = hasty(title, level, number, 100).choose(seat, decision, 60.0)
                    yield title, level, decision.word(pick)


if __name__ == "__main__":
    json.dump(list(words()), sys.stdout)
