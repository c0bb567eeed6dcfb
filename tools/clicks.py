"""Count what a game costs its player in clicks: `python -m tools.clicks flamecraft_duals`.

A person of the browser tests plays whole games at the built page, and the page counts the clicks. The words depend
on the seed and on how many were said, not on how they are clicked: the same games can be counted before and after a
change.
"""

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser import duals, duellist, flamecraft
from tests.browser.conftest import FLAGS
from tests.browser.hall import House, Visitor, serving
from tests.browser.people import Person
from tools import chromium

COUNT = """addEventListener("click", event => {
  if (event.isTrusted) sessionStorage.clicks = +(sessionStorage.clicks ?? 0) + 1;
}, true)"""


@dataclass(frozen=True)
class Way:
    """Who plays a title, with how many seats, and the event that begins a turn."""

    who: type[Person]
    seats: int
    turn: str


WAYS = {
    "flamecraft_duals": Way(duals.Player, 2, "turn"),
    "flamecraft": Way(flamecraft.Player, 3, "turn"),
    "dragonduel": Way(duellist.Duellist, 2, "turn"),
}


def play(
    browser: Browser, address: str, title: str, seed: int, options: dict[str, str], settings: dict[str, bool]
) -> tuple[Counter[str], int]:
    """One game; the clicks it took, by what was asked and said, and the turns its player had."""
    way = WAYS[title]
    house = House(browser, address, f"clicks {seed}")
    visitor = house.visitor()
    visitor.page.add_init_script(COUNT)
    wanted = json.dumps(json.dumps(settings))
    visitor.page.add_init_script(f"localStorage.setItem('emberhall.settings', {wanted})")
    person = way.who(visitor, seed)
    person.begin(int(options.get("seats", way.seats)), **{name: options[name] for name in options if name != "seats"})
    person.wait()
    vars(person)["draws"] = lambda seq: person.rng.seed(f"{seed} {seq}")
    spent: Counter[str] = Counter()
    before = clicks(visitor)
    said = len(person.said)
    while person.wait():
        person.step()
        verbs = "+".join(word.split(" ")[0] for word in person.said[said:])
        now, said = clicks(visitor), len(person.said)
        spent[verbs] += now - before
        before = now
    turns = [
        event
        for update in visitor.updates()
        for event in update["events"]
        if event["kind"] == way.turn and event.get("seat") == update["view"]["seat"]
    ]
    house.close()
    return spent, len(turns)


def clicks(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("sessionStorage.clicks ?? 0"))


def main() -> int:
    """Play, and say what it cost."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("title", choices=sorted(WAYS))
    wishes.add_argument("--games", type=int, default=2)
    wishes.add_argument("--one-click", action="store_true", help="with the setting that plays at once")
    wishes.add_argument("--end-turns", action="store_true", help="with the setting that ends turns by themselves")
    wishes.add_argument("--option", action="append", default=[], help="an option of the title, as mode=fountain")
    asked = wishes.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    settings = {"atOnce": asked.one_click, "endTurns": asked.end_turns}
    with TemporaryDirectory() as place, serving(Path(place) / "hall.db") as server, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium.find(), args=list(FLAGS))
        both = [
            play(browser, server.address, asked.title, seed, options, settings) for seed in range(1, asked.games + 1)
        ]
        browser.close()
    kinds = sum((each for each, _ in both), Counter[str]())
    spent, turns = kinds.total(), sum(count for _, count in both)
    for verbs, count in kinds.most_common():
        print(f"{count / turns:6.2f} a turn: {verbs}")
    print(f"{asked.title}: {spent} clicks in {turns} turns of {asked.games} games, {spent / turns:.2f} a turn")
    return 0


if __name__ == "__main__":
    sys.exit(main())
