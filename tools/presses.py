"""How quickly the page answers presses on a slow phone: `make presses`, or `make presses ONLY=TITLE GAMES=10`.

Plays whole games on the built page, phone size, motion on, with the processor slowed four times. The browser's own
event timing says how long each press took until its effect was painted, and which tasks were long; the heap is
measured after each game, with the garbage collected. The goals: 95% of presses within 200 ms, no task over 150 ms,
and no growth of the heap from game to game.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, CDPSession, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests import seeds
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
WATCH = """(() => {
  window.presses = []; window.tasks = [];
  const press = new Set(["pointerdown", "pointerup", "click", "keydown"]);
  new PerformanceObserver((list) => {
    for (const e of list.getEntries())
      if (e.interactionId && press.has(e.name)) window.presses.push([e.interactionId, e.duration]);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) window.tasks.push(e.duration);
  }).observe({ type: "longtask", buffered: true });
})()"""


@dataclass
class Measured:
    """What was measured in the games of a title: each press and long task in ms, the heap after each game in MB."""

    presses: list[float] = field(default_factory=list)
    quick: int = 0  # presses too quick to be listed by the browser
    tasks: list[float] = field(default_factory=list)
    heap: list[float] = field(default_factory=list)

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


def step(person: Person) -> bool:
    """One answer; False when the game is over."""
    for _ in range(TRIES):
        try:
            return person.step()
        except (TooLate, AssertionError):  # the table changed under the pointer, or a bot thinks for long
            person.page.keyboard.press("Escape")
            person.answered = -1
    raise AssertionError(f"After {person.said[-3:]} nothing more could be answered.")


def play(visitor: Visitor, devtools: CDPSession, person: Person, seats: int, measured: Measured) -> None:
    """One whole game, from the hall to the result."""
    person.begin(seats)
    said = 0
    while step(person):
        said += 1
    found: dict[str, Any] = visitor.page.evaluate("({ presses: window.presses, tasks: window.tasks })")
    listed = longest_of(found["presses"])
    measured.presses += listed
    measured.quick += max(0, said - len(listed))
    measured.tasks += found["tasks"]
    devtools.send("HeapProfiler.collectGarbage")
    measured.heap.append(devtools.send("Runtime.getHeapUsage")["usedSize"] / 1e6)


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
    who, seats = PLAYERS[title].who, PLAYERS[title].seats
    for seed in progress.track(range(games), description=title):
        play(visitor, devtools, who(visitor, seed), seats, measured)
    context.close()
    return measured


def report(results: dict[str, Measured]) -> Table:
    within, over = f"within {WITHIN} ms", f"tasks over {LONGEST} ms"
    table = Table("title", "presses", within, "p50", "p95", over, "heap, MB", "MB a game")
    for title, each in results.items():
        heap = f"{each.heap[0]:.1f} … {each.heap[-1]:.1f}"
        long = [task for task in each.tasks if task > LONGEST]
        tasks = f"{len(long)} (longest {max(each.tasks, default=0):.0f})"
        table.add_row(
            title,
            str(len(each.presses) + each.quick),
            f"{each.answered:.1%}",
            f"{each.percentile(0.5):.0f}",
            f"{each.percentile(0.95):.0f}",
            tasks,
            heap,
            f"{each.growth:+.2f}",
        )
    return table


def main() -> int:
    parser = argparse.ArgumentParser(prog="make presses", description=__doc__)
    parser.add_argument("titles", nargs="*", help="only these titles")
    parser.add_argument("--games", type=int, default=10, help="games of each title (default: 10)")
    given = parser.parse_args()
    path = chromium.find()
    if path is None:
        sys.stderr.write("No Chromium was found; `make services` installs one where it may.\n")
        return 1
    console = Console()
    with server() as address, sync_playwright() as playwright, Progress(console=console) as progress:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        wanted = given.titles or list(PLAYERS)
        results = {title: measure(browser, address, title, given.games, progress) for title in wanted}
        browser.close()
    console.print(report(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
