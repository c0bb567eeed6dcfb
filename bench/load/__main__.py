"""`make load`: our server under load, boardgame.io's beside it, and a start with very many running tables.

Servers and clients are processes of their own; clients speak the public protocols. Two loads: screens that answer as
fast as they can, and people who think a second. Figures are the medians of the rounds, which take turns.
"""

import argparse
import json
from contextlib import AbstractContextManager
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.load.clients import WORK
from bench.load.resuming import resumed
from bench.load.servers import Served, boardgame, emberhall, load
from bench.titles import entries

SHOWN = ("moves per second", "p50 ms", "p95 ms", "p99 ms", "cpu ms per move", "kB per table", "kB per socket", "MB")
OTHERS = "bench.load.boardgame.clients"
ALIKE = [title for title, entry in entries().items() if entry.beside_boardgame]
Figures = dict[str, Any]


def contestants(peers: bool) -> dict[str, tuple[str, list[str]]]:
    """What to measure, by name: the clients' module, and the titles."""
    ours = "bench.load.clients"
    contest = {"all titles": (ours, list(WORK))} | {title: (ours, [title]) for title in ALIKE}
    return contest | ({"boardgame.io": (OTHERS, []), "boardgame.io on disk": (OTHERS, [])} if peers else {})


def server_of(name: str, core: int | None) -> AbstractContextManager[Served]:
    """A fresh server for a contestant."""
    return boardgame(name.endswith("disk"), core) if name.startswith("boardgame") else emberhall(core=core)


def rounds_of(asked: argparse.Namespace, think: float, tables: int, console: Console) -> dict[str, list[Figures]]:
    """All contestants in turn, round by round."""
    figures_by_name: dict[str, list[Figures]] = {}
    for number in range(asked.rounds):
        for name, (module, titles) in contestants(asked.peers).items():
            if asked.only and name not in asked.only:
                continue
            said = f"{name}, {tables} tables, round {number + 1} of {asked.rounds}"
            with console.status(said), server_of(name, asked.pin) as served:
                wishes: Figures = {"titles": titles, "tables": tables, "seconds": asked.seconds, "think": think}
                figures = load(served, module, asked.pin_clients, **wishes)
            figures_by_name.setdefault(name, []).append(figures)
    return figures_by_name


def medians(rounds: list[Figures]) -> Figures:
    """The median of every figure."""
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def draw(console: Console, columns: dict[str, Figures], title: str) -> None:
    """Print the figures as a table, a server in each column."""
    table = Table(title=title)
    table.add_column("")
    for name in columns:
        table.add_column(name, justify="right")
    for figure in SHOWN:
        table.add_row(figure, *(f"{figures[figure]:,.4g}" for figures in columns.values()))
    console.print(table)


def compare(console: Console, columns: dict[str, Figures]) -> None:
    """Compare games of the same kind, with as many screens, with boardgame.io on each store."""
    peers = {name: figures for name, figures in columns.items() if name.startswith("boardgame")}
    for title in ALIKE:
        for name, theirs in peers.items() if title in columns else ():
            cost, wait = (columns[title][figure] / theirs[figure] for figure in ("cpu ms per move", "p99 ms"))
            moves = f"{1 / cost:.2f} times its moves for the same processor time"
            console.print(f"{title} and {name}: {moves}, {wait:.2f} times its p99.")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--fast", type=int, default=40, metavar="TABLES", help="tables as fast as they go")
    parser.add_argument("--slow", type=int, default=60, metavar="TABLES", help="tables of about a move a second")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--resume", type=int, default=500, metavar="TABLES", help="running tables at a start; 0: none")
    parser.add_argument("--no-peers", dest="peers", action="store_false", help="without boardgame.io")
    parser.add_argument(
        "--only", action="append", choices=list(contestants(True)), help="of them these; again for more"
    )
    parser.add_argument("--pin", type=int, metavar="CORE", help="the server to one processor core")
    parser.add_argument("--pin-clients", type=int, metavar="CORE", help="the clients to another")
    parser.add_argument("--json", type=Path, help="write all rounds into a file, too")
    asked = parser.parse_args()
    console = Console()
    everything: dict[str, Any] = {}
    for title, think, tables in (("as fast as they go", 0.0, asked.fast), ("a move a second", 1.0, asked.slow)):
        if tables:
            figures_by_name = rounds_of(asked, think, tables, console)
            everything[title] = figures_by_name
            figures = {name: medians(rounds) for name, rounds in figures_by_name.items()}
            draw(console, figures, f"{tables} tables, {title}")
            compare(console, figures)
    if asked.resume:
        with console.status(f"a start with {asked.resume} running tables"):
            everything["start"] = resumed(asked.resume)
        console.print(", ".join(f"{name}: {value}" for name, value in everything["start"].items()))
    if asked.json:
        asked.json.write_text(json.dumps(everything, indent=2), "utf-8")


if __name__ == "__main__":
    main()
