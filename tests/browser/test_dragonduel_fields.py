"""DragonDuel's fields and bars: nothing lies on anything else or out of sight, and equals are told apart."""

from typing import Any

import pytest

from tests.browser.hall import House
from tests.browser.laid import asked, lay, reach

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

#: Parts of bars that lie on each other or outside their bar, and names and notes cut short.
CROWDED = """() => [...document.querySelectorAll(".dd-bar")].flatMap(bar => {
  const whole = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll(".dd-who .n > *, .dd-tw, .dd-spend, .tag, .dd-phase span")]
    .map(it => [it.textContent, it.getBoundingClientRect()]).filter(([, r]) => r.width);
  const out = parts.filter(([, r]) => r.right > whole.right || r.left < whole.left).map(([one]) => one);
  const cut = [...bar.querySelectorAll(".dd-who .n > *")].filter(it => it.scrollWidth > it.clientWidth + 1);
  return [...out, ...cut.map(it => it.textContent), ...parts.flatMap(([one, a], k) => parts.slice(k + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${one} / ${other}`))];
})"""


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 390, 844), (2, 1440, 900), (3, 1024, 768)])
def test_nothing_in_a_bar_lies_on_anything_else(house: House, seats: int, width: int, height: int) -> None:
    """In the language that needs more room, with all Spark there is and a discount besides."""

    def rich(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        sparks = [player["spark_ready"] + player["spark_exhausted"] for player in view["players"]]
        return own is not None and own["ask"] == "main" and min(sparks) > 8

    moment = reach(seats, rich, calm=16 * seats)
    moment["view"]["players"][0]["discount"] = 1
    visitor = house.visitor(width=width, height=height, lang="fr")
    lay(visitor, moment)
    assert visitor.page.evaluate(CROWDED) == []


def test_four_on_a_phone_are_all_seen(house: House) -> None:
    """Nobody's bar lies under the own field, although all the others have more than four monsters."""

    def crowded(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        fields = [len(player["monsters"]) for player in view["players"]]
        return own is not None and own["ask"] == "main" and min(fields[1:]) > 4 and 2 < fields[0] < 5

    visitor = house.visitor(width=390, height=844)
    lay(visitor, reach(4, crowded, calm=48))
    field = visitor.page.locator(".dd-player--own").evaluate("it => it.getBoundingClientRect().top")
    for seat in (1, 2, 3):
        bar = visitor.page.get_by_test_id(f"bar-{seat}").evaluate("it => it.getBoundingClientRect().bottom")
        assert bar < field


def test_a_tower_card_lies_beside_both_fields_on_a_phone(house: House) -> None:
    """The free card, all monsters and the own bar are in sight while one decides; the hand makes room."""

    def turned(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        return own is not None and own["ask"] == "tower" and len(view["players"][1]["monsters"]) > 4

    visitor = house.visitor(width=390, height=844)
    lay(visitor, reach(2, turned, calm=8))
    seen = """it => {
      const {top, bottom} = it.getBoundingClientRect(), field = it.closest(".dd-field").getBoundingClientRect();
      return top >= field.top - 12 && bottom <= field.bottom + 1;
    }"""
    for what in ('[data-testid="bar-0"]', '[data-testid="bar-1"]', ".dd-turned .dd-card", ".dd-row .dd-card"):
        for one in visitor.page.locator(what).all():
            assert one.evaluate(seen)


def test_a_waiting_ability_shows_whose_it_is(house: House) -> None:
    """The monster of the ability that is picked stands out, and another can be picked instead; both fields are seen."""

    def crowded(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        own_field, other = (len(player["monsters"]) for player in view["players"])
        return asked("order")(view, own) and other > 5 and 2 < own_field < 5

    moment = reach(2, crowded, calm=14, tries=200)
    waiting = {f"trigger {trigger['n']}": trigger for trigger in moment["view"]["waiting"]}
    visitor = house.visitor(width=390, height=844)
    lay(visitor, moment)
    bar = visitor.page.get_by_test_id("bar-0").evaluate("it => it.getBoundingClientRect().top")
    for card in visitor.page.locator(".dd-row .dd-card").all():
        assert card.evaluate("it => it.getBoundingClientRect().bottom") <= bar + 6  # an exhausted one stands askew
    for word in moment["decision"]["words"][:2]:
        trigger = waiting[word]
        line = visitor.page.get_by_test_id(f"trigger-{trigger['n']}")
        line.click()
        assert line.locator("p").is_visible()
        told = visitor.page.get_by_test_id("question").locator("p").last.inner_text()
        assert len(told) > 10, "The question says what the ability does."
        assert told in line.locator("p").inner_text()
        shown = visitor.page.locator(".dd-row .aimed").evaluate_all("all => all.map(one => one.dataset.ref)")
        assert shown == [trigger["monster"]]
