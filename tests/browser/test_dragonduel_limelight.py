"""What is announced at a duel is seen: in the middle, with arrows to what it is about, link by link."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House, Visitor
from tests.browser.laid import Laid, Moment, asked, choose, lay, moments, reach
from tests.browser.test_dragonduel_page import CROSSED, comes_to_rest

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

View = dict[str, Any]
Events = list[dict[str, Any]]
Came = Callable[[Moment, Moment, Events], bool]

#: Stops everything that moves at this moment of its time.
FREEZE = """(ms) => document.getAnimations().filter(one => one.constructor.name === "Animation")
  .forEach(one => { one.pause(); one.currentTime = ms; })"""
FLIES = "() => document.getAnimations().some(one => one.constructor.name === 'Animation')"


def step(seats: int, wanted: Came, *, calm: int, tries: int = 200) -> tuple[Moment, Moment]:
    """Two moments of a duel that follow each other, the second with the events between them."""

    def build(words: tuple[str, ...], rng: Any, view: View) -> str:
        return choose(words, rng, calm=view["turn"] <= calm)

    before: Moment | None = None
    for moment in moments("dragonduel", seats, build, tries=tries, start="lot"):
        if before and moment["seq"] == before["seq"] + 1:
            events = moment["log"][len(before["log"]) :]
            if wanted(before, moment, events):
                return before, {**moment, "events": events}
        before = moment
    raise AssertionError(f"No such step came in {tries} games.")


def moving(house: House, before: Moment, width: int = 1440, height: int = 900) -> tuple[Visitor, Laid]:
    visitor = house.visitor(reduced_motion="no-preference", width=width, height=height)
    laid = lay(visitor, before)
    visitor.page.wait_for_timeout(300)
    return visitor, laid


def of(events: Events, kind: str) -> Events:
    return [event for event in events if event["kind"] == kind]


def aims_at_us(_: Moment, after: Moment, events: Events) -> bool:
    """Another announces something about one of our monsters."""
    own = {monster["id"] for monster in after["view"]["players"][0]["monsters"]}
    by_other = any(event["seat"] != 0 for event in of(events, "announced"))
    return by_other and any(own & set(event["targets"]) for event in of(events, "aimed"))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_is_announced_comes_to_the_middle_with_arrows_and_covers_no_target(
    house: House, width: int, height: int
) -> None:
    before, after = step(2, aims_at_us, calm=14)
    visitor, laid = moving(house, before, width=width, height=height)
    page = visitor.page
    laid.show(after)
    card = page.locator(".dd-spot .dd-card--spot")
    card.wait_for(state="attached")
    page.evaluate(FREEZE, 600)
    own = card.bounding_box()
    (target,) = of(after["events"], "aimed")[0]["targets"]
    goal = page.get_by_test_id(f"monster-{target}").bounding_box()
    assert own
    assert goal
    assert own["width"] > 130, "It is at reading size."
    apart = own["x"] + own["width"] <= goal["x"] + 1 or goal["x"] + goal["width"] <= own["x"] + 1
    assert apart or own["y"] + own["height"] <= goal["y"] + 1 or goal["y"] + goal["height"] <= own["y"] + 1
    assert page.locator(".dd-ray").count() == 1
    page.mouse.move(own["x"] + own["width"] / 2, own["y"] + own["height"] / 2)
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('.dd-spot') === null"
    assert page.evaluate(hit, [own["x"] + own["width"] / 2, own["y"] + own["height"] / 2]), "Clicks go through it."
    page.evaluate("document.querySelector('.stage').dispatchEvent(new PointerEvent('pointerdown'))")
    expect(page.locator(".dd-spot, .dd-ray")).to_have_count(0)
    assert visitor.errors == []


def test_without_motion_the_arrows_of_the_chain_stand(house: House) -> None:
    """From each thing on the chain to what it is about, across no other card, and marked on it too."""

    def aimed(view: View, own: dict[str, Any] | None) -> bool:
        return (
            own is not None
            and own["ask"] == "respond"
            and any(ref.startswith("m") for item in view["chain"] for ref in item["targets"])
        )

    for seats, calm in ((2, 14), (4, 28)):
        moment = reach(seats, aimed, calm=calm, tries=200)
        visitor = house.visitor()
        lay(visitor, moment)
        for item in moment["view"]["chain"]:
            for ref in item["targets"]:
                arrow = visitor.page.locator(f'.dd-arrows .aims[data-from="{item["id"]}"][data-to="{ref}"]')
                expect(arrow).to_have_count(1)
                expect(visitor.page.get_by_test_id(f"monster-{ref}")).to_have_attribute("data-about", str(item["seat"]))
        comes_to_rest(visitor, CROSSED)
        assert visitor.page.locator(".dd-spot").count() == 0


def test_a_countered_card_is_struck_through(house: House) -> None:
    before, after = step(2, lambda _, __, events: bool(of(events, "announced")), calm=14)
    told = of(after["events"], "announced")[0]
    counter = {"kind": "countered", "item": told["item"], "seat": told["seat"], "card": told["card"], "cause": None}
    visitor, laid = moving(house, before)
    laid.show({**after, "events": [counter]})
    expect(visitor.page.locator(".dd-strike path")).to_have_count(1)
    assert visitor.page.locator(".dd-spot-word").inner_text().strip() == "countered"


@pytest.mark.parametrize("holds", [True, False])
def test_a_barrier_is_a_shield_that_holds_or_breaks(house: House, holds: bool) -> None:
    before, after = step(2, lambda _, __, events: any(event["n"] for event in of(events, "barrier")), calm=6)
    told = {**of(after["events"], "barrier")[0], "holds": holds}
    visitor, laid = moving(house, before)
    laid.show({**after, "events": [told]})
    shield = visitor.page.locator(".dd-shield")
    shield.wait_for(state="attached")
    assert shield.locator("em").inner_text() == ("holds" if holds else "breaks")
    assert ("dd-shield--breaks" in (shield.get_attribute("class") or "")) is not holds


def test_a_row_closes_up_after_the_blow(house: House) -> None:
    """While the blow is seen, who stays stands where it stood."""

    def falls(before: Moment, _: Moment, events: Events) -> bool:
        left = [event for event in of(events, "left") if event["seat"] == 0]
        row = [monster["id"] for monster in before["view"]["players"][0]["monsters"]]
        return bool(of(events, "hurt")) and len(row) > 3 and any(f"m{one['monster']}" in row[:2] for one in left)

    before, after = step(2, falls, calm=14)
    visitor, laid = moving(house, before)
    page = visitor.page
    (*_, last) = after["view"]["players"][0]["monsters"]
    place = page.get_by_test_id(f"monster-{last['id']}")
    old = place.bounding_box()
    laid.show(after)
    page.wait_for_function(FLIES)
    page.evaluate(FREEZE, 60)
    now = place.bounding_box()
    assert old
    assert now
    assert abs(old["x"] - now["x"]) < 3
    page.evaluate("document.querySelector('.stage').dispatchEvent(new PointerEvent('pointerdown'))")
    page.wait_for_timeout(100)
    moved = place.bounding_box()
    assert moved
    assert abs(moved["x"] - old["x"]) > 20


def test_the_tower_card_lies_open_at_full_size_with_its_question(house: House) -> None:
    def turned(view: View, own: dict[str, Any] | None) -> bool:
        return own is not None and own["ask"] == "tower"

    visitor = house.visitor()
    lay(visitor, reach(2, turned, calm=14, tries=200))
    card = visitor.page.get_by_test_id("turned")
    for (width, height), least in zip(visitor.resized([(1440, 900), (390, 844)]), (170, 200), strict=True):
        box = card.bounding_box()
        assert box
        assert box["width"] >= least, (width, height)
        assert card.locator(".tr").is_visible()
        assert visitor.page.locator(".dd-turned b").inner_text() == "Free?"


def test_the_seventh_monster_is_asked_about_in_its_owners_field(house: House) -> None:
    visitor = house.visitor()
    moment = reach(2, asked("push"), calm=40)
    lay(visitor, moment)
    page = visitor.page
    for _ in visitor.resized([(1440, 900), (768, 1024), (390, 844), (844, 390)]):
        expect(page.get_by_test_id("row-0").get_by_test_id("newcomer")).to_be_in_viewport(ratio=0.9)
        assert page.get_by_test_id("hand").get_by_test_id("newcomer").count() == 0
    rule = page.get_by_test_id("newcomer").locator(".tr")
    for _ in visitor.resized([(390, 844)]):
        assert rule.evaluate("rule => rule.scrollHeight <= rule.parentElement.clientHeight")
    visitor = house.visitor()  # the same, but it is the other who is asked
    lay(visitor, {**moment, "decision": None, "waiting": [1]})
    expect(visitor.page.get_by_test_id("row-1").get_by_test_id("newcomer")).to_be_visible()
    assert visitor.page.get_by_test_id("hand").get_by_test_id("newcomer").count() == 0


def test_four_players_have_their_towers_drawn(house: House) -> None:
    visitor = house.visitor()
    moment = reach(4, asked("main"))
    moment["view"]["players"][2]["tower"] = 3
    lay(visitor, moment)
    stones = visitor.page.get_by_test_id("bar-2").locator(".stones i")
    expect(stones).to_have_count(moment["view"]["tower_size"])
    assert stones.first.is_visible()
    assert visitor.page.get_by_test_id("bar-2").locator(".stones .gone").count() == moment["view"]["tower_size"] - 3
