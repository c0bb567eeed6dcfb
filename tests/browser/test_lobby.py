"""The lobby in a real browser: the host changes the terms, everybody at the table sees it, nobody loses their chair."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import House

pytestmark = pytest.mark.browser


def choose(page: Page, option: str, value: str) -> None:
    page.get_by_test_id(f"option-{option}").locator(f'[data-value="{value}"]').click()


def test_the_host_changes_seats_and_options_before_everybodys_eyes(house: House) -> None:
    host, guest = house.visitor(), house.visitor(lang="fr")
    host.open()
    host.set_up("dualis", seats="4")
    host.page.get_by_test_id("invite").click()
    expect(host.page.locator('[data-testid^="chair-"]')).to_have_count(4)
    guest.open(f"t/{host.table}")
    guest.page.get_by_test_id("sit-3").click()
    expect(guest.page.get_by_test_id("chair-3")).to_have_attribute("data-kind", "person")
    expect(guest.page.get_by_test_id("change-terms")).to_have_count(0)

    host.page.get_by_test_id("change-terms").click()
    choose(host.page, "seats", "3")
    expect(guest.page.locator('[data-testid^="chair-"]')).to_have_count(3)
    expect(guest.page.get_by_test_id("chair-1")).to_have_attribute("data-kind", "person")
    expect(guest.page.locator(".terms")).to_contain_text("Chacun reçoit 13 cartes")
    choose(host.page, "short", "true")
    expect(guest.page.locator(".terms")).to_contain_text("9 cartes, partie courte")
    assert host.problems() == []
    host.page.get_by_test_id("terms-done").click()
    host.page.get_by_test_id("ask-bot-2").click()
    host.page.get_by_test_id("start").click()
    expect(guest.page.locator(".stage")).to_be_visible()
    assert host.errors + guest.errors == []


def test_a_choice_for_more_seats_goes_with_them(house: House) -> None:
    visitor = house.visitor()
    visitor.open()
    visitor.set_up("flamecraft", seats="3", companions="true")
    visitor.page.get_by_test_id("invite").click()
    visitor.page.get_by_test_id("change-terms").click()
    choose(visitor.page, "seats", "1")
    expect(visitor.page.locator('[data-testid^="chair-"]')).to_have_count(1)
    expect(visitor.page.locator("dialog .wrong")).to_have_count(0)
    visitor.page.get_by_test_id("terms-done").click()
    visitor.page.get_by_test_id("start").click()
    expect(visitor.page.locator(".stage")).to_be_visible()


def test_a_change_that_cannot_be_gets_a_sentence(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    host.open()
    host.set_up("flamecraft", seats="2")
    host.page.get_by_test_id("invite").click()
    expect(host.page.locator(".middle")).to_be_visible()
    guest.open(f"t/{host.table}")
    guest.page.get_by_test_id("sit-1").click()
    expect(host.page.get_by_test_id("chair-1")).to_have_attribute("data-kind", "person")
    host.page.get_by_test_id("change-terms").click()
    choose(host.page, "seats", "1")
    expect(host.page.locator("dialog .wrong")).to_have_text(
        "2 people are seated here, too many for that. Someone has to stand up first."
    )
    expect(host.page.get_by_test_id("option-seats").locator('[data-value="2"]')).to_have_attribute(
        "aria-checked", "true"
    )
    expect(guest.page.locator('[data-testid^="chair-"]')).to_have_count(2)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_set_up_says_what_a_choice_means_and_keeps_its_button_in_sight(house: House, lang: str) -> None:
    """Fountain and Fancy dragons are explained where they are chosen; the main button is never below the fold."""
    for title, options in (("flamecraft_duals", {"mode": "fancy_fountain"}), ("flamecraft", {}), ("dragonduel", {})):
        visitor = house.visitor(lang=lang)
        visitor.open()
        visitor.set_up(title, **options)
        if options:
            expect(visitor.page.locator(".about").first).to_contain_text("Fancy" if lang == "en" else "Fantaisie")
        for _ in visitor.resized([(1440, 900), (1280, 640), (768, 1024), (390, 844), (360, 640)]):
            expect(visitor.page.get_by_test_id("play-bots")).to_be_in_viewport(ratio=1)
