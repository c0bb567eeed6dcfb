"""Flat search by halving: every answer is tried in the same imagined states, and the worse half drops out each round.

With several tries in each state the best counts, not the mean: what follows is the seat's own turn, which it will
finish as well as it can. With one try this is plain Monte Carlo.
"""

from collections.abc import Sequence
from typing import final

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Judge
from emberhall.search.budgets import Budget
from emberhall.search.turns import Turn
from emberhall.search.worlds import world_of


@final
class Arm:
    """An answer and its rewards so far."""

    def __init__(self, at: int, pick: int) -> None:
        self.at = at
        self.pick = pick
        self.total: float = 0.0
        self.worlds = 0

    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else -1e9


@final
class Halving:
    """One search by halving, with `tries` continuations in each imagined state."""

    def __init__(self, judge: Judge, rng: Rng, tries: int = 1) -> None:
        self.judge = judge
        self.rng = rng
        self.tries = tries

    def search(self, seat: Seat, options: Sequence[Option], budget: Budget) -> list[float]:
        """A value for each answer: those that dropped out early rank below those that stayed."""
        arms = [Arm(at, pick) for at, pick in enumerate(options)]
        worths = [0.0] * len(arms)
        rounds = (len(arms) - 1).bit_length()
        count = 0
        for number in range(rounds):
            worlds = max(1, budget.iterations // (rounds * len(arms) * self.tries))
            for _ in range(worlds):
                if budget.spent(count):
                    break
                self.compare(seat, arms)
                count += len(arms) * self.tries
            arms.sort(key=Arm.mean, reverse=True)
            for place, arm in enumerate(arms):
                worths[arm.at] = number + 1.0 - place / len(arms)
            arms = arms[: (len(arms) + 1) // 2]
        return worths

    def compare(self, seat: Seat, arms: list[Arm]) -> None:
        """Try every remaining answer in one imagined state."""
        judge = self.judge
        world = world_of(seat, judge, self.rng)
        since = judge.start(world)
        for arm in arms:
            state = world.clone()
            state.take(arm.pick)
            if self.tries > 1:
                arm.total += Turn(judge, self.rng, seat.number, since).best(state, self.tries)
            else:
                judge.finish(state, self.rng, since)
                arm.total += judge.rewards(state)[seat.number]
            arm.worlds += 1
