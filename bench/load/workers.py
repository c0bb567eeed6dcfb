"""What two workers on PostgreSQL and Redis hold, beside one: `python -m bench.load.workers`.

Starts a PostgreSQL and a Redis of its own. With as many cores as processes, two workers hold twice what one holds if
a move costs them together as much as it costs one alone; so the figure that counts is what all workers together spend
on a move. Two get twice the tables, so that each has as much to do as the one: where there is less to do, fewer words
share a commit. Moves a second are printed, too: on few cores workers, databases and clients share them.
"""

import argparse
import sys
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.load.clients import WORK
from bench.load.servers import ROOT, load, started
from tests.services import Postgres, Redis, needed
from tools import services

SETTLE = 5.0
"""Seconds after which tables that nobody watches are asleep."""
SHOWN = (
    "moves per second",
    "p50 ms",
    "p99 ms",
    "workers ms per move",
    "postgres ms per move",
    "redis ms per move",
    "clients ms per move",
)


def measured(workers: int, postgres: Postgres, redis: Redis, asked: argparse.Namespace) -> dict[str, Any]:
    """Measure one load on this many workers."""
    command = ["emberhall", "serve", "--port", "0", "--pace", "0", "--workers", str(workers)]
    command += ["--store", postgres.database(), "--bus", redis.url]
    with started([sys.executable, "-m", *command], {"PYTHONPATH": str(ROOT / "src")}) as served:
        beside = {"workers": served.process.pid, "postgres": postgres.pid, "redis": redis.pid}
        wishes: dict[str, Any] = {
            "titles": asked.title or list(WORK),
            "tables": asked.tables * workers,
            "seconds": asked.seconds,
        }
        return load(served, **wishes, think=asked.think, settle=SETTLE, beside=beside)


def main() -> None:
    """Measure one and two workers in turn, and print the result."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.workers", description=__doc__)
    parser.add_argument("--tables", type=int, default=60, help="for each worker")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--think", type=float, default=0.0, help="seconds that people think about a move")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--title", action="append", choices=list(WORK))
    asked = parser.parse_args()
    postgres = Postgres(needed(services.postgres(), "PostgreSQL"))
    redis = Redis(needed(services.redis(), "Redis"))
    by_workers: dict[int, list[dict[str, Any]]] = {1: [], 2: []}
    for service in (postgres, redis):
        service.start()
    try:
        for _ in range(asked.rounds):
            for workers, rounds in by_workers.items():
                rounds.append(measured(workers, postgres, redis, asked))
    finally:
        for service in (postgres, redis):
            service.end()
    draw(
        {
            workers: {name: median(each[name] for each in rounds) for name in SHOWN}
            for workers, rounds in by_workers.items()
        }
    )


def draw(medians: dict[int, dict[str, float]]) -> None:
    """Print the figures side by side."""
    console, table = Console(), Table()
    for heading in ("", "one worker", "two workers"):
        table.add_column(heading, justify="right")
    for name in SHOWN:
        table.add_row(name, *(f"{figures[name]:,.4g}" for figures in medians.values()))
    console.print(table)
    one, two = (figures["workers ms per move"] for figures in medians.values())
    console.print(f"A move costs two workers {two / one:.2f} times what it costs one: on cores of their own they hold")
    direct = medians[2]["moves per second"] / medians[1]["moves per second"]
    console.print(f"{2 * one / two:.2f} times its load. Measured here, all on the same cores: {direct:.2f} times.")


if __name__ == "__main__":
    main()
