"""Write web/tests/stories: what a seat heard of a game, with the lines and sentences that Python makes of it.

The page's tests make their own and compare. With `--check` nothing is written; exit code 1 when a file is stale. With
`--whole` whole games of all modes go to build/stories, and the page's tests compare those.
"""

import argparse
import json
import shutil
import sys
from pathlib import Path

from emberhall import load
from tests.story.games import MODES, NAMES, TOLD, Mode, heard_in, speaker_of
from tools.npm import npm

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "tests" / "stories"
WHOLE = ROOT / "build" / "stories"
SEED = 11
MOST = 160  # words


def text(mode: Mode, most: int = MOST) -> str:
    """A game of a mode, or its first words, as seat 0 hears it."""
    game = load(mode.title)
    heard, _ = heard_in(mode, SEED, 0, most)
    lines = game.face.story.lines(heard)
    parts: dict[str, list[object]] = {
        "heard": [*heard],
        "lines": [line.plain() for line in lines],
        "en": [speaker_of(game, "en", 0).say(line) for line in lines],
        "fr": [speaker_of(game, "fr", 0).say(line) for line in lines],
    }
    rows = {name: ",\n".join(json.dumps(one, ensure_ascii=False) for one in many) for name, many in parts.items()}
    lists = [f'"{name}": [\n{row}\n]' for name, row in rows.items()]
    return "{\n" + ",\n".join([f'"names": {json.dumps(NAMES[: mode.seats])}', *lists]) + "\n}\n"


def first_of(title: str) -> Mode:
    seats, options = load(title).setup.modes()[0]
    return Mode(title, seats, options)


def compare_whole() -> int:
    """Write whole games of all modes, and let the page tell them; the exit code of its tests."""
    shutil.rmtree(WHOLE, ignore_errors=True)
    WHOLE.mkdir(parents=True)
    for mode in MODES:
        (WHOLE / f"{mode.title}.{mode.name}.json").write_text(text(mode, most=sys.maxsize), "utf-8")
    sys.stdout.write(f"{len(MODES)} games in {WHOLE.relative_to(ROOT)}\n")
    return npm("exec", "--", "vitest", "run", "--mode", "whole", "tests/story.test.ts")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.story.pages", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is stale")
    parser.add_argument("--whole", action="store_true", help="compare whole games of all modes")
    given = parser.parse_args()
    if given.whole:
        return compare_whole()
    check: bool = given.check
    stale = 0
    for title in TOLD:
        path = FOLDER / f"{title}.json"
        wanted = text(first_of(title))
        if path.is_file() and path.read_text("utf-8") == wanted:
            continue
        stale = 1
        if check:
            sys.stderr.write(f"{path.name} is stale: run `python -m tests.story.pages`.\n")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(wanted, "utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main())
