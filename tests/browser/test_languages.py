"""A language that is there by its files alone, 40% longer than ours: it can be chosen, everything is said, and it fits.

The page is built once more with the made language of `tools.pseudo`; the server is like the usual one, but nobody else
has named a table there: a name may be cut, a sentence may not.
"""

import mimetypes
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.crowding import LOOK, crowded
from tests.browser.hall import PAINTED, House, Server, Visitor, serving
from tests.browser.laid import lay
from tests.browser.tables import asked
from tests.browser.test_sizes import busy
from tools import pseudo

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]
ROOT = Path(__file__).resolve().parents[2]
SIZES = [(1440, 900), (390, 844)]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("languages")
    env = {**os.environ, "EMBERHALL_LOCALES": str(pseudo.write(folder))}
    npm = [sys.executable, str(ROOT / "tools" / "npm.py")]
    build = ["exec", "vite", "build", "--", "--outDir", str(folder / "page")]
    subprocess.run([*npm, *build], cwd=ROOT, env=env, check=True, capture_output=True)
    return folder / "page"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hall") / "hall.db") as running:
        yield running


@pytest.fixture
def house(chromium: Browser, server: Server, built: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    open_house = House(chromium, server.address, request.node.name)
    yield open_house
    open_house.close()


def longest(house: House, built: Path) -> Visitor:
    """A visitor with the page that speaks the made language, and speaks it."""

    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        file = built / path.lstrip("/")
        if path.startswith("/api"):
            route.fallback()
        elif path != "/" and file.is_file():
            route.fulfill(path=file, content_type=mimetypes.guess_type(file.name)[0] or "application/octet-stream")
        else:
            route.fulfill(path=built / "index.html", content_type="text/html")

    visitor = house.visitor()
    house.contexts[-1].route("**/*", serve)
    chosen = f"localStorage.setItem('emberhall.settings', JSON.stringify({{ lang: '{pseudo.TAG}' }}))"
    visitor.page.add_init_script(f"localStorage.getItem('emberhall.settings') ?? {chosen}")
    return visitor


def test_a_language_is_there_by_its_files_alone(house: House, built: Path) -> None:
    visitor = longest(house, built)
    visitor.open()
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", pseudo.TAG)
    expect(page.get_by_role("heading", level=1)).to_have_text(pseudo.longer("Pull up a chair."))
    page.get_by_test_id("lang").click()  # after the last one comes the first
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")


@pytest.mark.parametrize("room", ["", "learn", "puzzles", "ladder", "decks", "forge", "events", "circle", "lobby"])
def test_longer_words_fit_the_rooms(house: House, built: Path, room: str) -> None:
    visitor = longest(house, built)
    guest = asked(house.address, "POST", "/guests", name="Ada")
    visitor.page.add_init_script(f"localStorage.setItem('emberhall.me', JSON.stringify({guest}))")
    if room == "circle":
        room = f"c/{asked(house.address, 'POST', '/circles', guest['token'])['id']}"
    elif room == "lobby":
        room = f"t/{asked(house.address, 'POST', '/tables', guest['token'], title='dualis', seats=3)['id']}"
    visitor.open(room)
    visitor.page.locator("main").first.wait_for()
    visitor.page.evaluate(PAINTED)
    expect(visitor.page.locator("html")).to_have_attribute("lang", pseudo.TAG)
    results = []
    for size in visitor.resized(SIZES):
        faults: list[str] = visitor.page.evaluate(LOOK, [[], "body"])
        results += [f"{size}: {fault}" for fault in faults if "cut in height by html" not in fault]  # rooms scroll
    assert not results, "\n".join(results)


@pytest.mark.parametrize("title", ["dualis", "flamecraft", "flamecraft_duals", "dragonduel"])
def test_longer_words_fit_the_tables(house: House, built: Path, title: str) -> None:
    visitor = longest(house, built)
    lay(visitor, busy(title))
    expect(visitor.page.locator("html")).to_have_attribute("lang", pseudo.TAG)
    results = []
    for size in visitor.resized(SIZES):
        results += [f"{size}: {fault}" for fault in crowded(visitor.page, title)]
    assert not results, "\n".join(results)
