"""DragonDuel compared with catanatron, RLCard's gin rummy and gym-locm's battles: `python -m bench.duels`.

Random players step every engine from Python in the same way: list the legal moves, pick one, apply it. The engines take
turns in short rounds, and a ratio is the median of each round's ratio, so that noise affects all of them alike; only
processor time counts, so that a busy machine matters less.
"""

import argparse
import itertools
import json
import random
from collections.abc import Callable
from statistics import median
from time import process_time

from bench import locm, ours
from emberhall import load
from emberhall.pure import active

GOALS = {"catanatron": 12.0, "gin rummy": 25.0, "gym-locm": 8.0}
CLONE_GOAL = 10.0  # microseconds
MOST_TICKS = 1_500


def catanatron(number: Callable[[], int]) -> tuple[int, float]:
    """Decisions and seconds of part of a game between four random players."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(colour) for colour in Color], seed=number())
    count = 0
    start = process_time()
    while game.winning_color() is None and count < MOST_TICKS:
        game.play_tick()
        count += 1
    return count, process_time() - start


def gin_rummy(number: Callable[[], int]) -> tuple[int, float]:
    """Decisions and seconds of some games of RLCard's gin rummy."""
    import rlcard

    env = rlcard.make("gin-rummy")
    count = 0
    start = process_time()
    for _ in range(4):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[number() % len(legal)])
            count += 1
    return count, process_time() - start


def dragonduel(seats: int, games: int, number: Callable[[], int]) -> tuple[int, float]:
    game = load("dragonduel")
    count = 0
    start = process_time()
    for _ in range(games):
        state = game.deal(seats, number())
        while not state.over:
            options = state.options()
            state.take(options[number() % len(options)])
            count += 1
    return count, process_time() - start


def measure(rounds: int) -> dict[str, float | str]:
    chance = random.Random(7)
    number = itertools.cycle([chance.getrandbits(24) for _ in range(9973)]).__next__
    peers = {"catanatron": catanatron, "gin rummy": gin_rummy}
    absent = locm.missing()
    if not absent:
        peers["gym-locm"] = locm.battles
    rows: list[dict[str, float]] = []
    for _ in range(rounds + 1):
        row: dict[str, float] = {}
        for name, peer in peers.items():
            count, seconds = peer(number)
            row[name] = count / seconds
        for seats in (2, 4):
            count, seconds = dragonduel(seats, 200 if active() == "compiled" else 10, number)
            row[f"dragonduel {seats}"] = count / seconds
            copies, copying = ours.clones(load("dragonduel"), seats, 2, number, process_time)
            row[f"clone {seats}, µs"] = copying / copies * 1e6
        rows.append(row)
    rows = rows[1:]
    found: dict[str, float | str] = {"engine": active()}
    found |= {key: median(row[key] for row in rows) for key in rows[0]}
    for name in peers:
        for seats in (2, 4):
            found[f"ratio {name} {seats}"] = median(row[f"dragonduel {seats}"] / row[name] for row in rows)
    if absent:
        found["gym-locm"] = absent
    return found


def shortfalls(found: dict[str, float | str]) -> list[str]:
    """The goals that were missed, for the compiled engines."""
    missed = [
        f"{goal:g} times {name} with {seats} seats: {ratio:.1f}"
        for name, goal in GOALS.items()
        for seats in (2, 4)
        if isinstance(ratio := found.get(f"ratio {name} {seats}"), float) and ratio < goal
    ]
    for seats in (2, 4):
        clone = found[f"clone {seats}, µs"]
        if isinstance(clone, float) and clone > CLONE_GOAL:
            missed.append(f"a clone in {CLONE_GOAL:g} µs with {seats} seats: {clone:.1f}")
    return missed if found["engine"] == "compiled" else []


def main() -> None:
    parser = argparse.ArgumentParser(description="DragonDuel against its peers.")
    parser.add_argument("--rounds", type=int, default=7)
    found = measure(parser.parse_args().rounds)
    print(json.dumps(found, indent=2, ensure_ascii=False))
    for missed in shortfalls(found):
        print(f"Missed: {missed}.")


if __name__ == "__main__":
    main()
