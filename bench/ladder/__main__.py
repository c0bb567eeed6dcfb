"""`python -m bench.ladder` plays every level against the one below, and updates docs/bots.md and the README.

Deals are paired: each is played from every seat. Games are saved as they are played, so a killed or extended run goes
on from there, and games of several machines can be combined (`--read`). Rows without any game stay in the pages as they
are. After a change to the bots, use another seed.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bench.ladder.pages import PAGE, README, ROOT, ladder, line, measured, publish, short, tables
from bench.ladder.rows import PARTS, Row, rows
from emberhall.bots.arena.pairs import Game, played

LOG = ROOT / ".local" / "ladder.jsonl"
EVERY = 30.0  # seconds between two progress lines


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure every level of every title against the one below.")
    parser.add_argument("--games", type=int, default=1000, help="of each row; alone half as many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--title", action="append", help="only this title; may be repeated")
    parser.add_argument("--only", action="append", choices=PARTS, help="only this part; may be repeated")
    parser.add_argument("--minutes", type=float, help="begin no game after so many; write what there is")
    parser.add_argument("--log", type=Path, default=LOG, help="where games are kept")
    parser.add_argument("--read", type=Path, action="append", default=[], help="another log, only read")
    return parser.parse_args()


def watched(games: Iterator[Game], chosen: list[Row]) -> Iterator[Game]:
    """Pass the games on; print a line for every row that is complete, and the progress now and then."""
    left = {row.match.name(): row.match.games for row in chosen}
    by_name = {row.match.name(): row for row in chosen}
    total, count, said = sum(left.values()), 0, time.monotonic()
    by_match: dict[str, list[Game]] = {name: [] for name in left}
    for game in games:
        yield game
        if game.match not in left or game.number >= by_name[game.match].match.games:
            continue
        count += 1
        left[game.match] -= 1
        by_match[game.match].append(game)
        if not left[game.match]:
            for row, result, _ in measured([by_name[game.match]], by_match.pop(game.match)):
                print(line(row, result), flush=True)
        if time.monotonic() - said >= EVERY:
            said = time.monotonic()
            print(f"{count} of {total} games", flush=True)


def main() -> int:
    """Play what is missing, print the tables, and publish them."""
    asked = arguments()
    everything = rows(asked.games, asked.seed)
    chosen = [row for row in everything if asked.title is None or row.match.title in asked.title]
    chosen = [row for row in chosen if asked.only is None or row.part in asked.only]
    seconds = None if asked.minutes is None else 60 * asked.minutes
    matches = [row.match for row in chosen]
    games = list(watched(played(matches, asked.workers, asked.log, asked.read, seconds), chosen))
    known = measured(everything, games)
    if not known:
        print("No game was played.")
        return 1
    page = tables(known, everything, ladder(PAGE.read_text("utf-8")))
    print(page)
    publish(PAGE, page)
    publish(README, short(known, everything, README.read_text("utf-8")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
