"""The judge of Flamecraft Duals: how a turn can go on and end, and what a position is worth after it.

To weigh answers, it looks at every way the turn can end. For lines of search, a turn is finished at random, except
that matching cards are scored and coins are seldom spent.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, cast, final

from emberhall.games.flamecraft_duals.abilities import IronTo, MeatTo, PotionB
from emberhall.games.flamecraft_duals.alone import ALONE_ESTIMATE, ALONE_INPUTS, Alone
from emberhall.games.flamecraft_duals.alone import WON as ALONE_WON
from emberhall.games.flamecraft_duals.coins import GiveBack, Moment
from emberhall.games.flamecraft_duals.imagine import imagine
from emberhall.games.flamecraft_duals.outlooks import (
    CARD_ESTIMATE,
    ESTIMATE,
    INPUTS,
    NAMES,
    Outlook,
    lead_of,
    rows_of,
)
from emberhall.games.flamecraft_duals.play_phase import Place, PlantAs, Pull
from emberhall.games.flamecraft_duals.score import totals, winning_seats
from emberhall.games.flamecraft_duals.score_phase import FountainKeep, FountainTo, Score, duty_open
from emberhall.games.flamecraft_duals.state import WON, State
from emberhall.games.flamecraft_duals.turn_ends import Ends
from emberhall.games.flamecraft_duals.weighers import Rivals
from emberhall.games.flamecraft_duals.words import CLAIM, DONE_OFFER, FIRST_COIN, NO, PULL_OFFER, STOP
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, ref_of, verb_of
from emberhall.kernel.judges import Judge
from emberhall.kernel.nets import Net, straight

SELDOM: Final = 8  # one in this many random picks of a coin or a refusal is kept
DECIDED: Final = 200.0
SCALE: Final = 4.0  # a lead of this many points makes the odds of a win e to one
NEVER: Final = -1e6
DONE: Final[Option] = DONE_OFFER[0]
PULL: Final[Option] = PULL_OFFER[0]
DRAWS: Final = 8  # imagined states to weigh a coin in, after the token is placed
STARBURST_COIN: Final = FIRST_COIN + 3


@final
class DualsJudge(Judge):
    """Finishes turns and weighs boards."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(0)
        self.names = NAMES
        self.weights = checked(weights.get("value", ESTIMATE), len(NAMES))
        self.cards = Net(INPUTS, weights.get("cards", straight(CARD_ESTIMATE)))
        self.solo = Net(ALONE_INPUTS, weights.get("solo", straight(ALONE_ESTIMATE)))
        self.outlook = Outlook(self.cards, self.weights)
        self.hasty = False  # whether to be quick with the ends of a turn, as it is one of many possible ones

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

    # --- every way a turn can end

    def weigh(self, s: steps.State, picks: list[Option], wide: int) -> list[float]:
        """The best each answer may lead to in this turn; `wide` boards of each get a second look."""
        state = cast(State, s)
        step = state.work[-1]
        if of_play(step):
            own = [pick for pick in picks if pick < FIRST_COIN]
            found = self.ends(state, step, own, wide, 0)
            return found + [self.spent(state, step, pick, wide) for pick in picks if pick >= FIRST_COIN]
        return [self.answered(state, step, pick, wide) for pick in picks]

    def chancy(self, s: steps.State, pick: Option) -> bool:
        """True if the outcome of an answer depends on imagined cards or tokens."""
        return pick >= FIRST_COIN and not isinstance(s.work[-1], Pull)

    def ends(self, s: State, step: steps.Step, picks: list[Option], wide: int, back: i64) -> list[float]:
        """The worth of answers to a question of PLAY; `back` cards are still to be given back."""
        if s.terms.solo:
            ends = Ends(s.clone(), Alone(self.solo, self.outlook, s, back), wide)
        else:
            ends = Ends(s.clone(), Rivals(self.outlook, s, s.seat, back), wide)
        ends.hasty = self.hasty
        worths = ends.weighed(step, picks)
        self.looked += ends.looked
        return worths

    def spent(self, s: State, step: steps.Step, pick: Option, wide: int) -> float:
        """A coin in the middle of PLAY: only before a token is placed; at other times waiting costs nothing."""
        if not isinstance(step, Place) or pick == STARBURST_COIN:
            return NEVER
        return self.answered(s, step, pick, wide)

    def answered(self, s: State, step: steps.Step, pick: Option, wide: int) -> float:
        """The worth of one answer."""
        if isinstance(step, Pull):
            return NEVER if pick >= FIRST_COIN else 0.0  # a coin is better spent once the token is seen
        seat = s.seat
        turn = s.turn
        if s.terms.solo and isinstance(step, (FountainTo, FountainKeep)):
            return self.moved(s, pick, seat, turn, wide)
        if isinstance(step, Score) and pick == DONE:
            if s.terms.solo:
                return Alone(self.solo, self.outlook, s, 0).passed(s)
            return Rivals(self.outlook, s, seat, 0).passed(s)
        if isinstance(step, Score) and pick >= FIRST_COIN:
            total: float = 0.0
            rng = s.clone().rng
            for _ in range(DRAWS):
                after = imagine(s, seat, rng)
                after.take(pick)
                total += self.line(after, seat, turn, wide)
            return total / DRAWS
        after = s.clone()
        after.take(pick)
        return self.line(after, seat, turn, wide)

    def moved(self, s: State, pick: Option, seat: i64, turn: i64, wide: int) -> float:
        """In solo, where the miniature goes and what is kept: the next fountain card may be any of the hidden ones."""
        total: float = 0.0
        count = len(s.springs)
        for k in range(count):
            after = s.clone()
            after.springs[0] = s.springs[k]
            after.springs[k] = s.springs[0]
            after.take(pick)
            total += self.line(after, seat, turn, wide)
        return total / count

    def line(self, s: State, seat: i64, turn: i64, wide: int) -> float:
        """The worth of the best end this turn can still have."""
        if not s.work:
            return self.lead(s, seat)
        step = s.work[-1]
        if step.who(s) != seat or s.turn != turn:
            return self.lead(s, seat)
        if isinstance(step, GiveBack):
            return self.settled(s, s.work[-2], wide, step.count)
        if isinstance(step, Score) or of_play(step):
            return self.settled(s, step, wide, 0)
        best = NEVER
        for pick in step.options(s):
            after = s.clone()
            after.take(pick)
            best = max(best, self.line(after, seat, turn, wide))
        return best

    def settled(self, s: State, step: steps.Step, wide: int, back: i64) -> float:
        """The best end of the turn from a question of PLAY or SCORE; `back` cards are still to be given back."""
        if of_play(step):
            picks = [pick for pick in step.options(s) if pick < FIRST_COIN]
            return max(self.ends(s, step, picks, wide, back))
        if s.terms.solo:
            return Alone(self.solo, self.outlook, s, back).quick(s)
        rivals = Rivals(self.outlook, s, s.seat, back)
        rivals.grid.look(s)
        return rivals.whole(s, rivals.grid)

    # --- the turn after this one, in solo

    def further(self, s: steps.State) -> bool:
        return self.horizon > 0 and cast(State, s).terms.solo

    def beyond(self, s: steps.State, seat: int) -> float:
        """The worth after this turn and `horizon` more, each played at a first look."""
        state = cast(State, s)
        last = state.turn + self.horizon
        worth: float = 0.0
        while state.work:
            step = state.work[-1]
            ahead = state.turn >= last and not isinstance(step, Pull)
            self.hasty = ahead or isinstance(step, (Place, GiveBack))
            if ahead:
                worth = self.settled(state, step, 0, 0)
                break
            state.take(self.usual(state))
        self.hasty = False
        return worth if state.work else self.lead(state, seat)

    def usual(self, s: State) -> Option:
        """The best answer at a first look; a coin only if nothing else is possible."""
        options = s.work[-1].options(s)
        picks = [pick for pick in options if pick < FIRST_COIN]
        if not picks:
            return options[0]
        if len(picks) == 1:
            return picks[0]
        worths = self.weigh(s, picks, 0)
        return picks[worths.index(max(worths))]

    # --- what a position is worth

    def noted(self, s: steps.State, pick: Option) -> list[list[float]]:
        """The training data when an answer is given: nothing, or the general numbers and those of each card.

        With two seats it is their cards as a turn begins; in solo, the whole position as a turn ends.
        """
        state = cast(State, s)
        if state.terms.solo:
            if pick != DONE or not isinstance(state.work[-1], Score):
                return []
            alone = Alone(self.solo, self.outlook, state, 0)
            alone.grid.look(state)
            return [[], [1.0, *alone.numbers(state, alone.grid)]]
        if pick != PULL or not isinstance(state.work[-1], Pull):
            return []
        self.outlook.prepare(state)
        return [self.outlook.general(state, state.seat), *rows_of(self.outlook, state, state.seat)]

    def rewards(self, s: steps.State) -> list[float]:
        state = cast(State, s)
        seats = state.terms.seats
        if not state.work:
            winners = winning_seats(state)
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if seats == 1:
            return [self.lead(state, 0) / ALONE_WON]
        won = likelihood(self.lead(state, 0) / SCALE)
        return [won, 1.0 - won]

    def mine(self, s: steps.State, seat: int, since: int) -> bool:
        if not s.work:
            return False
        step = s.work[-1]
        return step.who(s) == seat and not (isinstance(step, Pull) and cast(State, s).turn != since)

    def worth(self, s: steps.State, seat: int) -> float:
        return self.lead(cast(State, s), seat)

    def lead(self, s: State, seat: i64) -> float:
        """The seat's lead in points; in solo, the chance to win times ALONE_WON."""
        if s.terms.solo:
            if not s.work:
                return ALONE_WON if s.outcome == WON else 0.0
            return Alone(self.solo, self.outlook, s, 0).passed(s)
        if not s.work:
            winners = winning_seats(s)
            scores = totals(s)
            lead = float(scores[seat] - scores[1 - seat])
            return lead + (DECIDED if winners == [seat] else -DECIDED if seat not in winners else 0.0)
        self.outlook.prepare(s)
        return lead_of(self.outlook, s, seat)


def of_play(step: steps.Step) -> bool:
    """True if a question is about where tokens go and what fires, so that the ends of the turn can be enumerated."""
    if isinstance(step, Moment):
        return not isinstance(step, (Score, Pull))
    return isinstance(step, (MeatTo, IronTo, PotionB, PlantAs))


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
