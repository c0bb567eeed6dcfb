"""The workshops in text view: decks and the like are made by number too, using accessible names only."""

import pytest
from playwright.sync_api import expect

from tests.browser.hall import WAIT, House, Visitor
from tests.browser.reader import Reader

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]


def opened(house: House, title: str, **options: str) -> tuple[Visitor, Reader]:
    """Open the workshop of a title, in text view by the T key."""
    visitor = house.visitor()
    visitor.open()
    visitor.set_up(title, **options)
    visitor.page.get_by_test_id("workshop").click()
    visitor.page.get_by_test_id("workshop-close").focus()
    visitor.page.keyboard.press("t")
    reader = Reader(visitor, 1)
    reader.wait()
    return visitor, reader


def chosen(visitor: Visitor, option: str, text: str) -> None:
    expect(visitor.page.get_by_test_id("workshop-page")).to_have_count(0, timeout=WAIT)
    said = visitor.page.get_by_test_id(f"option-{option}").locator('[aria-checked="true"]')
    expect(said).to_have_text(text, timeout=WAIT)
    assert visitor.errors == []


def test_a_deck_is_built_by_numbers(house: House) -> None:
    visitor, reader = opened(house, "dragonduel", start="lot")
    assert reader.question.endswith("0 of 50 cards")
    reader.choose(reader.find("Begin with Ember Gale"))
    assert reader.question == "Build a deck: Ember Gale: 50 of 50 cards"
    visitor.page.get_by_role("searchbox").fill("fire slime")
    for _ in visitor.until(lambda: reader.read() and len(reader.choices) < 20, "The list did not get shorter."):
        pass
    visitor.page.get_by_role("textbox", name="Number").focus()
    reader.choose(reader.find("Remove one Fire Slime"))
    assert reader.question.endswith("49 of 50 cards")
    assert not any(text.startswith("Play with") for text in reader.choices)
    reader.hears("h", "3 × Fire Slime")
    reader.choose(reader.find("Fire Slime"))
    assert visitor.problems() == []
    reader.type(reader.find("Play with it"))
    chosen(visitor, "deck0", "Ember Gale")


def test_shops_and_dragons_are_chosen_by_numbers(house: House) -> None:
    visitor, reader = opened(house, "flamecraft", seats="2")
    reader.choose(reader.find("Select none"))
    assert reader.question == "Choose the shops: A deck needs at least two shops."
    shops = [text for text in reader.choices if text.startswith("Add ")]
    for shop in shops[:3]:
        reader.choose(reader.find(shop))
    assert visitor.problems() == []
    reader.type(reader.find("Use this deck"))
    chosen(visitor, "shop_list", "your own, of 3 shops")
    visitor, reader = opened(house, "flamecraft_duals", seats="2", mode="fancy")
    for name in ("Todd", "Flair"):
        reader.choose(reader.find(f"Add {name}"))
    reader.type(reader.find("Play with these"))
    chosen(visitor, "fancy_pick", "Flair + Todd")
