"""A user's page, a second device, signing in elsewhere with one's games, friends and blocks."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hall import House, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PASSWORD = "correct horse battery"

# Starts a game of DragonDuel against a bot and resigns at once: a row of the history.
PLAY = """async (won) => {
  const me = JSON.parse(localStorage["emberhall.me"]);
  const headers = { "content-type": "application/json" };
  const post = async (path, body, token) => (await fetch("/api" + path, { method: "POST", body: JSON.stringify(body),
    headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers })).json();
  if (!me.token) {
    const guest = await post("/guests", { name: me.name });
    localStorage["emberhall.me"] = JSON.stringify({ ...me, user: guest.user, token: guest.token });
    me.token = guest.token;
  }
  const other = await post("/guests", { name: "Bramble" });
  const table = await post("/tables", { title: "dragonduel", seats: 2, public: true }, me.token);
  await post(`/tables/${table.id}/seats`, {}, other.token);
  await post(`/tables/${table.id}/start`, {}, me.token);
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/api/socket");
  const send = (frame) => socket.send(JSON.stringify(frame));
  await new Promise((done) => {
    socket.onopen = () => send({ t: "hello", token: won ? other.token : me.token });
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.t === "welcome") send({ t: "join", table: table.id });
      if (frame.t === "update" && !frame.view.winners) send({ t: "resign", table: table.id });
      if (frame.t === "update" && frame.view.winners) done();
    };
  });
  socket.close();
  return table.id;
}"""


def play(visitor: Visitor, *, won: bool) -> str:
    """Play without a page running: a page that registers its user meanwhile would overwrite this one."""
    visitor.page.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # only a page declares its icon
    visitor.page.goto(visitor.address + "healthz")
    table: str = visitor.page.evaluate(PLAY, won)
    return table


def to_profile(visitor: Visitor) -> None:
    visitor.open("me")
    visitor.page.locator(".pf-head").wait_for()


@pytest.mark.parametrize(("width", "height", "lang"), [(1440, 900, "en"), (390, 844, "fr")])
def test_the_profile_shows_charts_and_games_and_axe_finds_nothing(
    house: House, width: int, height: int, lang: str
) -> None:
    visitor = house.visitor(width=width, height=height, lang=lang)
    page = visitor.page
    visitor.call("Odile")
    visitor.open()
    won, lost = play(visitor, won=True), play(visitor, won=False)
    to_profile(visitor)
    expect(page.get_by_test_id("chart-wins")).to_contain_text({"en": "1 of 2 games", "fr": "1 partie sur 2"}[lang])
    expect(page.locator(".pf-games li")).to_have_count(2)
    page.get_by_test_id("filter-lost").click()
    expect(page.get_by_test_id(f"played-{won}")).to_have_count(0)
    expect(page.get_by_test_id(f"played-{lost}")).to_contain_text("Bramble")
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    assert visitor.problems() == []
    page.get_by_test_id("other-device").click()
    page.locator(".pf-qr").wait_for()
    assert visitor.problems() == []
    assert visitor.errors == []


def test_a_link_makes_a_second_device_the_same_person(house: House) -> None:
    desk, phone = house.visitor(), house.visitor(width=390, height=844, lang="fr")
    desk.call("Odile")
    desk.open()
    table = play(desk, won=True)
    to_profile(desk)
    desk.page.get_by_test_id("other-device").click()
    link = desk.page.get_by_test_id("pass-link").input_value()
    phone.open()
    before = play(phone, won=False)  # as another user, whose game is brought along
    phone.page.goto(link)
    expect(phone.page.get_by_test_id("field-code")).to_have_value(desk.page.get_by_test_id("pass-code").inner_text())
    expect(phone.page).to_have_url(re.compile("^[^#]*$"))
    phone.page.get_by_test_id("move-go").click()
    phone.page.get_by_test_id("bring-go").click()
    phone.page.get_by_test_id("bring-close").click()
    expect(phone.page.locator(".pf-name h1")).to_have_text("Odile")
    for played in (table, before):
        phone.page.get_by_test_id(f"played-{played}").wait_for()
    other = house.visitor()
    other.page.goto(link)
    other.page.get_by_test_id("move-go").click()  # it cannot be used a second time
    expect(other.page.get_by_role("alert")).to_be_visible()


def test_an_account_is_signed_in_elsewhere_and_forgotten_for_good(house: House, tmp_path: Path) -> None:
    desk, phone = house.visitor(), house.visitor(width=390, height=844)
    desk.call("Wren")
    desk.open()
    table = play(desk, won=True)
    to_profile(desk)
    desk.page.get_by_test_id("account").click()
    desk.page.get_by_test_id("field-login").fill("Wren.B")
    desk.page.get_by_test_id("field-password").fill(PASSWORD)
    desk.page.get_by_test_id("account-make").click()
    expect(desk.page.get_by_test_id("recovery-code")).to_have_text(re.compile(r"(\w{5}-){3}\w{5}"))
    code = desk.page.get_by_test_id("recovery-code").inner_text()
    desk.page.get_by_test_id("recovery-kept").click()
    expect(desk.page.get_by_test_id("account")).to_contain_text("wren.b")
    to_profile(phone)
    phone.page.get_by_test_id("sign-in").click()
    phone.page.get_by_test_id("field-login").fill("wren.b")
    phone.page.get_by_test_id("field-password").fill("not this one")
    phone.page.get_by_test_id("sign-in-go").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("no account")
    phone.page.get_by_test_id("forgotten").click()
    phone.page.get_by_test_id("field-code").fill(code)
    phone.page.get_by_test_id("field-password").fill(PASSWORD + "!")
    phone.page.get_by_test_id("recover-go").click()
    expect(phone.page.get_by_test_id("recovery-code")).to_be_visible()
    assert phone.problems() == []
    phone.page.get_by_test_id("recovery-kept").click()
    phone.page.get_by_test_id(f"played-{table}").wait_for()
    phone.page.get_by_test_id("account").click()
    phone.page.get_by_test_id("recovery-new").wait_for()
    assert phone.problems() == []
    phone.page.keyboard.press("Escape")
    phone.page.get_by_test_id("your-data").click()
    with phone.page.expect_download() as download:
        phone.page.get_by_test_id("export").click()
    download.value.save_as(tmp_path / "export.json")
    assert table in (tmp_path / "export.json").read_text("utf-8")
    phone.page.get_by_test_id("field-name").fill("Wren")
    phone.page.get_by_test_id("delete-go").click()
    phone.page.get_by_test_id("play-now").wait_for()
    desk.open(f"t/{table}")
    expect(desk.page.locator("body")).to_contain_text("Somebody who left")


def test_signing_out_is_said_and_undone_in_one_step(house: House) -> None:
    visitor = house.visitor()
    visitor.call("Wren")
    visitor.open()
    table = play(visitor, won=True)
    to_profile(visitor)
    page = visitor.page
    page.get_by_test_id("account").click()
    page.get_by_test_id("field-login").fill("wren.c")
    page.get_by_test_id("field-password").fill(PASSWORD)
    page.get_by_test_id("account-make").click()
    page.get_by_test_id("recovery-kept").click()
    page.get_by_test_id("account").click()
    page.get_by_role("button", name="On this device").click()
    said = page.get_by_test_id("signed-out")
    expect(said).to_contain_text("You are signed out here")
    assert visitor.problems() == []
    visitor.open()  # it is said in every room, and after a reload
    page.get_by_test_id("sign-in-again").click()
    expect(page.get_by_test_id("field-login")).to_have_value("wren.c")
    page.get_by_test_id("field-password").fill(PASSWORD)
    page.get_by_test_id("sign-in-go").click()
    expect(said).to_have_count(0)
    to_profile(visitor)
    page.get_by_test_id(f"played-{table}").wait_for()


def test_a_browser_that_forbids_notifications_gets_told_how_to_allow_them(house: House) -> None:
    visitor = house.visitor(lang="fr")
    visitor.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    visitor.open()
    visitor.page.get_by_test_id("settings").click()
    visitor.page.get_by_test_id("set-notify").locator('[data-value="true"]').click()
    expect(visitor.page.get_by_test_id("notify-blocked").get_by_role("listitem")).to_have_count(3)
    assert visitor.problems() == []


def test_friends_meet_by_link_and_are_asked_to_a_table(house: House) -> None:
    one, other = house.visitor(), house.visitor()
    one.call("Ilse")
    other.call("Corin")
    to_profile(one)
    one.page.get_by_test_id("friend-link").click()
    link = one.page.get_by_test_id("pass-link").input_value()
    other.page.goto(link)
    other.page.get_by_test_id("befriend-go").click()
    expect(other.page.locator(".pf-name h1")).to_have_text("Ilse")
    one.open()
    one.set_up("dragonduel", seats="2")
    one.page.get_by_test_id("invite").click()
    one.page.get_by_test_id("invite-more").click()
    one.page.get_by_role("button", name="Invite", exact=True).click()
    other.open()
    other.page.get_by_role("link", name="Go", exact=True).click()
    other.page.get_by_test_id("sit-down").click()
    expect(one.page.locator(".lobby")).to_contain_text("Corin")
    other.page.goto(f"{house.address}p/{user_of(one)}")
    other.page.get_by_test_id("block").click()
    expect(other.page.get_by_test_id("block")).to_have_text(re.compile("Unblock"))


def user_of(visitor: Visitor) -> str:
    user: str = visitor.page.evaluate("JSON.parse(localStorage['emberhall.me']).user")
    return user
