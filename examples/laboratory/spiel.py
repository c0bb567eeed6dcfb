"""OpenSpiel's own MCTS on a short game for three: the more it simulates, the better it plays.

`python examples/laboratory/spiel.py` seats it with two random players, and prints how much better it does than a
third random player in the same deals, with a 95% interval. It searches the true state, so it sees
hidden cards: this shows how OpenSpiel's algorithms run on our games, not how strong an honest player can be.
"""

import argparse
from pathlib import Path

import numpy as np
from curves import draw, interval
from environments import smallest
from open_spiel.python.algorithms import mcts

from emberhall import rl

NAME = smallest(3, "short")


def result(game: object, simulations: int, seed: int) -> float:
    """Play one game and return the result of the seat that searches."""
    chance = np.random.RandomState(seed)
    bot = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    state.apply_action(seed)
    own = seed % 3
    while not state.is_terminal():
        searches = simulations > 0 and state.current_player() == own and len(state.legal_actions()) > 1
        state.apply_action(bot.step(state) if searches else chance.choice(state.legal_actions()))
    return float(state.returns()[own])


def main() -> None:
    parser = argparse.ArgumentParser(description=f"OpenSpiel's MCTS on {NAME}.")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--simulations", type=int, nargs="+", default=[4, 16])
    parser.add_argument("--curve", type=Path, help="an SVG file to draw the curve into")
    asked = parser.parse_args()
    game = rl.spiel(NAME, deals=asked.games)
    chance = np.array([result(game, 0, seed) for seed in range(asked.games)])
    curve = [(0, float(chance.mean()))]
    print(f"  at random, {asked.games} games: {chance.mean():+.2f}", flush=True)
    for simulations in asked.simulations:
        results = np.array([result(game, simulations, seed) for seed in range(asked.games)])
        mean, half = interval(results - chance)
        curve.append((simulations, float(results.mean())))
        print(f"{simulations:>3} simulations, {asked.games} games: {results.mean():+.2f}")
        print(f"Better by {mean:.2f} (95% interval {mean - half:.2f} to {mean + half:.2f})", flush=True)
    if asked.curve is not None:
        draw(asked.curve, curve, "simulations", "mean result", curve[0][1], "random")


if __name__ == "__main__":
    main()
