"""DragonDuel in real browsers: whole duels by clicks, and what a page must show."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.duellist import Duellist, leaks
from tests.browser.hall import House

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def test_a_whole_duel_against_a_bot_by_clicks(house: House) -> None:
    visitor = house.visitor()
    player = Duellist(visitor, seed=1)
    player.begin(2)
    assert player.wait()
    expect(visitor.page.locator('[data-testid="hand"] [data-testid^="card-"]')).to_have_count(5)
    said = player.play_to_the_end()
    assert said > 10
    ending = visitor.page.get_by_test_id("match-over")
    expect(ending.locator("svg[role=img]")).to_be_visible()  # the picture of how the Towers fell
    record = player.record()
    mine = {line.removeprefix("0 ") for line in record.splitlines() if line.startswith("0 ")}
    assert set(player.said) <= mine
    assert {"main", "tower"} <= player.asked
    winners = json.loads(player.last_update())["view"]["winners"]
    expect(ending.locator(".dd-result.won")).to_have_count(len(winners))
    assert leaks(visitor.frames, record, 0) == []
    assert visitor.errors == []


def test_a_duel_on_a_phone(house: House) -> None:
    visitor = house.visitor(width=390, height=844)
    player = Duellist(visitor, seed=2)
    player.begin(2, deck0="sky-choir", deck1="cold-current")
    said = player.play_to_the_end()
    assert said > 10
    page = visitor.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert leaks(visitor.frames, player.record(), 0) == []
    assert visitor.errors == []


def test_three_players_play_a_round(house: House) -> None:
    visitor = house.visitor()
    player = Duellist(visitor, seed=3)
    player.begin(3)
    assert player.wait()
    expect(visitor.page.locator('[data-testid^="row-"]')).to_have_count(3)
    for _ in range(200):
        if json.loads(player.last_update()).get("view", {}).get("turn", 0) > 3:
            break
        assert player.step()
    shown = json.loads(player.last_update())["view"]
    assert shown["turn"] > 3
    assert "main" in player.asked
    assert visitor.errors == []


def test_what_is_lit_is_what_can_be_picked(house: House) -> None:
    """At every question of the first turns the lit things are those the words name; an attack is drawn as an arrow."""
    visitor = house.visitor()
    player = Duellist(visitor, seed=4)
    player.begin(2, start="lot")
    page = visitor.page
    drawn = 0
    for _ in range(40):
        if not player.wait():
            break
        update = json.loads(player.last_update())
        words = update["decision"]["words"]
        attacks = [word for word in words if word.startswith("attack ")]
        if update["decision"]["ask"] == "main":
            monsters = {word.split()[1] for word in words if word.split()[0] in {"attack", "use"}}
            lit = page.locator('[data-testid^="monster-"][data-legal="true"]')
            expect(lit).to_have_count(len(monsters))
            assert set(lit.evaluate_all("all => all.map(one => one.dataset.ref)")) == monsters
        if attacks:
            monster = attacks[0].split()[1]
            page.get_by_test_id(f"monster-{monster}").click()
            if page.get_by_test_id("confirm").count():
                expect(page.locator(f'.dd-arrows .ghost[data-from="{monster}"]')).to_have_count(1)
                drawn += 1
            page.keyboard.press("Escape")
            expect(page.locator(".dd-arrows .ghost")).to_have_count(0)
            if drawn:
                break
        player.step()
    assert drawn
    assert visitor.errors == []


def test_a_card_is_read_at_full_size_and_piles_are_looked_through(house: House) -> None:
    visitor = house.visitor(lang="fr")
    player = Duellist(visitor, seed=5)
    player.begin(2)
    assert player.wait()
    page = visitor.page
    card = page.locator('[data-testid="hand"] [data-testid^="card-"]').first
    card.focus()
    page.keyboard.press("z")
    zoom = page.get_by_test_id("zoom")
    expect(zoom).to_be_visible()
    code = card.get_attribute("data-code") or ""
    expect(zoom).to_contain_text(code)
    assert "dragonduel-" not in zoom.inner_text()
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    page.get_by_test_id("open-discard").click()
    expect(page.get_by_test_id("piles")).to_be_visible()
    page.get_by_test_id("piles-close").click()
    assert "dragonduel-" not in page.locator("body").inner_text()
    page.keyboard.press("t")
    expect(page.locator(".textview")).to_be_visible()
    assert "dragonduel-" not in page.locator("body").inner_text()
    assert visitor.errors == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_table_has_no_barriers(house: House, width: int, height: int) -> None:
    visitor = house.visitor(width=width, height=height)
    player = Duellist(visitor, seed=6)
    player.begin(2)
    for _ in range(12):
        assert player.step()
    assert player.wait()
    visitor.page.evaluate(AXE.read_text("utf-8"))
    found = visitor.page.evaluate(
        "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']}).then(all => all.violations"
        ".map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).slice(0, 3).join(', ')}`))"
    )
    assert found == []
