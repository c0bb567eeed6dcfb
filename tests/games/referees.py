"""`make fuzz`: the engines against the referees, which are written from the printed books alone, on very many games.

`whole_game` in a title's `tests/games/<title>/test_referee.py` plays the game of a seed on both sides, and fails where
they disagree. A disagreement prints the seed that reproduces it.
"""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from emberhall.kernel.games import own_titles
from emberhall.pure import active

BATCH = 20
GAMES = 20_000


class Batch(NamedTuple):
    """What came of some games."""

    games: int
    decisions: int
    wrong: list[str]


def referee_of(title: str) -> Callable[[int], int]:
    """What plays the game of a seed on both sides, and returns the number of decisions."""
    play: Callable[[int], int] = import_module(f"tests.games.{title}.test_referee").whole_game
    return play


def batch(title: str, first: int, count: int) -> Batch:
    """Play the games of some seeds."""
    play, decisions = referee_of(title), 0
    wrong: list[str] = []
    for seed in range(first, first + count):
        try:
            decisions += play(seed)
        except Exception as problem:  # noqa: BLE001  (whatever goes wrong is a finding)
            wrong.append(f"{title} seed {seed}: {type(problem).__name__}: {problem}")
    return Batch(count, decisions, wrong)


def main(arguments: list[str] | None = None) -> int:
    """Play, with progress; exit code 1 if engine and referee have disagreed."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.referees", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each title ({GAMES})")
    parser.add_argument("--title", action="append", choices=own_titles(), help="only this title")
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    if min(asked.games, asked.workers) < 1:
        parser.error("--games and --workers take at least 1.")
    console = Console()
    console.print(f"The {active()} engines and the referees, {asked.workers} processes.")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    wrong: list[str] = []
    with (
        Progress(*columns, console=console) as progress,
        ProcessPoolExecutor(asked.workers, mp_context=get_context("forkserver")) as pool,
    ):
        for title in asked.title or own_titles():
            task, decisions = progress.add_task(title, total=asked.games), 0
            last = asked.first + asked.games
            starts = range(asked.first, last, BATCH)
            for done in as_completed(pool.submit(batch, title, at, min(BATCH, last - at)) for at in starts):
                games, more, found = done.result()
                decisions += more
                wrong += found
                progress.advance(task, games)
            console.print(f"{title}: {asked.games} games, {decisions} decisions, {len(wrong)} disagreements so far")
    for each in wrong:
        console.print(each, markup=False)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
