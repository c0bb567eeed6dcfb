"""The processor time a server spends on one move, title by title: this checkout, and another one in turn with it.

`python -m bench.cost --against ../main --rounds 3` says what a change has brought. Processor time of a fixed number of
moves, not seconds: another program on the machine disturbs it little. With `--instructions` it is not disturbed at all:
valgrind counts the server's instructions, which takes fifty times as long, so `--tables 12 --moves 600 --rounds 1` will
do. What a move costs depends on how far the games are; both checkouts are asked for the same.
"""

import argparse
import json
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.load.clients import WORK
from bench.load.servers import ROOT, emberhall, load

HERE = "this checkout"
TOTAL = "totals:"


def measured(checkout: Path, title: str, tables: int, moves: int) -> float:
    """Milliseconds of processor time per move."""
    with emberhall(checkout) as served:
        wishes: dict[str, Any] = {"titles": [title], "tables": tables, "seconds": 120, "think": 0, "moves": moves}
        return float(load(served, **wishes)["cpu ms per move"])


def counted(checkout: Path, title: str, tables: int, moves: int) -> float:
    """Thousands of instructions per move."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "callgrind"
        with emberhall(checkout, counted=file) as served:
            wishes: dict[str, Any] = {"titles": [title], "tables": tables, "seconds": 900, "think": 0, "moves": moves}
            played = int(load(served, **wishes, counted=True)["moves"])
        [total] = [int(line.split()[1]) for line in file.read_text("utf-8").splitlines() if line.startswith(TOTAL)]
    return total / played / 1000


def main() -> None:
    """Measure all titles, round by round."""
    parser = argparse.ArgumentParser(prog="python -m bench.cost", description=__doc__)
    parser.add_argument("--against", type=Path, help="another checkout, with its engines compiled")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=1200)
    parser.add_argument("--title", action="append", choices=list(WORK))
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind, not time")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    checkouts = {HERE: ROOT} | ({str(asked.against): asked.against.resolve()} if asked.against else {})
    figures: dict[str, dict[str, list[float]]] = {}
    for _ in range(asked.rounds):
        for title in asked.title or WORK:
            for name, path in checkouts.items():
                cost = (counted if asked.instructions else measured)(path, title, asked.tables, asked.moves)
                figures.setdefault(title, {}).setdefault(name, []).append(cost)
    if asked.json:
        print(json.dumps(figures, indent=2))
        return
    what = "Thousands of instructions" if asked.instructions else "Processor ms"
    table = Table(title=f"{what} per move, medians of {asked.rounds} rounds")
    for heading in ("title", *checkouts):
        table.add_column(heading, justify="right")
    for title, costs in figures.items():
        table.add_row(title, *(f"{median(values):.3f}" for values in costs.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
