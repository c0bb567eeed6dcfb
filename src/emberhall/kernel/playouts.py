"""Playouts: random play to the end, in loops that stay inside compiled code."""

from typing import Final

from emberhall.kernel.chance import Rng
from emberhall.kernel.steps import State

SELDOM: Final = 8  # one idle word in this many is not drawn again


def playout(state: State, rng: Rng) -> int:
    """Play to the end at random, in place; return the number of decisions made."""
    count = 0
    while state.work:
        count += state.work[-1].roam(state, rng)
        state.settle()
    return count


def go_on(state: State, seat: int, until: str, idle: frozenset[str], rng: Rng, longest: int) -> None:
    """Answer for a seat at random, rarely with an idle word, until another seat or the question `until` is asked."""
    for _ in range(longest):
        if not state.work:
            return
        step = state.work[-1]
        if step.who(state) != seat or step.ask(state) == until:
            return
        options = step.options(state)
        count = len(options)
        pick = options[0]
        if count > 1:
            pick = options[rng.below(count)]
            if rng.below(SELDOM) and state.word(pick) in idle:
                pick = options[rng.below(count)]
        state.take(pick)


def playouts(state: State, games: int, rng: Rng) -> int:
    """Clone and play to the end, many times; return the total number of decisions made."""
    count = 0
    for _ in range(games):
        count += playout(state.clone(), rng)
    return count
