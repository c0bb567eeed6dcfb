"""Watching in the browser: the page with its delay, a game on a big screen, and a board in another site's frame."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.browser.hall import House
from tests.browser.tables import asked, joined
from tests.browser.tables import say as say_word

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def running_game(house: House) -> tuple[str, str]:
    """A public game with a person in it, and their token."""
    token: str = asked(house.address, "POST", "/guests", name="Ada")["token"]
    wish = {"title": "flamecraft_duals", "seats": 2, "bots": {"1": "novice"}, "options": {"first_player": 0}}
    table: str = asked(house.address, "POST", "/tables", token, **wish, public=True, rated=False, start=True)["id"]
    return table, token


def place_a_token(house: House, table: str, token: str) -> None:
    with joined(house.address, table, token) as socket:
        update = next(each for _ in range(99) if (each := json.loads(socket.recv(timeout=10)))["t"] == "update")
        say_word(socket, t="play", table=table, seq=update["seq"], words=update["decision"]["words"][:1])
        while json.loads(socket.recv(timeout=10)).get("seq", 0) <= update["seq"]:
            pass


def test_where_nothing_is_played_one_thing_is_offered(house: House) -> None:
    wanda = house.visitor()
    wanda.open("watch")
    none = wanda.page.get_by_test_id("watch-none")
    expect(none).to_contain_text("No public game is being played")
    expect(wanda.page.get_by_text("Going on now")).to_have_count(0)
    assert wanda.problems_by_day_and_night() == []
    table, _ = running_game(house)
    expect(wanda.page.get_by_test_id(f"watch-{table}")).to_be_visible()
    wanda.page.get_by_role("button", name="Duālis").click()
    expect(none).to_contain_text("of this title")
    none.get_by_role("button").click()
    expect(wanda.page.get_by_test_id(f"watch-{table}")).to_be_visible()


def test_a_game_is_watched_with_a_delay(house: House) -> None:
    table, token = running_game(house)
    wanda = house.visitor()
    wanda.open("watch")
    page = wanda.page
    page.get_by_test_id(f"watch-{table}").click()
    expect(page).to_have_url(f"{house.address}watch/{table}?behind=120")
    board = page.get_by_test_id("watched")
    expect(board).to_have_attribute("data-seq", "0")
    place_a_token(house, table, token)
    page.reload()
    expect(board).to_have_attribute("data-seq", "0")  # what was just played is not shown to whoever comes anew
    assert wanda.problems_by_day_and_night() == []
    page.get_by_test_id("big-screen").click()
    expect(page.get_by_test_id("watch-screen")).to_be_visible()
    expect(board).to_have_attribute("data-seq", "0")
    assert wanda.problems() == []


def test_only_a_board_stands_in_the_frame_of_another_site(house: House) -> None:
    table, _ = running_game(house)
    page = house.visitor().page
    frames = {f"embed/{table}": True, f"t/{table}": False, f"watch/{table}": False}

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix("http://blog.example/")
        text = f'<iframe src="{house.address}{path}" width="760" height="640"></iframe>'
        route.fulfill(body=text if path in frames else "", content_type="text/html")

    page.route("http://blog.example/**", answer)
    for path, shown in frames.items():
        page.goto(f"http://blog.example/{path}")
        if shown:
            frame = page.frame_locator("iframe")
            expect(frame.get_by_test_id("watched")).to_be_visible()
            expect(frame.get_by_role("link")).to_have_attribute("target", "_blank")
        else:
            page.wait_for_timeout(300)
            assert page.frame_locator("iframe").locator("#app").count() == 0
