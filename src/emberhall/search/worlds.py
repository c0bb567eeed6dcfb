"""Worlds: states a seat could believe in, each at the question that search is about."""

from math import exp
from typing import Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State

TEMPER: Final = 0.6  # nobody plays quite as modelled, so what seems unlikely is a little less so
SCALE: Final = 1 << 20  # the resolution of a random fraction


def world_of(seat: Seat, judge: Judge, rng: Rng) -> State:
    """An imagined state in which the seat is asked next; if several choose at once, the seats before it have chosen."""
    state = seat.imagine(rng)
    while state.work and state.work[-1].who(state) != seat.number:
        state.take(judge.pick(state, rng))
    return state


@final
class Worlds:
    """Imagined states, one after another; or drawn from a pool of some, each as often as the judge trusts it."""

    def __init__(self, seat: Seat, judge: Judge, rng: Rng, pool: int = 0) -> None:
        self.seat = seat
        self.judge = judge
        self.rng = rng
        self.pool: list[State] = []
        self.sums: list[float] = []  # cumulative weights of the pool
        if pool > 0:
            self.pool = [world_of(seat, judge, rng) for _ in range(pool)]
            believed = [judge.trust(state, seat.number) for state in self.pool]
            highest = max(believed)
            total: float = 0.0
            for each in believed:
                total += exp(TEMPER * (each - highest))
                self.sums.append(total)

    def another(self) -> State:
        """The next world; the caller may change it."""
        if not self.pool:
            return world_of(self.seat, self.judge, self.rng)
        aim = self.sums[-1] * float(self.rng.below(SCALE)) / SCALE
        low = 0
        high = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > aim:
                high = middle
            else:
                low = middle + 1
        state = self.pool[low].clone()
        state.rng = self.rng.fork()
        return state
