"""One Chromium and one server for all browser tests of a worker; fresh visitors for each test.

Both end with the last test of this folder: while Playwright runs, so does its event loop, and no coroutine test could
run in the same process.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.hall import House, Server, serving
from tools.chromium import find

# A Chromium with a windowing system draws a window around every page even when headless, and its address bar's
# suggestions cost more CPU time than our page does. --disable-features replaces Playwright's own list, so the parts of
# that list that matter are repeated here.
UNUSED = (
    "LocalNetworkAccessChecks",  # a page that a test builds itself comes from no address
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    *("DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding"),
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # a visitor has its own process anyway: this saves the idle spare one
    "--in-process-gpu",  # nothing is drawn by the GPU: one process less per browser
    "--js-flags=--no-opt",  # no page lives long enough for the top optimisation tier to pay off
    f"--disable-features={','.join(UNUSED)}",
)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = find()
    assert path is not None, "No Chromium was found; `make test` installs one where it may."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hall") / "hall.db") as running:
        yield running


@pytest.fixture
def house(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    open_house = House(chromium, server.address, request.node.name)
    yield open_house
    open_house.close()
