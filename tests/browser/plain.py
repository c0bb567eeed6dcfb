"""Somebody who plays any title through the fallback layout: points at what can be seen, and clicks what is left."""

from typing import Any

from playwright.sync_api import Locator

from tests.browser.hall import Visitor
from tests.browser.people import Person
from tests.browser.tables import open_table


class PlainPlayer(Person):
    """Knows no title: what is clicked follows from the choices that came with the question."""

    def __init__(self, visitor: Visitor, title: str, seed: int) -> None:
        self.TITLE = title  # type: ignore[misc]  # the same player for every title
        super().__init__(visitor, seed)

    def begin(self, seats: int, **options: str) -> None:
        open_table(self.visitor, self.TITLE, seats, options, "?layout=plain")

    def begin_in_the_hall(self, seats: int, **options: str) -> None:
        """The same by clicks: the page takes its layout along."""
        self.visitor.open("?layout=plain")
        self.visitor.set_up(self.TITLE, seats=str(seats), **options)
        self.page.get_by_test_id("play-bots").click()

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        return self.rng.choice(words)

    def click(self, word: str, newest: dict[str, Any]) -> None:
        """Point at each thing of the answer that is on the table; then the button that says it, or confirms it."""
        decision = newest["decision"]
        choice = decision["choices"][decision["words"].index(word)]
        for ref in choice["refs"]:
            thing = self.thing(ref)
            if self.button(word).count() == 0 and thing.count() and thing.get_attribute("aria-pressed") == "false":
                thing.click()
        if self.button(word).count() == 0 and self.confirms(word):
            return self.page.get_by_test_id("confirm").click()
        if self.button(word).count() == 0:
            self.page.get_by_test_id("all-answers").click()
        return self.button(word).first.click()

    def confirms(self, word: str) -> bool:
        confirm = self.page.get_by_test_id("confirm")
        return confirm.count() > 0 and confirm.get_attribute("data-word") == word

    def thing(self, ref: str) -> Locator:
        return self.page.locator(f'[data-testid="thing-{ref}"]').first

    def button(self, word: str) -> Locator:
        """The button of an answer, if it is to be seen."""
        return self.page.locator(f'.answers [data-word="{word}"]:visible')
