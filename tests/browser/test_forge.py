"""The forge in a real Chromium: a card is designed by mouse and by keys, in both languages, kept and played."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser import duellist
from tests.browser.duellist import Duellist
from tests.browser.hall import House, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]


def named(visitor: Visitor, en: str = "Emberback Stag", fr: str = "Cerf dos-de-braise") -> Page:
    """The forge, with a card that has names; the page wakes up with a new monster."""
    page = visitor.page
    visitor.open("forge")
    page.get_by_test_id("name-en").fill(en)
    page.get_by_test_id("name-fr").fill(fr)
    expect(page.get_by_test_id("balance-run")).to_be_enabled()
    expect(page.get_by_test_id("refused")).to_have_count(0)
    return page


def test_nothing_is_refused_before_anything_was_changed(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    with page.expect_response("**/check") as checked:
        visitor.open("forge")
    assert checked.value.ok
    expect(page.get_by_test_id("balance")).to_contain_text("Give it a name")
    expect(page.get_by_test_id("face")).not_to_contain_text("cannot be printed")
    expect(page.get_by_test_id("refused")).to_have_count(0)
    assert visitor.problems_in_both_themes() == []
    page.get_by_test_id("add-on").click()
    expect(page.get_by_test_id("refused")).to_be_visible()
    visitor.open("forge/sets")
    page.get_by_test_id("design-first").click()
    expect(page.get_by_test_id("line-1")).to_be_visible()


def test_a_card_is_designed_kept_and_played_against_a_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(duellist.BOOK, "AA-01", duellist.BOOK["CS-05"])
    visitor = house.visitor()
    player = Duellist(visitor, seed=3)  # it wants to be asked always, from the first page on
    page = named(visitor)
    page.get_by_test_id("add-on").click()
    line = page.get_by_test_id("line-4")
    line.get_by_test_id("fw-on").select_option("ally_enter")
    line.get_by_test_id("fw-op").select_option("token")
    expect(line.get_by_role("alert")).to_contain_text("go on for ever")
    expect(page.get_by_test_id("face")).to_contain_text("cannot be printed yet")
    expect(page.get_by_test_id("keep-card")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("mend-4-0").click()
    expect(page.get_by_test_id("text-en")).to_contain_text("Once per turn.")
    expect(page.get_by_test_id("text-fr")).to_contain_text("Une fois par tour")
    expect(page.get_by_test_id("face")).to_contain_text("another monster of yours comes into play")
    assert visitor.problems_in_both_themes() == []
    page.get_by_test_id("keep-card").click()
    expect(page.locator(".f-note")).to_contain_text("Kept in New set")
    visitor.open("forge/sets")
    expect(page.get_by_test_id("card-AA-01")).to_contain_text("not tested")
    page.get_by_test_id("set-name").fill("Ash and Antler")
    page.get_by_test_id("set-name").press("Enter")
    expect(page.locator(".f-sets li button")).to_contain_text("Ash and Antler")
    assert visitor.problems_in_both_themes() == []
    page.get_by_test_id("play-bot").click()
    expect(page.locator("header.bar .what")).to_contain_text("house cards")
    while not player.over():
        player.step()
    assert any("AA-01" in json.dumps(update["view"]) for update in visitor.updates())
    assert visitor.errors == []


def test_a_card_like_a_printed_one_is_fair(house: House) -> None:
    visitor = house.visitor()
    page = named(visitor)
    cost, strength = page.get_by_test_id("fw-cost"), page.get_by_test_id("fw-strength")
    cost.press("ArrowUp")
    strength.press("ArrowUp")
    expect(cost).to_have_attribute("aria-valuenow", "4")
    expect(strength).to_have_attribute("aria-valuenow", "3000")
    page.get_by_test_id("fw-keywords").select_option("siege")
    page.get_by_test_id("balance-run").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-verdict", "fair", timeout=120_000)
    expect(page.get_by_test_id("balance")).to_contain_text("with Ramhorn Charger")
    expect(verdict).to_contain_text("fair", ignore_case=True)
    assert visitor.problems() == []
    strength.press("ArrowDown")
    expect(page.get_by_test_id("balance")).to_contain_text("From before your last change")
    assert visitor.errors == []


def test_a_card_is_designed_by_keys_in_french(house: House) -> None:
    visitor = house.visitor(lang="fr")
    page = visitor.page
    visitor.open("forge")
    page.get_by_test_id("name-en").focus()
    page.keyboard.type("Owl")
    page.keyboard.press("Tab")
    page.keyboard.type("Hibou")
    page.keyboard.press("Tab")  # the cost
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("fw-cost")).to_have_attribute("aria-valuenow", "4")
    page.keyboard.press("Tab")  # the element
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("fw-element")).to_have_value("earth")
    page.keyboard.press("Tab")  # the Strength
    page.keyboard.press("End")
    expect(page.get_by_test_id("line-2")).to_contain_text("loin du compte")
    page.keyboard.press("Home")
    page.keyboard.press("n")
    expect(page.get_by_test_id("line-4")).to_contain_text("il arrive en jeu")
    expect(page.get_by_test_id("text-fr")).to_contain_text("Quand il arrive en jeu : piochez 1 carte.")
    expect(page.get_by_test_id("text-en")).to_contain_text("When it comes into play: draw 1 card.")
    assert visitor.problems() == []
    visitor.open("forge")  # the draft is still there
    expect(page.get_by_test_id("name-fr")).to_have_value("Hibou")
    assert visitor.errors == []


def test_a_set_is_shared_by_its_link_and_a_phone_has_leaves(house: House) -> None:
    visitor = house.visitor()
    page = named(visitor)
    page.get_by_test_id("keep-card").click()
    expect(page.locator(".f-note")).to_contain_text("Kept")
    visitor.open("forge/sets")
    link = page.get_by_test_id("set-link").inner_text()
    guest = house.visitor(width=390, height=844)
    guest.open(link.partition("/forge/")[2].join(["forge/", ""]))
    expect(guest.page.get_by_role("heading", name="New set")).to_be_visible()
    guest.page.get_by_test_id("take-set").click()
    expect(guest.page.get_by_test_id("card-AA-01")).to_be_visible()
    assert guest.problems() == []
    guest.open("forge")
    for leaf, shown in (("drawing", "face"), ("balance", "balance"), ("words", "line-1")):
        guest.page.get_by_test_id(f"leaf-{leaf}").click()
        expect(guest.page.get_by_test_id(shown)).to_be_visible()
        assert guest.problems() == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert guest.errors == []
