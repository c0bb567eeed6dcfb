"""Write web/tests/views: the first view that seat 0 has of each title, as the engine gives it.

The page's tests change what they are about and keep the rest: a renamed field fails them. With `--check` nothing
is written; exit code 1 when a file is stale.
"""

import argparse
import json
import sys
from pathlib import Path

from emberhall import load
from emberhall.kernel.games import own_titles

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "views"
SEED = 11
SEATS = 2  # or as few as a title allows, but somebody else


def text(title: str) -> str:
    """The view as JSON, a line for each of its fields."""
    game = load(title)
    seats = min(count for count in game.seats if count >= SEATS)
    view = game.view(game.deal(seats=seats, seed=SEED), 0)
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in view.items())
    return "{\n" + rows + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.wire.page_views", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is stale")
    check: bool = parser.parse_args().check
    stale = 0
    for title in own_titles():
        path = FOLDER / f"{title}.json"
        wanted = text(title)
        if path.is_file() and path.read_text("utf-8") == wanted:
            continue
        stale = 1
        if check:
            sys.stderr.write(f"{path.name} is stale: run `python -m tests.wire.page_views`.\n")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(wanted, "utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main())
