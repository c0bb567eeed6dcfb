"""Search: iterations per second at every title, and OpenSpiel's MCTS on hearts in the same run.

Ours imagines what the seat cannot know; OpenSpiel's, written in C++, sees all hands. An iteration is a line through the
tree and on from there, with lines a line to the end of the turn, and with a sweep one weighed end of the turn.
Processor time is measured, so other work on the machine does not count.
"""

import random
from collections.abc import Sequence
from time import process_time

import pyspiel
from rich.console import Console
from rich.table import Table

from bench.peers import HEARTS, dealt
from bench.titles import entries
from emberhall.bots.judges import judge_of
from emberhall.bots.plans import Plan, plan_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Seat, load
from emberhall.kernel.judges import Judge
from emberhall.kernel.play import Play
from emberhall.kernel.steps import State
from emberhall.search.budgets import Budget
from emberhall.search.lines import Lines
from emberhall.search.sweeping import Sweep
from emberhall.search.trees import Tree

MOMENTS = 12  # decisions of a game to search
SIMULATIONS = 2000


class Counting(Judge):
    """A judge that counts the lines it values, and otherwise delegates to another one."""

    def __init__(self, inner: Judge) -> None:
        super().__init__(inner.horizon)
        self.inner = inner
        self.lines = 0

    def start(self, s: State) -> int:
        return self.inner.start(s)

    def pick(self, s: State, rng: Rng) -> Option:
        return self.inner.pick(s, rng)

    def priors(self, s: State, options: Sequence[Option]) -> list[float]:
        return self.inner.priors(s, options)

    def same_turn(self, s: State, seat: int, since: int) -> bool:
        return self.inner.same_turn(s, seat, since)

    def worth(self, s: State, seat: int) -> float:
        self.lines += 1
        return self.inner.worth(s, seat)


def searched(plan: Plan, judge: Judge, seat: Seat, options: Sequence[Option], seed: int) -> tuple[float, int]:
    """Search by a plan; return the seconds it took, and the ends of turns it weighed."""
    rng, budget = Rng.seeded(seed), Budget(plan.iterations)
    began = process_time()
    if plan.method == "tree":
        Tree(judge, rng, plan.explore, plan.widen).search(seat, budget)
    elif plan.method == "lines":
        Lines(judge, rng, plan.worlds, plan.explore).search(seat, options, budget)
    else:
        sweep = Sweep(judge, rng, plan.wide)
        sweep.search(seat, options, budget)
        return process_time() - began, sweep.effort.ends
    return process_time() - began, 0


def iterations(plan: Plan, judge: Judge, seat: Seat, options: Sequence[Option], seed: int) -> int:
    """How many iterations this search has: fewer than the plan allows if all lines of a turn are known."""
    if plan.method == "lines":
        counting = Counting(judge)
        searched(plan, counting, seat, options, seed)
        return counting.lines
    return searched(plan, judge, seat, options, seed)[1] if plan.method == "sweep" else plan.iterations


def ours(title: str, seats: int) -> float:
    """Iterations per second of the title's strongest level, during a game played by its own policy."""
    plan = plan_of(title, "master")
    judge = judge_of(load(title), horizon=plan.horizon)
    play = Play.begin(load(title), seats, 7, {})
    rng, moments, count, seconds = Rng.seeded(7), 0, 0, 0.0
    while (decision := play.decision) is not None and moments < MOMENTS:
        if len(decision.options) > 3 and rng.below(3) == 0:
            seat = play.seat(decision.seat, rng)
            seconds += searched(plan, judge, seat, decision.options, moments)[0]
            count += iterations(plan, judge, seat, decision.options, moments)
            moments += 1
        play.take(judge.pick(play.state, rng))
    return count / seconds


def hearts() -> float:
    """Simulations per second of OpenSpiel's MCTS with one random rollout each, from the first card of a deal."""
    rng = random.Random(7)
    bot = pyspiel.MCTSBot(HEARTS, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, SIMULATIONS, 1000, False, 7, False)
    seconds = 0.0
    for _ in range(MOMENTS):
        state = dealt(lambda: rng.randrange(1 << 30))
        began = process_time()
        bot.step(state)
        seconds += process_time() - began
    return MOMENTS * SIMULATIONS / seconds


def main() -> None:
    """Measure in turns, and print a table."""
    theirs = hearts()
    table = Table("search", "iterations/s", "against hearts", title="Iterations of search a second, one thread")
    table.add_row("OpenSpiel's MCTS, hearts", f"{theirs:,.0f}", "1.00×")
    for title, entry in entries().items():
        speed = ours(title, entry.seats)
        table.add_row(f"{title}, {entry.seats} seats", f"{speed:,.0f}", f"{speed / theirs:.2f}×")
    Console().print(table)


if __name__ == "__main__":
    main()
