"""Environments for learners, side by side: ours in thousands against PettingZoo's classic games and OpenSpiel's hearts.

A step is an answer, and after it the observation and the mask of whoever is asked next. Picking the answer is not
measured. Peers are stepped one by one, as they come, without the wrappers that check what one does.
"""

import argparse
import importlib
import json
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
import rlcard
from rich.console import Console
from rich.table import Table

from emberhall import rl
from emberhall.pure import active

OURS = (
    "dualis-4-partnership-v1",
    "flamecraft_duals-1-solo-v1",
    "flamecraft_duals-2-standard-v1",
    "dragonduel-2-v4",
    "flamecraft-2-purple-v4",
)
CLASSIC = ("hanabi_v5", "texas_holdem_v4", "texas_holdem_no_limit_v6")
GIN_RUMMY = "gin rummy (RLCard)"  # which PettingZoo no longer has
HEARTS = "hearts (OpenSpiel)"
COUNTS = (64, 512, 4096)
SECONDS = 1.0


def ours(name: str, count: int, seconds: float) -> float:
    """Steps a second of so many games at once."""
    games = rl.Games(name, count)
    games.reset(7)
    chance = random.Random(7)
    spent, steps = 0.0, -count  # the first call warms up
    while spent < seconds or steps < 4 * count:
        actions = np.array([chance.choice(ids) for ids in games.batch.actions])
        start = perf_counter()
        games.step(actions)
        if steps >= 0:
            spent += perf_counter() - start
        steps += count
    return steps / spent


def classic(name: str, seconds: float) -> float:
    """Steps a second of a game of PettingZoo's."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    chance = random.Random(7)
    spent, steps, seed = 0.0, 0, 0
    while spent < seconds:
        env.reset(seed=seed)
        seed += 1
        seen, _, over, cut, _ = env.last()
        while not (over or cut):
            action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
            start = perf_counter()
            env.step(action)
            seen, _, over, cut, _ = env.last()
            spent += perf_counter() - start
            steps += 1
    return steps / spent


def gin_rummy(seconds: float) -> float:
    """Steps a second of RLCard's gin rummy, with the observation and the mask that PettingZoo made of it."""
    chance = random.Random(7)
    spent, steps, seed = 0.0, 0, 0
    while spent < seconds:
        env: Any = rlcard.make("gin-rummy", {"seed": seed})
        seed += 1
        state, _ = env.reset()
        while not env.is_over():
            action = chance.choice(list(state["legal_actions"]))
            start = perf_counter()
            state, _ = env.step(action)
            mask = np.zeros(env.num_actions, np.int8)
            mask[list(state["legal_actions"])] = 1
            spent += perf_counter() - start
            steps += 1
    return steps / spent


def hearts(seconds: float) -> float:
    """Steps a second of OpenSpiel's hearts from Python, with information state and mask after each."""
    game = pyspiel.load_game("hearts")
    chance = random.Random(7)
    spent, steps = 0.0, 0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        while not state.is_terminal():
            action = chance.choice(state.legal_actions())
            start = perf_counter()
            state.apply_action(action)
            if not state.is_terminal():
                np.asarray(state.information_state_tensor(), np.float32)
                np.asarray(state.legal_actions_mask(), np.int8)
            spent += perf_counter() - start
            steps += 1
    return steps / spent


def measured(rounds: int, seconds: float) -> dict[str, Any]:
    """Everything in turns, several rounds; the median of each."""
    rows: list[dict[str, float]] = []
    peers: dict[str, Callable[[], float]] = {HEARTS: lambda: hearts(seconds), GIN_RUMMY: lambda: gin_rummy(seconds)}
    for name in CLASSIC:
        peers[name] = lambda name=name: classic(name, seconds)  # type: ignore[misc]
    for _ in range(rounds):
        row = {name: peer() for name, peer in peers.items()}
        row |= {name: ours(name, 1024, seconds) for name in OURS}
        rows.append(row)
    found = {name: median(row[name] for row in rows) for name in rows[0]}
    flat = {name: {count: ours(name, count, seconds) for count in COUNTS} for name in OURS}
    return {"engine": active(), "steps": found, "by count": flat}


def draw(console: Console, found: dict[str, Any]) -> None:
    steps = found["steps"]
    best = max(steps[name] for name in (*CLASSIC, GIN_RUMMY))
    table = Table(title=f"Steps a second with observations and masks, one core, engines {found['engine']}")
    for heading in ("game", "steps/s", "× best classic", "× OpenSpiel hearts"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, speed in steps.items():
        mine = (f"{speed / best:.1f}", f"{speed / steps[HEARTS]:.1f}") if name in OURS else ("", "")
        table.add_row(name, f"{speed:,.0f}", *mine)
    console.print(table)
    flat = Table(title="Steps a second by number of games")
    for heading in ("game", *map(str, COUNTS)):
        flat.add_column(heading, justify="left" if heading == "game" else "right")
    for name, speeds in found["by count"].items():
        flat.add_row(name, *(f"{speed:,.0f}" for speed in speeds.values()))
    console.print(flat)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.rl", description="Environments, side by side with peers.")
    parser.add_argument("--json", action="store_true", help="print everything measured as JSON")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    asked = parser.parse_args()
    found = measured(asked.rounds, asked.seconds)
    draw(Console(stderr=asked.json), found)
    if asked.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
