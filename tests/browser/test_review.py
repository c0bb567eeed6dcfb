"""Reviews on the page: a finished game of each title, step by step; looking back, forking, importing and following."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.crowding import crowded
from tests.browser.hall import House, Visitor

RECORDS = Path(__file__).parents[1] / "records"
ONE_OF_EACH = ("dualis-4-partnership-short", "flamecraft-3-golden", "flamecraft_duals-2-standard", "dragonduel-2")


def imported(visitor: Visitor, name: str) -> str:
    """Import a record through the page's own dialog; returns the id of its table."""
    page = visitor.page
    visitor.open("review")
    page.get_by_test_id("import").click()
    page.get_by_test_id("import-text").fill((RECORDS / f"{name}.record").read_text("utf-8"))
    page.get_by_test_id("import-go").click()
    expect(page.get_by_test_id("review-table")).to_be_visible()
    return page.url.split("/review/")[1].split("?")[0]


def stands_at(page: Page, moment: int) -> None:
    expect(page.get_by_test_id("review-table")).to_have_attribute("data-at", str(moment))


def fits(visitor: Visitor, title: str) -> None:
    """Nothing of the table is cut off, although it has less height than in play; only chapter names may be."""
    page = visitor.page
    page.locator(".rv-chapters").evaluate_all("all => all.forEach(one => (one.style.visibility = 'hidden'))")
    for width, height in visitor.resized([(1024, 768), (1440, 900)]):
        assert crowded(page, title) == [], (width, height)


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_finished_game_goes_back_and_forth(house: House, name: str) -> None:
    wren = house.visitor(lang="fr")
    page = wren.page
    table = imported(wren, name)
    stands_at(page, 0)
    page.keyboard.press("End")
    last = int(page.get_by_test_id("review-slider").get_attribute("max") or 0)
    stands_at(page, last)
    fits(wren, name.partition("-")[0])
    page.keyboard.press("Home")
    for moment in (1, 2):
        page.keyboard.press("ArrowRight")
        stands_at(page, moment)
    page.get_by_test_id("review-back").click()
    stands_at(page, 1)
    chance = random.Random(name)
    to = 0
    for to in [chance.randrange(1, last) for _ in range(6)] + [last // 2]:
        page.get_by_test_id("review-slider").fill(str(to))
        stands_at(page, to)
    page.get_by_test_id("eyes-1").click()
    expect(page.get_by_test_id("eyes-1")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("eyes-all").click()
    expect(page.locator("[data-testid^='held-']").first).to_be_visible()
    page.locator(".story button").last.click()
    expect(page.get_by_test_id("review-table")).not_to_have_attribute("data-at", str(last // 2))
    page.get_by_test_id("review-numbers").click()
    expect(page.locator(".rv-chart").first).to_be_visible()
    # a link to a moment opens it
    wren.open(f"review/{table}?at=7&seat=1")
    stands_at(page, 7)
    expect(page.get_by_test_id("eyes-1")).to_have_attribute("aria-pressed", "true")
    assert wren.problems() == []
    assert wren.errors == []


def test_a_forked_game_is_played_on(house: House) -> None:
    wren = house.visitor()
    page = wren.page
    imported(wren, "flamecraft_duals-2-standard")
    page.get_by_test_id("review-slider").fill("20")
    stands_at(page, 20)
    page.get_by_test_id("fork").click()
    page.get_by_test_id("fork-go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => Number(document.querySelector('.stage')?.dataset.seq) >= 21")  # the review had 20
    assert wren.errors == []


def test_one_leads_and_another_follows(house: House) -> None:
    wren, odile = house.visitor(), house.visitor()
    table = imported(wren, "dragonduel-2")
    odile.open(f"review/{table}?at=0&follow")
    stands_at(odile.page, 0)
    wren.page.get_by_test_id("lead").click()
    expect(odile.page.get_by_test_id("together")).to_contain_text(wren.name())
    wren.page.get_by_test_id("review-slider").fill("33")
    stands_at(odile.page, 33)
    wren.page.get_by_test_id("eyes-1").click()
    expect(odile.page.get_by_test_id("eyes-1")).to_have_attribute("aria-pressed", "true")
    assert wren.errors == odile.errors == []


def test_while_playing_one_looks_back_and_returns(house: House) -> None:
    wren = house.visitor()
    page = wren.page
    wish: dict[str, Any] = {"title": "flamecraft_duals", "seats": 2, "bots": {"1": "random"}, "start": True}
    wren.open()
    answer = page.evaluate(
        """async (wish) => {
          const json = { "content-type": "application/json" };
          const guest = await (await fetch("/api/guests",
            { method: "POST", headers: json, body: '{"name":"Wren"}' })).json();
          localStorage.setItem("emberhall.me", JSON.stringify({ ...guest, face: "bread" }));
          const headers = { ...json, authorization: `Bearer ${guest.token}` };
          const table = await (await fetch("/api/tables", { method: "POST", headers, body: wish })).json();
          return table.id;
        }""",
        json.dumps(wish),
    )
    wren.open(f"t/{answer}")
    # a new question leads back to the present, so wait for it first
    expect(page.locator('[data-testid="question"][data-mine="true"]')).to_be_visible()
    page.locator(".story button").first.click()
    expect(page.get_by_test_id("look-back")).to_have_attribute("data-at", "0")
    page.get_by_test_id("to-now").click()
    expect(page.get_by_test_id("look-back")).to_have_count(0)
    expect(page.get_by_test_id("question")).to_be_visible()
    assert wren.errors == []


def test_a_game_is_watched_without_knowing_its_end(house: House) -> None:
    wren = house.visitor()
    page = wren.page
    table = imported(wren, "dualis-4-partnership-short")
    slider, sub = page.get_by_test_id("review-slider"), page.locator(".bar .what span")
    last = slider.get_attribute("max") or ""
    with_scores = sub.inner_text()
    page.get_by_test_id("blind").click()
    expect(slider).to_have_count(0)
    expect(page.get_by_test_id("review-numbers")).to_have_count(0)
    expect(page.get_by_test_id("review-coach")).to_have_count(0)
    expect(sub).not_to_have_text(with_scores)
    wren.open(f"review/{table}")
    stands_at(page, 0)
    expect(page.locator(".rv-stage")).not_to_contain_text(last)
    page.get_by_test_id("review-on").click()
    stands_at(page, 1)
    page.get_by_test_id("blind").click()
    expect(slider).to_have_attribute("max", last)
    assert wren.problems() == []
