"""One Chromium and one server for all browser tests of a worker; a fresh set of visitors for each test.

Both end with the last test of this folder: while Playwright runs, its event loop does, and no coroutine test of the
same process could.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.hall import House, Server, serving
from tools.chromium import find

# A Chromium that has windows draws one around every page even when headless, and the list below its address bar costs
# more processor time than our page does. Naming features takes the place of Playwright's list, so what matters of that
# is named again.
UNUSED = (
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
    "--renderer-process-limit=1",  # a visitor has a process of its own anyway: this spares the idle one beside it
    "--in-process-gpu",  # nothing is drawn by one: a process less for each browser
    "--js-flags=--no-opt",  # no page lives long enough for the last degree of optimisation to pay
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
