"""A learner: goes through a lesson as it is meant, by clicks on the title's own table or through the table as text."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Response, expect

from emberhall.lessons import GO_ON, Lesson, Run
from tests.browser import duals, flamecraft
from tests.browser.duellist import Duellist
from tests.browser.hall import WAIT, Visitor
from tests.browser.people import Person


class DualisPlayer(Person):
    """A card, then with a coin or without."""

    def click(self, word: str, newest: dict[str, Any]) -> None:
        code = word.removeprefix("play ").removesuffix("+")
        self.page.get_by_test_id(f"card-{code}").click(position={"x": 12, "y": 24})
        self.page.get_by_test_id("play-coin" if word.endswith("+") else "play-plain").click()


PLAYERS: dict[str, type[Person]] = {
    "dualis": DualisPlayer,
    "flamecraft": flamecraft.Player,
    "flamecraft_duals": duals.Player,
    "dragonduel": Duellist,
}


class Meant:
    """In the place of chance: of several things the one that comes next in the lesson."""

    def __init__(self, learner: "Learner") -> None:
        self.learner = learner

    def choice(self, of: Sequence[str]) -> str:
        return self.sample(of, 1)[0]

    def sample(self, of: Sequence[str], count: int) -> list[str]:
        coming = [each for each in self.learner.coming() if each in of]
        return [*coming, *of][:count]


class Learner:
    """At one page, in one lesson."""

    def __init__(self, visitor: Visitor, lesson: Lesson, *, text: bool) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.lesson = lesson
        self.text = text
        self.way = way_of(lesson)
        self.state: dict[str, Any] = {}
        self.refused: dict[str, Any] | None = None
        self.unlit: list[str] = []  # what a step would light and the table does not show
        self.page.on("response", self._hear)
        wishes = json.dumps(json.dumps({"pace": "none", "motion": "none"}))
        self.page.add_init_script(f"localStorage.setItem('emberhall.settings', {wishes})")
        self.player = PLAYERS[lesson.title](visitor, 1)
        self.player.rng = Meant(self)  # type: ignore[assignment]

        def choose(words: list[str], view: dict[str, Any]) -> str:
            return Meant(self).choice(words)

        self.player.choose = choose  # type: ignore[method-assign]

    def _hear(self, response: Response) -> None:
        if "/api/lessons/" in response.url and response.ok:
            told = json.loads(response.text())
            self.refused = told.get("refused")
            if told["updates"]:
                self.state = {**told, "newest": told["updates"][-1]}

    def coming(self) -> list[str]:
        """What is still to be said; a good that comes with others is the first of them."""
        return [act for act in self.way[len(self.state["acts"]) :] if act != GO_ON]

    def walk(self) -> int:
        """To the end; returns how many acts it took."""
        expect(self.page.get_by_test_id("tutor")).to_be_visible(timeout=WAIT)
        self.wait(lambda: self.state)  # the page may have read the answer before we have
        if self.text:
            self.page.keyboard.press("t")
            expect(self.page.locator(".textview")).to_be_visible()
        while not self.state["over"]:
            self.act()
        expect(self.page.get_by_test_id("to-shelf")).to_be_visible(timeout=WAIT)
        return len(self.state["acts"])

    def act(self) -> None:
        done = len(self.state["acts"])
        if self.way[done] == GO_ON:
            self.go_on()
        elif self.text:
            self.by_text(self.way[done])
        else:
            self.visitor.hurry()
            expect(self.page.locator('[data-testid="question"][data-mine="true"]')).to_be_visible(timeout=WAIT)
            self.look()
            self.player.click(self.way[done], self.state["newest"])
        self.wait(lambda: len(self.state["acts"]) > done)

    def look(self) -> None:
        """Whether the table shows what the step lights, before anything is done in it."""
        if self.state["marks"][-1] < len(self.state["acts"]):
            return
        for ref in self.state["lit"]:
            place = (
                f'[data-testid="{ref[1:]}"]'
                if ref.startswith("@")
                else f':is([data-ref="{ref}"], [data-ref$=":{ref}"])'
            )
            if not self.page.locator(f".shell {place}:visible").count():
                self.unlit.append(f"step {self.state['step']}: {ref}")

    def go_on(self) -> None:
        """The button has the focus already: a key is enough where no mouse is used."""
        button = self.page.get_by_test_id("go-on")
        expect(button).to_be_visible(timeout=WAIT)
        if self.text:
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def by_text(self, word: str) -> None:
        words = self.state["newest"]["decision"]["words"]
        options = self.page.locator(".textview .options > li > button")
        expect(options).to_have_count(len(words), timeout=WAIT)
        button = options.nth(words.index(word))
        expect(button).to_be_enabled(timeout=WAIT)
        button.focus()
        self.page.keyboard.press("Enter")

    def wait(self, met: Any) -> None:
        for _ in range(int(WAIT / 20)):
            if met():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"Nothing came of it; {self.refused}, after {self.state.get('acts', [])[-4:]}.")


def way_of(lesson: Lesson) -> list[str]:
    """Every act of a lesson as it is meant."""
    run = Run(lesson)
    while not run.over:
        act = run.way()
        assert act is not None
        run.act(act)
    return run.acts
