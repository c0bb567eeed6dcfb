"""What a picked answer would lead to is told before it is given, in the question's place, and fits every size."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.crowding import crowded
from tests.browser.hall import House, Visitor
from tests.browser.laid import Moment, lay, reached

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PLANTED = """(rule) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
SIZES = [(2560, 1440), (1920, 1080), (1440, 900), (1024, 768), (768, 1024), (390, 844)]


def with_coin(moment: Moment) -> dict[str, Any]:
    """The facts of the first play that takes a coin."""
    return next(choice for choice in moment["decision"]["choices"] if len(choice["refs"]) > 1)


def following(**options: Any) -> Moment:
    """Half of a round of Duālis, with one card on the table and a coin to take."""

    def wanted(view: Any, own: Any) -> bool:
        return (
            own is not None
            and len(view["hand"]) == 9
            and len(view["table"]) == 1
            and any(len(choice["refs"]) > 1 for choice in own["choices"])
        )

    return reached("dualis", 4, wanted, **options)


def placing() -> Moment:
    """A token to place that brings several cards closer, near the end of the bag."""

    def wanted(view: Any, own: Any) -> bool:
        if own is None or own["ask"] != "place" or view["nearing"] is None:
            return False
        return any(len(choice["facts"].get("progress", [])) > 1 for choice in own["choices"])

    return reached("flamecraft_duals", 2, wanted, mode="fancy_fountain", tries=200)


def pick_dualis(visitor: Visitor, moment: Moment) -> None:
    visitor.page.locator(f'.fan [data-ref="{with_coin(moment)["refs"][0]}"]').click()


def busiest(moment: Moment) -> dict[str, Any]:
    """The placement that touches the most cards."""
    choices: list[dict[str, Any]] = moment["decision"]["choices"]
    return max(choices, key=lambda choice: len(choice["facts"].get("progress", [])))


def pick_duals(visitor: Visitor, moment: Moment) -> None:
    visitor.page.get_by_test_id(f"hex-{busiest(moment)['refs'][0]}").click()
    expect(visitor.page.get_by_test_id("delta")).to_have_count(len(busiest(moment)["facts"]["progress"]))


SCENES: dict[str, tuple[Callable[[], Moment], Callable[[Visitor, Moment], None], str]] = {
    "dualis": (lambda: following(highlow=True), pick_dualis, ".end .ln { margin-top: -14px }"),
    "flamecraft_duals": (placing, pick_duals, ".fd-delta { font-size: 40px !important }"),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", SCENES)
def test_what_would_come_fits_every_size(house: House, title: str, lang: str) -> None:
    there, pick, fault = SCENES[title]
    moment = there()
    visitor = house.visitor(lang=lang)
    lay(visitor, moment)
    pick(visitor, moment)
    results = [f"{size}: {wrong}" for size in visitor.resized(SIZES) for wrong in crowded(visitor.page, title)]
    assert not results, "\n".join(results)
    visitor.page.evaluate(PLANTED, fault)
    assert crowded(visitor.page, title), "The gate is blind."


def test_both_buttons_of_a_card_tell_the_contract_it_leads_to(house: House) -> None:
    moment = following()
    visitor = house.visitor()
    lay(visitor, moment)
    pick_dualis(visitor, moment)
    page = visitor.page
    coin = with_coin(moment)
    plain = next(choice for choice in moment["decision"]["choices"] if choice["refs"] == coin["refs"][:1])
    ours = moment["view"]["sides"][0]["seats"]
    for button, choice in (("play-plain", plain), ("play-coin", coin)):
        facts = choice["facts"]
        stands = facts["won"] if facts["best"] in ours else facts["lost"]
        worth = f"{stands['worth']:+d}".replace("-", "−") if stands["worth"] else "0"
        told = page.get_by_test_id(button)
        expect(told.get_by_test_id("end-worth")).to_contain_text(worth)
        expect(told).to_contain_text(f"we {stands['coins']} coin")
        expect(told.get_by_test_id("end-trump")).to_contain_text(" : ".join(map(str, facts["centre"])))


def test_the_trump_is_on_the_table_while_one_leads(house: House) -> None:
    """The trick before still lies there; the trump is what one leads by."""

    def leading(view: Any, own: Any) -> bool:
        return own is not None and not view["table"] and view["last"] is not None and len(view["hand"]) == 9

    visitor = house.visitor()
    lay(visitor, reached("dualis", 4, leading))
    for size in visitor.resized(SIZES):
        expect(visitor.page.get_by_test_id("trump")).to_be_in_viewport(ratio=1)
        assert crowded(visitor.page, "dualis") == [], size
