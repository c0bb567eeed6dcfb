"""The ribbon in real browsers: what it shows, keeps and plays again, by mouse, by keyboard and on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card_player import CardPlayer
from tests.browser.endings import ended
from tests.browser.flamecraft import Player
from tests.browser.hall import House
from tests.browser.laid import Moment, lay, reached
from tests.browser.plain import PlainPlayer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TITLES = ("dualis", "flamecraft", "flamecraft_duals", "dragonduel")
#: Whether the sentences of a glass, and a card that has no text, are inside of it.
INSIDE = """glass => [...glass.querySelectorAll(":scope > p, .dc")].every(
  each => each.getBoundingClientRect().bottom <= glass.getBoundingClientRect().bottom)"""
#: Whether a label lies on the edge of a seat.
AT_A_SEAT = """label => {
  const own = label.getBoundingClientRect();
  const meets = box => own.bottom > box.top && own.top < box.bottom && own.right > box.left && own.left < box.right;
  const seats = [...document.querySelectorAll('[data-ref^="seat:"], [data-seat], [data-testid^="seat-"]')];
  return seats.some(seat => meets(seat.getBoundingClientRect()));
}"""
SEATS = {"dualis": 4, "flamecraft": 3}


def after_others(title: str) -> Moment:
    """The reader is asked, and others have had turns before."""

    def wanted(view: Any, own: Any) -> bool:
        return own is not None and view.get("trick" if title == "dualis" else "turn", 0) not in (0, 1, 2)

    if title == "flamecraft":
        return reached(title, 3, lambda view, own: own is not None and view["turn"]["number"] > 4)
    if title == "dragonduel":
        return reached(title, 2, wanted, start="lot")
    return reached(title, SEATS.get(title, 2), wanted)


def lines(page: Page) -> list[str]:
    return [line.get_attribute("data-who") or "" for line in page.get_by_test_id("ribbon-line").all()]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("width", [1440, 390])
def test_a_picture_is_read_and_marked_on_the_table(house: House, title: str, width: int) -> None:
    visitor = house.visitor(width=width, height=900 if width > 500 else 844)
    page = visitor.page
    lay(visitor, after_others(title))
    if width < 500:
        expect(page.get_by_test_id("ribbon-line")).to_have_count(1)
    picture = page.locator('[data-testid="ribbon-picture"]:visible').first
    said = picture.get_attribute("aria-label")
    assert said
    picture.click()
    glass = page.get_by_test_id("ribbon-glass")
    expect(glass).to_be_visible()
    assert "".join(said.split()) == "".join("".join(glass.locator("> p").all_inner_texts()).split())
    assert not covers(page, ".rb-glass", '[data-testid="question"], .rb-line')
    assert glass.evaluate(INSIDE), "What happened is seen whole, wherever its card ends."
    page.keyboard.press("Escape")
    expect(glass).to_have_count(0)
    assert visitor.errors == []


# Whether all text of the glass can be read: inside of it, and as dark on paper as everywhere.
READ = """glass => {
  const { top, bottom } = glass.getBoundingClientRect();
  const card = glass.querySelector(":scope > :not(p)");
  const lines = [...glass.querySelectorAll("p, h3, small")].map(line => line.getBoundingClientRect());
  return {
    inside: lines.every(line => line.top >= top && line.bottom <= bottom) && top >= 0 && bottom <= innerHeight,
    ink: getComputedStyle(card).color, wanted: getComputedStyle(document.querySelector(".fc-shop")).color,
  };
}"""


def test_a_card_in_the_glass_is_read_as_a_whole(house: House) -> None:
    """In the dark too, and where four people leave the story little of the rail."""
    visitor = house.visitor(color_scheme="dark")
    page = visitor.page
    lay(visitor, ended("flamecraft", 4, back=3).earlier)
    picture = page.locator('[data-testid="ribbon-picture"][aria-label*="fired up"]').first
    for size in visitor.resized([(1440, 1000), (1920, 1080)]):
        picture.click()
        read = page.get_by_test_id("ribbon-glass").evaluate(READ)
        assert read["inside"], size
        assert read["ink"] == read["wanted"]
        page.keyboard.press("Escape")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_of_the_lower_street_is_cut_off(house: House, lang: str) -> None:
    """Fees and pawns hang over the shops, but not over the field's edge, and the Park is no wider than the window."""
    visitor = house.visitor(lang=lang)
    lay(visitor, ended("flamecraft", 4).earlier)
    for size in visitor.resized([(1440, 900), (1920, 1080), (1280, 720), (1024, 768), (768, 1024)]):
        over = visitor.page.locator(".fc-field").evaluate("field => field.scrollHeight - field.clientHeight")
        assert over <= 0, size
        wide = visitor.page.locator(".fc-band").evaluate("band => band.scrollWidth - band.clientWidth")
        assert wide <= 0, size


@pytest.mark.parametrize("title", TITLES)
def test_small_laptops_have_one_too(house: House, title: str) -> None:
    """It used to be left out of windows of 860 px or less in height."""
    visitor = house.visitor(lang="fr")
    lay(visitor, after_others(title))
    for size in visitor.resized([(1366, 768), (1280, 720), (1366, 657), (1024, 768)]):
        expect(visitor.page.get_by_test_id("ribbon-picture").first).to_be_in_viewport(ratio=1)
        assert not covers(visitor.page, ".rb-line", ".ask, .fan button, .dd-hand, .fc-mine, .fd-mine"), size


def test_what_a_seat_gained_stands_at_its_place(house: House) -> None:
    """Beside the outline of who gained, as figures; arrows lead around cards, or not at all."""
    visitor = house.visitor()
    lay(visitor, after_others("flamecraft"))
    page = visitor.page
    picture = page.locator('[data-testid="ribbon-picture"]:visible').filter(has_text="+").first
    picture.click()
    label = page.get_by_test_id("ribbon-label").first
    expect(label).to_contain_text("+")
    assert label.evaluate(AT_A_SEAT), "It is at the corner of a seat."


def covers(page: Page, over: str, under: str) -> bool:
    """Whether one lies on the other."""
    boxes = page.evaluate(
        """(selectors) => selectors.map((selector) => [...document.querySelectorAll(selector)]
            .map((each) => each.getBoundingClientRect().toJSON()))""",
        [over, under],
    )
    return any(
        a["left"] < b["right"] - 1
        and b["left"] < a["right"] - 1
        and a["top"] < b["bottom"] - 1
        and b["top"] < a["bottom"] - 1
        for a in boxes[0]
        for b in boxes[1]
    )


def test_by_keyboard(house: House) -> None:
    """B reaches the ribbon, arrows go through its pictures and lines, and what has the focus is read."""
    visitor = house.visitor(height=1000)  # for two rows, so that nothing is folded
    page = visitor.page
    lay(visitor, after_others("flamecraft"))
    first = page.get_by_test_id("ribbon-picture").first
    expect(first).to_be_visible()
    page.keyboard.press("b")
    expect(first).to_be_focused()
    expect(page.get_by_test_id("ribbon-glass")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(first).not_to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("ribbon-replay").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("ribbon-replay").nth(1)).to_be_focused()


def test_a_turn_is_kept_and_played_again(house: House) -> None:
    """What the bots did is there after a reload; a press on a face plays it, with the score of then, and Esc ends."""
    visitor = house.visitor(reduced_motion="no-preference")
    page = visitor.page
    player = Player(visitor, seed=4)
    player.begin(3)
    while player.wait() and player.update()["view"]["turn"]["number"] < 4:
        player.step()
    assert player.wait()
    expect(page.locator('[data-testid="ribbon-line"]:not([data-who="0"])')).to_have_count(2)
    before = [each.get_attribute("aria-label") for each in page.get_by_test_id("ribbon-picture").all()]
    page.reload()
    expect(page.locator('[data-testid="ribbon-line"]:not([data-who="0"])')).to_have_count(2)
    assert [each.get_attribute("aria-label") for each in page.get_by_test_id("ribbon-picture").all()] == before
    page.get_by_test_id("ribbon-replay").first.click()
    expect(page.get_by_test_id("player")).to_be_visible()
    page.get_by_test_id("replay-pause").click()
    at = page.get_by_test_id("replay").get_attribute("data-at")
    page.keyboard.press(".")
    expect(page.get_by_test_id("replay")).to_have_attribute("data-at", str(int(at or 0) + 1))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("replay")).to_have_count(0)
    page.keyboard.press("l")  # the latest turn of somebody else; it ends by itself
    expect(page.get_by_test_id("replay")).to_be_visible()
    expect(page.get_by_test_id("replay")).to_have_count(0, timeout=9000)
    expect(page.locator('[data-testid="question"][data-mine="true"]')).to_be_visible()
    assert visitor.errors == []


def test_a_trick_is_nobodys_turn_and_the_story_follows_it(house: House) -> None:
    """Its line says which trick it is, its replay leads back to the reader's turn; what is covered leaves the story."""
    visitor = house.visitor(height=870, reduced_motion="no-preference")
    page = visitor.page
    player = CardPlayer(visitor, seed=1)
    player.begin(4)
    for _ in range(7):
        assert player.step()
        expect(page.get_by_test_id("story-now")).to_have_count(0)
    assert visitor.wait_for_turn()
    line = page.locator('[data-testid="ribbon-line"]:has([data-testid="ribbon-picture"])').first
    name = line.get_attribute("aria-label") or ""
    assert re.fullmatch(r"Trick \d", name)
    line.get_by_test_id("ribbon-replay").click()
    page.get_by_test_id("replay-pause").click()
    expect(page.get_by_test_id("player")).to_contain_text(f"{name}, ")
    expect(page.get_by_test_id("replay-end")).to_contain_text("Back to my turn")
    assert visitor.errors == []


def test_a_title_of_another_house_has_one_too(house: House) -> None:
    visitor = house.visitor()
    player = PlainPlayer(visitor, "nim", seed=1)
    player.begin_in_the_hall(2)
    page = visitor.page
    assert player.wait()
    while not any(who == "1" for who in lines(page)) and player.step():
        assert player.wait()
    expect(page.locator('[data-testid="ribbon-line"][data-who="1"]')).to_contain_text("stone")
