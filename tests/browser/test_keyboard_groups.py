"""What a keyboard may expect: arrows choose in tab lists and radio groups, a new page is read from its heading."""

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House
from tests.browser.test_review import imported

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]
FOCUSED = "() => document.activeElement.textContent.trim()"


def test_a_page_reached_by_a_link_is_read_from_its_heading(house: House) -> None:
    """The link is gone with its page: without this the focus would be nowhere, and nothing would be said."""
    visitor = house.visitor()
    visitor.open()
    page = visitor.page
    assert page.evaluate("document.activeElement === document.body"), "the first page is left alone"
    for room, heading in (("Learn", "Learn to play"), ("Ladder", "Ladder"), ("Play", "Pull up a chair.")):
        page.get_by_role("link", name=room, exact=True).first.press("Enter")
        expect(page.locator("h1")).to_have_text(heading)
        expect(page.locator("h1")).to_be_focused()
    assert visitor.errors == []


def test_arrows_choose_a_face(house: House) -> None:
    """One stop of the Tab key; right goes on and round, Home and End to the ends."""
    visitor = house.visitor()
    visitor.call("Wren")
    visitor.open("me")
    page = visitor.page
    page.get_by_role("button", name="Change name").click()
    page.locator("[role=radio][aria-checked=true]").focus()
    faces = page.get_by_role("radio")
    count = faces.count()
    assert count > 2
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", count - 1), ("ArrowDown", 0)):
        page.keyboard.press(key)
        expect(faces.nth(at)).to_be_focused()
        expect(faces.nth(at)).to_be_checked()
        expect(page.locator("[role=radio][tabindex='0']")).to_have_count(1)
    page.keyboard.press("End")
    expect(faces.nth(count - 1)).to_be_checked()


def test_arrows_choose_a_tab_and_leave_the_review_where_it_is(house: House) -> None:
    """Elsewhere in a review an arrow steps through the game."""
    visitor = house.visitor()
    imported(visitor, "flamecraft_duals-2-standard")
    page = visitor.page
    page.get_by_test_id("review-story").focus()
    page.keyboard.press("End")
    expect(page.get_by_test_id("review-numbers")).to_be_focused()
    expect(page.get_by_test_id("review-numbers")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("review-story")).to_have_attribute("aria-selected", "true")
    assert page.evaluate(FOCUSED) == "Story"
    expect(page.get_by_test_id("review-table")).to_have_attribute("data-at", "0")
