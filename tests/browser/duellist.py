"""A player of DragonDuel who says every word by clicking lit elements."""

import json
import re
from typing import Any

from playwright.sync_api import Position

from emberhall import Record, load
from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.game import GAME
from emberhall.kernel.records import RESIGN
from tests.browser.hall import Visitor
from tests.browser.people import Person
from tests.replays import state_of

#: The items on the chain, from the top.
ITEMS = """[...document.querySelectorAll('[data-testid^="item-"]')].map(one => one.dataset.testid)"""
CARD = re.compile(r"\b(?:CS|ST)-\d{2}\b")
BOOK = {card.code: card for card in GAME.book.cards}


class Duellist(Person):
    """Plays what it can, attacks with what it can, and otherwise answers at random."""

    TITLE = "dragonduel"

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, seed)
        self.answers: list[tuple[str, str]] = []  # questions and the answers given
        self.chains: list[tuple[int, list[dict[str, Any]]]] = []  # the seat, and the chain at its question
        # Pass by clicks: automatic passing has its own tests.
        self.page.add_init_script("localStorage.setItem('emberhall.dragonduel.wishes', '{\"ask\": \"always\"}')")

    def shows(self, newest: dict[str, Any]) -> bool:
        return self.visitor.has(f'.dd[data-seq="{newest["seq"]}"]')

    def say(self, word: str) -> None:
        newest = self.update()
        view = newest["view"]
        self.answers.append((newest["decision"]["ask"], word))
        self.chains.append((view["seat"], view["chain"]))
        self.check_chain(view["chain"])
        super().say(word)

    def check_chain(self, chain: list[dict[str, Any]]) -> None:
        """The page shows the chain as a stack, with the newest item, which resolves next, on top."""
        shown = self.page.evaluate(ITEMS)
        assert shown == [f"item-{item['id']}" for item in reversed(chain)]

    def click(self, word: str, newest: dict[str, Any]) -> None:
        ask = newest["decision"]["ask"]
        verb, *rest = word.split()
        if verb in ("critical", "barrier"):
            self.hand.get_by_test_id(f"number-{rest[0]}").click()
            self.hand.get_by_test_id("confirm").click()
            return
        places = places_of(word, ask)
        for place in places:
            # The next card of a row may overlap this one, and an exhausted one is turned.
            side: Position | None = {"x": 22, "y": 50} if place.startswith(("card-", "monster-")) else None
            self.hand.get_by_test_id(place).first.click(position=side)
            left = self.hand.find(f'[data-testid="question"] [data-word="{word}"]')
            if left.count():  # one element stands for several words: a button decides
                left.click()
                return
            if self.visitor.has('[data-testid="confirm"]:enabled'):
                break
        if places:
            self.hand.get_by_test_id("confirm").click()
        else:
            self.hand.find(f'[data-testid="question"] [data-word="{word}"]').click()
            if asks_once(word, newest["decision"]):
                self.hand.get_by_test_id("confirm").click()

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        for verb in ("keep", "attack", "play", "block", "use"):
            if wanted := [word for word in words if word.startswith(verb)]:
                return self.rng.choice(wanted)
        if words[0].startswith("barrier"):
            enough = [word for word in words if int(word.split()[1]) * 1000 >= view["battle"]["strength"]]
            return enough[0] if enough else words[0]
        return self.rng.choice(words)


def asks_once(word: str, decision: dict[str, Any]) -> bool:
    """True if the page asks for confirmation: the turn would end although several monsters could still attack."""
    told: dict[str, Any] = decision["choices"][decision["words"].index(word)]
    return word == "end" and told["facts"]["attackers"] > 1


def places_of(word: str, ask: str) -> list[str]:
    """The test ids to click for a word, in order."""
    verb, *rest = word.split()
    if word == "push new":
        return ["newcomer"]
    if word == "discard" or not rest or verb in ("mode", "no"):
        return []
    one = rest[0]
    if verb == "play":
        if ask == "tower":
            return []
        return [f"discard-{one}" if word.endswith("from discard") else f"card-{one}"]
    if verb == "attack":
        return [f"monster-{one}", f"whom-{rest[1][1:]}"]
    if verb == "discard":
        return [f"card-{one}"]
    if verb in ("take", "bottom"):
        return [f"looking-{one}"]
    if verb == "trigger":
        return [f"first-trigger-{one}"]
    zone = {"m": "monster-{}", "c": "chain-{}", "p": "whom-{}"}.get(one[0])
    if zone is None:
        return [f"discard-{one}"]
    return [zone.format(one[1:] if one[0] == "p" else one)]


def leaks(frames: list[str], record_text: str, seat: int | None) -> list[str]:
    """Everything in the frames that this seat could not know at the time."""
    record = Record.parse(record_text)
    game = load(record.title)
    results: list[str] = []
    state = state_of(record, 0)
    at = 0
    seen: set[str] = set()
    for text in frames:
        message = json.loads(text)
        results += [f"A {message['t']} has a field {key!r}." for key in ("seed", "secret", "rng") if f'"{key}"' in text]
        if message["t"] != "update":
            continue
        seq = message["seq"]
        while at < seq:
            who, word = record.moves[at]
            if word == RESIGN:
                game.resign(state, who)
            else:
                state.apply(word)
            seen |= set(CARD.findall(word)) if opened(word) else set()
            at += 1
        view = json.loads(json.dumps(game.view(state, seat)))
        if message["view"] != view:
            results.append(f"At {seq} seat {seat} was shown something else than its view.")
        if message["decision"] is not None and message["decision"]["seat"] != seat:
            results.append(f"At {seq} seat {seat} was told the options of another seat.")
        seen |= set(CARD.findall(json.dumps({**view, "lists": [view["lists"][seat]] if seat is not None else []})))
        own = set(view["lists"][seat] or []) if seat is not None else set()
        told = set(CARD.findall(json.dumps([message["events"], message["decision"]])))
        if strange := told - seen - own:
            results.append(f"At {seq} seat {seat} was told of {sorted(strange)}.")
    return results


def opened(word: str) -> bool:
    """True if a word reveals its card to everybody."""
    return word.startswith(("play ", "target ")) or (word.startswith("discard ") and len(word.split()) > 1)


COUNTERS = ("CS-45", "CS-64", "CS-80")
#: A deck of cheap monsters, cheap Magic, and every card that counters.
ANSWERS = "4xcs-45,4xcs-64,4xcs-80,4xcs-13,4xcs-31,4xcs-62,4xcs-15,4xcs-01,4xcs-17,4xcs-20,4xcs-43,4xcs-50,2xcs-82"
#: Everything in a duel that the page asks about.
MOMENTS = {"response", "counter", "block", "critical", "barrier", "tower"}


class Responder(Duellist):
    """Builds a small field and keeps its Spark for responses, Criticals and Barriers, and counters for responses."""

    peace = 5  # turns without an attack: a short duel has few responses

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        plays = [word for word in words if word.startswith("play ")]
        counters = [word for word in plays if word.split()[1] in COUNTERS]
        fits = affordable([word for word in plays if word not in counters], view)
        if "pass" in words:
            wanted = counters if len(view["chain"]) > 1 and counters else fits
            return self.rng.choice(wanted or ["pass"])
        if "end" in words:
            return self.turn(words, fits, view)
        if words[0].startswith("critical"):
            return words[min(1, len(words) - 1)]
        return super().choose(words, view)

    def turn(self, words: list[str], fits: list[str], view: dict[str, Any]) -> str:
        baits = [word for word in fits if kind_of(word) == "magic"] if holds_counter(view) else []
        attacks = [word for word in words if word.startswith("attack")] if view["turn"] > self.peace else []
        builds = fits if len(view["players"][view["seat"]]["monsters"]) < 3 else []
        return self.rng.choice(baits or attacks or builds or ["end"])


class Answerer(Duellist):
    """Keeps all its Spark for responses, and responds whenever it can."""

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        if "end" in words:
            empty = not view["players"][view["seat"]]["monsters"]
            monsters = [word for word in words if word.startswith("play ") and kind_of(word) == "monster"]
            return self.rng.choice((monsters if empty else []) or ["end"])
        return super().choose(words, view)


def holds_counter(view: dict[str, Any]) -> bool:
    return any(code in COUNTERS for code in view["hand"])


def affordable(plays: list[str], view: dict[str, Any]) -> list[str]:
    """The plays that leave enough Spark for a counter."""
    ready = view["players"][view["seat"]]["spark_ready"]
    return [word for word in plays if not holds_counter(view) or ready - spark_for(word) >= 2]


def kind_of(word: str) -> str:
    return "magic" if BOOK[word.split()[1]].kind == w.MAGIC else "monster"


def spark_for(word: str) -> int:
    """How many Spark cards playing this costs."""
    return -(-int(BOOK[word.split()[1]].cost) // 2)


def moments(player: Duellist) -> set[str]:
    """Which of MOMENTS this player brought about, judging by its clicks and what came of them."""
    results: set[str] = set()
    for ask, word in player.answers:
        verb = word.split()[0]
        if ask == "respond" and verb in ("play", "use"):
            results.add("response")
        elif ask == "tower" and verb == "play":
            results.add("tower")
        elif verb == "block" or (verb in ("critical", "barrier") and word != f"{verb} 0"):
            results.add(verb)
    for seat, chain in player.chains:
        answers = {item["id"] for item in chain[1:] if item["seat"] != seat}
        if any(item["seat"] == seat and answers & set(item["targets"]) for item in chain[2:]):
            results.add("counter")
    return results
