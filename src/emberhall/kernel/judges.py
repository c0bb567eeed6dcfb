"""Judges: what a title tells search about good play. A title without one is searched with random playouts.

A judge is made for a game, and may keep what it worked out; what it says depends on the state alone. It looks at
imagined states only, so it may read all of them.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from emberhall.kernel import mypyc_attr
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.steps import State

LEAST: Final = 0.1  # of the likelihood is shared by all answers alike


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Which answers look good, how a seat would go on, when to stop looking ahead, and what a position is worth."""

    def __init__(self, horizon: int = 0) -> None:
        self.horizon = horizon  # how many turns search looks ahead, where the title counts turns; 0: to the end
        self.looked = 0  # ends of turns that were weighed so far, where it goes through them

    def start(self, s: State) -> int:
        """Search looks ahead from here: how far the play is, in whatever the horizon is counted in."""
        return 0

    def done(self, s: State, since: int) -> bool:
        """Whether a position is quiet and far enough from where search began to be judged as it stands."""
        return False

    def priors(self, s: State, options: Sequence[Option]) -> list[float]:
        """How likely each answer is the best one, adding up to 1."""
        count = len(options)
        return [1.0 / count] * count

    def pick(self, s: State, rng: Rng) -> Option:
        """An answer to what is asked, quickly: how anybody goes on after the search tree ends."""
        return s.work[-1].wander(s, rng)

    def finish(self, s: State, rng: Rng, since: int) -> None:
        """Play on, in place, until the position can be judged."""
        while s.work and not self.done(s, since):
            s.take(self.pick(s, rng))

    def features(self, s: State) -> list[list[float]]:
        """What the worth of a position to each seat is computed from; the weights of the features are fitted."""
        raise NotImplementedError(f"{type(self).__name__} has no features to be fitted.")

    def rewards(self, s: State) -> list[float]:
        """What the position is worth to each seat: 0 is lost, 1 is won."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a position is worth.")

    def mine(self, s: State, seat: int, since: int) -> bool:
        """Whether the turn that search began in still goes on, and the seat is asked."""
        return bool(s.work) and not self.done(s, since) and s.work[-1].who(s) == seat

    def worth(self, s: State, seat: int) -> float:
        """What a finished turn brought the seat, on any scale."""
        return self.rewards(s)[seat]

    def weigh(self, s: State, picks: list[Option], wide: int) -> list[float]:
        """What each of some answers may lead to in this turn; of the ways it can end, so many get a second look."""
        raise NotImplementedError(f"{type(self).__name__} does not go through a turn.")

    def chancy(self, s: State, pick: Option) -> bool:
        """Whether what an answer leads to depends on what is imagined, so that one imagined state says little."""
        return True

    def further(self, s: State) -> bool:
        """Whether the best answers, once weighed, are to be looked at beyond this turn too."""
        return False

    def beyond(self, s: State, seat: int) -> float:
        """What a position in the middle of a turn comes to some turns later, played as usual; the state changes."""
        raise NotImplementedError(f"{type(self).__name__} does not look beyond a turn.")

    def noted(self, s: State, pick: Option) -> list[list[float]]:
        """What nets learn from when an answer is given: nothing, or general numbers, and rows of a sign and inputs."""
        return []


def likelihoods(worths: Sequence[float], spread: float) -> list[float]:
    """How likely each of several answers is the best one, by what they are worth; none is out of the question."""
    highest = max(worths)
    found = [exp((worth - highest) / spread) for worth in worths]
    total = sum(found)
    count = len(found)
    return [(1.0 - LEAST) * each / total + LEAST / count for each in found]


def shares(features: Sequence[Sequence[float]], weights: Sequence[float], alive: Sequence[bool]) -> list[float]:
    """How likely each seat wins, by its features and fitted weights; without weights all who are left are equal."""
    found: list[float] = []
    for seat in range(len(features)):
        total: float = 0.0
        if weights:
            own = features[seat]
            for k in range(len(own)):
                total += own[k] * weights[k]
        found.append(exp(max(-30.0, min(30.0, total))) if alive[seat] else 0.0)
    whole = sum(found)
    return [each / whole for each in found]
