"""A hand at a page: finds elements as Playwright does; subclasses define what a click is."""

from typing import Any

from playwright.sync_api import Locator, Page, Position

#: Runs a script on the one element a selector finds; a locator would search every element of the page for shadow roots.
ABOUT = """([{ css, seen, first }, ...more]) => {
  const all = [...document.querySelectorAll(css)].filter(
    each => !seen || each.checkVisibility({ visibilityProperty: true }));
  if (all.length > 1 && !first) throw new Error(`It is found ${all.length} times.`);
  return (SCRIPT)(all[0], ...more);
}"""


class Place:
    """An element of the page; with `seen`, only if it is visible."""

    def __init__(self, hand: "Hand", css: str, *, seen: bool = False, first: bool = False) -> None:
        self._hand = hand
        self.what = {"css": css, "seen": seen, "first": first}

    def __str__(self) -> str:
        return str(self.what["css"])

    @property
    def first(self) -> "Place":
        return Place(self._hand, **{**self.what, "first": True})  # type: ignore[arg-type]

    @property
    def locator(self) -> Locator:
        """The same element as a Playwright locator, which waits for it."""
        place = self._hand.page.locator(str(self.what["css"]))
        place = place.filter(visible=True) if self.what["seen"] else place
        return place.first if self.what["first"] else place

    def count(self) -> int:
        count: int = self._hand.page.evaluate("css => document.querySelectorAll(css).length", self.what["css"])
        return count

    def click(self, position: Position | None = None) -> None:
        self._hand.press(self, position)


class Hand:
    """A page with its own way of clicking."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def get_by_test_id(self, name: str) -> Place:
        return Place(self, f'[data-testid="{name}"]')

    def find(self, css: str, *, seen: bool = False) -> Place:
        return Place(self, css, seen=seen)

    def press(self, thing: Place, position: Position | None) -> None:
        raise NotImplementedError

    def ask(self, script: str, thing: Place, *more: Any) -> Any:
        """The result of a script about an element, which it receives as undefined if there is none."""
        return self.page.evaluate(ABOUT.replace("SCRIPT", script), [thing.what, *more])
