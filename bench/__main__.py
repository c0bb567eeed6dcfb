"""`make bench`: the engines and their peers in one run, as a table of ratios, or as JSON. Servers: `make load`."""

import argparse
import json
import os
import subprocess
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

# Our goals: engine, what is measured, its key, the goal, and whether more is better.
GOALS: tuple[tuple[str, str, str, float, bool], ...] = (
    ("compiled", "stepped from Python, whole games", "ratio stepped, whole games", 1.8, True),
    ("compiled", "stepped from Python, after the deal", "ratio stepped, after the deal", 1.8, True),
    ("compiled", "rollouts inside the engine", "ratio rollouts in the engine", 2.5, True),
    ("compiled", "clone, µs", "clone", 0.5, False),
    ("interpreted", "stepped from Python, whole games", "ratio stepped, whole games", 0.4, True),
)


def engine(pure: bool, rounds: int) -> dict[str, Any]:
    """Run bench.engines in a process: compiled and interpreted engines need separate ones."""
    command = [sys.executable, "-m", "bench.engines", "dualis", "--seats", "4", "--rounds", str(rounds)]
    env = {**os.environ, "EMBERHALL_PURE": "1" if pure else "0"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def engines(console: Console, rounds: int) -> list[dict[str, Any]]:
    """Compiled and interpreted, each compared with OpenSpiel's hearts."""
    with console.status("Duālis and OpenSpiel's hearts in turns, compiled, then interpreted"):
        found = [engine(False, rounds), engine(True, rounds)]
    if found[0]["engine"] != "compiled":
        console.print("The engines are not compiled; `make compile` says why. Both rows below are interpreted.")
    return found


def draw(console: Console, found: list[dict[str, Any]]) -> None:
    table = Table(title="Duālis against OpenSpiel's hearts (C++), four seats, one thread")
    for heading in ("engine", "measured", "decisions/s", "hearts", "ratio", "goal"):
        table.add_column(heading, justify="left" if heading in {"engine", "measured"} else "right")
    names = {"ratio stepped, whole games": "whole games", "ratio stepped, after the deal": "after the deal"}
    for kind, what, key, goal, more in GOALS:
        row = found[0] if kind == "compiled" else found[1]
        value = row[key]
        met = value >= goal if more else value <= goal
        mine = names.get(key, "rollouts")
        theirs = {"whole games": "whole games of hearts", "after the deal": "hearts after the deal"}.get(
            mine, "rollouts of hearts"
        )
        figures = (f"{row[mine]:,.0f}", f"{row[theirs]:,.0f}", f"{value:.2f}×") if more else ("", "", f"{value:.2f}")
        sign = "≥" if more else "≤"
        table.add_row(kind, what, *figures, f"{sign} {goal} {'✓' if met else '✗'}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Speed, side by side with peers.")
    parser.add_argument("--json", action="store_true", help="print everything measured as JSON")
    parser.add_argument(
        "--rounds", type=int, default=7, help="rounds of each measurement, of which the median is taken"
    )
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error(f"--rounds takes at least 1, not {asked.rounds}.")
    console = Console(stderr=asked.json)
    found = engines(console, asked.rounds)
    draw(console, found)
    if asked.json:
        print(json.dumps({"engines": found}, indent=2))


if __name__ == "__main__":
    main()
