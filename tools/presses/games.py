"""Whole games of a title at one page, phone size, with motion, as somebody plays them who never cuts a motion short."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, CDPSession, ViewportSize
from playwright.sync_api import TimeoutError as TooLate
from rich.progress import Progress

from tests import seeds
from tests.browser.card_player import CardPlayer
from tests.browser.hall import Visitor
from tests.browser.people import Person
from tests.browser.players import PLAYERS
from tools.presses.figures import Measured
from tools.presses.meters import Meter

PHONE = ViewportSize(width=390, height=844)
PATIENCE = 8_000  # ms
TRIES = 6
GAME = 900  # seconds in which a game ends
OFTEN = 12  # answers after which the meter is read: a trace of a whole game would be large


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
    problem: Exception | None = None
    for _ in range(TRIES):
        try:
            return person.step()
        except (TooLate, AssertionError) as each:  # the table changed under the pointer, or a bot thinks for long
            problem = each
            person.page.keyboard.press("Escape")
            person.answered = -1
    raise AssertionError(f"After {person.said[-3:]} nothing more could be answered: {problem}")


def begin(person: Person | CardPlayer, seats: int, *, again: bool) -> None:
    """Open a table, or ask for another game at the same page: a page that is loaded anew has forgotten its heap."""
    if not again:
        return person.begin(seats)
    button = person.page.get_by_test_id("rematch")
    button.click()
    return button.wait_for(state="detached")


def play(devtools: CDPSession, person: Person | CardPlayer, meter: Meter, measured: Measured) -> None:
    """One whole game, to the result."""
    said = 0
    end = time.monotonic() + GAME
    while step(person):
        said += 1
        if said % OFTEN == 0:
            meter.collect(measured, OFTEN)
        if time.monotonic() > end:
            raise AssertionError(f"A game was not over after {GAME} seconds and {said} answers.")
    meter.collect(measured, said % OFTEN)
    devtools.send("HeapProfiler.collectGarbage")
    measured.heap.append(devtools.send("Runtime.getHeapUsage")["usedSize"] / 1e6)


def measure(
    browser: Browser, address: str, title: str, games: int, meter: Meter, measured: Measured, progress: Progress
) -> None:
    """The games of one title, one after the other at the same page."""
    context = browser.new_context(viewport=PHONE, locale="en", has_touch=False)
    context.add_init_script(seeds.script("Wren"))
    context.set_default_timeout(PATIENCE)
    visitor = Patient(context.new_page(), address)
    visitor.watch()
    devtools = context.new_cdp_session(visitor.page)
    meter.begin(browser, visitor.page, devtools)
    who, seats = WHO[title]
    for seed in progress.track(range(games), description=title):
        try:
            person = who(visitor, seed)
            begin(person, seats, again=seed > 0)
            play(devtools, person, meter, measured)
        except (TooLate, AssertionError) as problem:
            measured.given_up = str(problem).splitlines()[0]
            meter.collect(measured, 0)
            break
    meter.end()
    context.close()
