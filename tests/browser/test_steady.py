"""The buttons of a question stay where the pointer is when the next question comes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import PAINTED, House
from tests.browser.laid import asked, lay, reach

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

#: Where the last button of the question ends, in whole pixels.
EDGE = """() => Math.round([...document.querySelectorAll('.ask .acts button')].at(-1).getBoundingClientRect().right)"""


def edge(page: Page) -> int:
    page.evaluate(PAINTED)
    right: int = page.evaluate(EDGE)
    return right


def test_buttons_keep_their_place_under_the_pointer(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    first, then = reach(2, asked("main")), reach(2, asked("mulligan"))
    laid = lay(visitor, first)
    expect(page.get_by_test_id("ribbon")).to_be_attached()
    page.get_by_test_id("do-end").hover()
    page.mouse.move(*middle(page))
    before = edge(page)
    laid.show(then)
    expect(page.get_by_test_id("do-mulligan")).to_be_visible()
    page.wait_for_function(f"({EDGE})() === {before}")
    page.mouse.move(5, 5)  # elsewhere, the question is in the middle again
    page.wait_for_function("""() => {
      const [ask, place] = ['.ask', '.ask-place'].map(each => document.querySelector(each).getBoundingClientRect());
      return Math.abs(ask.left - place.left - (place.right - ask.right)) < 3;
    }""")
    assert visitor.errors == []


def middle(page: Page) -> tuple[float, float]:
    box = page.get_by_test_id("do-end").bounding_box()
    assert box
    return box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2
