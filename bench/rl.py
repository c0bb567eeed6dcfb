"""Environments for learners, compared: ours, many at once, with PettingZoo's classic games, OpenSpiel's and pgx's.

A step is an answer, followed by the observation and the mask of the next seat. Picking the answer is not measured, and
time is processor time. Ours deal a new game within the step; the others are measured with and without their deals, and
the faster speed is compared.

The cost of a step by the number of games is measured twice. First with almost nothing between two steps: all arrays are
copied, and a legal answer is picked. Then as in learning: a network of two layers answers, and its weights and results
fill the caches whether there are few games or many. The time of the network is not counted.
"""

import argparse
import json
import random
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from statistics import median
from time import process_time, thread_time
from typing import Any, TypeAlias

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.rl_peers import Speeds, classic, gin_rummy, has_pgx, hearts, pgx_game
from bench.titles import entries
from emberhall import rl
from emberhall.pure import active

OURS = tuple(name for entry in entries().values() for name in entry.environments)
CLASSIC = ("hanabi_v5", "texas_holdem_v4", "texas_holdem_no_limit_v6")
GIN_RUMMY = "gin rummy (RLCard)"  # which PettingZoo no longer has
HEARTS = "hearts (OpenSpiel)"
PGX = ("leduc_holdem", "sparrow_mahjong", "backgammon")
AT_ONCE = 256
COUNTS = (64, 256, 1024, 4096)
DECISIONS = 30  # of each game, where the number of games is varied
WIDTH, CHANCES = 256, 61  # of each layer of the network; rows of noise added to its outputs
SECONDS = 1.0
Answering: TypeAlias = Callable[[rl.Games, int], Callable[[], np.ndarray]]
"""From games and the seed of the first, makes a function that answers in all of them."""


def answers(games: rl.Games, chance: random.Random) -> np.ndarray:
    """A legal answer in every game."""
    legal = map(games.batch.legal, range(games.count))
    return np.array([ids[int(chance.random() * len(ids))] for ids in legal])


def ours(name: str, seconds: float) -> Speeds:
    """Steps per second of many games at once; they deal by themselves, so there is only one speed."""
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


def picking(games: rl.Games, seed: int) -> Callable[[], np.ndarray]:
    """Answer at random, and copy the arrays."""
    chance = random.Random(seed)

    def answer() -> np.ndarray:
        actions = answers(games, chance)
        games.observations.astype(np.float32)
        games.masks.astype(bool)
        return actions

    return answer


@cache
def network(inputs: int, outputs: int) -> tuple[list[np.ndarray], np.ndarray]:
    """Two layers and a head with an output for every possible answer, all random; and rows of noise."""
    chance = np.random.default_rng(7)
    shapes = pairwise((inputs, WIDTH, WIDTH, outputs))
    layers = [(chance.standard_normal(shape) / shape[0] ** 0.5).astype(np.float32) for shape in shapes]
    return layers, chance.gumbel(size=(CHANCES, outputs)).astype(np.float32)


def learning(games: rl.Games, first: int) -> Callable[[], np.ndarray]:
    """Answer by a network. Its answers in a game depend on that game alone, however many are played at once."""
    layers, chance = network(games.observations.shape[1], games.masks.shape[1])
    decisions = np.arange(first, first + games.count)

    def answer() -> np.ndarray:
        values = games.observations.astype(np.float32)
        for layer in layers[:-1]:
            values = np.maximum(values @ layer, 0)
        wishes = values @ layers[-1] + chance[decisions % CHANCES]
        wishes[games.masks == 0] = -np.inf
        decisions[:] += 1
        actions: np.ndarray = wishes.argmax(axis=1)
        return actions

    return answer


def cost(name: str, count: int, answering: Answering) -> float:
    """Microseconds per step of the same games, `count` of them at once."""
    games = rl.Games(name, count)
    spent = 0.0
    for first in range(0, max(COUNTS), count):
        games.reset(first)
        answer = answering(games, first)
        for _ in range(DECISIONS):
            actions = answer()
            start = thread_time()  # a matrix library may leave threads running
            games.step(actions)
            spent += thread_time() - start
    return 1e6 * spent / (max(COUNTS) * DECISIONS)


HOW: dict[str, Answering] = {"nothing between two steps": picking, "a network between two steps": learning}


def peers(seconds: float) -> dict[str, Callable[[], Speeds]]:
    """The environments ours are compared with, by name."""
    by_name: dict[str, Callable[[], Speeds]] = {
        HEARTS: lambda: hearts(seconds),
        GIN_RUMMY: lambda: gin_rummy(seconds),
    }
    for name in CLASSIC:
        by_name[name] = lambda name=name: classic(name, seconds)  # type: ignore[misc]
    for name in PGX if has_pgx() else ():
        by_name[f"{name} (pgx)"] = lambda name=name: pgx_game(name, 1024, seconds)  # type: ignore[misc]
    return by_name


def measured(rounds: int, seconds: float) -> dict[str, Any]:
    """Measure everything in turns, for several rounds; return the medians."""
    measures = peers(seconds) | {name: lambda name=name: ours(name, seconds) for name in OURS}
    rows = [{name: measure() for name, measure in measures.items()} for _ in range(rounds)]
    steps = {name: median(row[name][0] for row in rows) for name in measures}
    dealing = {name: median(row[name][1] for row in rows) for name in measures}
    flat = {how: costs(answering, rounds) for how, answering in HOW.items()}
    return {"engine": active(), "steps": steps, "with deals": dealing, "microseconds": flat}


def costs(answering: Answering, rounds: int) -> dict[str, dict[int, float]]:
    """The cost of a step in each of our environments by the number of games, as medians of several rounds."""
    rows = [{(name, count): cost(name, count, answering) for name in OURS for count in COUNTS} for _ in range(rounds)]
    return {name: {count: median(each[name, count] for each in rows) for count in COUNTS} for name in OURS}


def draw(console: Console, figures: dict[str, Any]) -> None:
    steps, dealing = figures["steps"], figures["with deals"]
    best = max(steps[name] for name in (*CLASSIC, GIN_RUMMY))
    table = Table(title=f"Steps a second with observations and masks, one core, engines {figures['engine']}")
    headings = ("game", "steps/s", "with deals", "× best classic", "× OpenSpiel hearts")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, speed in steps.items():
        ratios = (f"{speed / best:.1f}", f"{speed / steps[HEARTS]:.1f}") if name in OURS else ("", "")
        table.add_row(name, f"{speed:,.0f}", f"{dealing[name]:,.0f}", *ratios)
    console.print(table)
    if not has_pgx():
        console.print("pgx is measured as well where it is installed: pip install pgx")
    for how, costs_so in figures["microseconds"].items():
        console.print(
            table_of(f"Microseconds a step, the same {max(COUNTS):,} games, so many at once; {how}", costs_so)
        )


def table_of(title: str, rows: dict[str, dict[int, float]]) -> Table:
    table = Table(title=title)
    for heading in ("game", *map(str, COUNTS), f"{COUNTS[-1]} : {COUNTS[0]}"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, each in rows.items():
        growth = each[COUNTS[-1]] / each[COUNTS[0]]
        table.add_row(name, *(f"{each[count]:.2f}" for count in COUNTS), f"{growth:.2f}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.rl", description="Environments, side by side with peers.")
    parser.add_argument("--json", action="store_true", help="print everything measured as JSON")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    asked = parser.parse_args()
    figures = measured(asked.rounds, asked.seconds)
    draw(Console(stderr=asked.json), figures)
    if asked.json:
        print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
