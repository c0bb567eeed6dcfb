"""`make bench`: the engines and their peers in one run, as a table of ratios, or as JSON. Servers: `make load`."""

import argparse
import json
import os
import subprocess
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.engines import CLONE
from bench.titles import Peers, entries

Figures = dict[str, Any]


def measured(title: str, pure: bool, rounds: int) -> Figures:
    """Run bench.engines in a process: compiled and interpreted engines need separate ones."""
    command = [sys.executable, "-m", "bench.engines", title, "--rounds", str(rounds)]
    env = {**os.environ, "EMBERHALL_PURE": "1" if pure else "0"}
    output = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout
    figures: Figures = json.loads(output)
    return figures


def goal(value: float, least: float | None) -> str:
    return "" if least is None else f"≥ {least:g} {'✓' if value >= least else '✗'}"


def draw(console: Console, rows: list[Figures], peers: Peers) -> None:
    """A title's table: every engine, number of seats, peer and figure."""
    table = Table(title=f"{rows[0]['title']} and its peers, one thread")
    for heading in ("engine", "seats", "peer", "measured", "decisions/s", "peer's", "ratio", "goal"):
        table.add_column(heading, justify="left" if heading in {"engine", "peer", "measured"} else "right")
    for row in rows:
        for seats, ratios in row["ratios"].items():
            own = row["speeds"][seats]
            for peer, figures in ratios.items():
                goals = peers.goals.get(row["engine"], {}).get(peer, {})
                for key, ratio in figures.items():
                    speeds = (f"{own[key]:,.0f}", f"{row['speeds'][peer][key]:,.0f}")
                    table.add_row(
                        row["engine"], seats, peer, key, *speeds, f"{ratio:.2f}×", goal(ratio, goals.get(key))
                    )
            most = peers.clone if row["engine"] == "compiled" else 0
            mark = f"≤ {most:g} {'✓' if own[CLONE] <= most else '✗'}" if most else ""
            table.add_row(row["engine"], seats, "", CLONE, f"{own[CLONE]:.2f}", "", "", mark)
    console.print(table)
    for peer, why in rows[0]["not measured"].items():
        console.print(f"{peer}: {why}")


def main() -> None:
    compared = {title: entry.peers for title, entry in entries().items() if entry.peers}
    parser = argparse.ArgumentParser(prog="python -m bench", description="Speed, side by side with peers.")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="only these titles")
    parser.add_argument("--json", action="store_true", help="print everything measured as JSON")
    parser.add_argument("--rounds", type=int, default=5, help="of each measurement, of which the median is taken")
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error(f"--rounds takes at least 1, not {asked.rounds}.")
    for title in asked.titles:
        if title not in compared:
            parser.error(f"{title!r} is compared with no peer; these are: {', '.join(compared)}.")
    console = Console(stderr=asked.json)
    everything: list[Figures] = []
    for title in asked.titles or compared:
        with console.status(f"{title} and its peers in turns, compiled, then interpreted"):
            rows = [measured(title, pure, asked.rounds) for pure in (False, True)]
        if rows[0]["engine"] != "compiled":
            console.print("The engines are not compiled; `make compile` says why. Both rows below are interpreted.")
        draw(console, rows, compared[title])
        everything += rows
    if asked.json:
        print(json.dumps({"engines": everything}, indent=2))


if __name__ == "__main__":
    main()
