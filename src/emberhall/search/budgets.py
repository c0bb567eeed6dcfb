"""Budgets: how much a search may do, counted in iterations, and the clock that stops it in an emergency."""

from collections.abc import Callable
from typing import Final, final

EVERY: Final = 8  # calls of spent() per look at the clock


@final
class Budget:
    """A number of iterations, cut short when the clock passes its limit; without a clock there is no limit."""

    def __init__(self, iterations: int, clock: Callable[[], float] | None = None, limit: float = 0.0) -> None:
        self.iterations = iterations
        self.clock = clock
        self.deadline = clock() + limit if clock is not None else 0.0
        self.asked = 0
        self.late = False  # True if the clock cut it short, so that the answer may differ between machines

    def spent(self, count: int) -> bool:
        """True if search should stop after `done` iterations."""
        if count >= self.iterations or self.late:
            return True
        self.asked += 1
        if self.clock is not None and self.asked % EVERY == 0 and self.clock() > self.deadline:
            self.late = True
        return self.late
