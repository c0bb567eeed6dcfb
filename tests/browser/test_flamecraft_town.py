"""Flamecraft in real browsers: everybody's colour, and alone the ring of spaces and where the next dragons go."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.flamecraft import Player
from tests.browser.hall import House, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PAINT = """pawn => getComputedStyle(document.querySelector(`[data-pawn="${pawn}"]`)).getPropertyValue("--pawn")"""
LEFT = """() => [...document.querySelectorAll(".fc-town")].map(street =>
    [...street.children].map(space => Math.round(space.getBoundingClientRect().left)))"""


def shot(visitor: Visitor, name: str) -> None:
    """`EMBERHALL_SHOTS=folder` saves pictures."""
    if folder := os.environ.get("EMBERHALL_SHOTS"):
        visitor.page.evaluate("document.adoptedStyleSheets = []")
        visitor.page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.ruling("FC-124")
def test_everybody_picks_a_free_colour(house: House) -> None:
    host, guest = house.visitor(), house.visitor(lang="fr")
    host.open()
    host.set_up("flamecraft", seats="2", colour0="cr")
    host.page.get_by_test_id("invite").click()
    host.page.wait_for_url("**/t/*")
    guest.open(f"t/{host.table}")
    guest.page.get_by_test_id("sit-1").click()
    guest.page.get_by_test_id("bring-colour1").click()
    chips = guest.page.get_by_test_id("bring-colour")
    expect(chips.locator("[data-value]")).to_have_count(6)
    expect(chips.locator('[data-value="cr"]')).to_have_count(0)
    chips.locator('[data-value="po"]').click()
    shot(guest, "colours-fr")
    guest.page.get_by_test_id("bring-done").click()
    expect(guest.page.get_by_test_id("bring-colour1")).to_contain_text("violet")
    expect(host.page.get_by_test_id("brought-colour1")).to_have_text("purple")
    shot(host, "lobby")
    host.page.get_by_test_id("start").click()
    players = [Player(visitor, seed) for seed, visitor in enumerate((host, guest))]
    for player in players:
        expect(player.page.locator('[data-testid="hand"]')).to_be_visible()
    assert [player["colour"] for player in players[0].update()["view"]["players"]] == ["cr", "po"]
    assert host.errors == guest.errors == []


@pytest.mark.ruling("FC-123")
def test_alone_the_town_is_a_ring(house: House) -> None:
    """The lower street runs back; a mark shows where the next dragon of each kind would move in."""
    visitor = house.visitor()
    player = Player(visitor, seed=1)
    player.begin(1, colour0="po")
    assert player.wait()
    upper, lower = visitor.page.evaluate(LEFT)
    assert upper == sorted(upper)
    assert lower == sorted(lower, reverse=True)
    slots = player.update()["view"]["solo"]["next"]
    assert len(slots) == 6
    for slot in {slot for slot in slots if slot}:
        expect(visitor.page.get_by_test_id(f"coming-{slot}")).to_be_visible()
    assert player.update()["view"]["solo"]["colours"][0] == "po"
    for size in visitor.resized([(1440, 900), (390, 844)]):
        shot(visitor, f"solo-{size[0]}")
    assert visitor.errors == []
