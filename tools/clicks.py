"""Count what a person clicks in a whole game: `python -m tools.clicks flamecraft`.

One of the people of the browser tests plays against a bot in a real Chromium. Every click and every drop that reaches
the page counts, by question and in all; the games are the same from call to call.
"""

import sys
from collections import Counter
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser import duals, flamecraft
from tests.browser.hall import Visitor
from tests.browser.people import Person
from tools import chromium
from tools.screenshots import DESK, FLAGS, page_of, server

PEOPLE: dict[str, type[Person]] = {"flamecraft": flamecraft.Player, "flamecraft_duals": duals.Player}
COUNT = """() => {
  window.clicks = 0;
  const count = (event) => { if (event.isTrusted) window.clicks += 1; };
  addEventListener("click", count, true);
}"""


def clicks(page: Page) -> int:
    count: int = page.evaluate("window.clicks")
    return count


def play(page: Page, address: str, title: str, seed: int) -> tuple[Counter[str], int]:
    """A game to its end: clicks by question, and how many turns one had."""
    visitor = Visitor(page, address)
    visitor.watch()
    person = PEOPLE[title](visitor, seed)
    person.begin(2)
    page.evaluate(COUNT)
    found: Counter[str] = Counter()
    turns: set[Any] = set()
    while person.wait():
        newest, before = person.update(), clicks(page)
        if newest["view"]["turn"] is not None:
            turns.add(turn_of(newest["view"]))
        person.say(person.choose(newest["decision"]["words"], newest["view"]))
        found[newest["decision"]["ask"]] += clicks(page) - before
    return found, len(turns)


def turn_of(view: dict[str, Any]) -> Any:
    turn = view["turn"]
    return turn["number"] if isinstance(turn, dict) else turn


def main(titles: list[str]) -> int:
    """Print clicks per turn of each title named, over three games."""
    with server() as address, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for title in titles or PEOPLE:
            total: Counter[str] = Counter()
            turns = 0
            for seed in (1, 2, 3):
                with page_of(browser, DESK, "light") as page:
                    found, count = play(page, address, title, seed)
                total += found
                turns += count
            print(f"{title}: {total.total()} clicks in {turns} turns, {total.total() / turns:.2f} each")
            print("  " + ", ".join(f"{ask} {count}" for ask, count in total.most_common()))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
