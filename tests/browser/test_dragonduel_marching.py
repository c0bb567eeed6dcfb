"""Several attackers with one answer in DragonDuel: announced one after the other, until it is done or stopped."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House
from tests.browser.laid import Laid, Moment, lay, reach

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


def three_attackers(_: dict[str, Any], own: dict[str, Any] | None) -> bool:
    return own is not None and own["ask"] == "main" and len(attacks(own)) > 2


def attacks(decision: dict[str, Any]) -> list[str]:
    return [word for word in decision["words"] if word.startswith("attack")]


def without(moment: Moment, *words: str) -> Moment:
    """The same question when these are no longer possible."""
    pairs = zip(moment["decision"]["words"], moment["decision"]["choices"], strict=True)
    left = [(word, choice) for word, choice in pairs if word not in words]
    decision = {**moment["decision"], "words": [word for word, _ in left], "choices": [choice for _, choice in left]}
    return {**moment, "decision": decision}


def others_answer(moment: Moment) -> Moment:
    return {**moment, "decision": None, "waiting": [1]}


def sent(laid: Laid, count: int) -> list[str]:
    for _ in laid.visitor.until(lambda: len(laid.said) >= count, f"Only {laid.said} was said."):
        pass
    return laid.said[count - 1]


def test_all_attack_one_after_the_other_until_it_is_stopped(house: House) -> None:
    moment = reach(2, three_attackers, calm=20)
    first, second, *_ = attacks(moment["decision"])
    visitor = house.visitor()
    laid = lay(visitor, moment)
    page = visitor.page
    page.locator(f'.dd-player--own [data-ref="{first.split()[1]}"]').first.click(position={"x": 22, "y": 50})
    page.get_by_test_id("attack-all").click()
    assert sent(laid, 1) == [first]
    laid.show(others_answer(moment))
    expect(page.get_by_test_id("halt")).to_be_visible()
    laid.show(without(moment, first))
    assert sent(laid, 2) == [second]
    laid.show(others_answer(moment))
    page.get_by_test_id("halt").click()
    expect(page.get_by_test_id("halt")).to_have_count(0)
    laid.show(without(moment, first, second))
    expect(page.get_by_test_id("do-end")).to_be_visible()
    assert len(laid.said) == 2, "What was stopped is not announced."
    assert visitor.errors == []


def test_one_attacker_alone_is_not_offered_to_be_all(house: House) -> None:
    moment = reach(2, three_attackers, calm=20)
    first, *others = attacks(moment["decision"])
    visitor = house.visitor()
    lay(visitor, without(moment, *others))
    page = visitor.page
    page.locator(f'.dd-player--own [data-ref="{first.split()[1]}"]').first.click(position={"x": 22, "y": 50})
    expect(page.get_by_test_id("unpick")).to_be_visible()
    expect(page.get_by_test_id("attack-all")).to_have_count(0)
