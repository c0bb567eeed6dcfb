"""Kid mode on real pages: begun with a code, phrases alone at a table, and over with that code only."""

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House
from tests.browser.tables import asked

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def test_a_grown_up_begins_and_ends_it(house: House) -> None:
    pip = house.visitor(width=390, height=844, lang="fr")
    pip.call("Pip")
    page = pip.page
    pip.open("me")
    page.get_by_test_id("kid-start").locator("summary").click()
    page.get_by_test_id("kid-begin").click()
    expect(page.get_by_role("alert")).to_have_text("Un code a au moins 4 caractères.")
    page.get_by_test_id("kid-begin-code").fill("4711")
    page.get_by_test_id("kid-begin").click()
    expect(page.get_by_test_id("kid-page")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert pip.problems_by_day_and_night() == []

    # at a table there is no field for words of one's own
    token = page.evaluate("JSON.parse(localStorage.getItem('emberhall.me')).token")
    table = asked(pip.address, "POST", "/tables", token, title="dragonduel", seats=2)["id"]
    pip.open(f"t/{table}")
    expect(page.get_by_text("En mode enfant, on parle par phrases toutes faites")).to_be_visible()
    expect(page.locator(".say input")).to_have_count(0)

    pip.open("me")
    page.get_by_test_id("kid-end-code").fill("1234")
    page.get_by_test_id("kid-end").click()
    expect(page.get_by_role("alert")).to_have_text("Ce n’est pas le bon code.")
    page.get_by_test_id("kid-end-code").fill("4711")
    page.get_by_test_id("kid-end").click()
    expect(page.get_by_test_id("kid-start")).to_be_visible()
    assert [each for each in pip.errors if "403" not in each] == []
