"""`make fuzz`: the properties on a great many random games of every mode, on all processors, with progress.

Games with even seeds are played straight, those with odd ones restored before every answer. Each decision checks the
options and the invariants, and at random one of the other properties or one seat's secrets: the number of games makes
up for that. With `--every N` only one in N decisions is checked, every second time with a seat's secrets; the others
are just made, and the record is replayed at the end as always. A failure prints what went wrong and the seed that
reproduces it.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from emberhall import load, titles
from emberhall.kernel.parts.setup import Value
from emberhall.pure import active
from tests.conformance.properties import Inspection

BATCH = 100
# Games of each mode, by title: fewer for long games; DragonDuel's six modes make more than 20,000 together.
GAMES = {"dualis": 20_000, "flamecraft_duals": 20_000, "flamecraft": 5_000, "dragonduel": 3_400}
GAMES_OF_OTHERS = 5_000
Batch = tuple[int, list[str]]


def batch(title: str, seats: int, options: dict[str, Value], first: int, count: int, every: int) -> Batch:
    """Play some games of one mode. Returns the number of decisions, and the failures."""
    decisions = 0
    wrong: list[str] = []
    for seed in range(first, first + count):
        restore = seed % 2 == 1
        inspection = Inspection(load(title), seats, options, seed, restore=restore, thorough=False, every=every)
        try:
            decisions += inspection.play()
        except Exception as problem:  # noqa: BLE001  (whatever goes wrong is a finding)
            found = f"{type(problem).__name__}: {problem}"
            wrong.append(f"{title} {seats} {inspection.options} seed {seed} restore {restore}: {found}")
    return decisions, wrong


def modes(title: str, each: int | None, together: int | None) -> Iterator[tuple[int, dict[str, Value], int]]:
    """Yield the modes of a title, each with its number of games; the first ones get the remainder."""
    found = load(title).setup.modes()
    for number, (seats, options) in enumerate(found):
        if together is not None:
            yield seats, options, together // len(found) + (number < together % len(found))
        else:
            yield seats, options, each or GAMES.get(title, GAMES_OF_OTHERS)


def main() -> int:
    parser = argparse.ArgumentParser(description="The conformance properties on very many random games.")
    usual = ", ".join(f"{title} {count}" for title, count in GAMES.items())
    parser.add_argument("--games", type=int, help=f"games of each mode ({usual})")
    parser.add_argument("--per-title", type=int, help="games of each title, shared among its modes")
    parser.add_argument("--every", type=int, default=1, help="look at one of so many decisions")
    parser.add_argument("--title", action="append", choices=titles(), help="only this title")
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    counts = (asked.games, asked.per_title, asked.every, asked.workers)
    if any(count is not None and count < 1 for count in counts):
        parser.error("--games, --per-title, --every and --workers take at least 1.")
    console = Console()
    console.print(f"The {active()} engines, {asked.workers} processes.")
    decisions, games = 0, 0
    wrong: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console) as progress,
        ProcessPoolExecutor(asked.workers, mp_context=get_context("forkserver")) as pool,
    ):
        for title in asked.title or titles():
            for seats, options, many in modes(title, asked.games, asked.per_title):
                name = " ".join([title, str(seats), *(f"{key}={value}" for key, value in options.items())])
                task = progress.add_task(name, total=many)
                sizes = [min(BATCH, many - done) for done in range(0, many, BATCH)]
                waiting = {
                    pool.submit(batch, title, seats, options, asked.first + BATCH * k, size, asked.every): size
                    for k, size in enumerate(sizes)
                }
                for done in as_completed(waiting):
                    looked, found = done.result()
                    decisions += looked
                    games += waiting[done]
                    wrong += found
                    progress.advance(task, waiting[done])
                    for line in found:
                        console.print(line, style="red", markup=False)
                if not console.is_terminal:  # a log shows no progress bars
                    console.print(f"{name}: {many:,} games, {len(wrong)} failures so far.", markup=False)
    console.print(f"{games:,} games, {decisions:,} decisions, {len(wrong)} failures.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
