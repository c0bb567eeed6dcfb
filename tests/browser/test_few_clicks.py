"""Gestures at the two Flamecraft tables: a click that leaves nothing to weigh is enough."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import duals, flamecraft
from tests.browser.hall import House
from tests.browser.test_flamecraft import about_to_visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]


def test_an_artisan_put_into_a_window_says_the_visit_too(house: House) -> None:
    """Cards in hand that can start it are lit, then their windows are; all of it can be taken back."""
    player = about_to_visit(house)
    page = player.page
    shown = player.update()
    places = [
        each
        for each in shown["decision"]["combined"]
        if each["choice"]["verb"] == "place" and "final" not in each["choice"]
    ]
    ways = Counter(each["choice"]["refs"][0] for each in places)
    gesture = next(each for each in places if ways[each["choice"]["refs"][0]] > 1)
    artisan, window, _ = gesture["choice"]["refs"]
    expect(page.locator(f'[data-ref="{artisan}"]')).to_have_class(re.compile("fc-may"))
    page.locator(f'[data-ref="{artisan}"]').click()
    expect(page.get_by_test_id("question")).to_contain_text("In which slot?")
    expect(page.locator(f'[data-ref="{window}"]')).to_have_attribute("data-legal", "true")
    page.locator(f'[data-ref="{window}"]').click()
    page.locator(f'.fc-shop [data-ref="{artisan}"]').wait_for()
    assert player.update()["seq"] >= shown["seq"] + len(gesture["words"])
    expect(page.get_by_test_id("undo")).to_have_attribute("data-count", re.compile(r"[2-9]"))


def test_what_a_dragon_would_bring_is_pointed_at_before_it_is_fired_up(house: House) -> None:
    """Hovering a thing says which dragon would bring it; a click says both words, and both can be taken back."""
    player = flamecraft.Player(house.visitor(), seed=3)
    player.begin(3)

    def straight(newest: dict[str, Any]) -> list[dict[str, Any]]:
        """Gestures with one thing to click that say more than firing up a dragon."""
        said = newest["decision"].get("combined", []) if newest["decision"]["ask"] == "fire" else []
        return [each for each in said if len(each["choice"]["refs"]) == 1 and "final" not in each["choice"]]

    player.ahead(lambda newest: bool(straight(newest)))
    assert player.wait()
    shown = player.update()
    gesture = straight(shown)[0]
    thing = player.page.locator(f'[data-ref="{gesture["choice"]["refs"][0]}"]').first
    thing.hover()
    expect(player.page.get_by_test_id("question")).to_contain_text("You fire up")
    thing.click()
    expect(player.page.locator(f'.stage[data-seq="{shown["seq"]}"]')).to_have_count(0)
    assert player.update()["seq"] >= shown["seq"] + len(gesture["words"])
    player.page.get_by_test_id("undo").click()
    player.page.get_by_test_id("undo").click()
    expect(player.page.get_by_test_id("question")).to_contain_text("Fire up")


def test_what_cannot_fire_up_is_placed_by_one_click_and_taken_back(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    player = duals.Player(visitor, seed=17)
    player.begin(2)

    def plain(newest: dict[str, Any]) -> list[str]:
        """The hexes where the token would have no effect."""
        choices = newest["decision"]["choices"]
        return [choice["refs"][0] for choice in choices if choice["verb"] == "place" and duals.light(choice)]

    player.ahead(lambda newest: bool(plain(newest)))
    assert player.wait()
    hex_ = plain(player.update())[0]
    place = page.get_by_test_id(f"hex-{hex_}")
    height = int(place.get_attribute("data-height") or 0)
    place.hover()
    expect(place.locator(".ghost")).to_have_count(1)  # a preview of the token
    place.click()
    expect(place).to_have_attribute("data-height", str(height + 1))
    page.get_by_test_id("undo").click()
    expect(place).to_have_attribute("data-height", str(height))
    assert visitor.errors == []


def test_one_button_scores_and_ends_the_turn(house: House) -> None:
    player = duals.Player(house.visitor(), seed=18)
    player.begin(2)
    player.ahead(lambda newest: newest["view"]["ask"] == "score" and newest["decision"]["words"][0] != "done")
    assert player.wait()
    before = player.update()
    expect(player.page.get_by_test_id("do-score")).to_contain_text("and end turn")
    player.page.get_by_test_id("do-score").click()
    expect(player.page.locator('[data-testid="question"][data-mine="false"]')).to_be_visible()
    lines: list[str] = []
    for _ in player.visitor.while_news_come():  # the page closes the question before the outcome arrives
        since = [update for update in player.visitor.updates() if update["seq"] > before["seq"]]
        lines = [event["kind"] for update in since for event in update["events"] if event.get("seat") == 0]
        if "done" in lines:
            break
    assert lines[: lines.index("done") + 1][-2:] == ["scored", "done"]
