"""People who play at a page by clicks: what they share. A title says what to choose and what to click for it."""

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
    """Plays at one page, one word after the other."""

    TITLE: ClassVar[str]

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.hand: Hand = Mouse(visitor.page)
        self.rng = random.Random(seed)
        self.said: list[str] = []
        self.asked: set[str] = set()
        self.answered = -1  # the update our last word answered
        self.plan: dict[int, str] = {}  # what is to be said after so many words; without it, what is chosen

    # --- what a title says

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        raise NotImplementedError

    def click(self, word: str, newest: dict[str, Any]) -> None:
        """Click what the word is about, then the button that does it."""
        raise NotImplementedError

    def draws(self, seq: int) -> None:
        """Called before the word is chosen that follows on so many others."""

    def shows(self, newest: dict[str, Any]) -> bool:
        """Whether the page has come to the newest question."""
        mine = '[data-testid="question"][data-mine="true"]'
        return self.visitor.has(f'body:has(.stage[data-seq="{newest["seq"]}"]):has({mine})')

    # --- the same for every title

    def begin(self, seats: int, **options: str) -> None:
        """At a table with bots; only the first one of a browser need not be made by its page."""
        if self.visitor.nonce:
            return open_table(self.visitor, self.TITLE, seats, options)
        self.visitor.open()
        self.visitor.set_up(self.TITLE, seats=str(seats), **options)
        return self.page.get_by_test_id("play-bots").click()

    def update(self) -> dict[str, Any]:
        """The newest update that came."""
        return self.visitor.newest() or {"decision": None}

    def over(self) -> bool:
        """Whether the page shows the end; it is not looked at before there is one."""
        if self.update().get("view", {}).get("winners", ()) is None:
            return False
        return self.visitor.has('[data-testid="match-over"]')

    def has_choice(self, newest: dict[str, Any]) -> bool:
        """Whether it is ours to answer; of a question that answers itself no page hears."""
        return newest["decision"] is not None

    def question(self) -> dict[str, Any] | None:
        """The update with a question for us that the page shows and that we have not answered."""
        newest = self.update()
        if self.has_choice(newest) and newest["seq"] != self.answered and self.shows(newest):
            return newest
        return None

    def wait(self) -> bool:
        """Until a question is put to us (True) or the game is over (False)."""
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
        """One word; False when the game is over."""
        if not self.wait():
            return False
        newest = self.update()
        self.draws(newest["seq"])
        self.say(self.plan.get(newest["seq"]) or self.choose(newest["decision"]["words"], newest["view"]))
        return True

    def answer(self) -> bool:
        """One word if something is asked just now; False when nothing is."""
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
        """Play to the first question that is wanted, or to the end, without the page: it takes ten times as long."""
        self.page.get_by_test_id("question").or_(self.page.get_by_test_id("match-over")).first.wait_for()
        table, token = self.visitor.table, self.page.evaluate("JSON.parse(localStorage.getItem('emberhall.me')).token")
        there = self.page.url
        self.page.goto("about:blank")
        with connect(f"ws{self.visitor.address[4:]}api/socket", max_size=None) as socket:
            socket.send(json.dumps({"t": "hello", "token": token}))
            socket.send(json.dumps({"t": "join", "table": table}))
            while True:
                newest = json.loads(socket.recv(timeout=WAIT / 1000))
                if newest.get("error") == "stale":  # somebody else answered first: we are asked once more
                    continue
                assert newest["t"] not in ("refused", "error"), newest
                if newest["t"] != "update":
                    continue
                if newest["view"]["winners"] is not None:
                    break
                if newest["decision"] is not None:  # what the page answers by itself is answered here too
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
