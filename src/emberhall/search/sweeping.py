"""Search by sweeping a turn: a judge that can weigh answers enumerates every way the turn can end.

The worth of most answers does not depend on what is imagined. Those whose worth does, such as drawing cards, are
weighed in several imagined states, and their mean counts. If the judge asks for it, the best answers are then followed
beyond this turn, in further imagined states.
"""

from collections.abc import Sequence
from typing import Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Effort, Judge
from emberhall.kernel.steps import State
from emberhall.search.budgets import Budget
from emberhall.search.worlds import world_of

DOUBT: Final = 3.0  # how much worse an answer may seem after one imagined state and still be weighed in another
MOST: Final = 24000  # ends of the turn weighed before no further state is imagined
CLOSE: Final = 1.0  # how much worse an answer may seem and still be followed beyond this turn
FEW: Final = 4  # the most answers followed beyond this turn
STATES: Final = 4  # imagined states to follow them in before the worse half drops out; twice that for the last two
TRUST: Final = 2.0  # the weight of an answer's worth in this turn, in imagined states
FAR: Final = 80000  # ends of turns weighed before no answer is followed any more


@final
class Sweep:
    """One search by sweeping; its budget is counted in imagined states."""

    def __init__(self, judge: Judge, rng: Rng, wide: int, haste: int = 0) -> None:
        self.judge = judge
        self.rng = rng
        self.wide = wide
        self.haste = haste
        self.effort = Effort()

    def search(self, seat: Seat, options: Sequence[Option], budget: Budget) -> list[float]:
        """A value for each answer."""
        world = world_of(seat, self.judge, self.rng)
        worths = self.swept(world, seat, options, budget)
        return self.followed(seat, options, worths, budget) if self.judge.further(world) else worths

    def followed(self, seat: Seat, options: Sequence[Option], worths: list[float], budget: Budget) -> list[float]:
        """Follow the best answers beyond this turn, all in the same imagined states; drop the worse half each round."""
        order = sorted([(-worths[at], at) for at in range(len(worths))])
        left = [at for worth, at in order[:FEW] if -worth >= -order[0][0] - CLOSE]
        totals = [TRUST * worth for worth in worths]
        tried = [TRUST] * len(worths)
        limit = self.effort.ends + FAR
        while len(left) > 1 and not budget.spent(0) and self.effort.ends < limit:
            for _ in range(STATES if len(left) > 2 else 2 * STATES):
                if self.effort.ends >= limit:
                    break
                world = world_of(seat, self.judge, self.rng)
                for at in left:
                    after = world.clone()
                    after.take(options[at])
                    totals[at] += self.judge.beyond(after, seat.number, self.effort)
                    tried[at] += 1.0
            ranked = sorted([(-totals[at] / tried[at], at) for at in left])
            left = [at for _, at in ranked[: (len(ranked) + 1) // 2]]
        return ranked_by(worths, totals, tried, left[0])

    def swept(self, world: State, seat: Seat, options: Sequence[Option], budget: Budget) -> list[float]:
        """A value for each answer, by the ways this turn can end."""
        worths = self.judge.weigh(world, list(options), self.wide, self.haste, self.effort)
        unsure = [at for at, pick in enumerate(options) if self.judge.chancy(world, pick)]
        count = 1
        limit = self.effort.ends + MOST
        while not budget.spent(count) and self.effort.ends < limit:
            least = max(worths) - DOUBT / count
            unsure = [at for at in unsure if worths[at] >= least]
            if not unsure:
                break
            world = world_of(seat, self.judge, self.rng)
            more = self.judge.weigh(world, [options[at] for at in unsure], self.wide, self.haste, self.effort)
            count += 1
            for at, worth in zip(unsure, more, strict=True):
                worths[at] += (worth - worths[at]) / count
        return worths


def ranked_by(worths: list[float], totals: list[float], tried: list[float], best: int) -> list[float]:
    """The means of the answers that were followed; the others are capped at the worst of those."""
    means = [totals[at] / tried[at] for at in range(len(worths)) if tried[at] > TRUST]
    if not means:
        return worths
    least = min(means)
    ranked = [totals[at] / tried[at] if tried[at] > TRUST else min(worths[at], least) for at in range(len(worths))]
    ranked[best] = max(means)
    return ranked
