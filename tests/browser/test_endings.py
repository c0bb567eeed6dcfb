"""How games end on the page: the film, frame by frame, and the result whose buttons all can be pressed."""

import copy
import json
import re
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from tests.browser.endings import ended
from tests.browser.hall import PAINTED, House, Visitor
from tests.browser.laid import lay
from tests.browser.tables import arriving, asked, joined, say

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TITLES = [("dualis", 4), ("flamecraft", 3), ("flamecraft_duals", 2), ("dragonduel", 2)]
AT_MOST = 12_000
"""ms: ten seconds of film, and a little for a busy machine."""
# Which buttons and links of the result something else lies on, or that lie outside of the window, at their middle.
COVERED = """() => [...document.querySelectorAll(".result-foot :is(button, a)")].filter(each => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return !there || !(each.contains(there) || there.contains(each) && there.matches("button, a"));
}).map(each => each.dataset.testid || each.textContent)"""


def seen_to_end(house: House, title: str, seats: int) -> Visitor:
    """Somebody with motion before whose eyes a game ends."""
    visitor = house.visitor(reduced_motion="no-preference")
    end = ended(title, seats)
    lay(visitor, end.earlier).show(end.last)
    return visitor


@pytest.mark.parametrize(
    ("title", "seats", "left"), [("flamecraft", 3, 1), ("flamecraft_duals", 2, 1), ("dualis", 4, 1)]
)
def test_the_last_turns_are_announced(house: House, title: str, seats: int, left: int) -> None:
    """As the rules count them, and whose they are; nothing is said any more once the game is over."""
    end = ended(title, seats)
    assert end.earlier["view"]["closing"]["left"] == left
    visitor = house.visitor()
    laid = lay(visitor, end.earlier)
    lamps = visitor.page.get_by_test_id("closing")
    expect(lamps).to_have_attribute("data-left", str(left))
    expect(lamps.locator("i")).to_have_count(left)
    for size in visitor.resized([(390, 844), (768, 1024), (1440, 900)]):
        assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
    laid.show(end.last)
    expect(lamps).to_have_count(0)


def frame(page: Page) -> int:
    return int(page.get_by_test_id("film").get_attribute("data-frame") or 0)


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_an_ending_is_told_frame_by_frame(house: House, title: str, seats: int) -> None:
    page = seen_to_end(house, title, seats).page
    film = page.get_by_test_id("film")
    expect(film).to_be_visible()
    expect(page.get_by_test_id("match-over")).to_have_count(0)
    first = frame(page)
    page.wait_for_function("at => Number(document.querySelector('.film')?.dataset.frame) > at", arg=first)
    expect(film.get_by_role("status")).not_to_be_empty()
    page.get_by_test_id("match-over").wait_for(timeout=AT_MOST)
    expect(film).to_have_count(0)


def test_moon_dragons_are_turned_one_by_one_with_the_totals_of_the_rules(house: House) -> None:
    """Each frame shows one card more, and every total is one that an event told."""
    end = ended("flamecraft", 3)
    page = seen_to_end(house, "flamecraft", 3).page
    page.get_by_test_id("film").wait_for()
    told = {(each["seat"], each["now"]) for each in end.last["log"] if "now" in each and "seat" in each}
    moons = [each for each in end.last["events"] if each["kind"] == "moon"]
    turned = -1
    while page.get_by_test_id("film").count():
        at = page.evaluate(
            """() => ({
              up: document.querySelectorAll("[data-up]").length, down: document.querySelectorAll("[data-down]").length,
              totals: [...document.querySelectorAll("[data-lane]")].map(lane =>
                [Number(lane.dataset.lane), Number(lane.querySelector("[data-total]").dataset.total)]),
            })"""
        )
        if at["totals"]:
            assert {(seat, total) for seat, total in at["totals"]} <= told
            assert at["up"] + at["down"] == len(moons)
            assert turned <= at["up"] <= max(turned, 0) + 1 or turned == -1
            turned = at["up"]
        page.wait_for_timeout(60)
    assert turned == len(moons)


SOON = 4000
"""Milliseconds, sooner than a film ends by itself, and enough for a busy machine."""


@pytest.mark.parametrize("how", ["Space", "Escape", "click", "button"])
def test_a_film_can_be_skipped_and_watched_again(house: House, how: str) -> None:
    page = seen_to_end(house, "flamecraft", 3).page
    page.get_by_test_id("film").wait_for()
    if how == "click":
        page.mouse.click(700, 500)
    elif how == "button":
        page.get_by_test_id("film-skip").click()
    else:
        page.keyboard.press(how)
    expect(page.get_by_test_id("match-over")).to_be_visible(timeout=SOON)
    page.get_by_test_id("film-again").click()
    expect(page.get_by_test_id("film")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("match-over")).to_be_visible(timeout=SOON)


def test_a_reload_shows_the_result_and_reduced_motion_shows_it_at_once(house: House) -> None:
    """The film is for those who saw the game end; whoever comes later may still watch it."""
    end = ended("dualis", 4)
    moving = house.visitor(reduced_motion="no-preference")
    lay(moving, end.last)
    expect(moving.page.get_by_test_id("match-over")).to_be_visible()
    expect(moving.page.get_by_test_id("film-again")).to_be_visible()
    still = house.visitor()
    lay(still, end.earlier).show(end.last)
    expect(still.page.get_by_test_id("match-over")).to_be_visible()
    assert not still.has(".film")


@pytest.mark.parametrize(("title", "seats"), [*TITLES, ("flamecraft", 5), ("dragonduel", 4)])
def test_every_button_of_a_result_can_be_pressed(house: House, title: str, seats: int) -> None:
    visitor = house.visitor()
    lay(visitor, ended(title, seats).last)
    page = visitor.page
    expect(page.get_by_test_id("match-over")).to_be_visible()
    for size in visitor.resized([(1440, 900), (390, 844), (360, 640), (768, 1024), (1024, 768)]):
        assert page.evaluate(COVERED) == [], size
    page.get_by_test_id("look-at").click()
    page.get_by_test_id("result").click()
    page.get_by_test_id("review").click()
    expect(page.get_by_test_id("match-over")).to_have_count(0)


def test_a_coin_on_the_last_trick_covers_no_name(house: House) -> None:
    last = copy.deepcopy(ended("dualis", 4).last)
    for play in last["view"]["last"]["table"]:
        play["coin"] = True
    visitor = house.visitor()
    lay(visitor, last)
    for size in visitor.resized([(1440, 900), (390, 844)]):
        for one in visitor.page.locator(".dl-last li").all():
            coin, name = one.locator(".on").bounding_box(), one.locator("> span").bounding_box()
            assert coin
            assert name
            assert coin["y"] + coin["height"] <= name["y"], size


def test_a_card_of_the_result_is_read_whole(house: House) -> None:
    """What every fancy dragon brought stands on it; a press shows its text."""
    end = ended("flamecraft", 3)
    visitor = house.visitor(width=390, height=844)
    lay(visitor, end.last)
    page = visitor.page
    for each in end.last["events"]:
        if each["kind"] == "moon":
            chip = page.locator(f'.fc-earn[data-zoom="{each["card"]}"]')
            expect(chip.locator("b")).to_have_text(str(each["count"]))
    card = page.locator(".fc-earn").first
    card.click()
    zoom = page.get_by_test_id("zoom")
    expect(zoom).to_be_visible()
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    card.dispatch_event("pointerenter", {"pointerType": "mouse"})  # the pointer has not moved, the page has
    page.evaluate(PAINTED)
    expect(zoom).to_have_count(0)
    card.dispatch_event("pointerleave", {"pointerType": "mouse"})
    card.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(zoom).to_be_visible()


def test_the_podium_is_in_order(house: House) -> None:
    end = ended("flamecraft", 5)
    visitor = house.visitor()
    lay(visitor, end.last)
    page = visitor.page
    expect(page.get_by_test_id("match-over")).to_be_visible()
    rows = [int(row.get_attribute("data-place") or 0) for row in page.locator(".fc-rank").all()]
    scores = end.last["view"]["scores"]
    assert [scores[seat] for seat in rows] == sorted(scores, reverse=True)


def played_out(address: str, table: str, token: str) -> None:
    """Play the first allowed word until the game is over."""
    with joined(address, table, token) as socket:
        while True:
            for heard in arriving(socket):
                if heard["t"] == "lobby" and heard["table"]["status"] == "over":
                    return
                if heard["t"] == "update" and heard["decision"]:
                    say(socket, t="play", table=table, seq=heard["seq"], words=heard["decision"]["words"][:1])


def test_the_daily_deal_ends_with_rank_streak_and_words_to_share(house: House) -> None:
    """The words and the picture tell the rank, and no card; the picture is that of the table's link."""
    guest = asked(house.address, "POST", "/guests", name="Wren")
    table = asked(house.address, "POST", "/daily/dualis", guest["token"])["id"]
    played_out(house.address, table, guest["token"])
    visitor = house.visitor(permissions=["clipboard-read", "clipboard-write"])
    me = json.dumps(json.dumps(guest))
    visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
    visitor.open(f"t/{table}")
    page = visitor.page
    ending = page.get_by_test_id("daily-end")
    expect(ending).to_be_visible()
    expect(ending.locator("dd").first).to_have_text("1")
    expect(ending.locator(".daily-week .done")).to_have_count(1)
    words = page.get_by_test_id("daily-text").inner_text()
    assert re.search(r"rank 1 of 1\b", words), words
    assert not re.search(r"Star|Moon|\b[SM]\d", words.rpartition("\n")[0]), words
    page.get_by_test_id("daily-copy").click()
    page.wait_for_function("async words => await navigator.clipboard.readText() === words", arg=words)
    picture = page.get_by_test_id("daily-picture").get_attribute("href") or ""
    with urllib.request.urlopen(house.address + picture.removeprefix("/")) as answer:
        assert answer.headers["content-type"] == "image/png"
    with urllib.request.urlopen(f"{house.address}t/{table}") as answer:
        assert "Rank 1 of 1" in answer.read().decode()
    for size in visitor.resized([(390, 844), (1440, 900)]):
        assert page.evaluate(COVERED) == [], size
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
    page.get_by_test_id("rematch").wait_for(state="detached")


def test_one_click_is_offered_after_ten_games(house: House) -> None:
    """Whoever has played ten games knows what a first click would show; the offer can be taken at once."""
    visitor = house.visitor()
    page = visitor.page
    games = json.dumps(json.dumps({"games": 9, "last": "another"}))
    page.add_init_script(f"location.host && (localStorage['emberhall.finished'] ??= {games})")
    lay(visitor, ended("dualis", 4).last)
    offer = page.get_by_test_id("one-click")
    expect(offer).to_have_attribute("aria-pressed", "false")
    offer.click()
    expect(offer).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("JSON.parse(localStorage['emberhall.settings'] ?? '{}').atOnce === true")
    assert page.evaluate("JSON.parse(localStorage['emberhall.finished']).games") == 10
