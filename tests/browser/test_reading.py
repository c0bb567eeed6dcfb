"""Every card that is named anywhere can be read at full size, without covering what is compared or chosen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import House
from tests.browser.laid import Moment, lay, reach, reached

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

View = dict[str, Any]
Own = dict[str, Any] | None
LARGE = ".zoom, .dd-zoom"
#: What the large card lies on of the question and of everything that can be picked.
COVERED = """() => {
  const card = document.querySelector(".zoom, .dd-zoom").getBoundingClientRect();
  return [...document.querySelectorAll('.ask, [data-legal="true"]')].filter(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return Math.min(right, card.right) - Math.max(left, card.left) > 1
      && Math.min(bottom, card.bottom) - Math.max(top, card.top) > 1;
  }).map(each => each.className);
}"""


def town() -> Moment:
    """Somebody has scored two Fancy dragons, somebody has reserved an enchantment, and everybody has a companion."""

    def open_cards(view: View, own: Own) -> bool:
        scored = sum(len(player["scored"]) for player in view["players"][1:])
        reserved = any(player["reserved"] for player in view["players"])
        return own is not None and own["ask"] == "visit" and scored > 1 and reserved

    return reached("flamecraft", 3, open_cards, tries=60, companions=True)


def islands() -> Moment:
    """Another has scored a card, and holds one that everybody has seen."""

    def open_cards(view: View, own: Own) -> bool:
        other = view["players"][1]
        return own is not None and own["ask"] == "place" and bool(other["pile"]) and bool(other["known"])

    return reached("flamecraft_duals", 2, open_cards, tries=200, mode="fancy_fountain")


def chain() -> Moment:
    """A card has been announced, which may be answered."""

    def announced(view: View, own: Own) -> bool:
        return own is not None and own["ask"] == "respond" and bool(view["chain"])

    return reach(2, announced, calm=14)


def read(page: Page, selector: str) -> int:
    """Point at everything that matches, one after the other, and return how many could be read."""
    things = page.locator(selector)
    for thing in things.all():
        thing.hover(position={"x": 6, "y": 6})
        expect(page.locator(LARGE)).to_have_count(1)
        assert page.evaluate(COVERED) == []
        page.mouse.move(2, 2)
        expect(page.locator(LARGE)).to_have_count(0)
    return things.count()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_named_at_the_seats_of_a_town_are_read(house: House, lang: str) -> None:
    """Fancy dragons that are scored, companions, reserved enchantments: by the mouse, and by keys."""
    moment = town()
    visitor = house.visitor(lang=lang)
    page = visitor.page
    lay(visitor, moment)
    page.locator(".fc-named").first.wait_for()
    named = sum(
        len(player["scored"]) + bool(player["reserved"]) + bool(player["companion"])
        for player in moment["view"]["players"]
    )
    for _ in visitor.resized([(1440, 900), (1920, 1080)]):
        assert read(page, ".fc-named") == named
    page.locator(".fc-seats").focus()
    page.keyboard.press("Tab")
    expect(page.locator(LARGE)).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".zoom--stay")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(LARGE)).to_have_count(0)
    assert visitor.problems_in_both_themes() == []


def test_cards_named_beside_a_board_are_read(house: House) -> None:
    """Cards that are scored, and those of a hidden hand that everybody has seen."""
    moment = islands()
    visitor = house.visitor()
    lay(visitor, moment)
    visitor.page.locator(".fd-pile button").first.wait_for()
    other = moment["view"]["players"][1]
    assert read(visitor.page, ".fd-other .fd-name") == len(other["known"])
    assert read(visitor.page, ".fd-pile button") == sum(len(one["pile"]) for one in moment["view"]["players"])
    assert visitor.problems() == []


def test_cards_of_the_chain_are_read(house: House) -> None:
    """Those announced, the one that attacks, and those that wait."""

    def waits(view: View, _: Own) -> bool:
        return bool(view["waiting"])

    def fights(view: View, own: Own) -> bool:
        return own is not None and view["battle"] is not None

    for moment in (chain(), reach(2, waits, calm=14, tries=200), reach(2, fights, calm=10)):
        visitor = house.visitor()
        lay(visitor, moment)
        assert read(visitor.page, ".dd-chain .dd-linkbtn") > 0


@pytest.mark.parametrize("title", ["flamecraft", "dragonduel"])
def test_a_long_press_ends_with_the_next_tap(house: House, title: str) -> None:
    moment = town() if title == "flamecraft" else chain()
    visitor = house.visitor(width=390, height=844)
    page = visitor.page
    lay(visitor, moment)
    card = page.locator(".fc-shop[data-zoom], .fc-shop [data-zoom], .dd-hand .dd-card").first
    box = card.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)

    def touch(x: float, y: float, ms: int) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(ms)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    page.wait_for_timeout(300)
    touch(box["x"] + 20, box["y"] + 30, 700)
    expect(page.locator(LARGE)).to_have_count(1)
    assert page.evaluate(COVERED.replace(', [data-legal="true"]', "")) == [], "It covers the question."
    question = page.get_by_test_id("question").bounding_box()
    assert question
    touch(question["x"] + 30, question["y"] + 12, 40)
    expect(page.locator(LARGE)).to_have_count(0)
