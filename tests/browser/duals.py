"""A player of Flamecraft Duals who says every word by clicking lit elements."""

from collections.abc import Callable
from typing import Any

from tests.browser.people import Person
from tests.browser.secrets import told_too_much

ZONES = {
    **dict.fromkeys(("place", "from", "to", "swap", "with", "ignite", "fountain"), "hex"),
    **dict.fromkeys(("score", "return"), "card"),
    **dict.fromkeys(("pick", "keep"), "token"),
    "claim": "fountain",
    "draw": "draw",
    "choose": "fancy",
}

WEIGHED = ("coin", "draw", "score", "claim", "choose", "return")


class Player(Person):
    """Completes a card whenever a click can, and otherwise plays at random."""

    TITLE = "flamecraft_duals"

    def shown(self, place: str, attribute: str, of: Callable[[dict[str, Any]], str]) -> bool:
        """Wait until the page shows what the newest view says; the table may go on by itself meanwhile."""
        for _ in range(100):
            thing = self.page.get_by_test_id(place)
            if self.over() or (thing.count() and thing.get_attribute(attribute) == of(self.update()["view"])):
                return True
            self.visitor.pause()
        return False

    def has_choice(self, newest: dict[str, Any]) -> bool:
        return super().has_choice(newest) and newest["decision"]["ask"] != "pull"  # the page pulls by itself

    def click(self, word: str, newest: dict[str, Any]) -> None:
        """Click an element, then what confirms it: a button, the way it fires up, or nothing if the move goes on."""
        decision = newest["decision"]
        choice = decision["choices"][decision["words"].index(word)]
        facts = choice.get("facts", {})
        scores = [each for each in decision["words"] if each.startswith("score")]
        claims = [each for each in decision["words"] if each.startswith("claim")]
        button = word in scores or (not scores and claims == [word])  # it scores everything there is
        self.at(f"do-{choice['verb']}" if button else place_of(word))
        if facts.get("count", 1) > 1:
            self.also([each for each in decision["words"] if each not in {word, "coin"}], newest)
        elif "then" in facts:
            self.also(facts["then"] + ([facts["rest"]] if "rest" in facts else []), newest)
        if not (button or "then" in facts or place_of(word).startswith("do-") or light(choice)):
            self.at("confirm")

    def also(self, words: list[str], newest: dict[str, Any]) -> None:
        """Click the word that goes with the previous one; the page sends both together."""
        self.draws(newest["seq"] + 1)
        word = self.choose(words, {**newest["view"], "held": None})
        self.said.append(word)
        self.at(place_of(word))

    def at(self, place: str) -> None:
        self.hand.get_by_test_id(place).first.click()
        if place == "do-no" and self.page.locator('[data-testid="do-no"][data-asked="true"]').count():
            self.hand.get_by_test_id(place).click()  # the page asks for confirmation, once

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        own = [word for word in words if not word.startswith("coin")] or words
        for verb in ("claim", "score", "fire"):
            if wanted := [word for word in own if word.startswith(verb)]:
                return self.rng.choice(wanted)
        if view["held"] and (wanted := [word for word in own if word in completing(view)]):
            return self.rng.choice(wanted)
        return self.rng.choice(own)


def light(choice: dict[str, Any]) -> bool:
    """True if the click was enough: it can be taken back, and no card or coin is at stake."""
    facts = choice.get("facts", {})
    return not (choice.get("final") or "ends" in facts or "then" in facts or choice["verb"] in WEIGHED)


def place_of(word: str) -> str:
    """The test id of the element to click for a word."""
    verb, _, ref = word.partition(" ")
    if verb in ZONES:
        return f"{ZONES[verb]}-{ref}"
    if verb == "coin":
        return f"fancy-{ref}" if ref else "coin"
    return f"do-{verb}-{ref}" if ref else f"do-{verb}"


def completing(view: dict[str, Any]) -> set[str]:
    """The placements of the held token that complete a card, as the view's cards list them."""
    token = view["held"]["token"]
    return {
        f"place {short['missing']}"
        for card in [*view["hand"], *view["fountain"]]
        for short in card["short"]
        if token == "W" or short["wants"] in token
    }


def leaks(frames: list[str], record_text: str, seat: int) -> list[str]:
    """Cards of the other hand or the deck that a frame names although this seat cannot know them."""
    return told_too_much(frames, record_text, seat, hidden)


def hidden(game: Any, state: Any, seat: int, message: dict[str, Any]) -> tuple[set[str], list[Any]]:
    return unseen(game.view(state, seat)), [message["view"], message["events"], message["decision"]]


def unseen(view: Any) -> set[str]:
    """The shop cards whose place a seat does not know: not in its hand, in a pile, open, or otherwise known to it."""
    types = "BCMIOP"
    cards = {f"{shape}-{kind * 3}" for shape in "LT" for kind in types}
    cards |= {f"L-{kind * 2}{odd}" for kind in types for odd in types if odd != kind}
    assert len(cards) == 42
    seen = {card["card"] for card in view["hand"] or []} | {card["card"] for card in view["returned"]}
    seen |= {card for card in view["open_cards"] if card}
    for player in view["players"]:
        seen |= {*player["known"], *player["pile"]}
    return cards - seen
