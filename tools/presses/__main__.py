"""How quickly the page answers presses on a slow phone: `make presses`, or `make presses ONLY=TITLE GAMES=10`.

With SAVE=FILE the figures are kept, and with BEFORE=FILE those of an earlier page are printed above the new ones.
METER=processor counts processor time instead of the clock, for machines that have other work to do.

Plays whole games on the built page, phone size, motion on, with the processor slowed four times. How long each press
took until its effect was painted, which tasks were long and whether something moved meanwhile is measured; the heap
after each game, with the garbage collected. The goals: 95% of presses within 200 ms, no task over 150 ms while things
move, and no growth of the heap from game to game. A game that takes too long is given up, and what was measured until
then is printed, as when you press Ctrl-C.
"""

import argparse
import json
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.progress import Progress

from tools import chromium
from tools.presses.figures import Measured, report
from tools.presses.games import WHO, measure
from tools.presses.meters import METERS
from tools.screenshots import FLAGS, server


def read(path: Path) -> dict[str, Measured]:
    """The figures that `--save` wrote."""
    return {f"{title}, before": Measured(**figures) for title, figures in json.loads(path.read_text("utf-8")).items()}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make presses", description=__doc__)
    parser.add_argument("titles", nargs="*", help="only these titles")
    parser.add_argument("--games", type=int, default=10, help="games of each title (default: 10)")
    parser.add_argument("--meter", choices=METERS, default="clock", help="what is measured (default: the clock)")
    parser.add_argument("--save", type=Path, help="write the figures to this file")
    parser.add_argument("--before", type=Path, help="print the figures of this file too")
    given = parser.parse_args()
    path = chromium.find()
    if path is None:
        sys.stderr.write("No Chromium was found; `make services` installs one where it may.\n")
        return 1
    results: dict[str, Measured] = {}
    with suppress(KeyboardInterrupt), server() as address, sync_playwright() as playwright, Progress() as progress:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for title in given.titles or WHO:
            measured = results[title] = Measured()
            measure(browser, address, title, given.games, METERS[given.meter](), measured, progress)
        browser.close()
    if given.save:
        given.save.write_text(json.dumps({title: asdict(each) for title, each in results.items()}), "utf-8")
    console = Console()
    console.print(report({**(read(given.before) if given.before else {}), **results}))
    for title, each in results.items():
        if each.given_up:
            console.print(f"{title} was given up: {each.given_up}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
