"""Weighing answers by every way the turn can end, as carefully as search wants, and the value of positions."""

from typing import Final, final

from emberhall.games.flamecraft_duals.effects.abilities import IronTo, MeatTo, PotionB
from emberhall.games.flamecraft_duals.effects.coins import GiveBack, Moment
from emberhall.games.flamecraft_duals.facts.grids import Grid
from emberhall.games.flamecraft_duals.mind.alone import WON as ALONE_WON
from emberhall.games.flamecraft_duals.mind.alone import Alone
from emberhall.games.flamecraft_duals.mind.imagine import imagine
from emberhall.games.flamecraft_duals.mind.outlooks import Outlook, lead_of
from emberhall.games.flamecraft_duals.mind.turn_ends import MOST_HASTE, Ends, Weigher
from emberhall.games.flamecraft_duals.mind.weighers import Rivals
from emberhall.games.flamecraft_duals.score import totals, winning_seats
from emberhall.games.flamecraft_duals.state import WON, State
from emberhall.games.flamecraft_duals.turn.play_phase import Place, PlantAs, Pull
from emberhall.games.flamecraft_duals.turn.score_phase import FountainKeep, FountainTo, Score
from emberhall.games.flamecraft_duals.words import DONE_OFFER, FIRST_COIN
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option
from emberhall.kernel.judges import Effort
from emberhall.kernel.nets import Net

DECIDED: Final = 200.0
NEVER: Final = -1e6
DONE: Final[Option] = DONE_OFFER[0]
DRAWS: Final = 8  # imagined states to weigh a coin in, after the token is placed
STARBURST_COIN: Final = FIRST_COIN + 3


@final
class Positions:
    """What positions are worth to a seat."""

    def __init__(self, outlook: Outlook, solo: Net) -> None:
        self.outlook: Final = outlook
        self.solo: Final = solo

    def weigher(self, s: State, back: i64) -> Weigher:
        """What weighs the boards this turn may end with; `back` cards are still to be given back."""
        if s.terms.solo:
            return Alone(self.solo, self.outlook, s, back)
        return Rivals(self.outlook, s, s.seat, back)

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


@final
class TurnSweep:
    """One look at answers: `wide` boards of each get a second one; the more haste, the fewer ends it goes through."""

    def __init__(self, positions: Positions, wide: int, haste: int, effort: Effort) -> None:
        self.positions = positions
        self.wide = wide
        self.haste = haste
        self.effort = effort

    def weigh(self, s: State, picks: list[Option]) -> list[float]:
        """The best each answer may lead to in this turn."""
        step = s.work[-1]
        if of_play(step):
            own = [pick for pick in picks if pick < FIRST_COIN]
            worths = self.ends(s, step, own, 0)
            return worths + [self.spent(s, step, pick) for pick in picks if pick >= FIRST_COIN]
        return [self.answered(s, step, pick) for pick in picks]

    def ends(self, s: State, step: steps.Step, picks: list[Option], back: i64) -> list[float]:
        """The worth of answers to a question of PLAY; `back` cards are still to be given back."""
        ends = Ends(s.clone(), self.positions.weigher(s, back), self.wide, self.haste)
        worths = ends.weighed(step, picks)
        self.effort.ends += ends.looked
        return worths

    def spent(self, s: State, step: steps.Step, pick: Option) -> float:
        """A coin in the middle of PLAY: only before a token is placed; at other times waiting costs nothing."""
        if not isinstance(step, Place) or pick == STARBURST_COIN or self.haste == MOST_HASTE:
            return NEVER
        return self.answered(s, step, pick)

    def answered(self, s: State, step: steps.Step, pick: Option) -> float:
        """The worth of one answer."""
        if isinstance(step, Pull):
            return NEVER if pick >= FIRST_COIN else 0.0  # a coin is better spent once the token is seen
        if isinstance(step, FountainTo) and pick >= FIRST_COIN:
            return NEVER  # scoring goes on afterwards: waiting costs nothing
        seat = s.seat
        turn = s.turn
        if s.terms.solo and isinstance(step, (FountainTo, FountainKeep)):
            return self.moved(s, pick, seat, turn)
        if isinstance(step, Score) and pick == DONE:
            return self.positions.weigher(s, 0).passed(s)
        if isinstance(step, Score) and pick >= FIRST_COIN:
            total: float = 0.0
            rng = s.clone().rng
            for _ in range(DRAWS):
                after = imagine(s, seat, rng)
                after.take(pick)
                total += self.line(after, seat, turn)
            return total / DRAWS
        after = s.clone()
        after.take(pick)
        return self.line(after, seat, turn)

    def moved(self, s: State, pick: Option, seat: i64, turn: i64) -> float:
        """In solo, where the miniature goes and what is kept: the next fountain card may be any of the hidden ones."""
        total: float = 0.0
        count = len(s.springs)
        for k in range(count):
            after = s.clone()
            after.springs[0] = s.springs[k]
            after.springs[k] = s.springs[0]
            after.take(pick)
            total += self.line(after, seat, turn)
        return total / count

    def line(self, s: State, seat: i64, turn: i64) -> float:
        """The worth of the best end this turn can still have."""
        if not s.work:
            return self.positions.lead(s, seat)
        step = s.work[-1]
        if step.who(s) != seat or s.turn != turn:
            return self.positions.lead(s, seat)
        if isinstance(step, GiveBack):
            return self.settled(s, s.work[-2], step.count)
        if isinstance(step, Score) or of_play(step):
            return self.settled(s, step, 0)
        best = NEVER
        for pick in step.options(s):
            if pick >= FIRST_COIN:
                continue
            after = s.clone()
            after.take(pick)
            best = max(best, self.line(after, seat, turn))
        return best

    def settled(self, s: State, step: steps.Step, back: i64) -> float:
        """The best end of the turn from a question of PLAY or SCORE; `back` cards are still to be given back."""
        if of_play(step):
            picks = [pick for pick in step.options(s) if pick < FIRST_COIN]
            return max(self.ends(s, step, picks, back))
        weigher = self.positions.weigher(s, back)
        grid = Grid()
        grid.look(s)
        return weigher.whole(s, grid)

    def usual(self, s: State) -> Option:
        """The best answer at a first look; a coin only if nothing else is possible."""
        options = s.work[-1].options(s)
        picks = [pick for pick in options if pick < FIRST_COIN]
        if not picks:
            return options[0]
        if len(picks) == 1:
            return picks[0]
        worths = self.weigh(s, picks)
        return picks[worths.index(max(worths))]


def of_play(step: steps.Step) -> bool:
    """True if a question is about where tokens go and what fires, so that the ends of the turn can be enumerated."""
    if isinstance(step, Moment):
        return not isinstance(step, (Score, Pull, FountainTo))
    return isinstance(step, (MeatTo, IronTo, PotionB, PlantAs))
