"""`python -m tools.folder.measure`: what the folder costs a visitor, after `make static`.

Prints the compressed bytes of the first visit, without the engines, and those of the engines. Then, for each title, in
a fresh browser with all its threads slowed four times: the seconds until the hall stands with its engines, and from
there to the first question at a table of bots; the processor time of the page for both, which hardly depends on what
else the machine does; and the memory of the page after some answers.
"""

import argparse
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Request, sync_playwright
from rich.console import Console
from rich.table import Table

from emberhall import titles
from emberhall.kernel.games import package_of
from tests.browser import folder
from tests.browser.hall import Visitor
from tests.browser.players import PLAYERS
from tools import chromium
from tools.folder.__main__ import ENGINES, sent
from tools.folder.places import OUT
from tools.screenshots import FLAGS

SLOWER = 4
SLICE = 0.005
"""Seconds that the browser runs before it is stopped."""
LEVEL = "greedy"
ANSWERS = 5
"""Answers of ours before the memory is read."""
PATIENCE = 240_000
"""Milliseconds: all is slow here."""
TITLES = [title for title in titles() if package_of(title).startswith("emberhall.")]


class Visit(NamedTuple):
    """What one title cost on a slow device: seconds, seconds of a processor that is not slowed, and MB."""

    hall: float
    question: float
    worked: float
    memory: float


def children_of(parent: int) -> Iterator[int]:
    """All processes below one."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, before = int(path.parent.name), int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if before == parent:
            yield pid
            yield from children_of(pid)


def renderers() -> list[int]:
    """The processes of our browser that show pages; a page and its workers share one."""
    return [pid for pid in children_of(os.getpid()) if b"--type=renderer" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Let pages run a part of the time only: unlike the browser's own throttling, that holds for workers too."""
    ended = threading.Event()

    def hold() -> None:
        known, looked = renderers(), time.monotonic()
        while not ended.is_set():
            if time.monotonic() - looked > 1:
                known, looked = renderers(), time.monotonic()
            _send(known, signal.SIGSTOP)
            time.sleep(SLICE * (times - 1))
            _send(known, signal.SIGCONT)
            time.sleep(SLICE)

    thread = threading.Thread(target=hold, daemon=True)
    if times > 1:
        thread.start()
    yield
    ended.set()
    if times > 1:
        thread.join()


def _send(pids: list[int], what: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, what)
        except ProcessLookupError:
            continue


def memory() -> float:
    """MB of the largest page, its workers included, without what it shares with others."""
    sizes = [0]
    for pid in renderers():
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines()
        sizes.append(sum(int(line.split()[1]) for line in lines if line.startswith("Private_")))
    return max(sizes) / 1000


def worked() -> float:
    """Seconds of a processor that all pages have used, their workers included."""
    ticks = 0
    for pid in renderers():
        ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def start(visitor: Visitor, title: str) -> Callable[[], bool]:
    """Open a table of bots; what gives one answer there, once one is asked for."""
    if title not in PLAYERS:
        visitor.set_up(title, seats="3", bots=LEVEL)
        visitor.page.get_by_test_id("play-bots").click()

        def lay() -> bool:
            if not visitor.wait_for_turn():
                return False
            visitor.play_a_card()
            return True

        return lay
    player = PLAYERS[title].who(visitor, 3)
    visitor.set_up(title, seats="2", bots=LEVEL)
    visitor.page.get_by_test_id("play-bots").click()
    return player.step


def asked(visitor: Visitor) -> bool:
    newest = visitor.newest()
    return newest is not None and newest["decision"] is not None and visitor.shows(newest["seq"])


def measure(browser: Browser, address: str, title: str, slower: int) -> Visit:
    """The first visit of somebody who wants to play this title."""
    house = folder.guest_house(browser, address, title)
    visitor = house.visitor(width=390, height=844)
    house.contexts[0].set_default_timeout(PATIENCE)
    page = visitor.page
    page.goto("about:blank")
    before = worked()
    with slowed(slower):
        began = time.monotonic()
        visitor.open()
        page.wait_for_selector('[data-stage="ready"]', timeout=PATIENCE)
        hall = time.monotonic()
        step = start(visitor, title)
        while not asked(visitor):
            page.wait_for_timeout(20)
        question = time.monotonic()
    work = worked() - before
    for _ in range(ANSWERS):
        step()
    visit = Visit(hall - began, question - hall, work, memory())
    house.close()
    return visit


def first_visit(browser: Browser, address: str, out: Path) -> tuple[int, int]:
    """The compressed bytes that the hall takes until it stands: the page's, and those of the engines."""
    house = folder.guest_house(browser, address, "first")
    visitor = house.visitor()
    names: set[str] = set()

    def note(request: Request) -> None:
        if request.url.startswith(address):
            names.add(request.url.removeprefix(address).partition("?")[0].partition("#")[0] or "index.html")

    house.contexts[0].on("request", note)
    house.contexts[0].add_init_script(
        "delete Object.getPrototypeOf(navigator).serviceWorker"
    )  # it fetches all the rest
    visitor.open()
    folder.ready(visitor)
    house.close()
    sizes = {name: sent(out / name) for name in names if (out / name).is_file()}
    engines = sum(sent(path) for path in out.glob(f"{ENGINES}-*/*"))
    return sum(size for name, size in sizes.items() if not name.startswith(ENGINES)), engines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.folder.measure", description=__doc__)
    parser.add_argument("titles", nargs="*", help="only these titles")
    parser.add_argument("--out", type=Path, default=OUT, help="the folder (dist/static)")
    parser.add_argument("--slower", type=int, default=SLOWER, help=f"so many times ({SLOWER}); 1 leaves it as it is")
    given = parser.parse_args()
    path = chromium.find()
    if path is None or not (given.out / "index.html").is_file():
        sys.stderr.write("This takes a Chromium and the folder of `make static`.\n")
        return 1
    console = Console()
    table = Table("title", "s to the hall", "s from there to the first question", "s of a processor", "MB of the page")
    with folder.host(given.out) as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        page, engines = first_visit(browser, address, given.out)
        console.print(f"first visit: {page / 1000:.1f} kB for the hall, {engines / 1e6:.2f} MB of engines, compressed")
        for title in given.titles or TITLES:
            visit = measure(browser, address, title, given.slower)
            table.add_row(title, *(f"{seconds:.1f}" for seconds in visit[:-1]), f"{visit.memory:.0f}")
        browser.close()
    console.print(table)
    console.print(
        f"Slowed {given.slower} times; the machine's load was {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
