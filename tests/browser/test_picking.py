"""Picking in a real browser: by dragging with a mouse or a finger, by arrows, and cancelling a pick."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from tests.browser.duals import Player
from tests.browser.hall import PAINTED, WAIT, House, Visitor
from tests.browser.tables import open_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]
#: Nothing moves, other than endless animations.
AT_REST = """() => document.getAnimations().every(
  one => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity
)"""
Point = tuple[float, float]
Spot = Callable[[], Point]


def spot(thing: Locator, at: Callable[[FloatRect], Point]) -> Spot:
    """A point on an element, measured when it is needed."""

    def measured() -> Point:
        box = thing.bounding_box()
        assert box is not None
        return at(box)

    return measured


def middle(thing: Locator) -> Spot:
    return spot(thing, lambda box: (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))


def corner(card: Locator) -> Spot:
    """A point the next card of a fan does not cover."""
    return spot(card, lambda box: (box["x"] + 12, box["y"] + 24))


def before_me(visitor: Visitor) -> Spot:
    """Where the player's card will lie: on the felt, away from the coins."""
    ring = visitor.page.locator(".felt .ring")
    return spot(ring, lambda box: (box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.85))


def drag(visitor: Visitor, start: Spot, end: Spot, *, taken: bool = True) -> None:
    """Press and drag until the target accepts it; the button stays down.

    Both ends are measured when they are needed: lit things may grow, and the rest makes room.
    """
    page = visitor.page
    at_rest(page)
    x, y = start()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=3)
    for k in visitor.until(lambda: page.locator(".drag").count() > 0, "The thing was not taken up."):
        page.mouse.move(x, y - 20 - k % 2)  # dragging is loaded on the first press, and begins with the next move
    page.mouse.move(*end(), steps=5)
    if taken:
        for k in visitor.until(lambda: page.locator("[data-over]").count() > 0, "Nothing there takes it."):
            to_x, to_y = end()
            page.mouse.move(to_x, to_y + k % 2)


def at_rest(page: Page) -> None:
    """Wait until nothing on the page moves and the last change is painted."""
    page.wait_for_function(AT_REST)
    page.evaluate(PAINTED)


def holding(house: House, seed: int, **wishes: Any) -> Player:
    """A table of Duals with a token to place."""
    player = Player(house.visitor(**wishes), seed)
    player.begin(2)
    assert player.wait()
    return player


def seated(house: House, **wishes: Any) -> Visitor:
    visitor = house.visitor(**wishes)
    open_table(visitor, "dualis", 4, {})
    assert visitor.wait_for_turn()
    return visitor


def a_card(visitor: Visitor) -> tuple[Locator, str]:
    card = visitor.page.locator('[data-testid^="card-"][data-legal="true"]').first
    return card, (card.get_attribute("data-ref") or "")


def played(visitor: Visitor, code: str) -> dict[str, Any]:
    """The event of a card that has just been played."""
    expect(visitor.page.get_by_test_id(f"card-{code}")).to_have_count(0, timeout=WAIT)
    events = [event for update in visitor.updates() for event in update["events"]]
    return next(event for event in events if event["kind"] == "played" and event["card"] == code)


def test_a_token_is_dragged_onto_a_hex(house: House) -> None:
    player = holding(house, seed=21)
    page = player.page
    empty = next(stack["hex"] for stack in player.update()["view"]["board"] if not stack["tokens"])
    target = page.get_by_test_id(f"hex-{empty}")
    drag(player.visitor, middle(page.get_by_test_id("held")), middle(target))
    expect(target).to_have_attribute("data-over", "")
    expect(page.get_by_test_id("question")).to_contain_text(empty)  # the outcome is previewed already
    page.mouse.up()
    expect(target).to_have_attribute("data-height", "1", timeout=WAIT)
    expect(page.locator(".drag")).to_have_count(0)
    assert player.visitor.errors == []


def test_a_neighbour_is_dragged_to_where_it_moves(house: House) -> None:
    """Picking it up says which one moves; dropping it says where to."""
    player = Player(house.visitor(), seed=24)
    page = player.page
    player.begin(2)
    player.ahead(lambda newest: newest["view"]["ask"] == "meat.from")
    assert player.wait()
    view = player.update()["view"]
    word = next(word for word in player.update()["decision"]["words"] if word.startswith("from"))
    empty = next(stack["hex"] for stack in view["board"] if not stack["tokens"])
    target = page.get_by_test_id(f"hex-{empty}")
    drag(player.visitor, middle(page.get_by_test_id(f"hex-{word.split()[1]}")), middle(target))
    expect(target).to_have_attribute("data-over", "")  # its targets are known once the server has answered
    page.mouse.up()
    expect(target).to_have_attribute("data-height", "1", timeout=WAIT)
    assert player.visitor.errors == []


def test_what_is_let_go_beside_the_board_goes_back(house: House) -> None:
    player = holding(house, seed=22)
    page = player.page
    before = player.update()["seq"]
    held, hexes = middle(page.get_by_test_id("held")), page.locator('[data-testid^="hex-"][data-legal="true"]')
    drag(player.visitor, held, middle(page.get_by_test_id("bag")), taken=False)
    page.mouse.up()
    expect(page.locator(".drag")).to_have_count(0)
    drag(player.visitor, held, middle(hexes.first))
    page.keyboard.press("Escape")
    expect(page.locator(".drag")).to_have_count(0)
    page.mouse.up()
    expect(page.get_by_test_id("unpick")).to_have_count(0)
    assert player.update()["seq"] == before
    assert player.visitor.errors == []


def test_a_card_is_dragged_onto_the_table_and_onto_a_coin(house: House) -> None:
    visitor = seated(house)
    page = visitor.page
    card, code = a_card(visitor)
    drag(visitor, corner(card), before_me(visitor))
    expect(page.locator(".trick .ghost")).to_have_count(1)
    page.mouse.up()
    assert played(visitor, code)["coin"] is False
    assert visitor.wait_for_turn()
    card, code = a_card(visitor)
    colour = "B" if code.endswith("R") else "R"
    drag(visitor, corner(card), middle(page.locator(f'[data-ref="coin:{colour}"]')))
    page.mouse.up()
    assert played(visitor, code)["coin"] is True
    assert visitor.errors == []


def test_a_finger_drags_a_card_too(house: House) -> None:
    visitor = seated(house, width=390, height=844, has_touch=True)
    page = visitor.page
    page.get_by_test_id("question").tap()  # dragging is loaded on the first press
    card, code = a_card(visitor)
    at_rest(page)
    start, end = corner(card)(), before_me(visitor)()
    finger = page.context.new_cdp_session(page)
    touch(finger, "touchStart", start)
    for k in range(1, 11):
        share = k / 10
        touch(finger, "touchMove", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        if share == 0.5:
            expect(page.locator(".drag")).to_have_count(1)
    touch(finger, "touchEnd", None)
    assert played(visitor, code)["coin"] is False
    assert visitor.errors == []


def touch(finger: CDPSession, kind: str, at: Point | None) -> None:
    points = [] if at is None else [{"x": at[0], "y": at[1]}]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_click_elsewhere_lets_go(house: House) -> None:
    player = holding(house, seed=23)
    page = player.page
    page.locator('[data-testid^="hex-"][data-legal="true"]').first.click()
    expect(page.get_by_test_id("unpick")).to_be_visible()
    page.locator(".fd-col--left").click(position={"x": 5, "y": 5})
    expect(page.get_by_test_id("unpick")).to_have_count(0)
    visitor = seated(house)
    card, _ = a_card(visitor)
    card.click(position={"x": 12, "y": 24})
    expect(visitor.page.get_by_test_id("play-plain")).to_be_visible()
    visitor.page.locator(".felt").click(position={"x": 8, "y": 8})
    expect(visitor.page.get_by_test_id("play-plain")).to_have_count(0)


def test_arrows_walk_through_what_is_lit(house: House) -> None:
    """From anywhere to the first thing that can be picked; Enter picks it, and Enter again confirms."""
    visitor = seated(house)
    page = visitor.page
    lit = page.locator('[data-testid^="card-"][data-legal="true"]').evaluate_all(
        "all => all.map(one => one.dataset.ref)"
    )
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.ref") == lit[0]
    page.locator(".felt").click(position={"x": 8, "y": 8})  # takes the focus away; a script's blur would be undone
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.ref") == lit[-1]
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("play-plain")).to_be_visible()
    page.keyboard.press("Enter")
    played(visitor, lit[-1])
    assert visitor.errors == []


def test_a_coin_that_cannot_be_taken_says_why(house: House) -> None:
    """The page asks about the coin, and the rules find a card that could have taken it."""
    visitor = seated(house)
    page = visitor.page
    for _ in range(40):
        card, _ = a_card(visitor)
        card.click(position={"x": 12, "y": 24})
        coin = page.get_by_test_id("play-coin")
        if coin.get_attribute("aria-disabled") == "true":
            coin.click(force=True)
            expect(page.locator(".why")).to_contain_text(re.compile("coin", re.IGNORECASE))
            return
        coin.click()
        assert visitor.wait_for_turn()
    raise AssertionError("The coins never ran out.")
