"""Dragging at the tables with cards: an artisan to a window, a card to the field, an attacker to an opponent."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.duellist import Duellist
from tests.browser.flamecraft import Player
from tests.browser.hall import House
from tests.browser.people import Person
from tests.browser.test_picking import at_rest, drag, middle, touch

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def choice_of(person: Person, verb: str) -> dict[str, Any] | None:
    """The first choice of this verb at the current question, gestures included, if there is one."""
    assert person.wait()
    decision = person.update()["decision"]
    choices = [*decision["choices"], *(each["choice"] for each in decision.get("combined", []))]
    return next((choice for choice in choices if choice["verb"] == verb and choice["refs"]), None)


def played_until(person: Person, verb: str) -> dict[str, Any]:
    """Play on until the question has such a choice."""
    for _ in range(80):
        choice = choice_of(person, verb)
        if choice is not None:
            return choice
        person.step()
    raise AssertionError(f"Nothing to {verb} came up.")


def test_an_artisan_is_dragged_into_a_window(house: House) -> None:
    player = Player(house.visitor(), seed=7)
    player.begin(3)
    artisan, window, shop = played_until(player, "place")["refs"]
    assert shop.startswith("shop:")  # it says the visit too
    page = player.visitor.page
    before = player.update()["seq"]
    drag(
        player.visitor, middle(page.locator(f'[data-ref="{artisan}"]')), middle(page.locator(f'[data-ref="{window}"]'))
    )
    expect(page.get_by_test_id("question")).to_contain_text("in slot")
    page.mouse.up()
    page.locator(f'.fc-shop [data-ref="{artisan}"]').wait_for()
    assert player.update()["seq"] > before + 1


def test_a_card_is_dragged_onto_the_field_and_an_attacker_at_a_foe(house: House) -> None:
    player = Duellist(house.visitor(), seed=7)
    player.begin(2)
    page = player.visitor.page
    card = played_until(player, "play")["refs"][0]
    before = player.update()["seq"]
    drag(player.visitor, middle(page.locator(f'[data-ref="{card}"]').first), middle(page.get_by_test_id("lane")))
    expect(page.get_by_test_id("question")).to_contain_text("Play")
    page.mouse.up()
    page.wait_for_function("seq => Number(document.querySelector('.dd').dataset.seq) > seq", arg=before)
    attack = played_until(player, "attack")
    monster = attack["refs"][0]
    foe = page.locator(".dd-foes .dd-tower")
    drag(player.visitor, middle(page.locator(f'.dd-row [data-ref="{monster}"]')), middle(foe))
    expect(page.locator(f'.dd-arrows [data-from="{monster}"]')).to_have_class("ghost")
    expect(page.get_by_test_id("question")).to_contain_text("It strikes with")
    page.mouse.up()
    page.locator(f'.dd-arrows [data-from="{monster}"]:not(.ghost)').wait_for()


def drag_by_finger(player: Duellist, verb: str, target: str) -> CDPSession:
    """Drag a card that can do this above its target; return the finger that holds it there."""
    page = player.visitor.page
    finger = page.context.new_cdp_session(page)
    thing = played_until(player, verb)["refs"][0]
    page.get_by_test_id("question").tap()  # dragging is loaded on the first press
    card = page.locator(f'.dd-card[data-ref="{thing}"]').first
    card.scroll_into_view_if_needed()
    at_rest(page)
    (x, y), (to_x, to_y) = middle(card)(), middle(page.locator(target))()
    touch(finger, "touchStart", (x, y))
    for step in range(1, 11):
        touch(finger, "touchMove", (x + (to_x - x) * step / 10, y + (to_y - y) * step / 10))
    expect(page.locator(".drag")).to_have_count(1)
    return finger


def test_a_finger_drags_a_card_onto_the_field_and_an_attacker_at_a_foe(house: House) -> None:
    """On a phone, where the hand scrolls sideways and fields may scroll: a vertical movement is a drag."""
    player = Duellist(house.visitor(width=390, height=844, has_touch=True), seed=7)
    player.begin(2)
    page = player.visitor.page
    for verb, target in (("play", ".dd-player--own .dd-row"), ("attack", ".dd-foes .dd-row")):
        finger = drag_by_finger(player, verb, target)
        before = player.update()["seq"]
        touch(finger, "touchEnd", None)
        page.wait_for_function("seq => Number(document.querySelector('.dd').dataset.seq) > seq", arg=before)


def test_a_press_after_a_drag_is_not_taken_for_its_end(house: House) -> None:
    """A click that ends a drag is swallowed. A finger's drag ends without one, and the next press was lost."""
    player = Duellist(house.visitor(width=390, height=844, has_touch=True), seed=7)
    player.begin(2)
    page = player.visitor.page
    finger = drag_by_finger(player, "play", ".dd-player--own .dd-row")
    # A busy page: no timer runs before the next press.
    page.evaluate("window.setTimeout = () => 0; document.addEventListener('click', () => { window.heard = true; })")
    touch(finger, "touchEnd", None)
    page.mouse.click(2, 2)
    page.wait_for_function("() => window.heard")
