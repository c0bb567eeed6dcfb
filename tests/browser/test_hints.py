"""A hint at the table: requested at a question, it names an answer, says why, lights it, and goes with the question."""

import pytest
from playwright.sync_api import expect

from tests.browser.crowding import crowded
from tests.browser.hall import House
from tests.browser.laid import asked, lay, reached
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
