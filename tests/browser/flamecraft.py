"""A person at a table of Flamecraft: every word is said by clicks on what is lit for it."""

from typing import Any

from tests.browser.people import Person
from tests.browser.secrets import told_too_much

KINDS = ("br", "me", "ir", "po", "cr", "pl", "coin")
OF_KIND = ("fee", "good", "type", "spend", "less", "coin")
OF_ARTISAN = ("take", "fire", "cheer", "swap", "name")
OF_SPELL = ("cast", "pick", "buy", "reserve")
OF_FANCY = ("keep", "score", "reveal")
# What is looked at before it is done; and what may be done beside answering.
WEIGHED = ("visit", "keep", "cast", "buy", "reveal", "companion", "score", "return", "unlock")
FREE = ("reveal", "companion")
PREFERRED = ("reveal", "companion", "enchant", "cast", "place", "take")
"""What brings the game on."""
# What is told of cards that lay open, or were one's own, before they went into a hand or a deck.
SEEN = ("arrived", "charmed", "took", "fired", "gave", "replaced", "sank", "passed-on")


class Player(Person):
    """Plays by chance, but prefers what brings the game on."""

    TITLE = "flamecraft"

    def click(self, word: str, newest: dict[str, Any]) -> None:
        """One thing after the other, then the button that does it, where one click is not enough."""
        decision = newest["decision"]
        words = decision["words"]
        choice = decision["choices"][words.index(word)]
        facts = choice.get("facts") or {}
        mode = self.rng.choice(facts["modes"]) if facts.get("modes") else ""
        gesture = self.gesture(word, "cast" if mode == "enchant" else "place", newest)
        if gesture is not None:
            return self.make(gesture, decision)
        button = self.page.get_by_test_id(f"do-{word.replace(' ', '-')}")
        if word.partition(" ")[0] in FREE and button.count():
            return button.click()
        if facts.get("count"):
            return self.several(word, facts)
        refs = refs_of(word)
        clicks = 0
        for k, ref in enumerate(refs):
            left = [each for each in words if set(refs[:k]) <= set(refs_of(each))]
            if k and len(left) == 1:
                break  # the first click has chosen it
            self.point(ref)
            clicks = k + 1
        seen = choice["verb"] == "visit" and not mode and self.wide()
        if clicks > 1 or (refs and not choice.get("final") and (seen or choice["verb"] not in WEIGHED)):
            return None
        if mode:
            return self.page.get_by_test_id(f"do-{mode}").click()
        same = [each for each in words if set(refs_of(each)) >= set(refs)]
        return (self.page.get_by_test_id("confirm") if refs and len(same) == 1 else button).click()

    def wide(self) -> bool:
        """Whether a shop shows what it gives before it is clicked."""
        size = self.page.viewport_size
        return size is not None and size["width"] >= 700

    def gesture(self, word: str, verb: str, newest: dict[str, Any]) -> dict[str, Any] | None:
        """What would be placed or cast at the shop, said together with the visit, where both ends are seen."""
        offered: list[dict[str, Any]] = newest["decision"].get("combined", [])
        found = [each for each in offered if each["words"][0] == word and each["choice"]["verb"] == verb]
        if not found or not self.page.locator(f'[data-ref="{found[0]["choice"]["refs"][0]}"]:visible').count():
            return None
        self.draws(newest["seq"] + len(found[0]["words"]) - 1)
        last = self.choose([each["words"][-1] for each in found], newest["view"])
        return found[[each["words"][-1] for each in found].index(last)]

    def make(self, gesture: dict[str, Any], decision: dict[str, Any]) -> None:
        """From one thing to the other; then its sets, where it has several."""
        refs = gesture["choice"]["refs"]
        self.said.extend(gesture["words"][1:])
        for ref in refs[:2]:
            self.point(ref)
        same = [each for each in decision["combined"] if each["choice"]["refs"] == refs]
        if len(same) > 1:
            self.page.get_by_test_id(f"do-{gesture['words'][-1].replace(' ', '-')}").click()

    def point(self, ref: str) -> None:
        """Click a thing; a person stands in the question where only that is still open."""
        person = self.page.get_by_test_id(ref.replace("seat:", "for-"))
        if ref.startswith("seat:") and person.count():
            return person.click()
        return self.page.locator(f'[data-ref="{ref}"]:visible').first.click()

    def several(self, word: str, facts: dict[str, Any]) -> None:
        """Goods of one's choice, in any order; the last one says them all."""
        others = [each for each in facts["words"] if each != word or not facts["apart"]]
        more = (
            self.rng.sample(others, facts["count"] - 1)
            if facts["apart"]
            else self.rng.choices(others, k=facts["count"] - 1)
        )
        for each in (word, *more):
            self.point(refs_of(each)[0])

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        for verb in PREFERRED:
            if wanted := [word for word in words if word.startswith(verb)]:
                return self.rng.choice(wanted)
        return self.rng.choice(words)


def refs_of(word: str) -> list[str]:
    """What is clicked for a word, as the page names it; nothing where it is a button."""
    verb, *rest = word.split(" ")
    ref = rest[0] if rest else ""
    if verb in OF_KIND:
        return [f"good:{ref}"]
    if verb in OF_ARTISAN:
        return [f"artisan:{ref}"]
    if verb in OF_SPELL:
        return [f"spell:{ref}"]
    if verb in OF_FANCY:
        return [f"fancy:{ref}"]
    if verb == "gift":
        return [thing(ref), f"seat:{rest[2]}"] if rest[1] == "to" else [thing(ref)]
    return {
        "visit": [f"shop:{ref}"],
        "draw": ["deck:artisans"],
        "place": [f"artisan:{ref}", f"slot:{rest[-1]}"] if rest else [],
        "replace": [f"artisan:{ref}", f"artisan:{rest[-1]}"] if rest else [],
        "lay": [f"artisan:{rest[-1]}"] if rest else [],
        "return": [thing(ref)],
        "tuck": [f"spell:{ref}", f"shop:{rest[-1]}"] if rest else [],
        "deposit": [f"deposit:{ref}"],
        "space": [f"space:{ref}"],
        "companion": [f"companion:{ref}"] if rest else [],
    }.get(verb, [])


def thing(ref: str) -> str:
    if ref in KINDS:
        return f"good:{ref}"
    return f"artisan:{ref}" if ref.startswith("A-") else f"fancy:{ref}"


def leaks(frames: list[str], record_text: str, seat: int) -> list[str]:
    """Where a frame of a seat names a card that it could not know, or differs from what its view is."""
    return told_too_much(frames, record_text, seat, hidden)


def hidden(game: Any, state: Any, seat: int, message: dict[str, Any]) -> tuple[set[str], list[Any]]:
    events = message["events"] + (message.get("log") or [])
    given = any(event["kind"] == "gave-fancy" and event["seat"] == seat for event in events)
    seen = (*SEEN, "dealt") if given else SEEN  # who gives a fancy away knows it
    secret = [event for event in events if event["kind"] not in seen]
    view = {**message["view"], "turn": None}  # the turn names what was fired and placed before everybody's eyes
    return unseen(game, state, seat), [view, secret, message["decision"]]


def unseen(game: Any, state: Any, seat: int) -> set[str]:
    """Cards of other hands, unscored fancies of others, and every card of a deck that is face down."""
    others = [each for each in range(state.terms.seats) if each != seat]
    hidden = {game.book.artisan_ids[card] for card in state.deck}
    hidden |= {game.book.fancy_ids[card] for card in state.fancy_deck}
    hidden |= {game.book.enchantment_ids[card] for card in state.enchantments}
    hidden |= {game.book.shop_ids[card] for card in state.shop_deck}
    for each in others:
        hidden |= {*game.view(state, each)["me"]["hand"]}
        hidden |= {fancy["id"] for fancy in game.view(state, each)["me"]["fancies"]}
    return hidden
