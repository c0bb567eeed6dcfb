"""Take the README's still pictures from the real page: `make screenshots`. The animated ones are by `tools.films`.

Starts a server on a free port, plays for a while in a real Chromium, and saves what a person would see to docs/images.
"""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, ViewportSize, sync_playwright

from emberhall.kernel.games import own_titles
from tests import seeds
from tools import chromium

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
PICTURES = tomllib.loads((IMAGES / "pictures.toml").read_text("utf-8"))
STILLS: dict[str, str] = PICTURES["stills"]
RECORD = IMAGES.parent.parent / "tests" / "records" / STILLS["record"]
WREN = json.dumps(json.dumps({"name": "Wren", "face": "plant"}))
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


@contextmanager
def server(pace: str = "0.2") -> Iterator[str]:
    """A server with an empty database, whose bots take `pace` seconds; yields its address."""
    command = [*seeds.COMMAND, "serve", "--port", "0", "--database", ":memory:", "--pace", pace]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            line = next(line for line in running.stdout if "http://" in line)
            yield line[line.index("http://") :].split()[0]
        finally:
            running.terminate()


def only_ours(route: Route) -> None:
    """Only the titles of this package: others installed for development are not shown."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[title for title in answer.json() if title["name"] in own_titles()])


@contextmanager
def page_of(browser: Browser, size: ViewportSize, scheme: str) -> Iterator[Page]:
    """A page for a guest called Wren, by day (`light`) or in the evening (`dark`)."""
    context = browser.new_context(
        viewport=size, device_scale_factor=2 if size == PHONE else 1, locale="en", reduced_motion="reduce"
    )
    context.add_init_script(f"localStorage.getItem('emberhall.me') ?? localStorage.setItem('emberhall.me', {WREN})")
    context.add_init_script(seeds.script("Wren"))
    context.route("**/api/titles", only_ours)
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    yield page
    context.close()


def play(page: Page, cards: int) -> None:
    """Play this many cards or a few more, always the first legal one; then select another while others are laid."""
    for number in range(cards + 4):
        page.locator('[data-testid="question"][data-mine="true"]').wait_for()
        laid = page.locator('[data-testid="trick"] [role="img"]').count()
        page.locator('[data-testid="hand"] [data-legal="true"]').first.press("Enter")
        if number >= cards and laid >= 2:
            return
        page.get_by_test_id("play-coin" if number % 3 == 1 else "play-plain").click()


def save(page: Page, name: str) -> None:
    """Save the screen, once the fonts are loaded and nothing moves."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(700)
    page.screenshot(path=IMAGES / f"{name}.png")
    print(f"docs/images/{name}.png")


def learn(page: Page, address: str) -> None:
    """A lesson, at its second step."""
    page.goto(f"{address.rstrip('/')}/learn/{STILLS['lesson']}")
    page.get_by_test_id("go-on").click()
    save(page, "learn")


def review(page: Page, address: str) -> None:
    """A two-player game analysed by the coach, at the first decision that mattered."""
    page.goto(address.rstrip("/") + "/review")
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill(RECORD.read_text("utf-8"))
    page.get_by_test_id("import-go").click()
    page.get_by_test_id("review-coach").click()
    page.get_by_test_id("coach-ask").click()
    page.get_by_test_id("coach-key-1").click(timeout=180_000)
    save(page, "review")


def main() -> int:
    """Take every picture."""
    IMAGES.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        with page_of(browser, DESK, "light") as page:
            page.goto(address)
            page.get_by_test_id("play-now").wait_for()
            save(page, "home")
        for name, size, scheme in (("table-day", DESK, "light"), ("phone", PHONE, "dark")):
            with page_of(browser, size, scheme) as page:
                page.goto(address)
                page.get_by_test_id(f"game-{STILLS['table']}").click()
                play(page, 5)
                save(page, name)
        for take in (learn, review):
            with page_of(browser, DESK, "light") as page:
                take(page, address)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
