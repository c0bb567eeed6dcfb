"""One process of the engines' benchmark: our engine and its peer in turns, several rounds, printed as one line of JSON.

Run by `python -m bench`, once with the compiled engines and once with EMBERHALL_PURE=1.
"""

import argparse
import itertools
import json
import random
from statistics import median

from bench import ours, peers
from emberhall import load
from emberhall.pure import active


def measure(title: str, seats: int, rounds: int) -> dict[str, object]:
    """Medians over the rounds; a ratio is the median of each round's ratio, so that noise affects both sides alike."""
    game = load(title)
    chance = random.Random(7)
    number = itertools.cycle([chance.getrandbits(24) for _ in range(9973)]).__next__
    scale = 10 if active() == "compiled" else 1
    rows: list[dict[str, float]] = []
    for _ in range(rounds + 1):
        peer_count, peer_whole, peer_after = peers.stepped_hearts(800, number)
        count, whole, after = ours.stepped(game, seats, 120 * scale, number)
        peer_rolled, peer_seconds = peers.hearts_rollouts(number)
        rolled, seconds = ours.rollouts(game, seats, 300 * scale)
        copies, copying = ours.clones(game, seats, 4, number)
        rows.append(
            {
                "whole games": count / whole,
                "whole games of hearts": peer_count / peer_whole,
                "after the deal": count / after,
                "hearts after the deal": peer_count / peer_after,
                "rollouts": rolled / seconds,
                "rollouts of hearts": peer_rolled / peer_seconds,
                "clone": copying / copies * 1e6,
            }
        )
    rows = rows[1:]  # the first round warms caches and tables
    found: dict[str, object] = {key: median(row[key] for row in rows) for key in rows[0]}
    for ratio, mine, theirs in (
        ("stepped, whole games", "whole games", "whole games of hearts"),
        ("stepped, after the deal", "after the deal", "hearts after the deal"),
        ("rollouts in the engine", "rollouts", "rollouts of hearts"),
    ):
        found[f"ratio {ratio}"] = median(row[mine] / row[theirs] for row in rows)
    return {"engine": active(), "title": title, "seats": seats, **found}


def main() -> None:
    parser = argparse.ArgumentParser(description="One engine against its peer.")
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.title, asked.seats, asked.rounds)))


if __name__ == "__main__":
    main()
