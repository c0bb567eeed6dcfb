"""What helps search at Duālis: lines are played to the end of the round at random, and judged by its scores.

In partnership a round won is what counts, and a higher lead is a little better. Alone it is the lead over the best of
the others, rounds before included.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, cast, final

from emberhall.games.dualis.judging import Habits, Moment, likelihood, numbers_of
from emberhall.games.dualis.rules import END_ROUND, PLAY
from emberhall.games.dualis.score import by_side, scores_now, winner_of_round, winning_seats
from emberhall.games.dualis.state import State
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, on_of, ref_of
from emberhall.kernel.judges import Judge, likelihoods

MARGIN: Final = 0.01  # of a win, for each point of lead
STEEP: Final = 4.0  # points of lead in all that make the game three to one


@final
class DualisJudge(Judge):
    """Judges rounds."""

    def __init__(self, weights: Mapping[str, Sequence[float]]) -> None:
        super().__init__(1)
        self.names = ["margin"]
        self.weights: list[float] = list(weights.get("value", [MARGIN]))
        self.habits = Habits(weights["policy"]) if "policy" in weights else None

    def start(self, s: steps.State) -> int:
        return len(cast(State, s).past)

    def done(self, s: steps.State, since: int) -> bool:
        return len(cast(State, s).past) > since

    def priors(self, s: steps.State, options: Sequence[Option]) -> list[float]:
        if self.habits is None:
            return [1.0 / len(options)] * len(options)
        m = Moment(cast(State, s))
        return likelihoods([self.habits.worth(m, ref_of(pick), on_of(pick)) for pick in options], 1.0)

    def pick(self, s: steps.State, rng: Rng) -> Option:
        if self.habits is None or s.work[-1] is not PLAY:
            return s.work[-1].wander(s, rng)
        return self.habits.pick(cast(State, s), rng)

    def finish(self, s: steps.State, rng: Rng, since: int) -> None:
        """Play the round to its end, without scoring it and dealing the next one.

        By chance: lines that were played on by habit made weaker bots.
        """
        if len(cast(State, s).past) == since and s.work:
            PLAY.roam(cast(State, s), rng)

    def numbers(self, s: steps.State, options: Sequence[Option]) -> list[list[float]]:
        """What the likelihood of each answer is computed from, for fitting."""
        return [numbers_of(cast(State, s), ref_of(pick), on_of(pick)) for pick in options]

    def trust(self, s: steps.State, seat: int) -> float:
        """How much a state the seat imagines is to be believed, as a logarithm, by how the others have played."""
        return 0.0 if self.habits is None else likelihood(cast(State, s), seat, self.habits)

    def rewards(self, s: steps.State) -> list[float]:
        state = cast(State, s)
        ended = bool(state.work) and state.work[-1] is END_ROUND
        if state.terms.partners:
            return self.of_partners(state, ended)
        if not state.work:
            return self.of_winners(state)
        points = state.points[:]
        if ended:
            for side, score in enumerate(scores_now(state)):
                points[side] += score
        leads = [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(len(points))]
        return [1.0 / (1.0 + exp(-lead / STEEP)) for lead in leads]

    def of_partners(self, s: State, ended: bool) -> list[float]:
        if ended:
            scores = scores_now(s)
            winner = winner_of_round(s, scores, by_side(s, s.per_seat(s.tricks)))
        else:
            scores = s.past[-1].scores
            winner = s.past[-1].winner
        lead = self.weights[0] * abs(scores[0] - scores[1])
        mine = min(0.8 + lead, 1.0)
        return [mine if side == winner else 1.0 - mine for side in (0, 1, 0, 1)]

    def of_winners(self, s: State) -> list[float]:
        winners = winning_seats(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(s.points))]
