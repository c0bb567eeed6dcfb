"""A hint at the table: requested at a question, it names an answer, says why, lights it, and goes with the question."""

from playwright.sync_api import expect

from tests.browser.hall import House
from tests.browser.tables import open_table


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
