"""`python -m bench.calibration` plays games of bots, fits how sure the coach may be, and checks that on other games.

What is fitted goes into the section `outlook` of a title's mind.toml by hand: `sharp`, `late`, `turn` and `crowd`.
"""

import argparse
import os
import pickle
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.calibration.fits import FEWEST, bins, fitted, loss, worst
from bench.calibration.samples import Sample, samples
from bench.titles import Way, entries
from emberhall import load
from emberhall.coach.outlooks import Outlook, outlook_of

CHECKED = 1_000_000
"""The number of the first game to check by."""
console = Console()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("--title", action="append", help="only this title; may be repeated")
    parser.add_argument("--fit", type=int, default=1000, help="games to fit by; 0: only check")
    parser.add_argument("--check", type=int, default=1000, help="games to check by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="begin no game of a way of playing after so many")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="a folder for samples; those already there are not played again")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    for title, entry in entries().items():
        for way in entry.ladder:
            if way.seats > 1 and (asked.title is None or title in asked.title):
                fit, check = (played(way, numbers, asked) for numbers in ranges(asked.fit, asked.check))
                report(way, fit, check)


def ranges(fit: int, check: int) -> tuple[range, range]:
    """The numbers of the games to fit and to check by; no game is in both."""
    return range(fit), range(CHECKED, CHECKED + check)


def played(way: Way, numbers: range, asked: argparse.Namespace) -> list[Sample]:
    """The samples of the games with these numbers."""
    if not numbers:
        return []
    name = f"{way.title}-{way.seats}-{asked.seed}-{numbers.start}-{len(numbers)}.pickle"
    kept: Path | None = asked.keep and asked.keep / name
    if kept and kept.exists():
        return list(pickle.loads(kept.read_bytes()))
    games = samples(way, numbers, asked.seed, asked.workers, asked.seconds)
    everything = [each for game in track(games, way.name, len(numbers), console=console) for each in game]
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(pickle.dumps(everything))
    return everything


def report(way: Way, fit: list[Sample], check: list[Sample]) -> None:
    game = load(way.title)
    now = outlook_of(game, way.seats, game.setup.check(way.seats, dict(way.options)))
    counts = [f"{len(each):,} positions of {len({one.game for one in each}):,} games" for each in (fit, check)]
    console.print(f"{way.name}: fitted by {counts[0]}, checked by {counts[1]}.")
    outlooks = {"in use": now} | ({"fitted": fitted(fit, now)} if fit else {})
    for name, outlook in outlooks.items():
        numbers = f"sharp {outlook.sharp}, late {outlook.late}, turn {outlook.turn}, crowd {outlook.crowd}"
        show(f"{way.name}, {name}: {numbers}", check, outlook)


def show(title: str, checked: list[Sample], outlook: Outlook) -> None:
    counted = bins(checked, outlook)
    table = Table(title=f"{title}; loss {loss(checked, outlook):.4f}, worst bin {100 * worst(counted):.1f} points")
    for heading in ("positions", "chance", "won", "off by"):
        table.add_column(heading, justify="right")
    for each in counted:
        off = f"{100 * (each.chance - each.won):+.1f}" if each.count >= FEWEST else "too few"
        table.add_row(f"{each.count:,}", f"{each.chance:.1%}", f"{each.won:.1%}", off)
    console.print(table)


if __name__ == "__main__":
    main()
