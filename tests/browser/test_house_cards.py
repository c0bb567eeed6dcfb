"""House cards in a real browser: a new shop and a new monster are shown with name and text, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from emberhall.games.flamecraft_duals.cards.reader import BOOK
from tests.browser.duellist import Duellist
from tests.browser.flamecraft import Player
from tests.browser.hall import House, Server, serving
from tests.browser.tables import open_table
from tests.server.housecards import ASH_HOUND, write_cards

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
MOST_WORDS = 400
TODD = '[[fancy]]\nid = "todd"\nhand = 5\n'
PACK = 13  # different hounds: enough for a whole deck


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall with overlays of Flamecraft, DragonDuel and Flamecraft Duals that rename every shop of Duals."""
    folder: Path = tmp_path_factory.mktemp("hall")
    hounds = "".join(ASH_HOUND.replace("ZZ-01", f"ZZ-{n:02}") for n in range(1, PACK + 1))
    cards = write_cards(folder / "cards", hound=hounds)
    names = "".join(f'[[shop]]\nid = "{shop}"\nen = "House {shop}"\nfr = "Maison {shop}"\n' for shop in BOOK.ids[:42])
    (cards / "flamecraft_duals" / "names.toml").write_text(names + TODD, "utf-8")
    with serving(folder / "hall.db", cards=cards) as running:
        yield running


def read(thing: Locator) -> Locator:
    """The large card of the hovered thing; hovers at its upper edge, where a shop has no windows."""
    thing.page.mouse.move(2, 2)
    thing.hover(position={"x": 50, "y": 10})
    return thing.page.get_by_test_id("zoom")


def test_the_hall_marks_the_tables_with_house_cards(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    items = {}
    for title in ("flamecraft", "dualis"):
        visitor.open()
        visitor.set_up(title, open="true")
        page.get_by_test_id("invite").click()
        expect(page.locator(".middle")).to_be_visible()
        items[title] = visitor.table
    guest = house.visitor()
    for who, place in ((visitor, ".s-wait"), (guest, ".s-open")):  # a player's own table is listed once in the hall
        who.open()
        tables = {title: who.page.locator(place).get_by_test_id(f"table-{items[title]}") for title in items}
        with_cards = tables["flamecraft"].locator(".house")
        expect(with_cards).to_have_text("house cards")
        expect(with_cards).to_have_attribute("title", re.compile("^This table plays with house cards"))
        expect(tables["dualis"]).to_be_visible()
        expect(tables["dualis"].locator(".house")).to_have_count(0)
        assert who.problems() == []
        who.speak("fr")
        expect(with_cards).to_have_text("cartes maison")
        expect(tables["dualis"]).to_contain_text("1 place prise sur 4")
        expect(with_cards).to_have_attribute("title", re.compile("^Cette table joue avec des cartes"))


def test_a_new_shop_stands_in_town_with_its_name_and_text(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    visitor.open()
    visitor.set_up("flamecraft", seats="2")
    expect(page.get_by_test_id("house-cards")).to_contain_text("house cards, which add to the game’s own")
    page.get_by_test_id("workshop").click()
    new = page.get_by_test_id("pool-X01")
    expect(new).to_contain_text("Night Kitchen")
    expect(new).to_contain_text("4 reputation")
    page.get_by_test_id("shops-none").click()
    for wanted in ("X01", "S01"):
        page.get_by_test_id(f"pool-{wanted}").click()
    page.get_by_test_id("shops-use").click()
    page.get_by_test_id("play-bots").click()

    heading = page.locator("header.bar .what")
    expect(heading).to_contain_text("house cards")
    player = Player(visitor, seed=5)
    shop = page.get_by_test_id("shop-X01")
    for _ in range(MOST_WORDS):
        if shop.count() or not player.step():
            break
    expect(shop).to_have_attribute("aria-label", re.compile("^Night Kitchen, .* 4 reputation"))
    zoom = read(shop)
    expect(zoom).to_contain_text("Night Kitchen")
    expect(zoom).to_contain_text("Pay 1 coin. 4 reputation.")
    visitor.speak("fr")
    expect(shop).to_have_attribute("aria-label", re.compile("^Cuisine de Nuit, "))
    expect(heading).to_contain_text("cartes maison")
    expect(read(shop)).to_contain_text("Cuisine de Nuit")
    expect(zoom).to_contain_text("Payez 1 pièce")
    assert visitor.errors == []


def test_a_deck_of_new_monsters_is_built_and_held_in_hand(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    visitor.open()
    visitor.set_up("dragonduel", seats="2")
    expect(page.get_by_test_id("house-cards")).to_be_visible()
    assert visitor.problems() == []
    page.get_by_test_id("invite").click()
    expect(page.get_by_test_id("house-cards")).to_contain_text("house cards, which add to the game’s own")
    expect(page.locator("header.bar .what")).to_contain_text("house cards")
    assert visitor.problems() == []
    page.get_by_test_id("ask-bot-1").click()
    page.get_by_test_id("bring-deck0").click()
    page.get_by_test_id("workshop").click()
    page.get_by_test_id("filter-trait").select_option("hearthling")
    expect(page.locator('[data-testid^="pool-"]')).to_have_count(PACK)
    hound = page.get_by_test_id("pool-ZZ-01")
    expect(hound).to_contain_text("Ash Hound")
    page.get_by_test_id("deck-text").fill("\n".join(f"4 ZZ-{n:02}" for n in range(1, PACK)) + f"\n2 ZZ-{PACK}")
    page.get_by_test_id("deck-read").click()
    expect(page.get_by_test_id("deck-legal")).to_have_attribute("data-legal", "true")
    page.get_by_test_id("deck-use").click()
    page.get_by_test_id("bring-done").click()
    page.get_by_test_id("start").click()

    expect(page.locator("header.bar .what")).to_contain_text("house cards")
    player = Duellist(visitor, seed=1)
    held = page.locator('[data-testid^="card-ZZ-"]').first
    for _ in range(MOST_WORDS):
        if held.count() or not player.step():
            break
    expect(held).to_contain_text("Ash Hound")
    assert player.wait(), "A card that is drawn moves the others from under the pointer."
    zoom = read(held)
    expect(zoom).to_contain_text("Ash Hound")
    expect(zoom).to_contain_text("When it attacks: draw 1 card.")
    page.mouse.move(2, 2)
    visitor.speak("fr")
    expect(held).to_contain_text("Molosse de cendre")
    expect(read(held)).to_contain_text("piochez 1 carte.")
    assert visitor.errors == []


def test_shops_of_duals_are_called_as_the_house_calls_them(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    open_table(visitor, "flamecraft_duals", 2, {})
    heading = page.locator("header.bar .what")
    expect(heading).to_contain_text("house cards")
    place = page.locator(".fd-pat").first
    own = "House |Night Kitchen|Flower Stall"
    expect(place).to_have_attribute("aria-label", re.compile(f"^({own})"))
    visitor.speak("fr")
    expect(place).to_have_attribute("aria-label", re.compile("^(Maison |Cuisine de Nuit|Étal de Fleurs)"))
    assert visitor.errors == []
