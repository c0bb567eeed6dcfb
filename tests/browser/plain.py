"""A player of any title in the fallback layout: points at visible things, then clicks the remaining answer."""

from typing import Any

from tests.browser.hall import Visitor
from tests.browser.people import Person
from tests.browser.tables import open_table

#: Whether an answer's button is visible, which answer would be confirmed, and whether a thing is selected.
OFFERED = """([word, thing]) => [
  [...document.querySelectorAll(`.answers [data-word="${word}"]`)].some(
    each => each.checkVisibility({ visibilityProperty: true })),
  document.querySelector('[data-testid="confirm"]')?.dataset.word,
  document.querySelector(thing)?.getAttribute("aria-pressed"),
]"""


class PlainPlayer(Person):
    """Knows no title: the choices of the question say what to click."""

    def __init__(self, visitor: Visitor, title: str, seed: int) -> None:
        self.TITLE = title  # type: ignore[misc]  # the same player for every title
        super().__init__(visitor, seed)

    def begin(self, seats: int, **options: str) -> None:
        open_table(self.visitor, self.TITLE, seats, options, "?layout=plain")

    def begin_in_the_hall(self, seats: int, **options: str) -> None:
        """The same table, made by clicks in the hall: the page keeps its layout."""
        self.visitor.open("?layout=plain")
        self.visitor.set_up(self.TITLE, seats=str(seats), **options)
        self.page.get_by_test_id("play-bots").click()

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        return self.rng.choice(words)

    def click(self, word: str, newest: dict[str, Any]) -> None:
        """Point at each visible thing of the answer, then click the button that says or confirms it."""
        decision = newest["decision"]
        choice = decision["choices"][decision["words"].index(word)]
        for ref in choice["refs"]:
            thing = f'[data-testid="thing-{ref}"]'
            button, _, pressed = self.page.evaluate(OFFERED, [word, thing])
            if not button and pressed == "false":
                self.hand.find(thing).first.click()
        button, confirms, _ = self.page.evaluate(OFFERED, [word, "html"])
        if not button and confirms == word:
            return self.hand.get_by_test_id("confirm").click()
        if not button:
            self.hand.get_by_test_id("all-answers").click()
        return self.hand.find(f'.answers [data-word="{word}"]', seen=True).first.click()
