"""Planned answers and holidays: somebody plans at a table of days, sees it, takes it back, and goes on holiday."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House, Visitor
from tests.browser.tables import asked, joined
from tests.browser.tables import say as say_word

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]
DAYS = {"clock": "days 3", "zero": "lose", "away": "ask", "delay": "none"}


class Game:
    """Two people at Flamecraft, past their first secret choice; the second one has a browser."""

    def __init__(self, house: House, **wishes: Any) -> None:
        self.address = house.address
        people = [asked(self.address, "POST", "/guests", name=name) for name in ("Ash", "Wren")]
        self.tokens = [person["token"] for person in people]
        table = asked(self.address, "POST", "/tables", self.tokens[0], title="flamecraft", seats=2, terms=DAYS)
        self.table = table["id"]
        asked(self.address, "POST", f"/tables/{self.table}/seats", self.tokens[1], seat=1)
        asked(self.address, "POST", f"/tables/{self.table}/start", self.tokens[0])
        for seat in (0, 1):
            self.choose(seat)
        self.rival = asked(self.address, "GET", f"/tables/{self.table}", self.tokens[0])["waiting"][0]
        self.visitor: Visitor = house.visitor(**wishes)
        me = json.dumps(json.dumps(people[1 - self.rival]))
        self.visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
        self.visitor.open(f"t/{self.table}")

    def choose(self, seat: int) -> None:
        """Say the first word that a seat may."""
        with joined(self.address, self.table, self.tokens[seat]) as socket:
            while (frame := json.loads(socket.recv(timeout=20)))["t"] != "update" or not frame["decision"]:
                pass
            say_word(socket, t="play", table=self.table, seq=frame["seq"], words=[frame["decision"]["words"][0]])
            while json.loads(socket.recv(timeout=20))["t"] != "update":
                pass

    def plan(self) -> Any:
        return asked(self.address, "GET", f"/tables/{self.table}/plan", self.tokens[1 - self.rival])


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_somebody_plans_by_keyboard_and_list(house: House, lang: str, width: int, height: int) -> None:
    game = Game(house, lang=lang, width=width, height=height)
    page = game.visitor.page
    expect(page.get_by_test_id("plan-tool")).to_be_visible()
    page.keyboard.press("p")
    plan = page.get_by_test_id("plan")
    expect(plan).to_be_visible()
    plan.get_by_test_id("plan-add").click()
    event = plan.get_by_test_id("plan-event")
    expect(event.locator("option").nth(3)).to_be_attached()
    event.select_option(index=1)
    answer = plan.get_by_test_id("plan-answer")
    answer.select_option(index=2)
    plan.get_by_test_id("plan-keep").click()
    line = plan.get_by_test_id("plan-line-0")
    expect(line).to_contain_text("Ash" if game.rival == 0 else "Wren")
    assert [len(each["words"]) for each in game.plan()["lines"]] == [1]
    expect(page.get_by_test_id("plan-tool")).to_contain_text("1")
    assert game.visitor.problems() == []
    plan.get_by_test_id("plan-remove-0").click()
    expect(line).to_be_hidden()
    assert game.plan()["lines"] == []


def test_a_holiday_is_taken_and_everybody_sees_it(house: House) -> None:
    game = Game(house)
    page = game.visitor.page
    page.get_by_test_id("plan-tool").click()
    page.get_by_test_id("holiday-take").click()
    expect(page.get_by_test_id("resting")).to_be_visible()
    info = asked(game.address, "GET", f"/tables/{game.table}", game.tokens[game.rival])
    assert [each["seat"] for each in info["resting"]] == [1 - game.rival]
    page.get_by_test_id("holiday-end").click()
    expect(page.get_by_test_id("resting")).to_be_hidden()
    page.keyboard.press("t")  # as text, the plan is where it was
    expect(page.get_by_test_id("plan")).to_be_visible()
