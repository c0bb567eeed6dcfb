"""A hand at a page: the page's things are found as ever, and a click on one is what this hand does."""

from typing import Any

from playwright.sync_api import Locator, Page, Position


class Place:
    """What is found on the page."""

    def __init__(self, hand: "Hand", found: Locator) -> None:
        self._hand = hand
        self._found = found

    def __getattr__(self, name: str) -> Any:
        return getattr(self._found, name)

    @property
    def first(self) -> "Place":
        return Place(self._hand, self._found.first)

    def click(self, position: Position | None = None) -> None:
        self._hand.press(self._found, position)


class Hand:
    """A page like any other, but for its clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def get_by_test_id(self, name: str) -> Place:
        return Place(self, self.page.get_by_test_id(name))

    def locator(self, selector: str) -> Place:
        return Place(self, self.page.locator(selector))

    def press(self, thing: Locator, position: Position | None) -> None:
        raise NotImplementedError
