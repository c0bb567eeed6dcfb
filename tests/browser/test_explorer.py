"""The explorer in a browser: its views, filters, keys and sentences; a card's page; too few is said; on a phone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import WAIT, House, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def opened(house: House, query: str = "", **options: Any) -> tuple[Visitor, Page]:
    visitor = house.visitor(**options)
    visitor.open(f"explorer{query}")
    expect(visitor.page.get_by_test_id("explorer-games")).to_be_visible(timeout=WAIT)
    return visitor, visitor.page


def test_the_views_follow_clicks_and_keys(house: House) -> None:
    visitor, page = opened(house)
    expect(page.get_by_test_id("sheet-cards")).to_be_visible(timeout=WAIT)
    page.get_by_test_id("view-openings").click()
    expect(page.locator(".ex-hexes, .ex-heatgrid").first).to_be_visible(timeout=WAIT)
    assert "view=openings" in page.url
    page.get_by_test_id("explorer-dualis").click()
    expect(page.get_by_test_id("sheet-coins")).to_be_visible(timeout=WAIT)
    cell = page.locator(".ex-heatgrid button").first
    cell.focus()
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != before
    page.keyboard.press("[")
    expect(page.get_by_test_id("view-shops")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("]")
    expect(page.get_by_test_id("view-openings")).to_have_attribute("aria-pressed", "true")
    assert visitor.errors == []


def test_a_row_says_all_its_figures_and_opens_its_page(house: House) -> None:
    visitor, page = opened(house, "?view=cards&title=flamecraft_duals", lang="fr")
    rows = page.locator("[data-testid=sheet-cards] tbody .ex-name")
    expect(rows.first).to_be_visible(timeout=WAIT)
    said = rows.first.get_attribute("aria-label") or ""
    assert "fois" in said
    assert "En main" in said
    first = rows.first.inner_text()
    rows.first.focus()
    page.keyboard.press("s")  # the other way round
    expect(rows.first).not_to_have_text(first)
    rows.first.click()
    expect(page.get_by_test_id("explorer-card")).to_be_visible(timeout=WAIT)
    assert "card=" in page.url
    page.locator(".ex-back").click()
    expect(page.get_by_test_id("sheet-cards")).to_be_visible(timeout=WAIT)
    assert visitor.errors == []


def test_too_few_is_said_and_widened(house: House) -> None:
    visitor, page = opened(house, "?view=openings&title=dualis")
    page.get_by_test_id("company-people").click()
    nothing = page.locator(".ex-nothing")
    expect(nothing).to_be_visible(timeout=WAIT)
    nothing.get_by_role("button").click()
    expect(page.get_by_test_id("sheet-coins")).to_be_visible(timeout=WAIT)
    assert visitor.errors == []


@pytest.mark.parametrize("view", ["cards", "decks", "shops", "openings"])
def test_every_view_fits_a_phone_and_passes_axe(house: House, view: str) -> None:
    visitor, page = opened(house, f"?view={view}", lang="fr", width=390, height=844)
    expect(page.locator(".ex-panel").first).to_be_visible(timeout=WAIT)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".halves a[aria-current]")).to_be_visible()
    assert visitor.problems() == []
    assert visitor.errors == []


def test_the_deck_builder_says_what_games_say(house: House) -> None:
    visitor = house.visitor()
    visitor.open("decks")
    page = visitor.page
    page.get_by_test_id("deck-build").click(timeout=WAIT)
    page.get_by_test_id("starter-ember-gale").click()
    page.get_by_test_id("deck-explored").locator("summary").click(timeout=WAIT)
    expect(page.get_by_test_id("deck-explored").get_by_role("link")).to_be_visible(timeout=WAIT)
    assert visitor.errors == []
