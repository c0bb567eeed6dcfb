"""Chance as a player: a uniformly random option. It is not a level, but the baseline for levels."""

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Seat


class Random:
    """Picks at random."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat, decision: Decision, limit: float) -> Option:
        return decision.options[self.rng.below(len(decision.options))]
