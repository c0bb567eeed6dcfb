"""Search: iterations a second at every title, and OpenSpiel's MCTS on hearts in the same run.

Ours imagine what the seat cannot know anew in every iteration; OpenSpiel's, written in C++, sees all hands.
"""

import random
from time import perf_counter

import pyspiel
from rich.console import Console
from rich.table import Table

from bench.peers import HEARTS, dealt
from emberhall.bots.judges import judge_of
from emberhall.bots.plans import plan_of
from emberhall.bots.thinker import Thinker
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import load
from emberhall.kernel.play import Play

WAYS = (("dualis", 4), ("dragonduel", 2), ("flamecraft", 2), ("flamecraft_duals", 2))
MOMENTS = 12  # decisions of a game that are searched
SIMULATIONS = 2000
LIMIT = 60.0


def ours(title: str, seats: int) -> float:
    """Iterations a second of the title's level of search in the middle, over a game it plays by its own policy."""
    plan = plan_of(title, "expert")
    play = Play.begin(load(title), seats, 7, {})
    judge, rng, count, seconds = judge_of(load(title)), Rng.seeded(7), 0, 0.0
    bot = Thinker(plan, Rng.seeded(3))
    while (decision := play.decision) is not None and count < MOMENTS:
        if len(decision.options) > 3 and rng.below(3) == 0:
            seat = play.seat(decision.seat, rng)
            began = perf_counter()
            bot.worths(seat, decision.options, LIMIT)
            seconds += perf_counter() - began
            count += 1
        play.take(judge.pick(play.state, rng))
    return count * plan.iterations / seconds


def hearts() -> float:
    """Simulations a second of OpenSpiel's MCTS with one random rollout each, from the first card of a deal."""
    rng = random.Random(7)
    bot = pyspiel.MCTSBot(HEARTS, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, SIMULATIONS, 1000, False, 7, False)
    seconds = 0.0
    for _ in range(MOMENTS):
        state = dealt(lambda: rng.randrange(1 << 30))
        began = perf_counter()
        bot.step(state)
        seconds += perf_counter() - began
    return MOMENTS * SIMULATIONS / seconds


def main() -> None:
    """Measure in turns, and print a table."""
    theirs = hearts()
    table = Table("search", "iterations/s", "against hearts", title="Iterations of search a second, one thread")
    table.add_row("OpenSpiel's MCTS, hearts", f"{theirs:,.0f}", "1.00×")
    for title, seats in WAYS:
        found = ours(title, seats)
        table.add_row(f"{title}, {seats} seats", f"{found:,.0f}", f"{found / theirs:.2f}×")
    Console().print(table)


if __name__ == "__main__":
    main()
