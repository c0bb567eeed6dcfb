"""Count what a game costs its player in clicks: `python -m tools.clicks TITLE`.

A person of the browser tests plays whole games at the built page, and the page counts the clicks. The words depend
on the seed and on how many were said, not on how they are clicked: the same games can be counted before and after a
change. Where one gesture says several words, all of them are decided beforehand, in a game without a page. The output
also says what the same words cost if every thing and every answer takes a click of its own, as it once did; turns then
ended by themselves, so `--end-turns` compares like with like.
"""

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from emberhall import Game, Record, State
from tests.browser.conftest import FLAGS
from tests.browser.hall import House, Visitor, serving
from tests.browser.people import Person
from tests.browser.players import PLAYERS
from tests.replays import state_of
from tools import chromium

COUNT = """addEventListener("click", event => {
  if (event.isTrusted) sessionStorage.clicks = +(sessionStorage.clicks ?? 0) + 1;
}, true)"""
TURN = "turn"  # the event that begins a turn


@dataclass
class Wishes:
    """What to play, and how."""

    title: str
    options: dict[str, str]
    settings: dict[str, bool]


def sit(house: House, seed: int, wishes: Wishes) -> Person:
    """A person at a table that has begun, whose words depend on the seed alone."""
    player = PLAYERS[wishes.title]
    visitor = house.visitor()
    visitor.page.add_init_script(COUNT)
    wanted = json.dumps(json.dumps(wishes.settings))
    visitor.page.add_init_script(f"localStorage.setItem('emberhall.settings', {wanted})")
    person = player.who(visitor, seed)
    named = {name: value for name, value in wishes.options.items() if name != "seats"}
    person.begin(int(wishes.options.get("seats", player.seats)), **named)
    person.wait()
    vars(person)["draws"] = lambda seq: person.rng.seed(f"{seed} {seq}")
    if wishes.settings["endTurns"]:
        vars(person)["has_choice"] = lambda newest: newest["decision"] is not None and not ends(newest["decision"])
    return person


def ends(question: dict[str, Any]) -> bool:
    """True if the page answers by itself with the setting that ends turns."""
    return question["ask"] == "end" and len(question["words"]) == 1


def plan(browser: Browser, address: str, seed: int, wishes: Wishes) -> dict[int, str]:
    """What a person says in a game: each word, keyed by the number of words before it."""
    house = House(browser, address, f"clicks {seed}")
    person = sit(house, seed, wishes)
    seat: int = person.update()["view"]["seat"]
    person.ahead()
    moves = Record.parse(person.record()).moves
    house.close()
    return {k: word for k, (who, word) in enumerate(moves) if who == seat}


def click_by_click(record: Record, seat: int) -> int:
    """The clicks that a seat's words cost without gestures."""
    game = record.game()
    state = state_of(record, 0)
    cost = 0
    for who, word in record.moves:
        cost += one_by_one(game, state, word) if who == seat else 0
        state.apply(word)
    return cost


def one_by_one(game: Game, state: State, word: str) -> int:
    """The clicks of an answer: one for each thing until only one answer is left, and one to confirm it."""
    decision = state.decision
    assert decision is not None
    if len(decision.options) == 1 and decision.ask not in game.manners.asks:
        return 0
    choices = {decision.word(pick): game.face.choice(state, decision, pick) for pick in decision.options}
    left = list(choices.values())
    clicks = 0
    for ref in choices[word].refs:
        if clicks and len(left) == 1:
            break
        left = [each for each in left if ref in each.refs]
        clicks += 1
    return clicks + (choices[word].verb not in ("good", "coin", "less"))


def play(
    browser: Browser, address: str, seed: int, wishes: Wishes, said_then: dict[int, str]
) -> tuple[Counter[str], int, int]:
    """One game: its clicks by question and words, the clicks without gestures, and the player's number of turns."""
    house = House(browser, address, f"clicks {seed}")
    person = sit(house, seed, wishes)
    visitor = person.visitor
    person.plan = said_then
    spent: Counter[str] = Counter()
    before = clicks(visitor)
    said = len(person.said)
    while person.wait():
        asked = person.update()["decision"]["ask"]
        person.step()
        verbs = f"{asked}: " + "+".join(word.split(" ")[0] for word in person.said[said:])
        now, said = clicks(visitor), len(person.said)
        spent[verbs] += now - before
        before = now
    turns = [
        event
        for update in visitor.updates()
        for event in update["events"]
        if event["kind"] == TURN and event.get("seat") == update["view"]["seat"]
    ]
    seat: int = person.update()["view"]["seat"]
    single = click_by_click(Record.parse(person.record()), seat)
    house.close()
    return spent, single, len(turns)


def clicks(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("sessionStorage.clicks ?? 0"))


def main() -> int:
    """Play, and print what it cost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=sorted(PLAYERS))
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--one-click", action="store_true", help="with the setting that plays at once")
    parser.add_argument("--end-turns", action="store_true", help="with the setting that ends turns by themselves")
    parser.add_argument("--option", action="append", default=[], help="an option of the title, as mode=fountain")
    asked = parser.parse_args()
    settings = {"atOnce": asked.one_click, "endTurns": asked.end_turns}
    wishes = Wishes(asked.title, dict(option.split("=", 1) for option in asked.option), settings)
    seeds = range(1, asked.games + 1)
    plans: dict[int, dict[int, str]] = {}
    with TemporaryDirectory() as place, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium.find(), args=list(FLAGS))
        if PLAYERS[asked.title].planned:
            with serving(Path(place) / "plans.db") as server:
                plans = {seed: plan(browser, server.address, seed, wishes) for seed in seeds}
        with serving(Path(place) / "hall.db") as server:
            games = [play(browser, server.address, seed, wishes, plans.get(seed, {})) for seed in seeds]
        browser.close()
    kinds = sum((each for each, _, _ in games), Counter[str]())
    spent, single, turns = kinds.total(), sum(cost for _, cost, _ in games), sum(count for _, _, count in games)
    for verbs, count in kinds.most_common():
        print(f"{count:5} clicks, {count / turns:.2f} a turn, at {verbs}")
    print(f"{asked.title}: {spent} clicks in {turns} turns of {asked.games} games, {spent / turns:.2f} a turn")
    print(f"one by one the same words cost {single} clicks, {single / turns:.2f} a turn: {spent / single:.0%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
