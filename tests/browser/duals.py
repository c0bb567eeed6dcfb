"""A person at a table of Flamecraft Duals: every word is said by clicks on what is lit for it."""

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

from emberhall import Record, load
from tests.browser.hall import WAIT, Visitor

ZONES = {
    **dict.fromkeys(("place", "from", "to", "swap", "with", "ignite", "fountain"), "hex"),
    **dict.fromkeys(("score", "return"), "card"),
    **dict.fromkeys(("pick", "keep"), "token"),
    "claim": "fountain",
    "draw": "draw",
    "choose": "fancy",
}


class Player:
    """Plays at one page; completes a card wherever a click can do it, and otherwise does anything."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.said: list[str] = []
        self.answered = -1  # the update our last word answered

    def begin(self, seats: int, **options: str) -> None:
        self.visitor.open()
        self.visitor.set_up("flamecraft_duals", seats=str(seats), **options)
        self.page.get_by_test_id("play-bots").click()

    def update(self) -> dict[str, Any]:
        return self.visitor.updates()[-1]

    def over(self) -> bool:
        return self.page.get_by_test_id("match-over").count() > 0

    def wait(self) -> bool:
        """Until a question is put to us (True) or the game is over (False)."""
        for _ in range(WAIT // 20):
            if self.over():
                return False
            asked = self.page.locator('[data-testid="question"][data-mine="true"]').count() > 0
            newest = self.update() if asked else {"seq": self.answered}
            if newest["seq"] != self.answered and newest["decision"] and self.visitor.shows(newest["seq"]):
                return True
            self.page.wait_for_timeout(20)
        raise AssertionError(f"After {self.said[-3:]} neither a question nor an end came.")

    def shown(self, place: str, attribute: str, of: Callable[[dict[str, Any]], str]) -> bool:
        """Whether the page comes to show what the newest view says; the table may go on by itself meanwhile."""
        for _ in range(100):
            thing = self.page.get_by_test_id(place)
            if self.over() or (thing.count() and thing.get_attribute(attribute) == of(self.update()["view"])):
                return True
            self.page.wait_for_timeout(20)
        return False

    def say(self, word: str) -> None:
        """Click what the word is about, then the button that does it."""
        self.answered = self.update()["seq"]
        self.said.append(word)
        self.page.get_by_test_id(place_of(word)).first.click()
        if not place_of(word).startswith("do-"):
            self.page.get_by_test_id("confirm").click()

    def step(self) -> bool:
        """One word; False when the game is over."""
        if not self.wait():
            return False
        shown = self.update()
        self.say(self.choose(shown["decision"]["words"], shown["view"]))
        return True

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        own = [word for word in words if not word.startswith("coin")] or words
        for verb in ("claim", "score", "fire"):
            if wanted := [word for word in own if word.startswith(verb)]:
                return self.rng.choice(wanted)
        if view["held"] and (wanted := [word for word in own if word in completing(view)]):
            return self.rng.choice(wanted)
        return self.rng.choice(own)

    def play_to_the_end(self, most: int = 900) -> int:
        for count in range(most):
            if not self.step():
                return count
        raise AssertionError(f"The game was not over after {most} words.")

    def record(self) -> str:
        with urllib.request.urlopen(f"{self.visitor.address}api/tables/{self.visitor.table}/record") as answer:
            text: str = answer.read().decode()
        return text


def place_of(word: str) -> str:
    """The test id of what is clicked for a word."""
    verb, _, ref = word.partition(" ")
    if verb in ZONES:
        return f"{ZONES[verb]}-{ref}"
    if verb == "coin":
        return f"fancy-{ref}" if ref else "coin"
    return f"do-{verb}-{ref}" if ref else f"do-{verb}"


def completing(view: dict[str, Any]) -> set[str]:
    """The placements of the held token that complete a card, as the cards themselves show them."""
    token = view["held"]["token"]
    return {
        f"place {short['missing']}"
        for card in [*view["hand"], *view["fountain"]]
        for short in card["short"]
        if token == "W" or short["wants"] in token
    }


def leaks(frames: list[str], record_text: str, seat: int) -> list[str]:
    """Cards of the other hand or of the deck that a frame names although this seat could not know them."""
    record = Record.parse(record_text)
    game = load(record.title)
    found: list[str] = []
    for text in frames:
        message = json.loads(text)
        found += [f"A {message['t']} has a field {key!r}." for key in ("seed", "secret", "rng") if f'"{key}"' in text]
        if message["t"] != "update" or message["seq"] >= len(record.moves):
            continue
        seq = message["seq"]
        if message["decision"] is not None and message["decision"]["seat"] != seat:
            found.append(f"At {seq} seat {seat} was told the options of another seat.")
        state = record.play(upto=seq)
        view = game.view(state, seat)
        if message["view"] != json.loads(json.dumps(view)):
            found.append(f"At {seq} seat {seat} was shown something else than its view.")
        hidden = unseen(view)
        told = json.dumps([message["view"], message["events"], message["decision"]])
        if named := sorted(card for card in hidden if f'"{card}"' in told or f" {card}" in told):
            found.append(f"At {seq} seat {seat} was told of {named}.")
    return found


def unseen(view: Any) -> set[str]:
    """The shop cards a seat cannot place: all but its own, those in piles, open ones, and what it knows of the rest."""
    types = "BCMIOP"
    cards = {f"{shape}-{kind * 3}" for shape in "LT" for kind in types}
    cards |= {f"L-{kind * 2}{odd}" for kind in types for odd in types if odd != kind}
    assert len(cards) == 42
    seen = {card["card"] for card in view["hand"] or []} | {card["card"] for card in view["returned"]}
    seen |= {card for card in view["open_cards"] if card}
    for player in view["players"]:
        seen |= {*player["known"], *player["pile"]}
    return cards - seen
