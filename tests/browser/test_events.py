"""A Swiss event of six: two people at their pages, and four who only send what their pages would."""

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
    """Everything at an event besides the two pages."""

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
                yield board["table"], max(board["names"])

    def finish(self) -> None:
        """End all games that are still running."""
        for table, loser in self.boards():
            resign(self.address, table, self.token(loser))

    def visitor(self, house: House, name: str, **wishes: Any) -> Visitor:
        visitor = house.visitor(**wishes)
        me = json.dumps(json.dumps(self.guests[name]))
        visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
        visitor.open(f"events/{self.id}" if self.id else "events")
        return visitor

    def set_up(self, page: Page) -> None:
        """Fill in the form for a Swiss of three rounds."""
        page.get_by_test_id("event-title").select_option("dragonduel")
        page.get_by_test_id("event-create").click()
        page.get_by_test_id("event-join").wait_for()
        self.id = page.url.rpartition("/")[2]


def column(page: Page, number: int) -> Locator:
    """A column of the standings: 1 is the rank, 2 the name, 3 the points."""
    return page.get_by_test_id("event-standings").locator(f"tbody td:nth-child({number})")


def test_a_swiss_of_six_at_two_pages(house: House) -> None:
    evening = Evening(house)
    ada = evening.visitor(house, "Ada")
    evening.set_up(ada.page)
    fay = evening.visitor(house, "Fay", width=390, height=844, lang="fr")
    for name in NAMES[1:5]:
        evening.join(name)
    for visitor in (ada, fay):
        visitor.page.get_by_test_id("event-join").click()
        visitor.page.get_by_test_id("event-leave").wait_for()

    # first round: both play at their own pages, and come back by the link at the end
    ada.page.get_by_test_id("event-round").click()
    expect(ada.page.get_by_test_id("event-board")).to_have_count(3)
    fay.page.reload()
    for visitor in (ada, fay):
        visitor.page.get_by_test_id("event-table").click()
        visitor.page.locator(".stage[data-seq]").wait_for()
    fay.page.get_by_test_id("resign").click()
    fay.page.get_by_test_id("resign-now").click()
    fay.page.get_by_test_id("match-over").wait_for()
    evening.finish()
    for visitor in (ada, fay):
        expect(visitor.page.get_by_test_id("rematch")).to_have_count(0)
        visitor.page.get_by_test_id("to-event").click()
    expect(column(ada.page, 3)).to_have_text(["1", "1", "1", "0", "0", "0"])
    expect(fay.page.get_by_role("status")).to_have_text("La ronde 1 sur 3 est finie.")

    # second round: the pages show who meets whom, and the results
    ada.page.get_by_test_id("event-round").click()
    expect(ada.page.get_by_test_id("event-board")).to_have_count(6)
    evening.finish()
    asked(evening.address, "DELETE", f"/events/{evening.id}/join", evening.token("Emil"))

    # third round: five are left, so one has a bye, and nobody meets twice
    ada.page.reload()
    ada.page.get_by_test_id("event-round").click()
    expect(ada.page.get_by_test_id("event-board")).to_have_count(9)
    expect(ada.page.get_by_test_id("event-board").filter(has_text="bye")).to_have_count(1)
    evening.finish()
    for visitor, over, you in ((ada, "The event is over.", "Ada (you)"), (fay, "La soirée est finie.", "Fay (vous)")):
        visitor.page.reload()
        expect(visitor.page.get_by_role("status")).to_have_text(over)
        expect(visitor.page.get_by_test_id("event-standings")).to_contain_text(you)
    expect(column(ada.page, 2).first).to_have_text("Ada (you)")
    expect(column(ada.page, 3).first).to_have_text("3")
    pairs = [frozenset(pair.split("–")) for pair in ada.page.locator(".event-pair").all_inner_texts()]
    assert len(pairs) == len(set(pairs)) == 9
    assert fay.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ada.problems() == fay.problems() == []
