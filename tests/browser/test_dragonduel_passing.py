"""DragonDuel passing automatically in a real browser: after a random wait, in time, and only if enabled."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.duellist import ANSWERS, Duellist
from tests.browser.hall import House, Visitor
from tests.browser.tables import open_table, sit_together

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

#: Monsters nobody can afford in the first turns: with these there is never a response.
HEAVY = "4xcs-92,4xcs-76,4xcs-59,4xcs-42,4xcs-26,4xcs-12,4xcs-90,4xcs-72,4xcs-41,4xcs-25,4xcs-11,4xcs-58,2xst-07"


#: The answer to every question other than a response.
DECLINES = {"mulligan": "keep", "block": "no-block", "main": "end", "tower": "discard"}


#: How long after its question each pass was sent, measured in the page: a busy test would notice it late.
HEARD_AND_SAID = """
  window.waits = [];
  let asked = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => {
        if (JSON.parse(data).t === "update") asked = performance.now();
      });
    }
    send(text) {
      if (JSON.parse(text).words?.[0] === "pass") window.waits.push((performance.now() - asked) / 1000);
      super.send(text);
    }
  };
"""


def test_among_bots_a_pass_takes_no_time_and_shows_no_question(house: House) -> None:
    """No opponent learns anything from the delay: the page passes at once, and leaves one quiet line."""
    visitor = begin(house)
    page = visitor.page
    page.evaluate(NOTE_QUESTIONS)
    passed = [lone_response(visitor) for _ in range(4)]
    page.wait_for_function("quiet.length > 0")  # even if the next question replaces it at once
    waits: list[float] = page.evaluate("waits")
    assert len(waits) >= 4
    assert sum(waits) / len(waits) < 0.075  # a twentieth of the former minimum
    asked = page.evaluate("asked")
    assert not {str(update["seq"]) for update in passed} & set(asked)
    assert asked, "Other questions are shown all the same."
    assert not set(page.evaluate("quiet")) & set(asked), "The line stands where nothing is asked."
    page.keyboard.press("h")  # from now on, always ask
    lone_response(visitor)
    expect(page.get_by_test_id("do-pass")).to_be_visible()
    assert visitor.errors == []


#: The updates for which one of our questions was shown, and those for which the line about a pass was.
NOTE_QUESTIONS = """() => {
  window.asked = [];
  window.quiet = [];
  const look = () => {
    const mine = document.querySelector('[data-testid="question"][data-mine="true"]');
    const line = document.querySelector('[data-testid="passed"]');
    if (mine) window.asked.push(mine.closest(".stage").dataset.seq);
    if (line?.checkVisibility()) window.quiet.push(line.closest(".stage").dataset.seq);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.slow
def test_among_people_the_page_passes_after_a_random_wait(house: House) -> None:
    """DD-78: a seat without a response is not asked, and its pass takes as long as an answer would."""
    visitor, other = begin_with_a_friend(house)
    page = visitor.page
    page.evaluate(NOTE_STAYS)
    for _ in range(3):
        asked = lone_response(visitor, other)
        after = next_update(visitor, asked["seq"])
        assert after["events"][0] == {"kind": "passed", "seat": 0}
        assert page.evaluate("stays")[str(asked["seq"])] == "nothing to pass"
    waits: list[float] = page.evaluate("waits")
    assert len({round(wait, 2) for wait in waits}) > 1
    assert min(waits) >= 1.5
    page.evaluate("staying = true")
    lone_response(visitor, other)
    expect(page.get_by_test_id("do-pass")).to_be_visible()
    asked = visitor.updates()[-1]
    page.wait_for_timeout(3500)
    assert visitor.updates()[-1]["seq"] == asked["seq"]
    page.get_by_test_id("do-pass").click()
    next_update(visitor, asked["seq"])
    assert visitor.errors == []


#: Notes where the page offers to wait for a question, and whether it offers a pass too; clicks at once if `staying`.
#: The button is there for two seconds, and a busy test would come too late.
NOTE_STAYS = """() => {
  window.stays = {};
  window.staying = false;
  const look = () => {
    const stay = document.querySelector('[data-testid="stay"]');
    if (!stay?.checkVisibility()) return;
    const pass = document.querySelector('[data-testid="do-pass"]');
    window.stays[stay.closest(".stage").dataset.seq] = pass ? "a pass is offered" : "nothing to pass";
    if (window.staying) stay.click();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


#: A background tab, as browsers treat it: hidden, never painted, with all timers late.
BACKGROUND = """() => {
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...rest) => later(what, (ms ?? 0) + 60_000, ...rest);
  window.requestAnimationFrame = () => 0;
  Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.slow
def test_a_tab_in_the_background_passes_in_time(house: House) -> None:
    """Others do not wait a minute for a page with throttled timers, and its wait is drawn from the same range."""
    visitor, other = begin_with_a_friend(house)
    expect(visitor.page.get_by_test_id("hand")).to_be_visible()
    visitor.page.evaluate(BACKGROUND)
    for _ in range(3):
        asked = lone_response(visitor, other)
        next_update(visitor, asked["seq"])
    waits: list[float] = visitor.page.evaluate("waits")
    assert len(waits) >= 3
    assert min(waits) >= 1.5
    assert max(waits) < 5
    assert visitor.errors == []


def begin(house: House) -> Visitor:
    """A player against a bot, with a deck that never has a response."""
    visitor = house.visitor()
    visitor.page.add_init_script(HEARD_AND_SAID)
    open_table(visitor, "dragonduel", 2, {"start": "lot", "deck0": HEAVY})
    return visitor


def begin_with_a_friend(house: House) -> tuple[Visitor, Visitor]:
    """Such a player against another person, whose deck is full of responses."""
    visitor, other = house.visitor(), house.visitor()
    visitor.page.add_init_script(HEARD_AND_SAID)
    sit_together(visitor, other, title="dragonduel", options={"start": "lot", "deck0": HEAVY, "deck1": ANSWERS})
    return visitor, other


def lone_response(visitor: Visitor, other: Visitor | None = None) -> dict[str, Any]:
    """Keep the hand and end turns until a new response is asked for."""
    page = visitor.page
    friend = Duellist(other, seed=0) if other else None
    known: set[int] = visitor.__dict__.setdefault("known", set())
    for _ in range(2000):
        lone = [update for update in visitor.updates() if is_lone(update) and update["seq"] not in known]
        if lone:
            known.add(lone[0]["seq"])
            return lone[0]
        newest = (visitor.updates() or [{"decision": None, "seq": -1}])[-1]
        ask = newest["decision"]["ask"] if newest["decision"] else ""
        if friend is not None:
            friend.answer()
        if not ask or newest["seq"] in known or not visitor.has(f'.dd[data-seq="{newest["seq"]}"]'):
            (other or visitor).pause()  # timers of a background page are too slow
            continue
        known.add(newest["seq"])
        does = "confirm" if ask == "barrier" else f"do-{DECLINES[ask]}"
        page.get_by_test_id(does).click()
    raise AssertionError("No response was asked for.")


def is_lone(update: dict[str, Any]) -> bool:
    decision = update["decision"]
    return decision is not None and decision["ask"] == "respond" and decision["words"] == ["pass"]


def next_update(visitor: Visitor, seq: int) -> dict[str, Any]:
    for _ in range(300):
        if matches := [update for update in visitor.updates() if update["seq"] > seq]:
            return matches[0]
        visitor.page.wait_for_timeout(40)
    raise AssertionError(f"Nothing came after {seq}.")
