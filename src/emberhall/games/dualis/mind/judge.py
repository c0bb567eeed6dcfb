"""The judge of Duālis: lines are played at random up to the last tricks of the round, which are solved.

The horizon is the number of tricks solved. In partnership winning the round counts, and a larger lead is a little
better; with a fitted net, a line is judged after the trick instead. Alone, the lead over the best opponent counts,
earlier rounds included, and only the last trick is solved.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, final

from emberhall.games.dualis.mind.judging import Habits, Moment, likelihood, numbers_of
from emberhall.games.dualis.mind.plays import plays_at
from emberhall.games.dualis.mind.solving import alone, lead_of, solved
from emberhall.games.dualis.mind.values import Net, numbers_of_round
from emberhall.games.dualis.score import by_side, scores_now, winner_of_round, winning_seats
from emberhall.games.dualis.state import State
from emberhall.games.dualis.turn.rules import END_ROUND, PLAY
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, on_of, ref_of
from emberhall.kernel.judges import Judge, softmax

MARGIN: Final = 0.01  # of a win, for each point of lead
STEEP: Final = 4.0  # a total lead of this many points makes the odds about three to one
USUAL: Final = 5  # points of lead assumed for a round that was not played out


@final
class DualisJudge(Judge):
    """Judges rounds."""

    def __init__(self, weights: Mapping[str, Sequence[float]], horizon: int | None = None) -> None:
        value = list(weights.get("value", [MARGIN]))
        super().__init__(horizon or 0, ["margin"], {"value": value})
        self.margin: Final[float] = value[0]
        self.habits: Final = Habits(weights["policy"]) if "policy" in weights else None
        self.net: Final = Net(weights["net"]) if "net" in weights else None

    def worths(self, s: State, options: Sequence[Option], rng: Rng) -> list[float]:
        """The prospects after each play, whatever cards were imagined for the others."""
        plays = plays_at(s)
        return [plays.worth(ref_of(pick), on_of(pick)) for pick in options]

    def start(self, s: State) -> int:
        return len(s.past)

    def judgeable(self, s: State, since: int) -> bool:
        return len(s.past) > since

    def priors(self, s: State, options: Sequence[Option]) -> list[float]:
        if self.habits is None:
            return [1.0 / len(options)] * len(options)
        m = Moment(s)
        return softmax([self.habits.worth(m, ref_of(pick), on_of(pick)) for pick in options], 1.0)

    def pick(self, s: State, rng: Rng) -> Option:
        if self.habits is None or s.work[-1] is not PLAY:
            return s.work[-1].wander(s, rng)
        return self.habits.pick(s, rng)

    def finish(self, s: State, rng: Rng, since: int) -> None:
        """Play on at random until the round can be judged; the next one is never dealt.

        Lines played by habits instead made weaker bots, or took too long.
        """
        if len(s.past) > since or not s.work:
            return
        size = s.terms.hand_size
        stop = size - self.solvable(s)
        if self.values(s):
            begun = s.laid > 0 or not s.done  # a new round looks like one that was just scored
            stop = min(stop, len(s.done) + (1 if begun else 0))
        while len(s.done) < stop:
            PLAY.take(s, PLAY.wander(s, rng))

    def progress(self, s: State) -> float:
        """By the tricks of this round: those to come count for as much."""
        return float(len(s.done)) / float(s.terms.hand_size)

    def solvable(self, s: State) -> int:
        """How many of the last tricks are solved."""
        return self.horizon if s.terms.partners else min(self.horizon, 1)

    def values(self, s: State) -> bool:
        """True if the net can value this round: it was trained on rounds in which high cards win."""
        return self.net is not None and s.terms.partners and not s.terms.highlow

    def quiet(self, s: State) -> bool:
        """True if the net may learn from a position."""
        return s.laid == 0

    def features(self, s: State) -> list[list[float]]:
        """The net's input for a position, from the point of view of the side that leads."""
        return [numbers_of_round(s)]

    def won(self, s: State, seat: int, number: int) -> float:
        """1 if a seat won a finished round in partnership, else 0."""
        return 1.0 if s.past[number].winner == seat % 2 else 0.0

    def numbers(self, s: State, options: Sequence[Option]) -> list[list[float]]:
        """The numbers that the likelihood of each answer is computed from, for fitting."""
        return [numbers_of(s, ref_of(pick), on_of(pick)) for pick in options]

    def trust(self, s: State, seat: int) -> float:
        """How credible a state imagined by the seat is, as a logarithm, given how the others have played."""
        return 0.0 if self.habits is None else likelihood(s, seat, self.habits)

    def rewards(self, s: State) -> list[float]:
        ended = bool(s.work) and s.work[-1] is END_ROUND
        if s.terms.partners:
            return self.of_partners(s, ended)
        if not s.work:
            return self.of_winners(s)
        points = s.points[:]
        if ended:
            for side, score in enumerate(scores_now(s)):
                points[side] += score
        elif len(s.done) + 1 == s.terms.hand_size:
            points = alone(s)
        leads = [lead_of(points, seat) for seat in range(len(points))]
        return [1.0 / (1.0 + exp(-lead / STEEP)) for lead in leads]

    def of_partners(self, s: State, ended: bool) -> list[float]:
        if ended:
            scores = scores_now(s)
            return self.shared(winner_of_round(s, scores, by_side(s, s.per_seat(s.tricks))), abs(scores[0] - scores[1]))
        if not s.work or (not s.done and s.laid == 0):
            scores = s.past[-1].scores
            return self.shared(s.past[-1].winner, abs(scores[0] - scores[1]))
        if self.net is None or len(s.done) + self.solvable(s) >= s.terms.hand_size or not self.values(s):
            return self.shared(solved(s), USUAL)
        sure = 2.0 * self.net.leaders(s) - 1.0
        return self.split(s.leader % 2, 0.5 + sure * (self.clear(USUAL) - 0.5))

    def shared(self, winner: int, lead: int) -> list[float]:
        """What a round is worth to each seat, by the winning side and its lead."""
        return self.split(winner, self.clear(lead))

    def clear(self, lead: int) -> float:
        """What a round won by this many points is worth."""
        return min(0.8 + self.margin * lead, 1.0)

    def split(self, side: int, worth: float) -> list[float]:
        return [worth if each == side else 1.0 - worth for each in (0, 1, 0, 1)]

    def of_winners(self, s: State) -> list[float]:
        winners = winning_seats(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(s.points))]
