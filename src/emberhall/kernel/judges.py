"""Judges: what a title tells search about good play. A title without one is searched with random playouts.

A judge is made for a game and may cache results, but what it returns depends on the state alone. It only gets imagined
states, so it may read all of them.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from emberhall.kernel import mypyc_attr
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.steps import State

LEAST: Final = 0.1  # the part of the likelihood that all answers share equally


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Which answers look good, how a seat would go on, when to stop looking ahead, and what a position is worth."""

    def __init__(self, horizon: int = 0) -> None:
        self.horizon = horizon  # how many turns search looks ahead, where the title counts turns; 0: to the end
        self.looked = 0  # ends of turns weighed so far, if it enumerates them

    def start(self, s: State) -> int:
        """Where search starts to look ahead: how far the play has come, in the unit of the horizon."""
        return 0

    def done(self, s: State, since: int) -> bool:
        """True if a position is quiet and far enough from where search began to be judged as it is."""
        return False

    def priors(self, s: State, options: Sequence[Option]) -> list[float]:
        """The likelihood that each answer is the best one; they add up to 1."""
        count = len(options)
        return [1.0 / count] * count

    def pick(self, s: State, rng: Rng) -> Option:
        """A quick answer to the current question: the playout policy below the search tree."""
        return s.work[-1].wander(s, rng)

    def finish(self, s: State, rng: Rng, since: int) -> None:
        """Play on, in place, until the position can be judged."""
        while s.work and not self.done(s, since):
            s.take(self.pick(s, rng))

    def features(self, s: State) -> list[list[float]]:
        """For each seat, the numbers its worth is computed from; their weights are fitted."""
        raise NotImplementedError(f"{type(self).__name__} has no features to be fitted.")

    def rewards(self, s: State) -> list[float]:
        """What the position is worth to each seat: 0 is lost, 1 is won."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a position is worth.")

    def mine(self, s: State, seat: int, since: int) -> bool:
        """True if the turn that search began in is still going on, and the seat is asked."""
        return bool(s.work) and not self.done(s, since) and s.work[-1].who(s) == seat

    def worth(self, s: State, seat: int) -> float:
        """What a finished turn is worth to the seat, on any scale."""
        return self.rewards(s)[seat]

    def weigh(self, s: State, picks: list[Option], wide: int) -> list[float]:
        """The worth of each answer by the ways this turn can end; the `wide` best endings get a second look."""
        raise NotImplementedError(f"{type(self).__name__} does not go through a turn.")

    def chancy(self, s: State, pick: Option) -> bool:
        """True if the result of an answer depends on hidden information, so that one imagined state says little."""
        return True

    def further(self, s: State) -> bool:
        """True if the best answers, once weighed, should also be searched beyond this turn."""
        return False

    def beyond(self, s: State, seat: int) -> float:
        """The worth of a position in mid-turn after playing on for some turns; changes the state."""
        raise NotImplementedError(f"{type(self).__name__} does not look beyond a turn.")

    def noted(self, s: State, pick: Option) -> list[list[float]]:
        """What nets learn from an answer: nothing, or general numbers followed by rows of a sign and inputs."""
        return []


def likelihoods(worths: Sequence[float], spread: float) -> list[float]:
    """The likelihood that each answer is the best one, by their worths; none gets zero."""
    highest = max(worths)
    found = [exp((worth - highest) / spread) for worth in worths]
    total = sum(found)
    count = len(found)
    return [(1.0 - LEAST) * each / total + LEAST / count for each in found]


def shares(features: Sequence[Sequence[float]], weights: Sequence[float], alive: Sequence[bool]) -> list[float]:
    """Each seat's chance to win, by its features and fitted weights; without weights all seats alive are equal."""
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
