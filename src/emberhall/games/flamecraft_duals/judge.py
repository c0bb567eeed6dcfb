"""What helps search at Flamecraft Duals: how a turn goes on, and what a seat has after it.

A turn is finished by chance, but cards that match are scored and coins are seldom spent. After it, what counts is the
reputation so far and how many tokens the cards in hand and at the fountain still lack.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast, final

from emberhall.games.flamecraft_duals.patterns import there
from emberhall.games.flamecraft_duals.play_phase import Pull
from emberhall.games.flamecraft_duals.score import reputation, winning_seats
from emberhall.games.flamecraft_duals.score_phase import Score
from emberhall.games.flamecraft_duals.stacks import size
from emberhall.games.flamecraft_duals.state import LOST_DUTY, LOST_END, WON, State
from emberhall.games.flamecraft_duals.words import CLAIM, FIRST_COIN, NO, STOP
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, ref_of, verb_of
from emberhall.kernel.judges import Judge, shares

SELDOM: Final = 8  # one coin, or one refusal, in so many is taken as it comes
BAG: Final = 60.0  # tokens, about as many as there are at first
FEATURES: Final = 15
# A first estimate of what features_of counts, for a game without fitted weights.
ESTIMATE: Final = [0.3, 0.3, 0.25, 0.5, 0.12, 0.03, 0.1, 0.05, 0.02, 0.02, 0.02, 0.1, 0.5, 0.1, 0.1]
SOLO_FOUNTAIN: Final = [14.0, 2.5, 0.8, 0.0]  # solo is about its fountain card: complete, one short, two short
CLAIMED: Final = 20.0
DECIDED: Final = 200.0


@final
class DualsJudge(Judge):
    """Finishes turns and weighs boards."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(1)
        self.weights: list[float] = list(weights.get("value", ESTIMATE))
        if len(self.weights) != FEATURES:
            raise ValueError(
                f"Flamecraft Duals is judged by {FEATURES} features, and there are {len(self.weights)} weights."
            )

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
        return [features_of(state, seat) for seat in range(state.terms.seats)]

    def rewards(self, s: steps.State) -> list[float]:
        state = cast(State, s)
        seats = state.terms.seats
        if not state.work:
            winners = winning_seats(state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if seats == 1:
            return [min(1.0, max(0.0, solo_worth(state) / DECIDED))]
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
            return solo_worth(s)
        lead = self.weighed(features_of(s, seat)) - self.weighed(features_of(s, 1 - seat))
        if not s.work:
            winners = winning_seats(s)
            lead += DECIDED if winners == [seat] else -DECIDED if seat not in winners else 0.0
        return lead

    def weighed(self, features: list[float]) -> float:
        total: float = 0.0
        for k in range(len(features)):
            total += features[k] * self.weights[k]
        return total


def dearest(s: State, options: Sequence[Option]) -> Option:
    """The fountain's card if one can be claimed, else the shop card of most reputation."""
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


def lacking(s: State, card: int) -> int:
    """How many tokens the nearest placement of a card lacks, from 0 to 3, and four times how many are as near."""
    found = there(s, card)
    least = 3
    ways = 0
    wanted: i64
    for wanted in s.book.wanted[card]:
        missing = wanted & ~found
        short = 0
        while missing and short < 3:
            missing &= missing - 1
            short += 1
        if short < least:
            least = short
            ways = 1
        elif short == least:
            ways += 1
    return least + 4 * ways


def features_of(s: State, seat: int) -> list[float]:
    """What the worth of a position is computed from, for one seat."""
    found = [0.0] * FEATURES
    rep = reputation(s, seat)
    ended = s.end_by >= 0
    left: int = size(s.bag) + size(s.extras)
    late = max(0.0, 1.0 - left / BAG)
    found[0] = float(rep)
    found[1] = rep * late
    found[2] = float(int(s.coins(seat)))
    on_turn = s.seat == seat
    base = 3 if on_turn else 6
    hand = s.hand(seat)
    card = 0
    while hand:
        if hand & 1:
            near = lacking(s, card)
            short = near & 3
            value = s.book.reputation[card]
            if short == 0 and not (ended and not on_turn):
                found[base] += value
            elif short < 3 and not ended:
                found[base + short] += value
                if short == 1:
                    found[9 if on_turn else 10] += min(near >> 2, 6)
        hand >>= 1
        card += 1
    if s.kept(seat) >= 0 and not ended:
        found[11] = 1.0
    if s.open and not (ended and not on_turn):
        fountain(found, s, on_turn)
    return found


def fountain(found: list[float], s: State, on_turn: bool) -> None:
    """What the open fountain cards lack; whoever is on turn is first to claim one."""
    for card in range(6):
        if s.open >> card & 1:
            number = int(s.book.shops) + card
            short = lacking(s, number) & 3
            if short == 0:
                found[12] += s.book.reputation[number] if on_turn else 0.0
            elif short == 1:
                found[13 if on_turn else 14] += s.book.reputation[number]


def solo_worth(s: State) -> float:
    """Alone: fountain cards claimed, how near the next one is, and the cards that keep up the duty."""
    if s.outcome == WON:
        return DECIDED
    if s.outcome in (LOST_DUTY, LOST_END):
        return -DECIDED
    total = float(int(s.coins0))
    claimed = 0
    for card in s.pile0:
        if card >= s.book.shops:
            claimed += 1
    total += CLAIMED * claimed
    for card in range(6):
        if s.open >> card & 1:
            near = lacking(s, int(s.book.shops) + card)
            total += SOLO_FOUNTAIN[near & 3] + 0.05 * min(near >> 2, 4)
    hand = s.hand0
    card = 0
    best = 3
    while hand:
        if hand & 1:
            near = lacking(s, card)
            best = min(best, near & 3)
            total += (2.0, 0.8, 0.15, 0.0)[near & 3]
        hand >>= 1
        card += 1
    return total + (1.5, 0.5, 0.0, -2.0)[best]
