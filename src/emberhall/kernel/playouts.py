"""Playouts: random play to the end, in loops that stay inside compiled code."""

from emberhall.kernel.chance import Rng
from emberhall.kernel.steps import State


def playout(state: State, rng: Rng) -> int:
    """Play to the end at random, in place; return the number of decisions made."""
    count = 0
    while state.work:
        count += state.work[-1].roam(state, rng)
        state.settle()
    return count


def playouts(state: State, games: int, rng: Rng) -> int:
    """Clone and play to the end, many times; return the total number of decisions made."""
    count = 0
    for _ in range(games):
        count += playout(state.clone(), rng)
    return count
