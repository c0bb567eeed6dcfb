"""Browser profiles, each lent to one visitor after another.

Who comes with a new profile fetches and compiles the whole page; that costs more than many a test. A profile that was
given back holds nothing but the page's files in its cache, as that of somebody who returns a day later. What a first
visit fetches is tested with a new one (tests/browser/test_page.py).
"""

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

Wishes = tuple[tuple[str, Any], ...]
DESK: ViewportSize = {"width": 1440, "height": 900}


class Profile:
    """A context; once it was given back, with a page at rest: while one is open, the process that draws it goes on."""

    def __init__(self, browser: Browser, address: str, wishes: Wishes) -> None:
        self.wishes = wishes
        self._address = address
        self._context: BrowserContext = browser.new_context(viewport=DESK, **dict(wishes))
        self._rest: Page | None = None

    def new_page(self, width: int, height: int, timeout: float) -> Page:
        page = self._context.new_page()
        page.set_default_timeout(timeout)
        if (width, height) != (DESK["width"], DESK["height"]):
            page.set_viewport_size({"width": width, "height": height})
        return page

    def reset(self) -> None:
        """Forget the last visitor. The page keeps what it knows in this storage alone (web/src/me.ts, settings.ts)."""
        last = [page for page in self._context.pages if page != self._rest]
        if self._rest is None:
            self._rest = self._context.new_page()
            self._rest.goto(f"{self._address}emblem.svg")
        for page in last:
            page.close()
        self._rest.evaluate("localStorage.clear()")

    def close(self) -> None:
        self._context.close()


class Profiles:
    """Those of one browser that visit one address."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self._free: dict[Wishes, list[Profile]] = defaultdict(list)

    def take(self, **wishes: Any) -> Profile:
        key = tuple(sorted(wishes.items()))
        free = self._free[key]
        return free.pop() if free else Profile(self.browser, self.address, key)

    def give_back(self, profile: Profile) -> None:
        profile.reset()
        self._free[profile.wishes].append(profile)
