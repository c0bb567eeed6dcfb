"""Write web/tests/stories: what a seat heard of a game, with the lines and sentences that Python makes of it.

The page's tests make their own and compare. With `--check` nothing is written; exit code 1 when a file is stale.
"""

import argparse
import json
import sys
from pathlib import Path

from emberhall import load
from tests.story.games import NAMES, TOLD, Mode, heard_in, speaker_of

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "stories"
SEED = 11
MOST = 160  # words


def text(title: str) -> str:
    game = load(title)
    seats, options = game.setup.modes()[0]
    heard, _ = heard_in(Mode(title, seats, options), SEED, 0, MOST)
    lines = game.face.story.lines(heard)
    parts: dict[str, list[object]] = {
        "heard": [*heard],
        "lines": [line.plain() for line in lines],
        "en": [speaker_of(game, "en", 0).say(line) for line in lines],
        "fr": [speaker_of(game, "fr", 0).say(line) for line in lines],
    }
    rows = {name: ",\n".join(json.dumps(one, ensure_ascii=False) for one in many) for name, many in parts.items()}
    lists = [f'"{name}": [\n{row}\n]' for name, row in rows.items()]
    return "{\n" + ",\n".join([f'"names": {json.dumps(NAMES[:seats])}', *lists]) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.story.pages", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is stale")
    check: bool = parser.parse_args().check
    stale = 0
    for title in TOLD:
        path = FOLDER / f"{title}.json"
        wanted = text(title)
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
