"""Ratings and daily deals as people see them: after a game, in the hall, and on the ladder."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import House
from tests.browser.tables import asked, resign

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

MAKE = """async (wish) => {
  const { token } = JSON.parse(localStorage["emberhall.me"]);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const made = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
  return (await made.json()).id;
}"""
ARRIVE = """async () => {
  const me = JSON.parse(localStorage["emberhall.me"]);
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/guests", { method: "POST", headers, body: JSON.stringify({ name: me.name }) });
  const { user, token } = await answer.json();
  localStorage["emberhall.me"] = JSON.stringify({ ...me, user, token });
}"""
TOKEN = """() => JSON.parse(localStorage["emberhall.me"]).token"""
COUNTED = 10
"""From how many words on a rated game counts."""


def rated_game(page: Page, address: str) -> None:
    """Play a rated duel against a bot, and resign."""
    wish = {"title": "dragonduel", "seats": 2, "bots": {"1": "random"}, "rated": True, "start": True}
    table = page.evaluate(MAKE, wish)
    page.goto(f"{address}t/{table}")
    page.locator(".stage[data-seq]").wait_for()
    resign(address, table, page.evaluate(TOKEN), after=COUNTED)


def test_a_rated_game_ends_with_ratings_and_leads_to_the_ladder(house: House) -> None:
    ada = house.visitor()
    ada.call("Ada")
    page = ada.page
    ada.open()
    page.evaluate(ARRIVE)
    rated_game(page, house.address)
    own = page.get_by_test_id("rated").locator(".rated-you")
    expect(own).to_contain_text("Ada")
    expect(own).to_contain_text("1500 →")
    assert [problem for problem in ada.problems() if "rated" in problem] == []
    for width, height, lang, name in ((1440, 900, "en", "Ada (you)"), (390, 844, "fr", "Ada (vous)")):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("lang => { localStorage['emberhall.settings'] = JSON.stringify({ lang }); }", lang)
        ada.open("ladder")
        page.get_by_test_id("ladder-dragonduel").click()
        expect(page.get_by_test_id("rung").filter(has_text=name)).to_have_count(1)
        expect(page.get_by_test_id("ladder-you")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert ada.problems() == []
    page.get_by_test_id("season").select_option(index=1)
    expect(page.get_by_test_id("season-what")).to_contain_text("En cours")
    expect(page.get_by_test_id("rung").filter(has_text=name)).to_have_count(1)
    page.get_by_test_id("ladder-listed").uncheck()
    expect(page.get_by_test_id("rung").filter(has_text=name)).to_have_count(0)


def test_a_daily_deal_is_played_once_and_listed(house: House) -> None:
    ben = house.visitor()
    ben.call("Ben")
    page = ben.page
    ben.open()
    page.get_by_test_id("deal-dragonduel").click()
    page.get_by_test_id("deal-play").click()
    page.locator(".stage[data-seq]").wait_for()
    resign(house.address, ben.table, page.evaluate(TOKEN))
    page.get_by_test_id("match-over").wait_for()
    ben.open()
    page.get_by_test_id("deal-dragonduel").click()
    expect(page.get_by_test_id("deal-row").filter(has_text="Ben (you)")).to_have_count(1)
    expect(page.get_by_test_id("deal-play")).to_have_count(0)
    assert ben.problems() == []


def test_the_hall_shows_tables_of_ones_level(house: House) -> None:
    champion, loser, beginner = (asked(house.address, "POST", "/guests", name=name) for name in ("Kit", "Lou", "Max"))
    for _ in range(4):
        wish = {"title": "flamecraft_duals", "seats": 2, "rated": True}
        table = asked(house.address, "POST", "/tables", champion["token"], **wish)["id"]
        asked(house.address, "POST", f"/tables/{table}/seats", loser["token"])
        asked(house.address, "POST", f"/tables/{table}/start", champion["token"])
        resign(house.address, table, loser["token"], champion["token"], after=COUNTED)
    wish = {"title": "flamecraft_duals", "seats": 2, "public": True}
    strong, like_me = (
        asked(house.address, "POST", "/tables", who["token"], **wish)["id"] for who in (champion, beginner)
    )
    ada = house.visitor()
    ada.open()
    page = ada.page
    page.locator(".filters").get_by_role("button", name="Flamecraft Duals").click()
    expect(page.get_by_test_id(f"table-{strong}")).to_be_visible()
    level = page.get_by_test_id("filter-level")
    expect(level.locator("i")).not_to_have_text("0")
    level.click()
    expect(page.get_by_test_id(f"table-{strong}")).to_have_count(0)
    expect(page.get_by_test_id(f"table-{like_me}")).to_be_visible()
