"""One process of the engines' benchmark: a title and its peers in turns, several rounds, printed as one line of JSON.

Run by `python -m bench`, once with the compiled engines and once with EMBERHALL_PURE=1. Time is processor time, so
that a busy machine matters less; a ratio is the median of each round's ratio, so that noise affects both sides alike.
"""

import argparse
import itertools
import json
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from bench import ours
from bench.peers import PEERS, Speeds, missing
from bench.titles import entries
from emberhall import Game, load
from emberhall.pure import active

CLONE = "clone, µs"


def own_speeds(game: Game, seats: int, games: int, number: Callable[[], int]) -> Speeds:
    """Our decisions per second, by figure, and the microseconds of a clone."""
    count, whole, after = ours.stepped(game, seats, games, number, process_time)
    rolled, seconds = ours.rollouts(game, seats, games, process_time)
    copies, copying = ours.clones(game, seats, 2, number, process_time)
    return {
        "stepped": count / whole,
        "after the deal": count / after,
        "rollouts": rolled / seconds,
        CLONE: copying / copies * 1e6,
    }


def measure(title: str, rounds: int) -> dict[str, Any]:
    """Medians over the rounds, for each number of seats: our speeds, those of every peer, and the ratios."""
    entry = entries()[title]
    assert entry.peers is not None
    game = load(title)
    chance = random.Random(7)
    number = itertools.cycle([chance.getrandbits(24) for _ in range(9973)]).__next__
    games = entry.peers.games if active() == "compiled" else max(1, entry.peers.games // 10)
    absent = {name: why for name in entry.peers.names if (why := missing(name))}
    rows: list[dict[str, Speeds]] = []
    for _ in range(rounds + 1):
        row = {name: PEERS[name](number) for name in entry.peers.names if name not in absent}
        rows.append(row | {str(seats): own_speeds(game, seats, games, number) for seats in entry.peers.seats})
    rows = rows[1:]  # the first round warms caches and tables
    speeds = {name: {key: median(row[name][key] for row in rows) for key in rows[0][name]} for name in rows[0]}
    ratios = {
        str(seats): {
            name: {key: median(row[str(seats)][key] / row[name][key] for row in rows) for key in rows[0][name]}
            for name in entry.peers.names
            if name not in absent
        }
        for seats in entry.peers.seats
    }
    return {"engine": active(), "title": title, "speeds": speeds, "ratios": ratios, "not measured": absent}


def main() -> None:
    parser = argparse.ArgumentParser(description="One engine against its peers.")
    parser.add_argument("title", choices=[title for title, entry in entries().items() if entry.peers])
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.title, asked.rounds)))


if __name__ == "__main__":
    main()
