"""The levels that look ahead: a search in states the seat imagines, by the level's plan and with the title's judge."""

import gc
import time

from emberhall.bots.judges import judge_of
from emberhall.bots.plans import Plan
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Seat
from emberhall.search.budgets import Budget
from emberhall.search.halving import Halving
from emberhall.search.lines import Lines
from emberhall.search.sweeping import Sweep
from emberhall.search.trees import Tree

SPARE = 0.9  # the part of the limit for the search; the rest is for the work around it


class Thinker:
    """A bot that searches; its random numbers are its own."""

    def __init__(self, plan: Plan, rng: Rng) -> None:
        self.plan = plan
        self.rng = rng

    def choose(self, seat: Seat, decision: Decision, limit: float) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        collecting = gc.isenabled()
        gc.disable()  # a search makes many objects but no cycles; collecting takes a tenth of the time
        try:
            worths = self.worths(seat, options, limit, settled=True)
        finally:
            if collecting:
                gc.enable()
        return options[max(range(len(options)), key=worths.__getitem__)]

    def worths(self, seat: Seat, options: tuple[Option, ...], limit: float, settled: bool = False) -> list[float]:
        """The value of each option, by the plan's search; `settled`: stop as soon as the best one is certain."""
        plan, rng = self.plan, self.rng.split()
        judge = judge_of(seat.game, plan.fitted, plan.style, plan.judge, plan.horizon)
        budget = Budget(plan.iterations, time.perf_counter, SPARE * limit)
        if plan.method == "turn":
            return Halving(judge, rng, plan.tries).search(seat, options, budget)
        if plan.method == "lines":
            return Lines(judge, rng, plan.worlds, plan.explore).search(seat, options, budget)
        if plan.method == "sweep":
            return Sweep(judge, rng, plan.wide, plan.haste).search(seat, options, budget)
        tree = Tree(judge, rng, plan.explore, plan.widen, plan.pool)
        tree.search(seat, budget, settled)
        return tree.visits(seat.number, options)
