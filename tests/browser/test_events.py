"""Evenings in real browsers: a Swiss of six at two pages, an arena, and the strip that leads back to them."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hall import House, Visitor
from tests.browser.tables import asked, resign

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")


class Evening:
    """Everything at an event besides the pages."""

    def __init__(self, house: House) -> None:
        self.address = house.address
        self.guests = {name: asked(self.address, "POST", "/guests", name=name) for name in NAMES}
        self.id = ""

    def token(self, name: str) -> str:
        return str(self.guests[name]["token"])

    def join(self, name: str) -> None:
        asked(self.address, "POST", f"/events/{self.id}/join", self.token(name))

    def boards(self) -> Iterator[tuple[str, str]]:
        """The running tables of the last round, each with the name that is to lose: the alphabetically later one."""
        info = asked(self.address, "GET", f"/events/{self.id}", self.token("Ada"))
        for board in info["boards"][-1]:
            if board["table"] is not None and board["points"] is None:
                yield board["table"], max(name for name in board["names"] if name in NAMES)

    def finish(self) -> None:
        """End all games that are still running."""
        for table, loser in self.boards():
            resign(self.address, table, self.token(loser))

    def visitor(self, house: House, name: str, path: str = "", **wishes: Any) -> Visitor:
        visitor = house.visitor(**wishes)
        me = json.dumps(json.dumps(self.guests[name]))
        visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
        visitor.open(path or (f"events/{self.id}" if self.id else "events"))
        return visitor

    def set_up(self, page: Page, system: str, **picks: str) -> None:
        """Choose a format, and a value in some of the sentences."""
        page.locator(f'[data-testid="event-system"] [data-value="{system}"]').click()
        for name, value in {"title": "dragonduel", **picks}.items():
            page.get_by_test_id(f"event-{name}").select_option(value)
        page.get_by_test_id("event-create").click()
        page.get_by_test_id("event-join").wait_for()
        self.id = page.url.rpartition("/")[2]


def points(page: Page) -> Locator:
    """The points in the standings."""
    return page.locator(".ev-points b")


def fits(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_swiss_of_six_at_two_pages(house: House) -> None:
    evening = Evening(house)
    ada = evening.visitor(house, "Ada")
    evening.set_up(ada.page, "swiss", rounds="3", fill="false", pause="-1")
    fay = evening.visitor(house, "Fay", width=390, height=844, lang="fr")
    for name in NAMES[1:5]:
        evening.join(name)
    for visitor in (ada, fay):
        visitor.page.get_by_test_id("event-join").click()
        visitor.page.get_by_test_id("event-leave").wait_for()
    expect(fay.page.get_by_test_id("event-come").locator("li")).to_have_count(6)
    assert fay.page.get_by_test_id("event-round").count() == 0, "Only the host begins a round."

    # first round: both play at their own pages, find the evening again from the hall, and come back at the end
    ada.page.get_by_test_id("event-round").click()
    expect(ada.page.get_by_test_id("event-board")).to_have_count(3)
    fay.open("")
    fay.page.get_by_test_id("strip-table").click()
    ada.page.get_by_test_id("event-table").click()
    for visitor in (ada, fay):
        visitor.page.locator(".stage[data-seq]").wait_for()
    fay.page.get_by_test_id("resign").click()
    fay.page.get_by_test_id("resign-now").click()
    fay.page.get_by_test_id("match-over").wait_for()
    evening.finish()
    for visitor in (ada, fay):
        expect(visitor.page.get_by_test_id("rematch")).to_have_count(0)
        visitor.page.get_by_test_id("to-event").click()
    expect(points(ada.page)).to_have_text(["1", "1", "1", "0", "0", "0"])
    expect(fay.page.get_by_role("status")).to_have_text("La ronde 1 sur 3 est finie.")

    # second round: the pages show who meets whom, and the results
    ada.page.get_by_test_id("event-round").click()
    expect(ada.page.get_by_role("heading", name="Round 2")).to_be_visible()
    evening.finish()
    asked(evening.address, "DELETE", f"/events/{evening.id}/join", evening.token("Emil"))

    # third round: five are left, so one has a bye, and nobody meets twice
    ada.page.reload()
    ada.page.get_by_test_id("event-round").click()
    expect(ada.page.get_by_role("heading", name="Round 3")).to_be_visible()
    ada.page.locator(".ev-before summary").click()
    expect(ada.page.get_by_test_id("event-board")).to_have_count(9)
    expect(ada.page.get_by_test_id("event-board").filter(has_text="bye")).to_have_count(1)
    evening.finish()
    for visitor, over, you in ((ada, "The event is over.", "Ada (you)"), (fay, "La soirée est finie.", "Fay (vous)")):
        visitor.page.reload()
        expect(visitor.page.get_by_role("status")).to_have_text(over)
        expect(visitor.page.get_by_test_id("event-standings")).to_contain_text(you)
    expect(ada.page.locator(".ev-who b").first).to_have_text("Ada (you)")
    expect(points(ada.page).first).to_have_text("3")
    assert fits(fay)
    assert ada.problems() == fay.problems() == []


def test_a_bot_fills_the_chair_and_the_next_round_begins_by_itself(house: House) -> None:
    evening = Evening(house)
    ada = evening.visitor(house, "Ada")
    evening.set_up(ada.page, "robin", fill="true", level="novice", pause="0")
    ada.page.get_by_test_id("event-join").click()
    for name in ("Ben", "Cleo"):
        evening.join(name)
    expect(ada.page.get_by_test_id("event-come").locator("li")).to_have_count(3)
    screen = house.visitor(width=1920, height=1080)
    screen.open(f"events/{evening.id}/screen")
    screen.page.get_by_test_id("screen").wait_for()
    ada.page.get_by_test_id("event-round").click()
    expect(ada.page.get_by_test_id("event-board")).to_have_count(2)
    expect(ada.page.get_by_test_id("event-board").filter(has_text="bot")).to_have_count(1)
    expect(screen.page.locator(".ev-screen-boards li")).to_have_count(2)
    cleo = evening.visitor(house, "Cleo", "ladder", width=390, height=844)
    expect(cleo.page.get_by_test_id("evening-strip")).to_contain_text("round 1 of 3")
    evening.finish()
    for visitor in (cleo, ada):
        visitor.page.reload()
    expect(cleo.page.get_by_test_id("evening-strip")).to_contain_text("round 2 of 3")
    expect(ada.page.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(screen.page.get_by_role("heading", name="Round 2 of 3")).to_be_visible()
    cleo.page.get_by_test_id("strip-table").click()
    cleo.page.locator(".stage[data-seq]").wait_for()
    assert fits(cleo)
    assert fits(screen)
    assert ada.problems() == cleo.problems() == screen.problems() == []


def test_an_arena_goes_on_from_game_to_game(house: House) -> None:
    evening = Evening(house)
    ada = evening.visitor(house, "Ada")
    evening.set_up(ada.page, "arena", fill="false")
    ada.page.get_by_test_id("event-join").click()
    evening.join("Ben")
    expect(ada.page.get_by_test_id("event-come").locator("li")).to_have_count(2)
    ada.page.get_by_test_id("event-round").click()
    expect(ada.page.get_by_role("status")).to_have_text("You and Ben")
    evening.finish()
    ada.page.get_by_test_id("event-opponent").click()
    expect(ada.page.get_by_role("status")).to_have_text("Your next opponent is on the way.")
    evening.join("Cleo")
    expect(ada.page.get_by_role("status")).to_have_text("You and Cleo")
    ada.page.get_by_test_id("event-table").click()
    ada.page.locator(".stage[data-seq]").wait_for()
    assert ada.problems() == []
