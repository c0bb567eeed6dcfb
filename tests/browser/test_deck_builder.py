"""The deck builder in a real Chromium: what is saved and what would be lost, its filters, and on a phone."""

import pytest
from playwright.sync_api import Dialog, expect

from tests.browser.hall import House

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]


def test_a_saved_deck_is_there_at_once_and_an_unsaved_one_is_not_lost(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    asked: list[str] = []
    answers = iter([False, True])

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept() if next(answers) else dialog.dismiss()

    page.on("dialog", answer)
    visitor.open("decks")
    page.get_by_test_id("deck-build").click()
    page.get_by_test_id("starter-ember-gale").click()
    name, legal = page.get_by_test_id("deck-name"), page.get_by_test_id("deck-legal")
    page.get_by_test_id("filter-fire").click()
    page.get_by_test_id("filter-wind").click()  # two elements at once
    expect(page.get_by_test_id("pool-CS-50")).to_be_visible()
    expect(page.get_by_test_id("pool-CS-17")).to_have_count(0)
    page.get_by_test_id("filter-mine").click()
    expect(page.get_by_test_id("pool-CS-02")).to_have_count(0)
    page.get_by_test_id("filter-mine").click()
    page.get_by_test_id("pool-CS-02").click(modifiers=["Shift"])  # all four
    expect(legal).to_contain_text("this one has 54")
    page.get_by_role("button", name="remove one Fire Slime").first.click(modifiers=["Shift"])
    expect(legal).to_have_attribute("data-legal", "true")
    page.get_by_test_id("test-hand").click()
    expect(page.get_by_test_id("test-cards").locator("li")).to_have_count(5)
    page.get_by_test_id("deck-begin").click()
    page.get_by_test_id("starter-sky-choir").click()  # asks first, and stays
    expect(name).to_have_value("Ember Gale")
    name.fill("Imps")
    page.get_by_test_id("deck-save").click()
    expect(page.get_by_test_id("deck-save")).to_be_disabled()
    page.get_by_test_id("pool-CS-02").locator("xpath=ancestor::li").locator('[data-by="-1"]').last.click()
    page.get_by_test_id("starter-sky-choir").click()  # asks again, and goes
    expect(name).to_have_value("Sky Choir")
    assert len(asked) == 2
    page.get_by_test_id("workshop-close").click()
    expect(page.get_by_test_id("deck-Imps")).to_be_visible()
    visitor.open()
    visitor.set_up("dragonduel")
    expect(page.get_by_test_id("option-deck0")).to_contain_text("Imps")
    assert visitor.errors == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_builder_on_a_phone_shows_what_to_begin_with(house: House, lang: str) -> None:
    visitor = house.visitor(width=390, height=844, lang=lang)
    page = visitor.page
    visitor.open()
    visitor.set_up("dragonduel")
    page.get_by_test_id("workshop").click()
    starter = page.get_by_test_id("starter-ember-gale")
    below = page.locator(".dd-shop header").evaluate("it => it.getBoundingClientRect().bottom")
    row = page.locator(".dd-shop-pick").evaluate("it => it.getBoundingClientRect().bottom")
    top, bottom = starter.evaluate("it => [it.getBoundingClientRect().top, it.getBoundingClientRect().bottom]")
    assert below <= top < bottom <= row
    edge = page.get_by_test_id("deck-name").evaluate("it => it.getBoundingClientRect().left")
    assert edge < 20, "The name of the deck has a line of its own with the buttons."


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_builder_keeps_what_is_being_built_and_closes_alone(house: House, width: int, height: int) -> None:
    visitor = house.visitor(width=width, height=height)
    page = visitor.page
    visitor.open()
    visitor.set_up("dragonduel", start="lot")
    page.get_by_test_id("workshop").click()
    page.get_by_test_id("starter-hollow-court").click()
    page.get_by_test_id("filter-words").fill("fire slime")
    expect(page.locator('[data-testid^="pool-"]')).to_have_count(1)
    page.get_by_test_id("read-CS-01").click()
    expect(page.get_by_test_id("zoom")).to_contain_text("Fire Slime")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("zoom")).to_have_count(0)
    expect(page.get_by_test_id("deck-legal")).to_have_attribute("data-legal", "true")
    assert visitor.problems() == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("workshop-page")).to_have_count(0)
    expect(page.get_by_test_id("play-bots")).to_be_visible()  # the sheet below it is still there
    page.get_by_test_id("workshop").click()
    expect(page.get_by_test_id("deck-name")).to_have_value("Hollow Court")
    expect(page.get_by_test_id("deck-legal")).to_have_attribute("data-legal", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.errors == []
