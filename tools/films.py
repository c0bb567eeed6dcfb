"""Film each table for the README, from the real page with motion on: `make films`, or `make films ONLY=TITLE`.

Starts a server, plays for a while unseen so that the table is not empty, then films some turns. The player is one of
the people of the browser tests, who know what to click; a pointer is drawn to show what is clicked.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import monotonic

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tests import seeds
from tests.browser.hall import Visitor
from tests.browser.people import Person
from tests.browser.players import PLAYERS
from tools import chromium
from tools.camera import Camera, develop
from tools.screenshots import FLAGS, IMAGES, PICTURES, WREN, only_ours, server

SIZE = ViewportSize(width=1440, height=900)
WIDTH = 960  # of the film
LIMIT = 2_000_000  # bytes
LENGTH = 14.0  # seconds to film
LOOK = 600  # ms that a person looks before a click
PATIENCE = 4000  # ms after which a click is tried again

# True once nothing moves except endless animations.
SETTLED = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity)"""

POINTER = """addEventListener("DOMContentLoaded", () => {
  const dot = document.createElement("div");
  dot.style.cssText = "position:fixed;left:-11px;top:-11px;width:22px;height:22px;border-radius:50%;z-index:99999;"
    + "pointer-events:none;background:#2B1E2E55;box-shadow:inset 0 0 0 2px #fff,0 0 0 2px #2B1E2E;"
    + "transition:translate .28s cubic-bezier(.5,0,.2,1),scale .12s";
  document.body.append(dot);
  addEventListener("mousemove", (e) => { dot.style.translate = `${e.clientX}px ${e.clientY}px`; }, true);
  addEventListener("mousedown", () => { dot.style.scale = ".7"; }, true);
  addEventListener("mouseup", () => { dot.style.scale = "1"; }, true);
})"""


@dataclass
class Actor(Visitor):
    """A visitor who is in no hurry once the camera runs: no animation is cut short, and each click waits a moment."""

    filmed: bool = False

    def pause(self, *, hurry: bool = False) -> None:
        super().pause(hurry=hurry and not self.filmed)


@dataclass(frozen=True)
class Film:
    """The film of one title: the number of seats, and how many words are said before filming."""

    title: str
    seats: int
    before: int
    scheme: str
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name of its file."""
        return self.title.replace("_", "-")


FILMS = tuple(Film(title, **wishes) for title, wishes in PICTURES["films"].items())


@contextmanager
def actor_of(browser: Browser, address: str, scheme: str) -> Iterator[Actor]:
    """A page for a guest called Wren, with motion, in the colours of day or evening."""
    context = browser.new_context(viewport=SIZE, locale="en", color_scheme="dark" if scheme == "dark" else "light")
    for script in (f"localStorage.setItem('emberhall.me', {WREN})", seeds.script("Wren"), POINTER):
        context.add_init_script(script)
    context.route("**/api/titles", only_ours)
    context.set_default_timeout(PATIENCE)
    actor = Actor(context.new_page(), address)
    actor.watch()
    yield actor
    context.close()


def card_player(actor: Actor, film: Film) -> Callable[[], bool]:
    """A player at a table where a card is chosen and then played, nothing else."""
    actor.open()
    actor.set_up(film.title, seats=str(film.seats))
    actor.page.get_by_test_id("play-bots").click()

    def step() -> bool:
        if not actor.wait_for_turn():
            return False
        look(actor)
        actor.play_a_card(coin=bool(len(actor.frames) % 2))
        return True

    return step


def word_player(actor: Actor, film: Film, who: type[Person]) -> Callable[[], bool]:
    """One of the people who know what to click for every word."""
    person = who(actor, seed=11)
    person.begin(film.seats, **film.options)

    def step() -> bool:
        try:
            if not person.wait():
                return False
            look(actor)
            return person.step()
        except (TooLate, AssertionError):  # the table changed under the pointer: try again
            actor.page.keyboard.press("Escape")
            person.answered = -1
            return True

    return step


def look(actor: Actor) -> None:
    """When filmed, wait until nothing moves, and a moment longer."""
    if actor.filmed:
        actor.page.wait_for_function(SETTLED)
        actor.page.wait_for_timeout(LOOK)


def shoot(page: Page, actor: Actor, step: Callable[[], bool], before: int) -> Camera:
    """Play unseen for a while, then in front of the camera."""
    page.emulate_media(reduced_motion="reduce")
    for _ in range(before):
        step()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("document.fonts.ready.then(() => true)")
    camera = Camera(page, WIDTH)
    actor.filmed = True
    end = monotonic() + LENGTH
    with camera.running():
        while monotonic() < end and step():
            pass
        page.wait_for_timeout(800)
    return camera


def main(*only: str) -> int:
    """Make every film, or those named."""
    IMAGES.mkdir(exist_ok=True)
    with server("0.7") as address, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for film in FILMS:
            if only and film.name not in only:
                continue
            with actor_of(browser, address, film.scheme) as actor:
                player = PLAYERS.get(film.title)
                step = word_player(actor, film, player.who) if player else card_player(actor, film)
                camera = shoot(actor.page, actor, step, film.before)
            path = IMAGES / f"{film.name}.webp"
            long = develop(camera.frames, path, LIMIT)
            print(f"docs/images/{path.name}: {long:.1f} s, {path.stat().st_size // 1000} kB")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
