"""A learner who goes through lessons as intended, by mouse, by keys or in the text view."""

import itertools
import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect

from emberhall.lessons import GO_ON, Lesson, Run
from tests.browser import duals, flamecraft
from tests.browser.duellist import Duellist
from tests.browser.hall import WAIT, Visitor
from tests.browser.hand import Hand
from tests.browser.keys import Keys
from tests.browser.mouse import Mouse
from tests.browser.people import Person
from tests.browser.reader import Reader


class DualisPlayer(Person):
    """Clicks a card, then the button with or without a coin."""

    def click(self, word: str, newest: dict[str, Any]) -> None:
        code = word.removeprefix("play ").removesuffix("+")
        self.hand.get_by_test_id(f"card-{code}").click(position={"x": 12, "y": 24})
        self.hand.get_by_test_id("play-coin" if word.endswith("+") else "play-plain").click()


#: Goes to another address without reloading, and returns how many answers have come so far.
GO = """path => {
  const known = told.length;
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  return known;
}"""

#: Collects the server's answers in lessons: cheaper than having Playwright report every response.
HEAR = """{
  const real = window.fetch;
  window.told = [];
  window.fetch = async (...of) => {
    const answer = await real(...of);
    if (answer.ok && answer.url.includes("/api/lessons/")) {
      told.push(await answer.clone().text());
      dispatchEvent(new Event("told"));
    }
    return answer;
  };
}"""
#: The answers after the first `known`, as soon as there are any.
NEWS = """async ([known, wait]) => {
  if (told.length <= known)
    await new Promise(done => { addEventListener("told", done, { once: true }); setTimeout(done, wait); });
  return told.slice(known);
}"""

#: Resolves to true as soon as an element exists. Until then, presses the stage at each change to skip the updates that
#: the page holds back for people to see.
ASKED = """([css, wait]) => new Promise(done => {
  const look = () => {
    if (document.querySelector(css)) return end(true);
    document.querySelector(".stage")?.dispatchEvent(new PointerEvent("pointerdown"));
  };
  const seen = new MutationObserver(look);
  const again = setInterval(look, 60);
  const late = setTimeout(() => end(false), wait);
  function end(found) {
    seen.disconnect();
    clearInterval(again);
    clearTimeout(late);
    done(found);
  }
  seen.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""
#: Clears all lesson progress.
FORGET = """() => {
  for (const name of Object.keys(localStorage).filter(each => each.startsWith("emberhall.lesson.")))
    localStorage.removeItem(name);
}"""

PLAYERS: dict[str, type[Person]] = {
    "dualis": DualisPlayer,
    "flamecraft": flamecraft.Player,
    "flamecraft_duals": duals.Player,
    "dragonduel": Duellist,
}


class Meant:
    """Replaces chance: of several options, picks the one that comes next in the lesson."""

    def __init__(self, learner: "Learner") -> None:
        self.learner = learner

    def choice(self, of: Sequence[str]) -> str:
        return self.sample(of, 1)[0]

    def sample(self, of: Sequence[str], count: int) -> list[str]:
        coming = [each for each in self.learner.coming() if each in of]
        return [*coming, *of][:count]


class Learner:
    """Takes lessons at one page: by mouse, by keys, or by the numbers of the text view."""

    def __init__(self, visitor: Visitor, title: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.by = "mouse"
        self.reads = False  # whether the page is in text view
        self.way: list[str] = []
        self.known = ""  # what was read before the last number was typed
        self.state: dict[str, Any] = {}
        self.refused: dict[str, Any] | None = None
        self.unlit: list[str] = []  # things a step highlights but the table does not show
        self.heard = 0  # answers of the server so far
        self.page.add_init_script(HEAR)
        wishes = json.dumps(json.dumps({"pace": "none", "motion": "none"}))
        place = "'emberhall.settings'"
        self.page.add_init_script(f"localStorage.getItem({place}) ?? localStorage.setItem({place}, {wishes})")
        self.hand: Hand = Mouse(self.page)
        self.player = PLAYERS[title](visitor, 1)
        self.player.rng = Meant(self)  # type: ignore[assignment]
        self.reader = Reader(visitor, 1)

        def choose(words: list[str], view: dict[str, Any]) -> str:
            return Meant(self).choice(words)

        self.player.choose = choose  # type: ignore[method-assign]

    def begin_anew(self, way: str) -> None:
        """Start over with all lessons, in this way: the page forgets which are done."""
        self.by = way
        self.hand = Keys(self.page) if way == "keys" else Mouse(self.page)
        self.player.hand = self.hand
        self.page.evaluate(FORGET)

    def _hear(self, text: str) -> None:
        data = json.loads(text)
        self.heard += 1
        self.refused = data.get("refused")
        if data["updates"]:
            self.state = {**data, "newest": data["updates"][-1]}

    def coming(self) -> list[str]:
        """The words still to be said; of several goods said together, the first comes first."""
        return [act for act in self.way[len(self.state["acts"]) :] if act != GO_ON]

    def go(self, path: str) -> None:
        """Go to another page of the hall without reloading."""
        self.state = {}
        self.known = ""
        self.heard = self.page.evaluate(GO, path)

    def learn(self, lesson: Lesson) -> None:
        """Take one lesson to its end, as intended, and go back to the shelf."""
        self.solve(lesson)
        if self.by == "text":
            self.reader.wait(self.known)
            self.reader.type(1)
        else:
            self.hand.get_by_test_id("to-shelf").click()
        expect(self.page).to_have_url(re.compile("/learn$"), timeout=WAIT)
        assert self.state["acts"] == self.way, f"{lesson.title}/{lesson.name} went another way."

    def solve(self, lesson: Lesson) -> None:
        """Take one lesson or puzzle to its end, as intended."""
        self.way = way_of(lesson)
        self.go(f"/learn/{lesson.title}/{lesson.name}")
        self.wait(lambda: self.state)
        if self.by == "text" and not self.reads:
            self.show_as_text()
        while not self.state["over"]:
            self.act()

    def show_as_text(self) -> None:
        """Switch to the text view, until the page is reloaded."""
        expect(self.page.get_by_test_id("tutor")).to_be_visible()
        self.page.keyboard.press("t")
        self.reads = True

    def act(self) -> None:
        done = len(self.state["acts"])
        if self.by == "text":
            self.by_number(self.way[done])
        elif self.way[done] == GO_ON:
            button = self.hand.get_by_test_id("go-on")
            if self.by == "keys":
                expect(self.page.get_by_test_id("go-on")).to_be_focused()  # the next action has the focus
            button.click()
        else:
            self.asked()
            self.look()
            self.player.plan = self.plan(done)
            self.player.click(self.way[done], self.state["newest"])
        self.wait(lambda: len(self.state["acts"]) > done)

    def asked(self) -> None:
        """Wait until the table shows the question, skipping the updates that the page holds back."""
        question = '[data-testid="question"][data-mine="true"]'
        there = f'.stage[data-seq="{self.state["newest"]["seq"]}"] {question}'
        assert self.page.evaluate(ASKED, [there, WAIT]), f"Nothing is asked after {self.state['acts'][-4:]}."

    def plan(self, done: int) -> dict[int, str]:
        """Which word to say at which seq: the words one gesture may cover, up to the next text to read."""
        seq = self.state["newest"]["seq"]
        words = itertools.takewhile(lambda act: act != GO_ON, self.way[done:])
        return {seq + k: word for k, word in enumerate(words)}

    def look(self) -> None:
        """Note what the step highlights but the table does not show, before the first act of the step."""
        if self.state["marks"][-1] < len(self.state["acts"]):
            return
        for ref in self.state["lit"]:
            place = (
                f'[data-testid="{ref[1:]}"]'
                if ref.startswith("@")
                else f':is([data-ref="{ref}"], [data-ref$=":{ref}"])'
            )
            if not self.visitor.sees(f".shell {place}"):
                self.unlit.append(f"step {self.state['step']}: {ref}")

    def by_number(self, act: str) -> None:
        """A word's number is its index among the words; other actions come after them."""
        words = [GO_ON] if act == GO_ON else self.state["newest"]["decision"]["words"]
        for _ in self.visitor.while_news_come():
            if self.reader.read(self.known) and len(self.reader.choices) >= len(words):
                break
        self.known = self.reader.told
        self.reader.type(words.index(act) + 1)

    def wait(self, met: Callable[[], Any]) -> None:
        """Wait until an answer of the server meets the condition."""
        while not met():
            news = self.page.evaluate(NEWS, [self.heard, WAIT])
            assert news, f"Nothing came of it; {self.refused}, after {self.state.get('acts', [])[-4:]}."
            for text in news:
                self._hear(text)


def way_of(lesson: Lesson) -> list[str]:
    """Every act of a lesson, as intended."""
    run = Run(lesson)
    while not run.over:
        act = run.way()
        assert act is not None
        run.act(act)
    return run.acts
