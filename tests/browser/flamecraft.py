"""A player of Flamecraft who says every word by clicking lit elements."""

from typing import Any

from tests.browser.hall import Visitor
from tests.browser.people import Person
from tests.browser.secrets import told_too_much

KINDS = ("br", "me", "ir", "po", "cr", "pl", "coin")
OF_KIND = ("fee", "good", "type", "spend", "less", "coin")
OF_ARTISAN = ("take", "fire", "cheer", "swap", "name")
OF_SPELL = ("cast", "pick", "buy", "reserve")
OF_FANCY = ("keep", "score", "reveal")
# Verbs that need confirming; and those that may be used without answering the question.
WEIGHED = ("visit", "keep", "cast", "buy", "reveal", "companion", "score", "return", "unlock")
FREE = ("reveal", "companion")
PREFERRED = ("reveal", "companion", "enchant", "cast", "place", "take")
"""Verbs that move the game along."""
# Events about cards that were public, or the seat's own, before they went into a hand or a deck.
SEEN = ("arrived", "charmed", "took", "fired", "gave", "replaced", "sank", "passed-on")


class Player(Person):
    """Plays at random, but prefers words that move the game along."""

    TITLE = "flamecraft"

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, seed)
        self.known_wide: dict[int, bool] = {}  # by window width

    def click(self, word: str, newest: dict[str, Any]) -> None:
        """Click as few elements as identify the word, then its button if the clicks were not enough."""
        decision = newest["decision"]
        choice = decision["choices"][decision["words"].index(word)]
        facts = choice.get("facts") or {}
        gesture = self.gesture(word, newest)
        if gesture is not None:
            return self.make(gesture, decision)
        button = self.hand.get_by_test_id(f"do-{word.replace(' ', '-')}")
        if word.partition(" ")[0] in FREE and button.count():
            return button.click()
        if facts.get("count"):
            return self.several(word, newest["seq"], facts)
        refs = shortest(choice["refs"], [each["refs"] for each in decision["choices"]])
        for ref in refs:
            self.point(ref)
        if facts.get("modes"):
            mode = self.plan.get(newest["seq"] + 1) or self.rng.choice(facts["modes"])
            self.said.append(mode)
            return self.hand.get_by_test_id(f"do-{mode}").click()
        same = [each for each in decision["choices"] if set(each["refs"]) >= set(refs)]
        if not refs or len(same) > 1:
            return button.click()
        return None if self.at_once(choice, len(refs)) else self.hand.get_by_test_id("confirm").click()

    def at_once(self, choice: dict[str, Any], pointed: int) -> bool:
        """True if pointing was enough: it can be taken back, and hovering has shown it or it needs no confirming."""
        if pointed > 1 and len(choice["refs"]) == pointed:
            return True  # like dragging one onto the other
        return not choice.get("final") and (self.wide() or choice["verb"] not in WEIGHED)

    def wide(self) -> bool:
        """True if hovering shows what an element gives before it is clicked."""
        width = self.page.viewport_size["width"] if self.page.viewport_size else 0
        if width not in self.known_wide:
            wide = self.page.evaluate("matchMedia('(hover: hover) and (min-width: 700px)').matches")
            self.known_wide[width] = bool(wide)
        return self.known_wide[width]

    def gesture(self, word: str, newest: dict[str, Any]) -> dict[str, Any] | None:
        """A gesture that says this word and more, if it can be pointed at: the longest that fits the plan, or any."""
        offered = [each for each in newest["decision"].get("combined", []) if each["words"][0] == word]
        offered = [each for each in offered if self.sees(each["choice"])]
        seq = newest["seq"]
        if self.plan:
            offered = [
                each for each in offered if each["words"] == [self.plan.get(seq + k) for k in range(len(each["words"]))]
            ]
            return max(offered, key=lambda each: len(each["words"]), default=None)
        wanted = [each for each in offered if each["choice"]["verb"] in ("place", "cast")]
        return self.rng.choice(wanted or offered) if offered else None

    def sees(self, choice: dict[str, Any]) -> bool:
        refs = choice["refs"]
        if len(refs) == 1 and not self.wide():
            return False  # on a touch screen all of a shop is one target
        return all(self.visitor.sees(f'[data-ref="{ref}"]') for ref in refs[:1])

    def make(self, gesture: dict[str, Any], decision: dict[str, Any]) -> None:
        """Point at one element, then the other; then choose among several gestures, or confirm."""
        choice = gesture["choice"]
        refs = choice["refs"]
        self.said.extend(gesture["words"][1:])
        for ref in refs[: 1 if self.begun_is_said(choice, decision) else 2]:
            self.point(ref)
        same = [each for each in decision["combined"] if each["choice"]["refs"] == refs]
        if len(same) > 1 or not refs:
            self.hand.get_by_test_id(f"do-{gesture['words'][-1].replace(' ', '-')}").click()
        elif len(refs) == 1 and not (self.wide() and not choice.get("final")):
            self.hand.get_by_test_id("confirm").click()

    def begun_is_said(self, choice: dict[str, Any], decision: dict[str, Any]) -> bool:
        """True if the first element has only one possible target, which hovering has shown."""
        every = decision["choices"] + [each["choice"] for each in decision["combined"]]
        alone = sum(choice["refs"][0] in each["refs"] for each in every) == 1 if choice["refs"] else False
        return alone and self.wide() and not choice.get("final")

    def point(self, ref: str) -> None:
        """Click an element; a seat has a button in the question if only the seat is still open."""
        person = f'[data-testid="{ref.replace("seat:", "for-")}"], ' if ref.startswith("seat:") else ""
        self.hand.find(f'{person}[data-ref="{ref}"]', seen=True).first.click()

    def several(self, word: str, seq: int, facts: dict[str, Any]) -> None:
        """Click goods in any order; the last click says all of them."""
        if self.plan:
            self.planned(seq, facts)
            return
        others = [each for each in facts["words"] if each != word or not facts["apart"]]
        more = (
            self.rng.sample(others, facts["count"] - 1)
            if facts["apart"]
            else self.rng.choices(others, k=facts["count"] - 1)
        )
        for each in (word, *more):
            self.point(refs_of(each)[0])

    def planned(self, seq: int, facts: dict[str, Any]) -> None:
        """Click the planned goods; goods that follow from them automatically are not words."""
        words: list[str] = []
        while len(words) < facts["count"] and (word := self.plan.get(seq + len(words), "")) in facts["words"]:
            words.append(word)
        self.said.extend(words[1:])
        after = facts["words"][facts["words"].index(words[-1]) + 1 :] if facts["apart"] else facts["words"][-1:] * 9
        for each in (*words, *after[: facts["count"] - len(words)]):
            self.point(refs_of(each)[0])

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        for verb in PREFERRED:
            if wanted := [word for word in words if word.startswith(verb)]:
                return self.rng.choice(wanted)
        return self.rng.choice(words)


def shortest(refs: list[str], all_refs: list[list[str]]) -> list[str]:
    """One ref that no other answer has, or all refs of the answer if there is none."""
    for ref in refs if len(refs) > 1 else ():
        if sum(ref in each for each in all_refs) == 1:
            return [ref]
    return refs


def refs_of(word: str) -> list[str]:
    """The refs to click for a word, as the page names them; none if it is a button."""
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
    """Frames of a seat that name a card it cannot know, or differ from its view."""
    return told_too_much(frames, record_text, seat, hidden)


def hidden(game: Any, state: Any, seat: int, message: dict[str, Any]) -> tuple[set[str], list[Any]]:
    events = message["events"] + (message.get("log") or [])
    given = any(event["kind"] == "gave-fancy" and event["seat"] == seat for event in events)
    seen = (*SEEN, "dealt") if given else SEEN  # the giver of a fancy knows it
    secret = [event for event in events if event["kind"] not in seen]
    view = {**message["view"], "turn": None}  # the turn names cards that were fired and placed in public
    return unseen(game, state, seat), [view, secret, message["decision"]]


def unseen(game: Any, state: Any, seat: int) -> set[str]:
    """Cards in other hands, unscored fancies of others, and every face-down card of a deck."""
    others = [each for each in range(state.terms.seats) if each != seat]
    hidden = {game.book.artisan_ids[card] for card in state.deck}
    hidden |= {game.book.fancy_ids[card] for card in state.fancy_deck}
    hidden |= {game.book.enchantment_ids[card] for card in state.enchantments}
    hidden |= {game.book.shop_ids[card] for card in state.shop_deck}
    for each in others:
        hidden |= {*game.view(state, each)["me"]["hand"]}
        hidden |= {fancy["id"] for fancy in game.view(state, each)["me"]["fancies"]}
    return hidden
