"""Search by going through a turn: a judge that can weigh answers looks at every way the turn can end.

What it says of most answers depends on nothing that is imagined. Those that do, such as drawing cards, are weighed in
several imagined states, and their mean counts.
"""

from collections.abc import Sequence
from typing import Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Judge
from emberhall.search.budgets import Budget
from emberhall.search.worlds import world_of

DOUBT: Final = 3.0  # by how much an answer may seem worse after one imagined state and still be looked at in another
MOST: Final = 24000  # ends of the turn, after which no further state is imagined


@final
class Sweep:
    """One search of this kind; its budget is counted in imagined states."""

    def __init__(self, judge: Judge, rng: Rng, wide: int) -> None:
        self.judge = judge
        self.rng = rng
        self.wide = wide

    def search(self, seat: Seat, options: Sequence[Option], budget: Budget) -> list[float]:
        """A value for each answer."""
        world = world_of(seat, self.judge, self.rng)
        worths = self.judge.weigh(world, list(options), self.wide)
        unsure = [at for at, pick in enumerate(options) if self.judge.chancy(world, pick)]
        done = 1
        limit = self.judge.looked + MOST
        while not budget.spent(done) and self.judge.looked < limit:
            least = max(worths) - DOUBT / done
            unsure = [at for at in unsure if worths[at] >= least]
            if not unsure:
                break
            world = world_of(seat, self.judge, self.rng)
            more = self.judge.weigh(world, [options[at] for at in unsure], self.wide)
            done += 1
            for at, worth in zip(unsure, more, strict=True):
                worths[at] += (worth - worths[at]) / done
        return worths
