"""A hint at the table: requested at a question, it names an answer, says why, lights it, and goes with the question."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.crowding import crowded
from tests.browser.hall import House
from tests.browser.laid import Moment, Wanted, asked, lay, reach, reached
from tests.browser.tables import open_table

SIZES = [(1440, 900), (1024, 768), (768, 1024), (390, 844), (844, 390)]


def test_a_hint_is_asked_for_shown_and_gone_with_the_question(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    open_table(visitor, "dualis", 4, {})
    assert visitor.wait_for_turn()
    page.get_by_test_id("hint").click()
    card = page.get_by_test_id("hint-card")
    expect(card).to_contain_text("A strong bot would choose")
    expect(card).to_contain_text("1 hint used")
    card.get_by_test_id("hint-show").click()
    lit = page.locator(".fan [data-hint]")
    expect(lit).to_have_count(1)
    expect(card).to_be_visible()
    lit.click()
    page.get_by_test_id("play-plain").click()
    expect(card).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("ask", ["first", "tower"])
def test_the_bulb_covers_nothing_of_the_question(house: House, ask: str, lang: str) -> None:
    """It once hung over the corner, on the number of the second choice; a long text makes room for it too."""
    visitor = house.visitor(lang=lang)
    lay(visitor, reached("dragonduel", 2, asked(ask)))
    bulb = visitor.page.get_by_test_id("hint")
    for size in visitor.resized(SIZES):
        expect(bulb).to_be_in_viewport(ratio=1)
        assert crowded(visitor.page, "dragonduel") == [], size


FACE: dict[str, tuple[str, int, Wanted, dict[str, Any]]] = {
    "dualis": ("dualis", 4, lambda view, own: own is not None and len(view["hand"]) == 9, {}),
    "flamecraft": (
        "flamecraft",
        5,
        lambda view, own: own is not None and own["ask"] == "visit" and len(view["me"]["hand"]) > 2,
        {},
    ),
    "flamecraft_duals": (
        "flamecraft_duals",
        2,
        lambda view, own: own is not None and own["ask"] == "place" and view["turn"] > 8,
        {"mode": "fancy_fountain"},
    ),
}
#: Here a hint takes the ribbon's place.
TAKEN = [(1024, 768), (768, 1024), (390, 844)]
PLACES = [(1920, 1080), (1280, 720), *SIZES[:-1]]
#: No hint lies on anything that can be picked or pressed; what is scrolled out of sight is left out.
COVERS = """() => {
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const seen = (thing) => {
    let box = thing.getBoundingClientRect();
    for (let at = thing.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflow !== "visible") box = meet(box, at.getBoundingClientRect());
    return box;
  };
  const hint = [...document.querySelectorAll('[data-testid="hint-card"], [data-testid="hint-line"]')]
    .find(each => each.checkVisibility());
  if (!hint) return ["no hint"];
  const at = hint.getBoundingClientRect();
  return [...document.querySelectorAll('.stage [data-legal="true"], .ask button, .ask .q > b')]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && !hint.contains(each))
    .filter(each => {
      const both = meet(seen(each), at);
      return both.right - both.left > 1.5 && both.bottom - both.top > 1.5;
    })
    .map(each => each.textContent.slice(0, 30) || each.dataset.ref);
}"""


def answered(moment: Moment) -> dict[str, Any]:
    """A hint for the question of a moment, as a server would give it, with its longest answers."""
    decision = moment["decision"]
    told = list(zip(decision["words"], decision["choices"], strict=True))[-3:]
    compared = [
        {"word": word, "chance": 6400 - 900 * k, "error": 100, "choice": choice}
        for k, (word, choice) in enumerate(told)
    ]
    why = [{"key": "chance", "than": compared[-1]["word"], "args": {"best": 6400, "worst": 4600}, "events": []}]
    return {"seq": 1, "word": compared[0]["word"], "why": why, "alternatives": compared, "used": 1}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", [*FACE, "dragonduel"])
def test_a_hint_lies_on_no_answer(house: House, title: str, lang: str) -> None:
    """Beside the table in the rail, or as a line of the question: at every size each answer can still be pressed."""
    if title == "dragonduel":
        moment = reach(4, lambda view, own: own is not None and own["ask"] == "main" and view["turn"] > 24, calm=28)
    else:
        name, seats, wanted, options = FACE[title]
        moment = reached(name, seats, wanted, **options)
    visitor = house.visitor(lang=lang)
    page = visitor.page
    page.route("**/api/tables/*/hint", lambda route: route.fulfill(json=answered(moment)))
    lay(visitor, moment)
    expect(page.get_by_test_id("ribbon-line").first).to_be_visible()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-card")).to_contain_text("64")
    page.mouse.move(1, 1)
    for size in visitor.resized(PLACES):
        assert page.evaluate(COVERS) == [], size
        assert crowded(page, title) == [], size
        if size not in TAKEN:
            assert visitor.sees('[data-testid="ribbon-line"]'), f"{size}: a hint hides no ribbon."
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-card")).to_have_count(0)
    expect(page.get_by_test_id("hint-line")).to_have_count(0)


def test_the_gate_sees_a_hint_that_covers(house: House) -> None:
    visitor = house.visitor()
    name, seats, wanted, options = FACE["dualis"]
    moment = reached(name, seats, wanted, **options)
    visitor.page.route("**/api/tables/*/hint", lambda route: route.fulfill(json=answered(moment)))
    lay(visitor, moment)
    visitor.page.get_by_test_id("hint").click()
    card = visitor.page.get_by_test_id("hint-card")
    expect(card).to_contain_text("64")
    card.evaluate("card => { card.style.position = 'fixed'; card.style.left = '200px'; card.style.top = '700px'; }")
    assert visitor.page.evaluate(COVERS) != []
