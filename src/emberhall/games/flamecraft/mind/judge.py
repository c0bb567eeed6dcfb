"""The judge of Flamecraft: plays a turn on at random, and values what a seat has after it, in reputation."""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Final, cast, final

from emberhall.games.flamecraft.judging import ESTIMATE, NAMES, features_of, numbers_of, turns_left, worth_of
from emberhall.games.flamecraft.ratings import Ratings
from emberhall.games.flamecraft.state import Book, State
from emberhall.games.flamecraft.survey import Survey
from emberhall.games.flamecraft.visits import Visit
from emberhall.games.flamecraft.words import V_CONTINUE, V_SKIP
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, verb_of
from emberhall.kernel.judges import Judge

RIVAL: Final = 0.3  # the share of the others' worth that counts against a seat
SPREAD: Final = 10.0  # a lead of this many points makes the odds about three to one
PAR: Final = 85.0  # a good score in solo
SELDOM: Final = 8  # one in this many random answers that do nothing is kept
IDLE: Final = 0.125  # how likely such an answer is the best one, relative to any other


@final
class FlamecraftJudge(Judge):
    """Values positions in points, by fitted weights or an estimate; one, two and more seats have separate weights."""

    def __init__(self, book: Book, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(1)
        self.ratings = Ratings(book)
        self.names = NAMES
        self.weights = checked(weights.get("value", ESTIMATE))
        self.crowd = checked(weights.get("crowd", self.weights))  # with three or more seats
        self.solo = checked(weights.get("solo", ESTIMATE))
        rivals = weights.get("rival", [RIVAL])
        self.rival: float = rivals[0]
        self.rivals: float = rivals[-1]  # with several opponents

    def start(self, s: steps.State) -> int:
        return cast(State, s).turns

    def done(self, s: steps.State, since: int) -> bool:
        return cast(State, s).turns > since

    def pick(self, s: steps.State, rng: Rng) -> Option:
        return idly(s, rng)

    def priors(self, s: steps.State, options: Sequence[Option]) -> list[float]:
        """All options alike, except that those that do nothing are seldom good."""
        found: list[float] = []
        total: float = 0.0
        for pick in options:
            likely = IDLE if V_SKIP <= verb_of(pick) <= V_CONTINUE else 1.0
            found.append(likely)
            total += likely
        for k in range(len(found)):
            found[k] /= total
        return found

    def features(self, s: steps.State) -> list[list[float]]:
        state = cast(State, s)
        survey = Survey(state, self.ratings)
        found: list[list[float]] = []
        for seat in range(state.terms.seats):
            left = turns_left(state, seat)
            found.append(features_of(numbers_of(state, seat, left, survey, self.ratings, True), left))
        return found

    def rewards(self, s: steps.State) -> list[float]:
        """Each seat's lead over the best of the others, or in solo over a good score, from 0 to 1."""
        state = cast(State, s)
        seats: int = state.terms.seats
        survey = Survey(state, self.ratings)
        held = [self.held(state, seat, survey, True) for seat in range(seats)]
        if seats == 1:
            return [chance(held[0] - PAR)]
        found: list[float] = []
        for seat in range(seats):
            best = max(held[:seat] + held[seat + 1 :])
            found.append(chance(held[seat] - best))
        return found

    def mine(self, s: steps.State, seat: int, since: int) -> bool:
        """True until another seat is asked or the seat's next turn begins; the visit that starts this turn counts."""
        if not s.work:
            return False
        step = s.work[-1]
        return step.who(s) == seat and not (isinstance(step, Visit) and cast(State, s).turns > since)

    def worth(self, s: steps.State, seat: int) -> float:
        """The seat's worth, less a share of the others', so that gifts go to the seat with least."""
        state = cast(State, s)
        survey = Survey(state, self.ratings)
        total = self.held(state, seat, survey, True)
        seats: int = state.terms.seats
        if seats > 1:
            rivals: float = 0.0
            for other in range(seats):
                if other != seat:
                    held = self.held(state, other, survey, False)
                    rivals += held * held
            share = self.rival if seats == 2 else self.rivals
            total -= share * sqrt(rivals / (seats - 1))  # squared, so that the leader counts most
        return total

    def held(self, s: State, seat: int, survey: Survey, known: bool) -> float:
        """A seat's worth, in points; of secret cards that are not known, only their number counts."""
        if not s.work:
            return float(s.rep[seat])
        left = turns_left(s, seat)
        seats: int = s.terms.seats
        weights = self.weights if seats == 2 else self.solo if seats == 1 else self.crowd
        return worth_of(numbers_of(s, seat, left, survey, self.ratings, known), left, weights)


def checked(weights: Sequence[float]) -> list[float]:
    if len(weights) != len(NAMES):
        raise ValueError(f"Flamecraft is judged by {len(NAMES)} features, and there are {len(weights)} weights.")
    return list(weights)


def chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-99.0, min(99.0, lead)) / SPREAD))


def idly(s: steps.State, rng: Rng) -> Option:
    """A random answer, seldom one that does nothing."""
    options = s.work[-1].options(s)
    count = len(options)
    if count == 1:
        return options[0]
    pick = options[rng.below(count)]
    if V_SKIP <= verb_of(pick) <= V_CONTINUE and rng.below(SELDOM):
        pick = options[rng.below(count)]
    return pick
