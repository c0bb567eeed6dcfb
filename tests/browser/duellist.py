"""A person at a table of DragonDuel: every word is said by clicks on what is lit for it."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Position, Route

from emberhall import Record, load
from tests.browser.hall import Visitor
from tests.browser.people import Person

CARD = re.compile(r"\b(?:CS|ST)-\d{2}\b")
MONSTER_VERBS = ("use", "attack", "target", "block", "send", "choose", "push")


class Duellist(Person):
    """Plays at one page: plays what it can, attacks with what it can, and otherwise does anything."""

    TITLE = "dragonduel"

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, seed)
        # It passes by clicks; that the page can pass by itself has a test of its own.
        self.page.add_init_script("localStorage.setItem('emberhall.dragonduel.wishes', '{\"auto\": false}')")

    def shows(self, newest: dict[str, Any]) -> bool:
        return self.page.locator(f'.dd[data-seq="{newest["seq"]}"]').count() > 0

    def click(self, word: str, newest: dict[str, Any]) -> None:
        ask = newest["decision"]["ask"]
        verb, *rest = word.split()
        if verb in ("critical", "barrier"):
            self.page.get_by_test_id(f"number-{rest[0]}").click()
            self.page.get_by_test_id("confirm").click()
            return
        places = places_of(word, ask)
        for place in places:
            # The next card of a row may lie on this one, and an exhausted one is turned.
            side: Position | None = {"x": 22, "y": 50} if place.startswith(("card-", "monster-")) else None
            self.page.get_by_test_id(place).first.click(position=side)
            left = self.page.locator(f'[data-testid="question"] [data-word="{word}"]')
            if left.count():  # one thing, several words: a button says which
                left.click()
                return
            if self.page.get_by_test_id("confirm").count():
                break
        if places:
            self.page.get_by_test_id("confirm").click()
        else:
            self.page.locator(f'[data-testid="question"] [data-word="{word}"]').click()

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        for verb in ("keep", "attack", "play", "block", "use"):
            if wanted := [word for word in words if word.startswith(verb)]:
                return self.rng.choice(wanted)
        if words[0].startswith("barrier"):
            enough = [word for word in words if int(word.split()[1]) * 1000 >= view["battle"]["strength"]]
            return enough[0] if enough else words[0]
        return self.rng.choice(words)


def places_of(word: str, ask: str) -> list[str]:
    """The test ids of what is clicked for a word, in order."""
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
        return [f"monster-{one}", f"player-{rest[1][1:]}"]
    if verb == "discard":
        return [f"card-{one}"]
    if verb in ("take", "bottom"):
        return [f"looking-{one}"]
    if verb == "trigger":
        return [f"trigger-{one}"]
    zone = {"m": "monster-{}", "c": "chain-{}", "p": "player-{}"}.get(one[0])
    if zone is None:
        return [f"discard-{one}"]
    return [zone.format(one[1:] if one[0] == "p" else one)]


def leaks(frames: list[str], record_text: str, seat: int | None) -> list[str]:
    """Everything in the frames that this seat could not know when it came."""
    record = Record.parse(record_text)
    game = load(record.title)
    found: list[str] = []
    state = record.play(upto=0)
    at = 0
    seen: set[str] = set()
    for text in frames:
        message = json.loads(text)
        found += [f"A {message['t']} has a field {key!r}." for key in ("seed", "secret", "rng") if f'"{key}"' in text]
        if message["t"] != "update":
            continue
        seq = message["seq"]
        while at < seq:
            state.apply(record.moves[at][1])
            seen |= set(CARD.findall(record.moves[at][1])) if opened(record.moves[at][1]) else set()
            at += 1
        view = json.loads(json.dumps(game.view(state, seat)))
        if message["view"] != view:
            found.append(f"At {seq} seat {seat} was shown something else than its view.")
        if message["decision"] is not None and message["decision"]["seat"] != seat:
            found.append(f"At {seq} seat {seat} was told the options of another seat.")
        seen |= set(CARD.findall(json.dumps({**view, "lists": [view["lists"][seat]] if seat is not None else []})))
        own = set(view["lists"][seat] or []) if seat is not None else set()
        told = set(CARD.findall(json.dumps([message["events"], message["decision"]])))
        if strange := told - seen - own:
            found.append(f"At {seq} seat {seat} was told of {sorted(strange)}.")
    return found


def opened(word: str) -> bool:
    """Whether a word names its card to everybody."""
    return word.startswith(("play ", "target ")) or (word.startswith("discard ") and len(word.split()) > 1)


class Responder(Duellist):
    """Builds a small field and keeps its Spark for answers, Criticals and Barriers."""

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        verb = words[0].split()[0]
        if verb == "critical":
            return words[min(1, len(words) - 1)]
        if "end" in words:
            player = view["players"][view["seat"]]
            wanted = [word for word in words if word.startswith("attack")] if view["turn"] > 4 else []
            if not wanted and len(player["monsters"]) < 3 and player["spark_ready"] > 1:
                wanted = [word for word in words if word.startswith("play")]
            return self.rng.choice(wanted or ["end"])
        return super().choose(words, view)


def bring(page: Page, **decks: str) -> None:
    """Set up the next table with these decks."""

    def with_decks(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        asked["options"] |= decks
        route.continue_(post_data=json.dumps(asked))

    page.route("**/api/tables", with_decks)
