"""Somebody who reads the page by roles, names and announcements, and types the numbers of choices."""

import random
import re

from tests.browser.hall import WAIT, Visitor

NUMBERED = re.compile(r'button "(\d+)\. (.*?)"(?: \[disabled\])?\'?$', re.MULTILINE)
HEADING = re.compile(r'heading "(.*)" \[level=2\]')
#: The update shown, whether there is a question that can be answered, and what has the focus.
AT = """() => [
  document.querySelector(".stage")?.dataset.seq ?? "",
  Boolean(document.querySelector(".tv-ask")) && !document.querySelector(".tv-ask [aria-disabled=true]"),
  document.activeElement?.tagName,
]"""
#: Choices that lead to the end of the game; without any, a random one is taken.
FIRST = ("Attack", "Score", "Play ", "Visit")
ONE_KEY = 9  # at most this many choices have a key of their own


class Reader:
    """Plays at a page in text view."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.chosen: list[str] = []
        self.question = ""
        self.choices: list[str] = []
        self.told = ""
        self.focus = ""

    def read(self, known: str = "") -> bool:
        """Read the question and its choices; True if they are ready and differ from `known`."""
        at, asked, _ = self.page.evaluate(AT)
        place = self.page.locator(".tv-ask").aria_snapshot() if asked else ""  # slow, so only when something is asked
        heading = HEADING.search(place)
        self.question = heading[1] if heading else ""
        # while bots play, the only choice is to skip ahead
        ready = "[disabled]" not in place and '"1. Skip to my turn' not in place
        if ready and asked:
            now, _, self.focus = self.page.evaluate(AT)
            ready = at == now
        self.choices = [text for _, text in NUMBERED.findall(place)] if ready else []
        self.told = f"{at}\n{place}"
        return self.told != known and bool(self.choices)

    def wait(self, known: str = "") -> None:
        """Wait for choices that differ from `known`."""
        for _ in self.visitor.while_news_come():
            if self.read(known):
                return
        raise AssertionError(f"Nothing to choose from came after {self.chosen[-3:]}: {self.told}")

    def choose(self, number: int) -> None:
        """Type a number, and wait for what comes next."""
        known = self.told
        self.chosen.append(self.choices[number - 1])
        self.type(number)
        self.wait(known)

    def type(self, number: int) -> None:
        """A key is enough if there are few choices and no input field has the focus; otherwise press Enter too."""
        assert self.focus != "BODY", f"The focus was lost after {self.chosen[-3:]}."
        for digit in str(number):
            self.page.keyboard.press(digit)
        if self.focus == "INPUT" or len(self.choices) > ONE_KEY:
            self.page.keyboard.press("Enter")

    def find(self, text: str) -> int:
        """The number of the choice that begins with this text."""
        return next(n for n, each in enumerate(self.choices, 1) if each.startswith(text))

    def play_to_the_end(self, most: int = 700) -> int:
        for count in range(most):
            if self.question.startswith("The game is over"):
                return count
            wanted = [n for n, text in enumerate(self.choices, 1) if text.startswith(FIRST)]
            self.choose(self.rng.choice(wanted or range(1, len(self.choices) + 1)))
        raise AssertionError(f"The game was not over after {most} choices.")

    def said(self) -> list[str]:
        """What the live region has announced recently."""
        return self.page.get_by_role("log").get_by_role("paragraph").all_inner_texts()

    def hears(self, key: str, text: str) -> None:
        """Press a key, and wait for the page to announce this text."""
        self.page.keyboard.press(key)
        self.page.get_by_role("log").get_by_text(text).last.wait_for(state="attached", timeout=WAIT)
