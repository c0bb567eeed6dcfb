"""Several people at one screen: a curtain between them, and nothing behind it that the next one may not see."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.duellist import Duellist, leaks
from tests.browser.hall import House

CURTAINS = 7


def goes_on(person: Duellist) -> bool:
    """True if the same person is asked again before the device is passed on."""
    for _ in person.visitor.while_news_come(hurry=True):
        if person.page.get_by_test_id("curtain").count():
            return False
        if person.question() is not None:
            return True
    raise AssertionError(f"After {person.said[-3:]} neither a question nor a curtain came.")


@pytest.mark.slow
def test_two_share_a_screen_and_no_frame_shows_the_other_hand(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    person = Duellist(visitor, 3)
    visitor.open()
    visitor.set_up("dragonduel", seats="2")
    page.get_by_test_id("hotseat").click()
    expect(page.get_by_test_id("hotseat-go")).to_be_disabled()
    page.get_by_test_id("hotseat-name-1").fill("Bramble")
    page.get_by_test_id("hotseat-go").click()
    passed = []
    for _ in range(CURTAINS):
        curtain = page.get_by_test_id("curtain")
        curtain.wait_for()
        assert page.locator('[data-testid^="card-"], .stage').count() == 0
        passed.append(curtain.locator("h1").inner_text())
        page.get_by_test_id("draw-curtain").click()
        while goes_on(person):
            person.answer()
    assert {"Bramble" in title for title in passed} == {True, False}, passed
    # the previous person may look again, and the table is theirs until they pass it on
    page.get_by_test_id("again").click()
    page.locator(".dd").wait_for()
    page.reload()
    page.get_by_test_id("draw-curtain").click()
    page.get_by_test_id("question").wait_for()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-now").click()
    expect(page.get_by_test_id("match-over")).to_be_visible()
    frames = {seat: [text for text in visitor.frames if of(text) == seat] for seat in (0, 1)}
    assert min(map(len, frames.values())) > 3
    assert [leak for seat in (0, 1) for leak in leaks(frames[seat], person.record(), seat)] == []
    assert page.evaluate("JSON.parse(localStorage.getItem('emberhall.me')).name") not in ("Bramble", None)


def of(text: str) -> int | None:
    """The seat an update was for."""
    data = json.loads(text)
    return data["view"]["seat"] if data["t"] == "update" else None


def test_the_curtain_fits_a_phone(house: House) -> None:
    visitor = house.visitor(lang="fr", width=390, height=844)
    page = visitor.page
    visitor.open()
    visitor.set_up("flamecraft_duals", seats="2")
    page.get_by_test_id("hotseat").click()
    page.get_by_test_id("hotseat-name-1").fill("Marie-Antoinette de Villeneuve")
    page.get_by_test_id("hotseat-go").click()
    page.get_by_test_id("draw-curtain").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.get_by_role("heading")).to_contain_text(re.compile("Passez l’appareil à"))
