"""Ratings and daily deals as people see them: after a game, in the hall, and on the ladder."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import House

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
RESIGN = """(table) => new Promise((done) => {
  const { token } = JSON.parse(localStorage["emberhall.me"]);
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const send = (frame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => { send({ t: "hello", token }); send({ t: "join", table }); };
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.t === "update" && frame.view.winners === null) send({ t: "resign", table });
    if (frame.t === "lobby" && frame.table.status === "over") { socket.close(); done(); }
  };
})"""


def rated_game(page: Page, address: str) -> None:
    """A rated duel against a bot, given up."""
    wish = {"title": "dragonduel", "seats": 2, "bots": {"1": "random"}, "rated": True, "start": True}
    table = page.evaluate(MAKE, wish)
    page.goto(f"{address}t/{table}")
    page.locator(".stage[data-seq]").wait_for()
    page.evaluate(RESIGN, table)


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
    page.get_by_test_id("ladder-listed").uncheck()
    expect(page.get_by_test_id("rung").filter(has_text="Ada")).to_have_count(0)


def test_a_daily_deal_is_played_once_and_listed(house: House) -> None:
    ben = house.visitor()
    ben.call("Ben")
    page = ben.page
    ben.open()
    page.get_by_test_id("deal-dragonduel").click()
    page.get_by_test_id("deal-play").click()
    page.locator(".stage[data-seq]").wait_for()
    page.evaluate(RESIGN, ben.table)
    page.get_by_test_id("match-over").wait_for()
    ben.open()
    page.get_by_test_id("deal-dragonduel").click()
    expect(page.get_by_test_id("deal-row").filter(has_text="Ben (you)")).to_have_count(1)
    expect(page.get_by_test_id("deal-play")).to_have_count(0)
    assert ben.problems() == []


def test_a_club_evening_is_set_up_joined_and_begun(house: House) -> None:
    host, guest = house.visitor(), house.visitor(width=390, height=844, lang="fr")
    host.open("events")
    host.page.get_by_test_id("event-title").select_option("dragonduel")
    host.page.get_by_test_id("event-create").click()
    host.page.get_by_test_id("event-join").click()
    host.page.get_by_test_id("event-leave").wait_for()
    guest.page.goto(host.page.url)
    guest.page.get_by_test_id("event-join").click()
    guest.page.get_by_test_id("event-leave").wait_for()
    host.page.reload()
    host.page.get_by_test_id("event-round").click()
    expect(host.page.get_by_test_id("event-board")).to_have_count(1)
    assert guest.problems() == []
    assert host.problems() == []
    host.page.get_by_test_id("event-table").click()
    host.page.locator(".stage[data-seq]").wait_for()
