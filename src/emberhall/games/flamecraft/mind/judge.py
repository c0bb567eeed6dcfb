"""The judge of Flamecraft: plays a turn on at random, and values what a seat has after it, in reputation."""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Final, final

from emberhall.games.flamecraft.mind.judging import ESTIMATE, LONG, NAMES, features_of, numbers_of, turns_left, worth_of
from emberhall.games.flamecraft.mind.ratings import Ratings
from emberhall.games.flamecraft.mind.survey import Survey
from emberhall.games.flamecraft.state import Book, State
from emberhall.games.flamecraft.turn.visits import Cast, Mode, Visit
from emberhall.games.flamecraft.words import V_CONTINUE, V_SKIP
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, verb_of
from emberhall.kernel.judges import Judge

RIVAL: Final = 0.3  # the share of the others' worth that counts against a seat
SPREAD: Final = 10.0  # a lead of this many points makes the odds about three to one
PAR: Final = 85.0  # a good score in solo
SELDOM: Final = 8  # one in this many random answers that do nothing is kept
IDLE: Final = 0.125  # how likely such an answer is the best one, relative to any other
ACTIVE: Final = 1e-6  # of two answers that seem equal, better one that does something
# To value answers at once: ways to finish the turn, divided among them; the fewest and the most for each.
WEIGHTY: Final = 120
SLIGHT: Final = 48  # for minor questions
FEWEST: Final = 2
MOST: Final = 24
LONGEST: Final = 60  # answers in one turn


@final
class FlamecraftJudge(Judge):
    """Values positions in points, by fitted weights or an estimate; one, two and more seats have separate weights."""

    def __init__(self, book: Book, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> None:
        value = checked(weights.get("value", ESTIMATE))
        crowd = checked(weights.get("crowd", value))
        solo = checked(weights.get("solo", ESTIMATE))
        super().__init__(1 if horizon is None else horizon, NAMES, {"value": value, "crowd": crowd, "solo": solo})
        self.ratings: Final = Ratings(book)
        self.value: Final = value
        self.crowd: Final = crowd  # with three or more seats
        self.solo: Final = solo
        rivals = weights.get("rival", [RIVAL])
        self.rival: Final[float] = rivals[0]
        self.rivals: Final[float] = rivals[-1]  # with several opponents

    def worths(self, s: State, options: Sequence[Option], rng: Rng) -> list[float]:
        """The best of several ways to finish the turn after each answer, drawn at random."""
        step = s.work[-1]
        seat = step.who(s)
        since = self.start(s)
        lines = WEIGHTY if isinstance(step, (Visit, Mode, Cast)) else SLIGHT
        tries = max(FEWEST, min(MOST, lines // len(options)))
        worths: list[float] = []
        for pick in options:
            best: float = -1e18
            for _ in range(tries):
                after = s.clone()
                after.take(pick)
                for _ in range(LONGEST):
                    if not self.same_turn(after, seat, since):
                        break
                    after.take(idly(after, rng))
                best = max(best, self.worth(after, seat))
            worths.append(best if V_SKIP <= verb_of(pick) <= V_CONTINUE else best + ACTIVE)
        return worths

    def start(self, s: State) -> int:
        return s.turns

    def judgeable(self, s: State, since: int) -> bool:
        return s.turns > since

    def pick(self, s: State, rng: Rng) -> Option:
        return idly(s, rng)

    def priors(self, s: State, options: Sequence[Option]) -> list[float]:
        """All options alike, except that those that do nothing are seldom good."""
        priors: list[float] = []
        total: float = 0.0
        for pick in options:
            likely = IDLE if V_SKIP <= verb_of(pick) <= V_CONTINUE else 1.0
            priors.append(likely)
            total += likely
        for k in range(len(priors)):
            priors[k] /= total
        return priors

    def features(self, s: State) -> list[list[float]]:
        survey = Survey(s, self.ratings)
        features: list[list[float]] = []
        for seat in range(s.terms.seats):
            left = turns_left(s, seat)
            features.append(features_of(numbers_of(s, seat, left, survey, self.ratings, True), left))
        return features

    def rewards(self, s: State) -> list[float]:
        """Each seat's lead over the best of the others, or in solo over a good score, from 0 to 1."""
        seats: int = s.terms.seats
        survey = Survey(s, self.ratings)
        held = [self.held(s, seat, survey, True) for seat in range(seats)]
        if seats == 1:
            return [chance(held[0] - PAR)]
        rewards: list[float] = []
        for seat in range(seats):
            best = max(held[:seat] + held[seat + 1 :])
            rewards.append(chance(held[seat] - best))
        return rewards

    def same_turn(self, s: State, seat: int, since: int) -> bool:
        """True until another seat is asked or the seat's next turn begins; the visit that starts this turn counts."""
        if not s.work:
            return False
        step = s.work[-1]
        return step.who(s) == seat and not (isinstance(step, Visit) and s.turns > since)

    def progress(self, s: State) -> float:
        return 1.0 - min(1.0, turns_left(s, s.active) / LONG)

    def worth(self, s: State, seat: int) -> float:
        """The seat's worth, less a share of the others', so that gifts go to the seat with least."""
        survey = Survey(s, self.ratings)
        total = self.held(s, seat, survey, True)
        seats: int = s.terms.seats
        if seats > 1:
            rivals: float = 0.0
            for other in range(seats):
                if other != seat:
                    held = self.held(s, other, survey, False)
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
        weights = self.value if seats == 2 else self.solo if seats == 1 else self.crowd
        return worth_of(numbers_of(s, seat, left, survey, self.ratings, known), left, weights)


def checked(weights: Sequence[float]) -> list[float]:
    if len(weights) != len(NAMES):
        raise ValueError(f"Flamecraft is judged by {len(NAMES)} features, and there are {len(weights)} weights.")
    return list(weights)


def chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-99.0, min(99.0, lead)) / SPREAD))


def idly(s: State, rng: Rng) -> Option:
    """A random answer, seldom one that does nothing."""
    options = s.work[-1].options(s)
    count = len(options)
    if count == 1:
        return options[0]
    pick = options[rng.below(count)]
    if V_SKIP <= verb_of(pick) <= V_CONTINUE and rng.below(SELDOM):
        pick = options[rng.below(count)]
    return pick
