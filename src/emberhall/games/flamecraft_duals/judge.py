"""What helps search at Flamecraft Duals: how a turn goes on, and what a seat has after it.

A turn is finished by chance, but cards that match are scored and coins are seldom spent. After it, what counts is the
reputation so far and how many tokens the cards in hand and at the fountain still lack.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, cast, final

from emberhall.games.flamecraft_duals.judging import (
    ESTIMATE,
    NAMES,
    SOLO_ESTIMATE,
    SOLO_NAMES,
    features_of,
    solo_features,
)
from emberhall.games.flamecraft_duals.play_phase import Pull
from emberhall.games.flamecraft_duals.score import winning_seats
from emberhall.games.flamecraft_duals.score_phase import Score, duty_open
from emberhall.games.flamecraft_duals.state import WON, State
from emberhall.games.flamecraft_duals.words import CLAIM, DONE_OFFER, FIRST_COIN, NO, STOP
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, ref_of, verb_of
from emberhall.kernel.judges import Judge, shares

SELDOM: Final = 8  # one coin, or one refusal, in so many is taken as it comes
DECIDED: Final = 200.0
DONE: Final[Option] = DONE_OFFER[0]


@final
class DualsJudge(Judge):
    """Finishes turns and weighs boards."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(1)
        self.names = NAMES
        self.weights = checked(weights.get("value", ESTIMATE), len(NAMES))
        self.solo = checked(weights.get("solo", SOLO_ESTIMATE), len(SOLO_NAMES))

    def start(self, s: steps.State) -> int:
        return cast(State, s).turn

    def done(self, s: steps.State, since: int) -> bool:
        return cast(State, s).turn > since

    def pick(self, s: steps.State, rng: Rng) -> Option:
        step = s.work[-1]
        options = step.options(s)
        if len(options) == 1:
            return options[0]
        if isinstance(step, Score) and options[0] < FIRST_COIN and verb_of(options[0]) <= CLAIM:
            return dearest(cast(State, s), options)
        pick = options[rng.below(len(options))]
        if (pick >= FIRST_COIN or verb_of(pick) in (NO, STOP)) and rng.below(SELDOM):
            pick = options[rng.below(len(options))]
        return pick

    def features(self, s: steps.State) -> list[list[float]]:
        state = cast(State, s)
        if state.terms.solo:
            return [solo_features(state)]
        return [features_of(state, seat) for seat in range(state.terms.seats)]

    def rewards(self, s: steps.State) -> list[float]:
        state = cast(State, s)
        seats = state.terms.seats
        if not state.work:
            winners = winning_seats(state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if seats == 1:
            return [1.0 / (1.0 + exp(-max(-30.0, min(30.0, self.solo_worth(state)))))]
        return shares(self.features(s), self.weights, [True] * seats)

    def mine(self, s: steps.State, seat: int, since: int) -> bool:
        if not s.work:
            return False
        step = s.work[-1]
        return step.who(s) == seat and not (isinstance(step, Pull) and cast(State, s).turn != since)

    def worth(self, s: steps.State, seat: int) -> float:
        return self.lead(cast(State, s), seat)

    def lead(self, s: State, seat: int) -> float:
        """The seat's lead, in what the weights count."""
        if s.terms.solo:
            return self.solo_worth(s)
        lead = weighed(features_of(s, seat), self.weights) - weighed(features_of(s, 1 - seat), self.weights)
        if not s.work:
            winners = winning_seats(s)
            lead += DECIDED if winners == [seat] else -DECIDED if seat not in winners else 0.0
        return lead

    def solo_worth(self, s: State) -> float:
        if not s.work:
            return DECIDED if s.outcome == WON else -DECIDED
        return weighed(solo_features(s), self.solo)


def checked(weights: Sequence[float], count: int) -> list[float]:
    if len(weights) != count:
        raise ValueError(f"Flamecraft Duals is judged by {count} features, and there are {len(weights)} weights.")
    return list(weights)


def weighed(features: list[float], weights: list[float]) -> float:
    total: float = 0.0
    for k in range(len(features)):
        total += features[k] * weights[k]
    return total


def dearest(s: State, options: Sequence[Option]) -> Option:
    """The fountain's card if one can be claimed, else the shop card of most reputation.

    Alone, a second shop card waits for the next turn's duty.
    """
    if s.terms.solo and s.end_by < 0 and verb_of(options[0]) < CLAIM and not duty_open(s) and DONE in options:
        claims = [pick for pick in options if verb_of(pick) == CLAIM]
        return claims[0] if claims else DONE
    found = options[0]
    most = -1
    for pick in options:
        verb = verb_of(pick)
        if verb > CLAIM:
            break
        worth = 100 if verb == CLAIM else s.book.reputation[ref_of(pick)]
        if worth > most:
            most = worth
            found = pick
    return found
