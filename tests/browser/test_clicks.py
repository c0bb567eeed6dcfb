"""No click is lost: while an answer is under way a click waits for the next question, and otherwise it says no."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House
from tests.browser.laid import Wanted, asked, lay, reached
from tests.browser.tables import open_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

#: What becomes of a click on a card: it is chosen or played, it waits, or it is told why not.
ANSWERED = """(ref) => {
  const card = document.querySelector(`.fan [data-ref="${ref}"]`);
  return !card || card.getAttribute("aria-pressed") === "true" || card.classList.contains("chosen")
    || card.hasAttribute("data-waits") || card.getAnimations().length > 0 || document.querySelector(".why") !== null
    || document.querySelector('[data-testid="match-over"], [data-testid="round-next"]') !== null;
}"""


def test_a_click_while_an_answer_is_under_way_counts_at_the_next_question(house: House) -> None:
    def mine(size: int) -> Wanted:
        return lambda view, own: own is not None and len(view["hand"]) == size

    visitor = house.visitor()
    laid = lay(visitor, reached("dualis", 4, mine(9)))
    then = reached("dualis", 4, mine(8))
    page = visitor.page
    lit = then["decision"]["choices"][-1]["refs"][0]
    first = next(c["refs"][0] for c in laid.moment["decision"]["choices"] if c["refs"][0] != lit)
    page.locator(f'.fan [data-ref="{first}"]').click()
    page.get_by_test_id("play-plain").click()  # nobody answers: the page waits
    card = page.locator(f'.fan [data-ref="{lit}"]')
    card.click(force=True)
    expect(page.locator("[data-waits]")).to_have_count(1)
    laid.show(then)
    expect(page.get_by_test_id("play-plain")).to_be_visible()
    expect(page.locator("[data-waits]")).to_have_count(0)
    assert laid.said[0] == [f"play {first}"]
    assert len(laid.said) == 1, "A click that waited only chooses."


def test_a_click_that_no_question_follows_does_not_wait_for_ever(house: House) -> None:
    visitor = house.visitor()
    moment = reached("dualis", 4, lambda view, own: own is not None and len(view["hand"]) == 9)
    lay(visitor, moment)
    page = visitor.page
    first = moment["decision"]["choices"][0]["refs"][0]
    page.locator(f'.fan [data-ref="{first}"]').click()
    page.get_by_test_id("play-plain").click()
    other = next(ref for ref in moment["view"]["hand"] if ref != first)
    page.locator(f'.fan [data-ref="{other}"]').click(force=True)
    expect(page.locator("[data-waits]")).to_have_count(1)
    expect(page.locator("[data-waits]")).to_have_count(0)
    expect(page.get_by_test_id("play-plain")).to_have_count(0)


def test_clicks_every_100_ms_lose_none(house: House) -> None:
    """With motion: a card is clicked ten times a second until the round is over; each click shows an effect."""
    visitor = house.visitor(reduced_motion="no-preference")
    page = visitor.page
    open_table(visitor, "dualis", 4, {"short": "true"})
    assert visitor.wait_for_turn()
    page.locator('.fan [data-legal="true"]').first.click()  # loads what the clicks need
    rng = random.Random(1)
    lost, made = [], 0
    for _ in range(120):
        if page.get_by_test_id("round-next").count() or page.get_by_test_id("match-over").count():
            break
        cards = page.locator(".fan [data-ref]").evaluate_all("cards => cards.map(card => card.dataset.ref)")
        if not cards:
            page.wait_for_timeout(100)
            continue
        ref = rng.choice(cards)
        card = page.locator(f'.fan [data-ref="{ref}"]')
        if not card.count() or not card.is_visible():
            continue
        mine = page.get_by_test_id("question").get_attribute("data-mine") == "true"
        card.click(position={"x": 12, "y": 30}, force=True, timeout=2000)
        made += 1
        if mine and not page.evaluate(ANSWERED, ref):
            page.wait_for_timeout(150)
            if not page.evaluate(ANSWERED, ref) and page.locator(f'.fan [data-ref="{ref}"][data-legal="true"]').count():
                lost.append(ref)
        play = page.get_by_test_id("play-plain")
        if made % 4 == 0 and play.count():
            play.click(force=True)
        page.wait_for_timeout(100)
    assert made > 30
    assert lost == []
    assert visitor.errors == []


#: What shows cards at reading size is there.
ZOOMS = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/zooming-'))"
#: A finger goes down on the middle of a thing.
FINGER = "thing => thing.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))"


def test_a_long_press_ends_with_the_next_tap(house: House) -> None:
    visitor = house.visitor()
    lay(visitor, reached("flamecraft", 3, asked("visit")))
    page = visitor.page
    page.wait_for_function(ZOOMS)  # it comes after the table
    page.wait_for_timeout(200)
    page.locator(".fc-shop[data-zoom]").first.evaluate(FINGER)
    expect(page.get_by_test_id("zoom")).to_be_visible()
    page.get_by_test_id("question").evaluate(FINGER)
    expect(page.get_by_test_id("zoom")).to_have_count(0)
