"""Judges: what a title tells search about good play. A title without one is searched with random playouts.

A judge is a value: made once for a game, its weights and a horizon, it may cache results, but nobody changes it, and
what it returns depends on its arguments alone. It only gets imagined states, so it may read all of them. What a title
has no use for, it need not define.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, final

from emberhall.kernel import mypyc_attr
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.steps import AnyState, State

LEAST: Final = 0.1  # the part of the likelihood that all answers share equally
NO_WEIGHTS: Final[dict[str, list[float]]] = {}


@final
class Effort:
    """How much was done to weigh answers: counted by the judge, bounded by search."""

    def __init__(self) -> None:
        self.ends = 0  # ends of turns weighed so far


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Which answers look good, how a seat would go on, when to stop looking ahead, and what a position is worth."""

    def __init__(
        self, horizon: int = 0, names: Sequence[str] = (), weights: Mapping[str, list[float]] = NO_WEIGHTS
    ) -> None:
        self.horizon: Final = horizon  # how many turns search looks ahead, where the title counts turns; 0: to the end
        self.names: Final = list(names)  # of the features of a position
        self.weights: Final = weights  # those of weighted sums, by part; `value` has the weights of the features

    # --- answers

    def worths(self, s: AnyState, options: Sequence[Option], rng: Rng) -> list[float]:
        """What each answer seems worth to the seat asked, at once; comparable only with one another."""
        return self.priors(s, options)

    def sensible(self, s: AnyState, options: Sequence[Option]) -> list[Option]:
        """The answers that are not surely worse than another one, whatever is hidden; at least one."""
        return list(options)

    # --- lines

    def start(self, s: AnyState) -> int:
        """Where search starts to look ahead: how far the play has come, in the unit of the horizon."""
        return 0

    def judgeable(self, s: AnyState, since: int) -> bool:
        """True if a position is quiet and far enough from where search began to be judged as it is."""
        return False

    def priors(self, s: AnyState, options: Sequence[Option]) -> list[float]:
        """The likelihood that each answer is the best one; they add up to 1."""
        count = len(options)
        return [1.0 / count] * count

    def pick(self, s: AnyState, rng: Rng) -> Option:
        """A quick answer to the current question: the playout policy below the search tree."""
        state: State = s
        return state.work[-1].wander(s, rng)

    def finish(self, s: AnyState, rng: Rng, since: int) -> None:
        """Play on, in place, until the position can be judged."""
        while s.work and not self.judgeable(s, since):
            s.take(self.pick(s, rng))

    # --- positions

    def features(self, s: AnyState) -> list[list[float]]:
        """For each seat, the numbers its worth is computed from; their weights are fitted."""
        raise NotImplementedError(f"{type(self).__name__} has no features to be fitted.")

    def rewards(self, s: AnyState) -> list[float]:
        """What the position is worth to each seat: 0 is lost, 1 is won."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a position is worth.")

    def progress(self, s: AnyState) -> float:
        """How much of the game is played, from 0 to 1, as far as everybody can tell."""
        return 0.5

    def same_turn(self, s: AnyState, seat: int, since: int) -> bool:
        """True if the turn that search began in is still going on, and the seat is asked."""
        return bool(s.work) and not self.judgeable(s, since) and s.work[-1].who(s) == seat

    def worth(self, s: AnyState, seat: int) -> float:
        """What a finished turn is worth to the seat, on any scale."""
        return self.rewards(s)[seat]

    def trust(self, s: AnyState, seat: int) -> float:
        """How credible a state imagined by the seat is, as a logarithm, given how the others have played."""
        return 0.0

    # --- turns whose ends can be enumerated

    def weigh(self, s: AnyState, picks: list[Option], wide: int, haste: int, effort: Effort) -> list[float]:
        """The worth of each answer by the ways this turn can end; the `wide` best endings get a second look.

        The more haste, the more of the ways that take long to go through are left out.
        """
        raise NotImplementedError(f"{type(self).__name__} does not go through a turn.")

    def chancy(self, s: AnyState, pick: Option) -> bool:
        """True if the result of an answer depends on hidden information, so that one imagined state says little."""
        return True

    def further(self, s: AnyState) -> bool:
        """True if the best answers, once weighed, should also be searched beyond this turn."""
        return False

    def beyond(self, s: AnyState, seat: int, effort: Effort) -> float:
        """The worth of a position in mid-turn after playing on for some turns; changes the state."""
        raise NotImplementedError(f"{type(self).__name__} does not look beyond a turn.")

    # --- what is learnt from games

    def net_inputs(self, s: AnyState, pick: Option) -> list[list[float]]:
        """What nets learn from an answer: nothing, or general numbers followed by rows of a sign and inputs."""
        return []

    def numbers(self, s: AnyState, options: Sequence[Option]) -> list[list[float]]:
        """The numbers that the likelihood of each answer is computed from; their weights are fitted."""
        raise NotImplementedError(f"{type(self).__name__} has no numbers of answers to be fitted.")

    def quiet(self, s: AnyState) -> bool:
        """True if the value of a round is learnt from this position."""
        raise NotImplementedError(f"{type(self).__name__} does not judge rounds.")

    def won(self, s: AnyState, seat: int, number: int) -> float:
        """1 if a seat won a finished round, else 0."""
        raise NotImplementedError(f"{type(self).__name__} does not judge rounds.")


def softmax(worths: Sequence[float], spread: float) -> list[float]:
    """The likelihood that each answer is the best one, by their worths; none gets zero."""
    highest = max(worths)
    odds = [exp((worth - highest) / spread) for worth in worths]
    total = sum(odds)
    count = len(odds)
    return [(1.0 - LEAST) * each / total + LEAST / count for each in odds]
