"""Flamecraft compared with catanatron, in turns, as ratios: `python -m bench.catan`.

Both list the legal moves, pick one at random and apply it. Seconds are processor time, so that a busy machine affects
both sides alike; a ratio is the median of the rounds' ratios.
"""

import argparse
import itertools
import json
import os
import random
import subprocess
import sys
from statistics import median
from time import process_time
from typing import Any

from bench import ours
from emberhall import load
from emberhall.pure import active

GOALS = {"compiled": 20.0, "interpreted": 5.0}


def catanatron(games: int, first: int) -> tuple[int, float]:
    """Decisions and seconds of whole games between catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    start = process_time()
    for seed in range(first, first + games):
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        game.play()
        state: Any = game.state
        decisions += len(getattr(state, "action_records", None) or state.actions)
    return decisions, process_time() - start


def measure(rounds: int, seats: int) -> dict[str, float | str]:
    """Measure one engine for several rounds."""
    game = load("flamecraft")
    chance = random.Random(7)
    number = itertools.cycle([chance.getrandbits(24) for _ in range(9973)]).__next__
    games = 60 if active() == "compiled" else 10
    rows: list[tuple[float, float, float, float]] = []
    for k in range(rounds + 1):
        peer_count, peer_seconds = catanatron(3, 10 * k)
        count, whole, _ = ours.stepped(game, seats, games, number, process_time)
        rolled, seconds = ours.rollouts(game, seats, games, process_time)
        copies, copying = ours.clones(game, seats, 1, number, process_time)
        rows.append((count / whole, rolled / seconds, peer_count / peer_seconds, copying / copies * 1e6))
    rows = rows[1:]  # the first round warms caches and tables
    return {
        "engine": active(),
        "stepped": median(row[0] for row in rows),
        "rollouts": median(row[1] for row in rows),
        "catanatron": median(row[2] for row in rows),
        "ratio stepped": median(row[0] / row[2] for row in rows),
        "ratio rollouts": median(row[1] / row[2] for row in rows),
        "clone": median(row[3] for row in rows),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Flamecraft beside catanatron.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--one", action="store_true", help="measure this process's engine only, as JSON")
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(measure(asked.rounds, asked.seats)))
        return 0
    for pure in ("0", "1"):
        command = [
            sys.executable,
            "-m",
            "bench.catan",
            "--one",
            "--rounds",
            str(asked.rounds),
            "--seats",
            str(asked.seats),
        ]
        env = {**os.environ, "EMBERHALL_PURE": pure}
        row = json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
        print(
            f"{row['engine']}: stepped {row['stepped']:,.0f}/s, rollouts {row['rollouts']:,.0f}/s, "
            f"catanatron {row['catanatron']:,.0f}/s; {row['ratio stepped']:.1f}× stepped "
            f"(goal {GOALS[row['engine']]:.0f}×), {row['ratio rollouts']:.1f}× in rollouts, clone {row['clone']:.2f} µs"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
