"""Flamecraft on a phone: every question can be answered where it is asked, not on another page of the dock."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.flamecraft import PREFERRED, Player, refs_of
from tests.browser.hall import PAINTED, House, Visitor
from tests.browser.laid import Laid, Moment, lay, moments, reached

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

# Legal things that can be scrolled into view and whose centre is not covered.
SEEN = """() => [...document.querySelectorAll('.stage [data-legal="true"]')].filter(one => {
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (one.contains(top) || top.contains(one));
}).map(one => one.dataset.ref)"""


#: Verbs whose things are on different parts of the page.
PICKED = {"keep", "visit", "place", "take", "cast"}


def reachable(page: Page, wanted: set[str]) -> set[str]:
    """The things that can be picked on the page, waiting while it still shows the previous question.

    A phone has no mouse: where the last click left ours, a large card would open and cover others.
    """
    page.mouse.move(0, 0)
    results: set[str] = set()
    for _ in range(100):
        results = {*page.evaluate(SEEN)}
        if results == wanted:
            break
        page.wait_for_timeout(30)
    return results


def questions() -> Iterator[Moment]:
    """Yield each kind of question to seat 0 twice, from a few games of three with companions."""

    def chosen(words: tuple[str, ...], rng: random.Random, _: dict[str, Any]) -> str:
        for verb in PREFERRED:
            if wanted := [word for word in words if word.startswith(verb)]:
                return rng.choice(wanted)
        return rng.choice(words)

    count: Counter[str] = Counter()
    for moment in moments("flamecraft", 3, chosen, tries=4, companions=True):
        ask = moment["decision"]["ask"] if moment["decision"] else ""
        count[ask] += 1
        if ask and count[ask] <= 2:
            yield moment


@pytest.mark.slow
def test_the_question_brings_its_answers_along(house: House) -> None:
    """Every question, without ever using the dock: everything that can be picked is on the table's own page.

    Every question is checked both upright and sideways, and answered by clicks in one of the two, in turn.
    """
    visitor = house.visitor(width=390, height=844, lang="fr")
    player = Player(visitor, seed=1)
    sides = [(390, 844), (844, 390)]
    laid: Laid | None = None
    for moment in questions():
        laid = show(visitor, laid, moment)
        decision = moment["decision"]
        several = (decision["choices"][0].get("facts") or {}).get("words", [])  # goods are picked in any order
        wanted = {ref for word in (*decision["words"], *several) for ref in refs_of(word)}
        for width, height in visitor.resized(sides):
            assert reachable(visitor.page, wanted) == wanted, (decision["ask"], width, height)
            assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
        answers = len(laid.said)
        player.click(word := player.choose(decision["words"], moment["view"]), laid.update)
        for _ in visitor.until(lambda: len(laid.said) > answers, f"{word} was not said by clicks."):  # noqa: B023
            pass
        assert word in laid.said[-1]
        sides.reverse()
    assert laid is not None
    assert {word.split(" ")[0] for said in laid.said for word in said} >= PICKED
    assert visitor.errors == []


def show(visitor: Visitor, laid: Laid | None, moment: Moment) -> Laid:
    """Show the moment; the first one opens the table."""
    if laid is None:
        return lay(visitor, moment)
    laid.show(moment)
    return laid


#: Shops whose centre cannot be scrolled into the open while the shelf of a question covers the town: for some
#: enchantments the card is chosen first, then its shop.
COVERED = """shelf => {
  document.querySelector(".fc").classList.remove("fc--row", "fc--park");
  document.querySelector(".fc").classList.add(shelf);
  document.querySelector(".ask-place").style.minHeight = "124px";  // as it is with buttons
  return [...document.querySelectorAll(".fc-cover")].filter(shop => !["start", "center", "end"].some(block => {
    shop.scrollIntoView({ block });
    const { x, y, width, height } = shop.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === shop;
  })).map(shop => shop.dataset.ref);
}"""


def test_a_shelf_leaves_the_shops_to_be_picked(house: House) -> None:
    visitor = house.visitor(width=390, height=844)
    player = Player(visitor, seed=3)
    player.begin(3)
    while player.wait() and player.update()["decision"]["ask"] != "visit":
        player.step()
    for size in visitor.resized([(390, 844), (360, 640)]):
        for shelf in ("fc--row", "fc--park"):
            assert visitor.page.evaluate(COVERED, shelf) == [], (size, shelf)
            for thing in visitor.page.locator(".fc-band button:visible").all():
                thing.click(trial=True)


#: With three-digit reputations everywhere: the seats of the line whose figure or name overflows.
OVERFLOWING = """() => [...document.querySelectorAll(".fc-strip .fc-seat")].filter(seat => {
  const box = seat.getBoundingClientRect();
  return [...seat.querySelectorAll(".n > span, .n > b")].some(each => {
    const figure = each.querySelector("span[aria-hidden]") ?? each;
    if (each.matches("span")) figure.textContent = "108";
    const text = document.createRange();
    text.setStartBefore(each.firstChild);
    text.setEndAfter(figure.lastChild);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
  });
}).map(seat => seat.textContent)"""

#: True if the first of the seat's own pickable things, if any, is in sight without scrolling.
OWN = """() => {
  const lit = [...document.querySelectorAll('.fc-mine [data-legal="true"]')].filter(one => one.offsetParent);
  if (!lit.length) return true;
  const { x, y, width, height } = lit[0].getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && lit[0].contains(top);
}"""


def test_five_people_have_room_in_the_line_of_seats(house: House) -> None:
    visitor = house.visitor(width=390, height=844, lang="fr")
    player = Player(visitor, seed=3)
    player.begin(5)
    while player.wait() and player.update()["decision"]["ask"] != "visit":
        player.step()
    assert visitor.page.locator(".fc-strip .fc-seat").count() == 5
    for size in visitor.resized([(390, 844), (360, 740), (844, 390)]):
        assert visitor.page.evaluate(OVERFLOWING) == [], size


def test_a_question_about_goods_shows_them(house: House) -> None:
    """On a phone held sideways: whatever was scrolled before, and even if the seats a gift may go to are in sight."""
    visitor = house.visitor(width=844, height=390)
    asked: set[str] = set()
    laid: Laid | None = None
    for moment in questions():
        laid = show(visitor, laid, moment)
        visitor.page.evaluate(PAINTED)
        asked.add(moment["decision"]["ask"])
        assert visitor.page.evaluate(OWN), moment["decision"]["ask"]
        visitor.page.evaluate("document.querySelector('.fc-mine').scrollTop = 1000")
    assert {"visit", "gift"} <= asked


#: Shops whose text is covered by a fee or a pawn.
HIDDEN = """() => [...document.querySelectorAll(".fc-shop")].filter(shop => {
  const text = document.createRange();
  const words = shop.querySelector(".fc-say p");
  if (!words) return false;
  text.selectNodeContents(words);
  const said = text.getBoundingClientRect();
  return [...shop.querySelectorAll(".fc-fee, .fc-pawns")].some(each => {
    const { left, right, top } = each.getBoundingClientRect();
    return top < said.bottom - 3 && left < said.right && right > said.left;
  });
}).map(shop => shop.dataset.shop)"""

#: Shops whose fee is covered by a pawn.
TRODDEN = """() => [...document.querySelectorAll(".fc-shop:has(.fc-fee, .fc-pawns)")].filter(shop => {
  const fee = shop.querySelector(".fc-fee");
  const pawns = shop.querySelector(".fc-pawns");
  return fee && pawns && pawns.getBoundingClientRect().left + 3 < fee.getBoundingClientRect().right;
}).map(shop => shop.dataset.shop)"""


def test_fees_and_pawns_cover_nothing(house: House) -> None:
    """A solo game has six moving pawns, often several at one shop."""
    visitor = house.visitor(width=390, height=844, lang="fr")
    player = Player(visitor, seed=2)
    player.begin(1)
    seen: list[dict[str, list[int]]] = []

    def crowded(newest: dict[str, Any]) -> bool:
        """A visit with several pawns at a shop, in an arrangement not seen before."""
        pawns = {space["shop"]["id"]: space["shop"]["pawns"] for space in newest["view"]["town"] if space["shop"]}
        wanted = newest["decision"]["ask"] == "visit" and max(map(len, pawns.values())) > 1 and pawns not in seen
        if wanted:
            seen.append(pawns)
        return wanted

    for count in range(1, 5):
        player.ahead(crowded)
        assert len(seen) == count
        assert player.wait()
        for size in visitor.resized([(844, 390), (390, 844)]):
            assert visitor.page.evaluate(HIDDEN) == [], size
            assert visitor.page.evaluate(TRODDEN) == [], size


@pytest.mark.slow
def test_axe_finds_nothing_at_the_end(house: House) -> None:
    """The result is longer than a phone, so it must be reachable by keys; the rail names used companions."""
    visitor = house.visitor(width=390, height=844)
    player = Player(visitor, seed=4)
    player.begin(2, companions="true")
    player.ahead()
    visitor.page.get_by_test_id("match-over").wait_for()
    assert visitor.problems_in_both_themes() == []
    for _ in visitor.resized([(1440, 900)]):
        visitor.page.locator(".fc-used").first.wait_for()
        assert visitor.problems_in_both_themes() == []


@pytest.mark.parametrize("seats", [3, 5])
def test_the_rules_have_the_most_of_their_page(house: House, seats: int) -> None:
    """However many players there are: their seats are listed above the rules."""
    visitor = house.visitor(width=390, height=844)
    player = Player(visitor, seed=3)
    player.begin(seats)
    while player.wait() and player.update()["decision"]["ask"] != "visit":
        player.step()
    visitor.page.get_by_test_id("dock-rules").click()
    visitor.page.locator(".rules").wait_for()
    height = "one => one.getBoundingClientRect().height"
    people = visitor.page.locator(".fc-seats").evaluate(height)
    assert people < 0.4 * visitor.page.locator(".rail").evaluate(height)


def choosing_a_shop(house: House, width: int = 390, height: int = 844) -> Visitor:
    """A phone that asks which shop is visited, with artisans in hand."""

    def visits(view: dict[str, Any], own: dict[str, Any] | None) -> bool:
        return own is not None and own["ask"] == "visit" and len(view["me"]["hand"]) > 2

    visitor = house.visitor(width=width, height=height)
    lay(visitor, reached("flamecraft", 3, visits))
    return visitor


def test_the_hand_stays_in_sight_while_a_shop_is_chosen(house: House) -> None:
    visitor = choosing_a_shop(house)
    cards = visitor.page.get_by_test_id("town").locator(".fc-hand .fc-artisan")
    for size in visitor.resized([(390, 844), (360, 740)]):
        assert cards.count() > 2
        for card in cards.all()[:3]:
            expect(card).to_be_in_viewport(ratio=0.9)
            assert card.locator("b").is_visible(), size
        assert visitor.page.evaluate(HIDDEN) == [], size
    assert visitor.problems() == []


def test_what_is_picked_on_a_page_leads_to_the_page_with_the_next_step(house: House) -> None:
    """An artisan is picked among one's own things; the windows that it could take are in the Town."""
    visitor = choosing_a_shop(house)
    page = visitor.page
    page.get_by_test_id("dock-you").click()
    page.locator(".rail .fc-hand .fc-artisan").first.click()
    expect(page.get_by_test_id("dock-table")).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.stage .fc-field [data-legal="true"]').first).to_be_visible()
    page.get_by_test_id("dock-you").click()  # and one may go back
    expect(page.get_by_test_id("dock-you")).to_have_attribute("aria-pressed", "true")
