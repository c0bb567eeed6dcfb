"""OpenSpiel's MCCFR on the last tricks of a short game for three, when each seat holds a few cards.

`python examples/laboratory/mccfr.py` takes several such positions, each with the worlds its seats can imagine.
In each, external sampling learns a strategy for every seat. How much the seats together could still gain (NashConv),
and how much a seat with the strategy gains against two random players, are computed over the whole tree.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from curves import draw, interval
from environments import smallest
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.policy import UniformRandomPolicy

from emberhall import rl

SEATS = 3
NAME = smallest(SEATS, "short")
ROUNDS = 4


def endgames(count: int, cards: int, worlds: int) -> list[Any]:
    """The ends of random games with `cards` cards left per seat. Last rounds only, so that no other round follows."""
    games: list[Any] = []
    seed = 0
    while len(games) < count:
        game = rl.spiel(NAME, deals=worlds, first_seed=seed, reward="margin", last=SEATS * cards)
        history = game.new_initial_state().child(0).history
        if history.game.view(history.state, None)["round"] == ROUNDS:
            games.append(game)
        seed += 1
    return games


def gain(game: Any, learned: Any) -> float:
    """How much more a seat gains with the strategy than at random, against two random players."""
    chance = UniformRandomPolicy(game)
    root = game.new_initial_state()
    plain = policy_value(root, [chance] * SEATS)
    mixed = [[learned if seat == own else chance for seat in range(SEATS)] for own in range(SEATS)]
    return float(np.mean([policy_value(root, each)[own] - plain[own] for own, each in enumerate(mixed)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=f"OpenSpiel's MCCFR on the end of {NAME}.")
    parser.add_argument("--positions", type=int, default=16)
    parser.add_argument("--cards", type=int, default=2, help="left to each seat")
    parser.add_argument("--worlds", type=int, default=7)
    parser.add_argument("--iterations", type=int, nargs="+", default=[10, 40, 160])
    parser.add_argument("--curve", type=Path, help="an SVG file to draw the curve into")
    asked = parser.parse_args()
    np.random.seed(1)
    games = endgames(asked.positions, asked.cards, asked.worlds)
    solvers = [ExternalSamplingSolver(game) for game in games]
    left = np.array([nash_conv(game, UniformRandomPolicy(game)) for game in games])
    print(f"at random: NashConv {left.mean():.2f} in {asked.positions} positions", flush=True)
    curve, count = [(0, 0.0)], 0
    for iterations in asked.iterations:
        for solver in solvers:
            for _ in range(iterations - count):
                solver.iteration()
        count = iterations
        pairs = [(game, solver.average_policy()) for game, solver in zip(games, solvers, strict=True)]
        gains = np.array([gain(game, learned) for game, learned in pairs])
        left = np.array([nash_conv(game, learned) for game, learned in pairs])
        mean, half = interval(gains)
        curve.append((count, mean))
        print(
            f"{count:>4} iterations: NashConv {left.mean():.2f}, better than random by {mean:.2f} ± {half:.2f}",
            flush=True,
        )
    if asked.curve is not None:
        draw(asked.curve, curve, "iterations", "points more than at random", 0.0, "random")


if __name__ == "__main__":
    main()
