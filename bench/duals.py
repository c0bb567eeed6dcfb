"""Flamecraft Duals compared with OpenSpiel's hanabi and with catanatron: `python -m bench.duals`, as JSON.

All are stepped from Python, in turns, and a ratio is the median of each round's ratio, so that noise affects all alike.
"""

import argparse
import itertools
import json
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from bench import ours
from emberhall import load
from emberhall.pure import active

HANABI = pyspiel.load_game("hanabi")


def hanabi(games: int, number: Callable[[], int]) -> float:
    """Decisions per second; chance nodes are resolved like decisions, but not counted."""
    decisions = 0
    start = perf_counter()
    for _ in range(games):
        state = HANABI.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[number() % len(legal)])
    return decisions / (perf_counter() - start)


def catanatron(games: int) -> float:
    """Decisions per second of its own random players."""
    decisions = 0
    start = perf_counter()
    for seed in range(games):
        game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (perf_counter() - start)


def measure(rounds: int) -> dict[str, object]:
    game = load("flamecraft_duals")
    chance = random.Random(7)
    number = itertools.cycle([chance.getrandbits(24) for _ in range(9973)]).__next__
    rows: list[dict[str, float]] = []
    for _ in range(rounds + 1):
        count, whole, _ = ours.stepped(game, 2, 200 if active() == "compiled" else 20, number)
        copies, copying = ours.clones(game, 2, 4, number)
        rows.append(
            {
                "decisions": count / whole,
                "hanabi": hanabi(60, number),
                "catanatron": catanatron(1),
                "clone": copying / copies * 1e6,
            }
        )
    rows = rows[1:]  # the first round warms caches and tables
    found: dict[str, object] = {key: median(row[key] for row in rows) for key in rows[0]}
    for peer in ("hanabi", "catanatron"):
        found[f"ratio {peer}"] = median(row["decisions"] / row[peer] for row in rows)
    return {"engine": active(), "title": game.name, **found}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.duals", description="Flamecraft Duals and its peers.")
    parser.add_argument("--rounds", type=int, default=5)
    print(json.dumps(measure(parser.parse_args().rounds), indent=2))


if __name__ == "__main__":
    main()
