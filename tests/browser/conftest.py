"""One Chromium and one server for the browser tests of a module; a fresh set of visitors for each test.

Not for the whole session: while Playwright runs, its event loop does, and no coroutine test of the same process could.
"""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.hall import House, Server, serving

# A headless Chromium still draws its own window around every page, and the list below its address bar costs more
# processor time than our page does. Naming features takes the place of Playwright's list, so what matters of that is
# named again.
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
    f"--disable-features={','.join(UNUSED)}",
)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    names = (os.environ.get("EMBERHALL_CHROMIUM") or "chromium", "chromium-browser", "google-chrome")
    path = next((found for name in names if (found := shutil.which(name))), None)
    assert path is not None, "No Chromium was found; `make test` installs one where it may."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hall") / "hall.db") as running:
        yield running


@pytest.fixture
def house(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    open_house = House(chromium, server.address, request.node.name)
    yield open_house
    open_house.close()
