"""What players who click on a page share. A subclass per title chooses words and knows what to click for them."""

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any, ClassVar

from websockets.sync.client import connect

from tests.browser.hall import WAIT, Visitor
from tests.browser.hand import Hand
from tests.browser.mouse import Mouse
from tests.browser.tables import open_table


class Person:
    """Plays at one page, word by word."""

    TITLE: ClassVar[str]

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.hand: Hand = Mouse(visitor.page)
        self.rng = random.Random(seed)
        self.said: list[str] = []
        self.asked: set[str] = set()
        self.answered = -1  # seq of the update our last word answered
        self.plan: dict[int, str] = {}  # words to say, by seq; where there is none, `choose` decides

    # --- what each title defines

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        raise NotImplementedError

    def click(self, word: str, newest: dict[str, Any]) -> None:
        """Click what the word is about, then the button that does it."""
        raise NotImplementedError

    def draws(self, seq: int) -> None:
        """Called before the word at `seq` is chosen."""

    def shows(self, newest: dict[str, Any]) -> bool:
        """True if the page shows the newest question."""
        own = '[data-testid="question"][data-mine="true"]'
        return self.visitor.has(f'body:has(.stage[data-seq="{newest["seq"]}"]):has({own})')

    # --- what all titles share

    def begin(self, seats: int, **options: str) -> None:
        """Sit at a table with bots; the browser's first one is made through the API, which is faster."""
        if self.visitor.nonce:
            return open_table(self.visitor, self.TITLE, seats, options)
        self.visitor.open()
        self.visitor.set_up(self.TITLE, seats=str(seats), **options)
        return self.page.get_by_test_id("play-bots").click()

    def update(self) -> dict[str, Any]:
        """The newest update received."""
        return self.visitor.newest() or {"decision": None}

    def over(self) -> bool:
        """True if the page shows the end; only checked once the game has ended."""
        if self.update().get("view", {}).get("winners", ()) is None:
            return False
        return self.visitor.has('[data-testid="match-over"]')

    def has_choice(self, newest: dict[str, Any]) -> bool:
        """True if we have something to answer; pages never hear of questions that answer themselves."""
        return newest["decision"] is not None

    def question(self) -> dict[str, Any] | None:
        """The update with an unanswered question for us that the page shows."""
        newest = self.update()
        if self.has_choice(newest) and newest["seq"] != self.answered and self.shows(newest):
            # News may have come while the page was looked at: it passes by itself, for one.
            return newest if self.update() is newest else None
        return None

    def wait(self) -> bool:
        """Wait for a question to us (True) or the end of the game (False)."""
        for _ in self.visitor.while_news_come(hurry=True):
            if self.question() is not None:
                return True
            if self.over():
                return False
        raise AssertionError(f"After {self.said[-3:]} neither a question nor an end came.")

    def say(self, word: str) -> None:
        newest = self.update()
        self.answered = newest["seq"]
        self.said.append(word)
        self.asked.add(newest["decision"]["ask"])
        self.click(word, newest)

    def step(self) -> bool:
        """Say one word; False when the game is over."""
        if not self.wait():
            return False
        newest = self.update()
        self.draws(newest["seq"])
        self.say(self.plan.get(newest["seq"]) or self.choose(newest["decision"]["words"], newest["view"]))
        return True

    def answer(self) -> bool:
        """Say one word if we are asked right now; False if not."""
        newest = None if self.over() else self.question()
        if newest is None:
            return False
        self.say(self.choose(newest["decision"]["words"], newest["view"]))
        return True

    def play_to_the_end(self, most: int = 900) -> int:
        for count in range(most):
            if not self.step():
                return count
        raise AssertionError(f"The game was not over after {most} words.")

    def ahead(self, wanted: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
        """Play to the first wanted question, or to the end, without the page, which takes ten times as long."""
        self.page.get_by_test_id("question").or_(self.page.get_by_test_id("match-over")).first.wait_for()
        table, token = self.visitor.table, self.page.evaluate("JSON.parse(localStorage.getItem('emberhall.me')).token")
        there = self.page.url
        self.page.goto("about:blank")
        with connect(f"ws{self.visitor.address[4:]}api/socket", max_size=None) as socket:
            socket.send(json.dumps({"t": "hello", "token": token}))
            socket.send(json.dumps({"t": "join", "table": table}))
            while True:
                newest = json.loads(socket.recv(timeout=WAIT / 1000))
                if newest.get("error") == "stale":  # somebody else answered first: we will be asked again
                    continue
                assert newest["t"] not in ("refused", "error"), newest
                if newest["t"] != "update":
                    continue
                if newest["view"]["winners"] is not None:
                    break
                if newest["decision"] is not None:  # including questions the page would answer by itself
                    if self.has_choice(newest) and wanted(newest):
                        break
                    self.draws(newest["seq"])
                    word = self.choose(newest["decision"]["words"], newest["view"])
                    socket.send(json.dumps({"t": "play", "table": table, "seq": newest["seq"], "words": [word]}))
        self.page.goto(there)

    def record(self) -> str:
        with urllib.request.urlopen(f"{self.visitor.address}api/tables/{self.visitor.table}/record") as answer:
            text: str = answer.read().decode()
        return text
