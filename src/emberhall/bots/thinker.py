"""The levels that look ahead: a search in states the seat imagines, by the level's plan and with the title's judge."""

import gc

from emberhall.bots.judges import judge_of
from emberhall.bots.plans import Plan
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Judge
from emberhall.search.budgets import Budget
from emberhall.search.halving import Halving
from emberhall.search.lines import Lines
from emberhall.search.sweeping import Sweep
from emberhall.search.trees import Tree
from emberhall.search.worlds import world_of
from emberhall.world import clock

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
            worths = dict(zip(options, self.worths(seat, options, limit, settled=True), strict=True))
            judge = self.judge(seat)
            sensible = judge.sensible(world_of(seat, judge, self.rng.split()), options)
        finally:
            if collecting:
                gc.enable()
        return max(sensible, key=worths.__getitem__)

    def judge(self, seat: Seat) -> Judge:
        plan = self.plan
        return judge_of(seat.game, plan.fitted, plan.style, plan.judge, plan.horizon)

    def worths(self, seat: Seat, options: tuple[Option, ...], limit: float, settled: bool = False) -> list[float]:
        """The value of each option, by the plan's search; `settled`: stop as soon as the best one is certain."""
        plan, rng = self.plan, self.rng.split()
        judge = self.judge(seat)
        budget = Budget(plan.iterations, clock.perf_counter, SPARE * limit)
        if plan.method == "turn":
            return Halving(judge, rng, plan.tries).search(seat, options, budget)
        if plan.method == "lines":
            return Lines(judge, rng, plan.worlds, plan.explore).search(seat, options, budget)
        if plan.method == "sweep":
            return Sweep(judge, rng, plan.wide, plan.haste).search(seat, options, budget)
        tree = Tree(judge, rng, plan.explore, plan.widen, plan.pool)
        tree.search(seat, budget, settled)
        return tree.visits(seat.number, options)
