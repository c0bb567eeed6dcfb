"""Environments for learners, side by side: ours in thousands against PettingZoo's classic games, OpenSpiel's and pgx's.

A step is an answer, and after it the observation and the mask of whoever is asked next. Picking the answer is not
measured, and time is the processor's. Ours deal a new game within the step; of the others two speeds are measured, with
and without their deals, and compared is the faster one. Where the number of games is varied, all observations and masks
are copied between two steps, as a learner does: so a small number has no cache to itself that it would not have there.
"""

import argparse
import json
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.rl_peers import Speeds, classic, gin_rummy, has_pgx, hearts, pgx_game
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
PGX = ("leduc_holdem", "sparrow_mahjong", "backgammon")
AT_ONCE = 256
COUNTS = (64, 256, 1024, 4096)
DECISIONS = 30  # of each game, where the number of games is varied
SECONDS = 1.0


def answers(games: rl.Games, chance: random.Random) -> np.ndarray:
    """A legal answer in every game."""
    legal = map(games.batch.legal, range(games.count))
    return np.array([ids[int(chance.random() * len(ids))] for ids in legal])


def ours(name: str, seconds: float) -> Speeds:
    """Steps a second of many games at once; they deal by themselves, so there is one speed only."""
    games = rl.Games(name, AT_ONCE)
    games.reset(7)
    chance = random.Random(7)
    spent, steps = 0.0, -AT_ONCE  # the first call warms up
    while spent < seconds or steps < 4 * AT_ONCE:
        actions = answers(games, chance)
        start = process_time()
        games.step(actions)
        if steps >= 0:
            spent += process_time() - start
        steps += AT_ONCE
    return steps / spent, steps / spent


def read(games: rl.Games) -> tuple[np.ndarray, np.ndarray]:
    """What a learner makes of the arrays before it answers."""
    return games.observations.astype(np.float32), games.masks.astype(bool)


def cost(name: str, count: int) -> float:
    """Microseconds a step of the same games, so many of them at once."""
    games = rl.Games(name, count)
    spent = 0.0
    for first in range(0, max(COUNTS), count):
        games.reset(first)
        chance = random.Random(first)
        for _ in range(DECISIONS):
            actions = answers(games, chance)
            read(games)
            start = process_time()
            games.step(actions)
            spent += process_time() - start
    return 1e6 * spent / (max(COUNTS) * DECISIONS)


def peers(seconds: float) -> dict[str, Callable[[], Speeds]]:
    """Whom we are measured against, by name."""
    found: dict[str, Callable[[], Speeds]] = {
        HEARTS: lambda: hearts(seconds),
        GIN_RUMMY: lambda: gin_rummy(seconds),
    }
    for name in CLASSIC:
        found[name] = lambda name=name: classic(name, seconds)  # type: ignore[misc]
    for name in PGX if has_pgx() else ():
        found[f"{name} (pgx)"] = lambda name=name: pgx_game(name, 1024, seconds)  # type: ignore[misc]
    return found


def measured(rounds: int, seconds: float) -> dict[str, Any]:
    """Everything in turns, several rounds; the median of each."""
    measures = peers(seconds) | {name: lambda name=name: ours(name, seconds) for name in OURS}
    rows = [{name: measure() for name, measure in measures.items()} for _ in range(rounds)]
    steps = {name: median(row[name][0] for row in rows) for name in measures}
    dealing = {name: median(row[name][1] for row in rows) for name in measures}
    costs = [{(name, count): cost(name, count) for name in OURS for count in COUNTS} for _ in range(rounds)]
    flat = {name: {count: median(each[name, count] for each in costs) for count in COUNTS} for name in OURS}
    return {"engine": active(), "steps": steps, "with deals": dealing, "microseconds": flat}


def draw(console: Console, found: dict[str, Any]) -> None:
    steps, dealing = found["steps"], found["with deals"]
    best = max(steps[name] for name in (*CLASSIC, GIN_RUMMY))
    table = Table(title=f"Steps a second with observations and masks, one core, engines {found['engine']}")
    headings = ("game", "steps/s", "with deals", "× best classic", "× OpenSpiel hearts")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, speed in steps.items():
        mine = (f"{speed / best:.1f}", f"{speed / steps[HEARTS]:.1f}") if name in OURS else ("", "")
        table.add_row(name, f"{speed:,.0f}", f"{dealing[name]:,.0f}", *mine)
    console.print(table)
    if not has_pgx():
        console.print("pgx is measured as well where it is installed: pip install pgx")
    flat = Table(title=f"Microseconds a step, the same {max(COUNTS):,} games, so many at once")
    for heading in ("game", *map(str, COUNTS), f"{COUNTS[-1]} : {COUNTS[0]}"):
        flat.add_column(heading, justify="left" if heading == "game" else "right")
    for name, costs in found["microseconds"].items():
        growth = costs[COUNTS[-1]] / costs[COUNTS[0]]
        flat.add_row(name, *(f"{costs[count]:.2f}" for count in COUNTS), f"{growth:.2f}")
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
