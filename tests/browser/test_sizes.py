"""Every table at every size, in both languages and themes: nothing overlaps, no word is cut off.

A theme is only colours, so each language is checked in one of them. `EMBERHALL_SHOTS=folder` saves pictures of all
combinations for people to look at.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.crowding import crowded, crowded_at_the_end
from tests.browser.endings import ended
from tests.browser.hall import THEMES, House, Visitor
from tests.browser.laid import Moment, lay, reach, reached
from tests.browser.tables import asked
from tests.browser.test_dragonduel_fields import crowded as full_fields

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

#: The last two of the desk are small laptops, with and without what a browser puts above its pages.
DESK = [(2560, 1440), (1920, 1080), (1440, 900), (1366, 657), (1280, 720)]
SIZES = [*DESK, (1024, 768), (768, 1024), (390, 844), (360, 640)]
SHOTS = os.environ.get("EMBERHALL_SHOTS")
OTHER = {"en": "fr", "fr": "en"}
"""Each language, and the one its button leads to."""
TITLES = ("dualis", "flamecraft", "flamecraft_duals", "dragonduel")
# Distances between the edges of the shell and those of the window.
SHELL = """() => {
  const { left, top, right, bottom } = document.querySelector(".shell").getBoundingClientRect();
  return [left, top, innerWidth - right, innerHeight - bottom].map(Math.round);
}"""


def busy(title: str) -> Moment:
    """A moment in the middle of a game, with something to choose."""

    def main(ask: str, turn: int) -> Any:
        return lambda view, own: own is not None and own["ask"] == ask and view["turn"] > turn

    if title == "dragonduel":
        return reach(4, main("main", 24), calm=28)
    if title == "flamecraft":
        return reached(
            title, 3, lambda view, own: own is not None and own["ask"] == "visit" and len(view["me"]["hand"]) > 3
        )
    if title == "dualis":
        return reached(title, 4, lambda view, own: own is not None and len(view["hand"]) == 9)
    return reached(title, 2, placing, mode="fancy_fountain")


def placing(view: Any, own: Any) -> bool:
    """A question to place a token: the page itself answers the pull before it."""
    return own is not None and own["ask"] == "place" and view["turn"] > 8


def dressed(visitor: Visitor, title: str) -> Iterator[str]:
    """Show the table in every size and language, each language in its own theme; yields a name for each."""
    page = visitor.page
    for (lang, other), own in zip(OTHER.items(), THEMES, strict=True):
        for theme in THEMES if SHOTS else (own,):
            page.emulate_media(color_scheme=theme)
            for width, _ in visitor.resized(SIZES):
                yield f"{title}-{width}-{lang}-{theme}"
        page.set_viewport_size({"width": 1440, "height": 900})
        visitor.speak(other)


def test_a_table_fills_every_screen_and_grows_with_it(house: House) -> None:
    """Designed for 1440 x 900: everything is 1.2 times as large at 1920 x 1080 and 1.6 times at 2560 x 1440."""
    visitor = house.visitor()
    lay(visitor, busy("dualis"))
    high = {}
    sizes = [size for size in SIZES if size[1] >= 720]
    for width, height in visitor.resized([*sizes, (3440, 1440), (3840, 2160), (1920, 900)]):
        assert visitor.page.evaluate(SHELL) == [0, 0, 0, 0], (width, height)
        high[width, height] = visitor.page.locator(".bar").evaluate("bar => bar.getBoundingClientRect().height")
    grown = {size: round(at / high[1440, 900], 2) for size, at in high.items() if size[0] > 1000}
    assert [grown.pop(size) for size in ((1024, 768), (1280, 720))] == [1, 1]
    assert grown == {
        (1440, 900): 1,
        (1920, 900): 1,
        (1920, 1080): 1.2,
        (2560, 1440): 1.6,
        (3440, 1440): 1.6,
        (3840, 2160): 1.8,
    }


@pytest.mark.parametrize("title", TITLES)
def test_every_size_looks_meant(house: House, title: str) -> None:
    visitor = house.visitor()
    lay(visitor, busy(title))
    expect(visitor.page.get_by_test_id("ribbon-line").first).to_be_visible()
    results: list[str] = []
    for name in dressed(visitor, title):
        if SHOTS:
            visitor.page.evaluate("document.adoptedStyleSheets = []")
            visitor.page.screenshot(path=Path(SHOTS) / f"{name}.png")
        results += [f"{name}: {wrong}" for wrong in crowded(visitor.page, title)]
    assert not results, "\n".join(results)


def aiming(visitor: Visitor, moment: Moment) -> None:
    """Pick an attacker and its target."""
    attack = next(choice for choice in moment["decision"]["choices"] if choice["verb"] == "attack")
    visitor.page.locator(f'.dd-player--own [data-ref="{attack["refs"][0]}"]').click()
    visitor.page.locator('[data-testid^="whom-"]').last.click()
    visitor.page.mouse.move(2, 2)


def test_a_finished_trick_is_read_whole(house: House) -> None:
    """Who took it, and why, is shown between the cards; on a phone it used to be under them."""
    visitor = house.visitor(lang="fr")
    lay(visitor, reached("dualis", 4, lambda view, own: own is None and not view["table"] and view["last"]))
    for width, height in visitor.resized(SIZES):
        assert crowded(visitor.page, "dualis") == [], (width, height)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_coin_makes_of_a_card_covers_nothing(house: House, lang: str) -> None:
    """ "Counts as blue" lay on the figures of the centre when the card opposite took a coin."""

    def coins(view: Any, own: Any) -> bool:
        return own is not None and len(view["table"]) == 3

    visitor = house.visitor(lang=lang)
    moment = reached("dualis", 4, coins)
    for laid in moment["view"]["table"]:
        laid |= {"coin": True, "lies": "B" if laid["card"].endswith("R") else "R"}
    lay(visitor, moment)
    assert visitor.page.locator(".dc .on").count() == 3
    for size in visitor.resized([*SIZES, (844, 390)]):
        assert crowded(visitor.page, "dualis") == [], size


@pytest.mark.parametrize("what", ["attack", "chain"])
def test_four_in_a_duel_fit_every_size(house: House, what: str) -> None:
    """While aiming at somebody, and while announced cards wait: no field is covered, no rule is cut off."""

    def waits(view: Any, own: Any) -> bool:
        return own is not None and len(own["words"]) > 1 < len(view["chain"]) and own["ask"] == "respond"

    moment = reach(4, full_fields, calm=48) if what == "attack" else reach(4, waits, calm=16)
    visitor = house.visitor(lang="fr")
    lay(visitor, moment)
    if what == "attack":
        aiming(visitor, moment)
    for width, height in visitor.resized([*SIZES, (900, 1000), (3440, 1440)]):
        assert crowded(visitor.page, "dragonduel") == [], (width, height)


@pytest.mark.parametrize("title", ["dualis", "dragonduel", "flamecraft"])
def test_four_with_clocks_fit_every_size(house: House, title: str) -> None:
    """With absent people, in French: a clock covers no name, and no name leaves the table."""
    guests = [asked(house.address, "POST", "/guests", name=name) for name in ("Wren", "Théodore", "Cleo", "Odile")]
    token = guests[0]["token"]
    terms = {"clock": "game 600+10", "zero": "lose"}
    table = asked(house.address, "POST", "/tables", token, title=title, seats=4, terms=terms)["id"]
    for seat, guest in enumerate(guests[1:], start=1):
        asked(house.address, "POST", f"/tables/{table}/seats", guest["token"], seat=seat)
    asked(house.address, "POST", f"/tables/{table}/start", token)
    visitor = house.visitor(lang="fr")
    me = json.dumps(json.dumps(guests[0]))
    visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
    visitor.open(f"t/{table}")
    expect(visitor.page.locator(".life-chip:visible").first).to_be_visible()
    for width, height in visitor.resized(SIZES):
        assert crowded(visitor.page, title) == [], (width, height)


# Replaces the fault planted before.
PLANT = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
FAULTS = {
    ".fc-gives { translate: 0 -30px }": "fc-gives “” is cut",
    ".fc-wins { translate: 0 30px }": "fc-gives",
    ".fc-shop h3 { max-height: 10px }": "is cut in height",
    ".fc-store b { margin-left: -20px }": "span.fc-good",
    ".ask { translate: 0 60px }": "section.fc-hand",
    ".rb-shelf { translate: 0 -60px }": "section.rb-line",
    ".rb-picture { margin-right: -30px }": "button.rb-picture",
    ".rail { margin-right: -30px }": "30 px too wide",
}


def test_planted_faults_are_seen(house: House) -> None:
    """Moving a yield over the windows, cutting a name or pushing the question over the goods is noticed."""
    visitor = house.visitor()
    lay(visitor, busy("flamecraft"))
    visitor.page.get_by_test_id("ribbon-line").first.wait_for()
    assert crowded(visitor.page, "flamecraft") == []
    for fault, told in FAULTS.items():
        visitor.page.evaluate(PLANT, fault)
        assert told in "\n".join(crowded(visitor.page, "flamecraft")), fault


def test_words_that_stick_out_of_their_ground_are_seen(house: House) -> None:
    """A pill that is narrower than its words is no background for them, although nothing is cut."""
    visitor = house.visitor(lang="fr", width=390, height=844)
    lay(visitor, busy("dualis"))
    assert crowded(visitor.page, "dualis") == []
    visitor.page.evaluate(PLANT, ".trump { width: 60px; white-space: nowrap }")
    visitor.page.wait_for_function("document.querySelector('.trump').offsetWidth < 70")
    assert "sticks out of span.trump" in "\n".join(crowded(visitor.page, "dualis"))


ENDS = [("dualis", 4), ("dualis", 3), ("flamecraft", 5), ("flamecraft_duals", 2), ("dragonduel", 2), ("dragonduel", 4)]
END_SIZES = [*SIZES, (844, 390)]


@pytest.mark.parametrize(("title", "seats"), ENDS)
def test_a_result_fits_every_size(house: House, title: str, seats: int) -> None:
    """Head, rows, cards and buttons: nothing covers anything else, and only the body scrolls."""
    visitor = house.visitor()
    lay(visitor, ended(title, seats).last)
    expect(visitor.page.get_by_test_id("match-over")).to_be_visible()
    results: list[str] = []
    for lang, other in OTHER.items():
        for width, height in visitor.resized(END_SIZES):
            results += [f"{lang} {width} x {height}: {wrong}" for wrong in crowded_at_the_end(visitor.page, title)]
        visitor.page.set_viewport_size({"width": 1440, "height": 900})
        visitor.speak(other)
    assert not results, "\n".join(results)


END_FAULTS = {
    ".result-foot { margin-top: -40px }": "footer.result-foot",
    ".over-panel { max-height: none }": "footer.result-foot",
    ".fc-earned { translate: 0 -30px }": "ul.fc-earned",
    ".result-head h2 { max-height: 10px; overflow: hidden }": "is cut in height",
}


def test_planted_faults_of_a_result_are_seen(house: House) -> None:
    """A foot over the rows or behind the dock, chips over a bar or a headline that is cut is noticed."""
    visitor = house.visitor(width=390, height=844)
    lay(visitor, ended("flamecraft", 5).last)
    expect(visitor.page.get_by_test_id("match-over")).to_be_visible()
    assert crowded_at_the_end(visitor.page, "flamecraft") == []
    for fault, told in END_FAULTS.items():
        visitor.page.evaluate(PLANT, fault)
        assert told in "\n".join(crowded_at_the_end(visitor.page, "flamecraft")), fault
