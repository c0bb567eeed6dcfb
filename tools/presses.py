"""How quickly the page answers presses on a slow phone: `make presses`, or `make presses ONLY=TITLE GAMES=10`.

With SAVE=FILE the figures are kept, and with BEFORE=FILE those of an earlier page are printed above the new ones.

Plays whole games on the built page, phone size, motion on, with the processor slowed four times. The browser's own
event timing says how long each press took until its effect was painted, which tasks were long, and whether something
moved meanwhile; the heap is measured after each game, with the garbage collected. The goals: 95% of presses within
200 ms, no task over 150 ms while things move, and no growth of the heap from game to game. A game that takes too long
is given up, and what was measured until then is printed.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests import seeds
from tests.browser.card_player import CardPlayer
from tests.browser.hall import Visitor
from tests.browser.people import Person
from tests.browser.players import PLAYERS
from tools import chromium
from tools.screenshots import FLAGS, server

PHONE = ViewportSize(width=390, height=844)
SLOWER = 4  # times
WITHIN = 200  # ms in which a press is answered
LONGEST = 150  # ms of a task
PATIENCE = 8_000  # ms
TRIES = 6
GAME = 900  # seconds in which a game ends
WATCH = """(() => {
  window.presses = []; window.tasks = [];
  const press = new Set(["pointerdown", "pointerup", "click", "keydown"]);
  new PerformanceObserver((list) => {
    for (const e of list.getEntries())
      if (e.interactionId && press.has(e.name)) window.presses.push([e.interactionId, e.duration]);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    const moves = document.getAnimations().some((each) => each.playState === "running");
    for (const e of list.getEntries()) window.tasks.push([e.duration, moves]);
  }).observe({ type: "longtask", buffered: true });
})()"""


@dataclass
class Measured:
    """What was measured in the games of a title: each press and long task in ms, the heap after each game in MB."""

    presses: list[float] = field(default_factory=list)
    quick: int = 0  # presses too quick to be listed by the browser
    tasks: list[float] = field(default_factory=list)
    moving: list[float] = field(default_factory=list)  # the tasks while something moved
    heap: list[float] = field(default_factory=list)
    given_up: str = ""  # why the games ended early

    @property
    def answered(self) -> float:
        """The share of presses that were answered in time."""
        count = len(self.presses) + self.quick
        return (sum(each <= WITHIN for each in self.presses) + self.quick) / count if count else 1.0

    def percentile(self, share: float) -> float:
        ordered = sorted([*[0.0] * self.quick, *self.presses])
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    @property
    def growth(self) -> float:
        """MB a game, by least squares over the games after the first, which loads what all need."""
        later = self.heap[1:]
        if len(later) < 2:
            return 0.0
        middle, mean = (len(later) - 1) / 2, sum(later) / len(later)
        return sum((k - middle) * (each - mean) for k, each in enumerate(later)) / sum(
            (k - middle) ** 2 for k in range(len(later))
        )


def longest_of(entries: Sequence[Sequence[float]]) -> list[float]:
    """One number a press: it has several events, and the slowest counts."""
    slowest: dict[float, float] = {}
    for press, duration in entries:
        slowest[press] = max(duration, slowest.get(press, 0.0))
    return list(slowest.values())


@dataclass
class Patient(Visitor):
    """A visitor who never cuts an animation short."""

    def pause(self, *, hurry: bool = False) -> None:
        super().pause()


WHO: dict[str, tuple[Callable[[Visitor, int], Person | CardPlayer], int]] = {
    CardPlayer.title: (CardPlayer, 4),
    **{title: (player.who, player.seats) for title, player in PLAYERS.items()},
}


def step(person: Person | CardPlayer) -> bool:
    """One answer; False when the game is over."""
    for _ in range(TRIES):
        try:
            return person.step()
        except (TooLate, AssertionError):  # the table changed under the pointer, or a bot thinks for long
            person.page.keyboard.press("Escape")
            person.answered = -1
    raise AssertionError(f"After {person.said[-3:]} nothing more could be answered.")


def play(visitor: Visitor, devtools: CDPSession, person: Person | CardPlayer, seats: int, measured: Measured) -> None:
    """One whole game, from the hall to the result."""
    person.begin(seats)
    said = 0
    end = time.monotonic() + GAME
    while step(person):
        said += 1
        if time.monotonic() > end:
            raise AssertionError(f"A game was not over after {GAME} seconds and {said} answers.")
    add(visitor, said, measured)
    devtools.send("HeapProfiler.collectGarbage")
    measured.heap.append(devtools.send("Runtime.getHeapUsage")["usedSize"] / 1e6)


def add(visitor: Visitor, said: int, measured: Measured) -> None:
    """Adds what the page has counted since it was opened."""
    found: dict[str, Any] = visitor.page.evaluate("({ presses: window.presses, tasks: window.tasks })")
    listed = longest_of(found["presses"])
    measured.presses += listed
    measured.quick += max(0, said - len(listed))
    measured.tasks += [took for took, _ in found["tasks"]]
    measured.moving += [took for took, moves in found["tasks"] if moves]


def measure(browser: Browser, address: str, title: str, games: int, progress: Progress) -> Measured:
    """The games of one title, one after the other at the same page."""
    context = browser.new_context(viewport=PHONE, locale="en", has_touch=False)
    for script in (seeds.script("Wren"), WATCH):
        context.add_init_script(script)
    context.set_default_timeout(PATIENCE)
    visitor = Patient(context.new_page(), address)
    visitor.watch()
    devtools = context.new_cdp_session(visitor.page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    measured = Measured()
    who, seats = WHO[title]
    for seed in progress.track(range(games), description=title):
        try:
            play(visitor, devtools, who(visitor, seed), seats, measured)
        except (TooLate, AssertionError) as problem:
            measured.given_up = str(problem).splitlines()[0]
            add(visitor, 0, measured)
            break
    context.close()
    return measured


def report(results: dict[str, Measured]) -> Table:
    within, over, moving = f"within {WITHIN} ms", f"tasks over {LONGEST} ms", "of them while things move"
    table = Table("title", "presses", within, "p50", "p95", over, moving, "heap, MB", "MB a game")
    for title, each in results.items():
        heap = f"{each.heap[0]:.1f} … {each.heap[-1]:.1f}" if each.heap else "-"
        table.add_row(
            title,
            str(len(each.presses) + each.quick),
            f"{each.answered:.1%}",
            f"{each.percentile(0.5):.0f}",
            f"{each.percentile(0.95):.0f}",
            long_ones(each.tasks),
            long_ones(each.moving),
            heap,
            f"{each.growth:+.2f}",
        )
    return table


def long_ones(tasks: Sequence[float]) -> str:
    return f"{sum(task > LONGEST for task in tasks)} (longest {max(tasks, default=0):.0f})"


def read(path: Path) -> dict[str, Measured]:
    """The figures that `--save` wrote."""
    return {f"{title}, before": Measured(**figures) for title, figures in json.loads(path.read_text("utf-8")).items()}


def main() -> int:
    parser = argparse.ArgumentParser(prog="make presses", description=__doc__)
    parser.add_argument("titles", nargs="*", help="only these titles")
    parser.add_argument("--games", type=int, default=10, help="games of each title (default: 10)")
    parser.add_argument("--save", type=Path, help="write the figures to this file")
    parser.add_argument("--before", type=Path, help="print the figures of this file too")
    given = parser.parse_args()
    path = chromium.find()
    if path is None:
        sys.stderr.write("No Chromium was found; `make services` installs one where it may.\n")
        return 1
    console = Console()
    with server() as address, sync_playwright() as playwright, Progress(console=console) as progress:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        wanted = given.titles or list(WHO)
        results = {title: measure(browser, address, title, given.games, progress) for title in wanted}
        browser.close()
    if given.save:
        given.save.write_text(json.dumps({title: asdict(each) for title, each in results.items()}), "utf-8")
    console.print(report({**(read(given.before) if given.before else {}), **results}))
    for title, each in results.items():
        if each.given_up:
            console.print(f"{title} was given up: {each.given_up}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
