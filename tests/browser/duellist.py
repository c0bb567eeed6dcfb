"""A person at a table of DragonDuel: every word is said by clicks on what is lit for it."""

import json
import random
import re
import urllib.request
from typing import Any

from emberhall import Record, load
from tests.browser.hall import WAIT, Visitor

CARD = re.compile(r"\b(?:CS|ST)-\d{2}\b")
MONSTER_VERBS = ("use", "attack", "target", "block", "send", "choose", "push")


class Duellist:
    """Plays at one page: plays what it can, attacks with what it can, and otherwise does anything."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = random.Random(seed)
        self.said: list[str] = []
        self.asked: set[str] = set()
        self.answered = -1  # the update our last word answered

    def begin(self, seats: int, **options: str) -> None:
        self.visitor.open()
        self.visitor.set_up("dragonduel", seats=str(seats), **options)
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
            newest = json.loads(self.last_update())
            if self.has_choice(newest) and newest["seq"] != self.answered and self.shows(newest):
                return True
            self.page.wait_for_timeout(20)
        raise AssertionError(f"After {self.said[-3:]} neither a question nor an end came.")

    @staticmethod
    def has_choice(newest: dict[str, Any]) -> bool:
        """The table itself says a word that is the only one."""
        return newest["decision"] is not None and len(newest["decision"]["words"]) > 1

    def last_update(self) -> str:
        return next((text for text in reversed(self.visitor.frames) if '"t":"update"' in text), '{"decision": null}')

    def shows(self, newest: dict[str, Any]) -> bool:
        """Whether the page has come to the newest question."""
        return self.page.locator(f'.dd[data-seq="{newest["seq"]}"]').count() > 0

    def say(self, word: str) -> None:
        """Click what the word is about, then the button that does it."""
        newest = json.loads(self.last_update())
        ask = newest["decision"]["ask"]
        self.answered = newest["seq"]
        self.said.append(word)
        self.asked.add(ask)
        verb, *rest = word.split()
        if verb in ("critical", "barrier"):
            self.page.get_by_test_id(f"number-{rest[0]}").click()
            self.page.get_by_test_id("confirm").click()
            return
        places = places_of(word, ask)
        for place in places:
            self.page.get_by_test_id(place).first.click()
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

    def step(self) -> bool:
        """One word; False when the game is over."""
        if not self.wait():
            return False
        newest = json.loads(self.last_update())
        self.say(self.choose(newest["decision"]["words"], newest["view"]))
        return True

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        for verb in ("keep", "attack", "play", "block", "use"):
            if wanted := [word for word in words if word.startswith(verb)]:
                return self.rng.choice(wanted)
        if words[0].startswith("barrier"):
            enough = [word for word in words if int(word.split()[1]) * 1000 >= view["battle"]["strength"]]
            return enough[0] if enough else words[0]
        return self.rng.choice(words)

    def answer(self) -> bool:
        """One word if something is asked just now; False when nothing is."""
        newest = json.loads(self.last_update())
        if self.over() or not self.has_choice(newest) or newest["seq"] == self.answered or not self.shows(newest):
            return False
        self.say(self.choose(newest["decision"]["words"], newest["view"]))
        return True

    def play_to_the_end(self, most: int = 900) -> int:
        for count in range(most):
            if not self.step():
                return count
        raise AssertionError(f"The game was not over after {most} words.")

    def record(self) -> str:
        with urllib.request.urlopen(f"{self.visitor.address}api/tables/{self.visitor.table}/record") as answer:
            text: str = answer.read().decode()
        return text


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
