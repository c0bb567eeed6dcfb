"""Whether another answer is surely better than the one a hint advises: `python -m tests.coach.dominated TITLE`.

Bots play, and hints are asked for as in `tests.coach.reasoned`. Each is weighed again in fresh worlds with four times
the lines, against all other answers of its question.
"""

import argparse

from emberhall.bots.matches import derived
from emberhall.coach.advice import BUDGET, SURE
from emberhall.coach.outlooks import judge_for, outlook_of
from emberhall.coach.weighing import Weigher
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat, load
from emberhall.kernel.steps import State
from emberhall.search.worlds import world_of
from tests.coach.reasoned import MOMENTS, SEATS, hints

DEEPER = 4
ERRORS = 2.0  # standard errors that a difference must exceed


def judged(title: str, number: int, level: str, moments: int) -> list[str]:
    """One line for each hint of a game: what is wrong with it, or nothing."""
    game, seats = load(title), SEATS.get(title, 2)
    outlook = outlook_of(game, seats, game.setup.check(seats, {}))
    results: list[str] = []
    for play, decision, advice in hints(title, number, level, moments):
        rng = Rng.seeded(derived("deeper", number, len(play.words)))
        weigher = Weigher(game, judge_for(game, outlook), outlook, rng)
        known = Seat.of(game, play.state, decision.seat, rng)

        def world(weigher: Weigher = weigher, known: Seat = known) -> State:
            return world_of(known, weigher.judge, weigher.rng)

        advised = decision.find(advice.word)
        weighed = weigher.weigh(world, decision.seat, decision.options, advised, DEEPER * BUDGET)
        sure = weighed.loss - ERRORS * weighed.error
        better = decision.word(weighed.best.pick)
        results.append(
            f"{title} {number}, at {len(play.words)}: {advice.word!r} is advised, {better!r} is surely better: "
            f"{weighed.loss:.3f} ± {weighed.error:.3f}"
            if sure > SURE
            else ""
        )
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether another answer is surely better than what a hint advises.")
    parser.add_argument("title")
    parser.add_argument("--hints", type=int, default=200)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--moments", type=int, default=MOMENTS)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    looked = faults = 0
    number = asked.first
    while looked < asked.hints:
        for fault in judged(asked.title, number, asked.level, asked.moments)[: asked.hints - looked]:
            looked += 1
            faults += bool(fault)
            if fault:
                print(fault, flush=True)
        number += 1
        print(f"{asked.title}: {faults} of {looked} hints", flush=True)


if __name__ == "__main__":
    main()
