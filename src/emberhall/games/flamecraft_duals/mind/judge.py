"""The judge of Flamecraft Duals: how a turn can go on and end, and what a position is worth after it.

To weigh answers, it looks at every way the turn can end. For lines of search, a turn is finished at random, except
that matching cards are scored and coins are seldom spent.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, final

from emberhall.games.flamecraft_duals.effects.coins import GiveBack
from emberhall.games.flamecraft_duals.facts.stacks import size
from emberhall.games.flamecraft_duals.mind.alone import ALONE_ESTIMATE, ALONE_INPUTS, Alone
from emberhall.games.flamecraft_duals.mind.alone import WON as ALONE_WON
from emberhall.games.flamecraft_duals.mind.outlooks import (
    BAG,
    CARD_ESTIMATE,
    ESTIMATE,
    INPUTS,
    NAMES,
    Outlook,
    rows_of,
)
from emberhall.games.flamecraft_duals.mind.sweeps import Positions, TurnSweep
from emberhall.games.flamecraft_duals.mind.turn_ends import MOST_HASTE
from emberhall.games.flamecraft_duals.score import winning_seats
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.turn.play_phase import Place, Pull
from emberhall.games.flamecraft_duals.turn.score_phase import FountainTo, Score, duty_open
from emberhall.games.flamecraft_duals.words import CLAIM, DONE_OFFER, FIRST_COIN, NO, PULL_OFFER, STOP
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, ref_of, verb_of
from emberhall.kernel.judges import Effort, Judge
from emberhall.kernel.nets import Net, straight

SELDOM: Final = 8  # one in this many random picks of a coin or a refusal is kept
DECIDED: Final = 200.0
SCALE: Final = 4.0  # a lead of this many points makes the odds of a win e to one
NEVER: Final = -1e6
DONE: Final[Option] = DONE_OFFER[0]
PULL: Final[Option] = PULL_OFFER[0]
DRAWS: Final = 8  # imagined states to weigh a coin in, after the token is placed
STARBURST_COIN: Final = FIRST_COIN + 3
SECOND: Final = 1000  # more turns than the first game of a pair can have


@final
class DualsJudge(Judge):
    """Finishes turns and weighs boards."""

    def __init__(self, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> None:
        value = checked(weights.get("value", ESTIMATE), len(NAMES))
        super().__init__(horizon or 0, NAMES, {"value": value})
        cards = Net(INPUTS, weights.get("cards", straight(CARD_ESTIMATE)))
        solo = Net(ALONE_INPUTS, weights.get("solo", straight(ALONE_ESTIMATE)))
        self.positions: Final = Positions(Outlook(cards, value), solo)

    def start(self, s: State) -> int:
        return reached(s)

    def judgeable(self, s: State, since: int) -> bool:
        return reached(s) > since

    def pick(self, s: State, rng: Rng) -> Option:
        step = s.work[-1]
        options = step.answers(s) if isinstance(step, FountainTo) else step.options(s)
        if len(options) == 1:
            return options[0]
        if isinstance(step, Score) and options[0] < FIRST_COIN and verb_of(options[0]) <= CLAIM:
            return dearest(s, options)
        pick = options[rng.below(len(options))]
        if (pick >= FIRST_COIN or verb_of(pick) in (NO, STOP)) and rng.below(SELDOM):
            pick = options[rng.below(len(options))]
        return pick

    # --- every way a turn can end

    def worths(self, s: State, options: Sequence[Option], rng: Rng) -> list[float]:
        """The best each answer may lead to in this turn; with two seats, at a hasty look."""
        return self.weigh(s, list(options), 0, MOST_HASTE, Effort())

    def weigh(self, s: State, picks: list[Option], wide: int, haste: int, effort: Effort) -> list[float]:
        """The best each answer may lead to in this turn; `wide` boards of each get a second look.

        Solo, where every turn has a duty, nothing is left out.
        """
        return self.sweep(wide, 0 if s.terms.solo else haste, effort).weigh(s, picks)

    def chancy(self, s: State, pick: Option) -> bool:
        """True if the outcome of an answer depends on imagined cards or tokens."""
        return pick >= FIRST_COIN and not isinstance(s.work[-1], Pull)

    def further(self, s: State) -> bool:
        return self.horizon > 0 and s.terms.solo

    def beyond(self, s: State, seat: int, effort: Effort) -> float:
        """The worth after this turn and `horizon` more, each played at a first look."""
        last = s.turn + self.horizon
        careful = self.sweep(0, 0, effort)
        hasty = self.sweep(0, MOST_HASTE, effort)
        while s.work:
            step = s.work[-1]
            if s.turn >= last and not isinstance(step, Pull):
                return hasty.settled(s, step, 0)
            s.take((hasty if isinstance(step, (Place, GiveBack)) else careful).usual(s))
        return self.positions.lead(s, seat)

    def sweep(self, wide: int, haste: int, effort: Effort) -> TurnSweep:
        return TurnSweep(self.positions, wide, haste, effort)

    # --- what a position is worth

    def net_inputs(self, s: State, pick: Option) -> list[list[float]]:
        """The training data when an answer is given: nothing, or the general numbers and those of each card.

        With two seats it is their cards as a turn begins; in solo, the whole position as a turn ends.
        """
        if s.terms.solo:
            if pick != DONE or not isinstance(s.work[-1], Score):
                return []
            alone = Alone(self.positions.solo, self.positions.outlook, s, 0)
            alone.grid.look(s)
            return [[], [1.0, *alone.numbers(s, alone.grid)]]
        if pick != PULL or not isinstance(s.work[-1], Pull):
            return []
        outlook = self.positions.outlook
        outlook.prepare(s)
        return [outlook.general(s, s.seat), *rows_of(outlook, s, s.seat)]

    def rewards(self, s: State) -> list[float]:
        seats = s.terms.seats
        if not s.work:
            winners = winning_seats(s)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if seats == 1:
            return [self.positions.lead(s, 0) / ALONE_WON]
        won = likelihood(self.positions.lead(s, 0) / SCALE)
        return [won, 1.0 - won]

    def same_turn(self, s: State, seat: int, since: int) -> bool:
        if not s.work:
            return False
        step = s.work[-1]
        return step.who(s) == seat and not (isinstance(step, Pull) and reached(s) != since)

    def progress(self, s: State) -> float:
        """By the tokens drawn; the first game of a pair is only half of it."""
        part = max(0.0, 1.0 - float(size(s.bag)) / BAG)
        if s.terms.pair:
            return part / 2.0 + (0.5 if s.past else 0.0)
        return part

    def worth(self, s: State, seat: int) -> float:
        return self.positions.lead(s, seat)


def reached(s: State) -> int:
    """How far the play has come, in turns; in a pair, the turns of the second game begin anew."""
    return s.turn + (SECOND if s.past else 0)


def likelihood(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))


def checked(weights: Sequence[float], count: int) -> list[float]:
    if len(weights) != count:
        raise ValueError(f"Flamecraft Duals is judged by {count} features, and there are {len(weights)} weights.")
    return list(weights)


def dearest(s: State, options: Sequence[Option]) -> Option:
    """A fountain card if one can be claimed, else the shop card with most reputation.

    In solo, a second shop card is saved for the next turn's duty.
    """
    if s.terms.solo and s.end_by < 0 and verb_of(options[0]) < CLAIM and not duty_open(s) and DONE in options:
        claims = [pick for pick in options if verb_of(pick) == CLAIM]
        return claims[0] if claims else DONE
    best = options[0]
    most = -1
    for pick in options:
        verb = verb_of(pick)
        if verb > CLAIM:
            break
        worth = 100 if verb == CLAIM else s.book.reputation[ref_of(pick)]
        if worth > most:
            most = worth
            best = pick
    return best
