"""The hall and the rooms next to it: where links lead, every size, and a server that does not answer."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.hall import House

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SIZES = [(360, 740), (390, 844), (768, 1024), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440)]

# The text and dragons of the hero align with the edges of the columns below.
EDGES = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [words, deck, crew] = [box(".say-hello"), box(".deck"), box(".crew")];
  return { left: words.left - deck.left, right: crew.width && innerWidth > 760 ? crew.right - deck.right : 0,
           wide: document.documentElement.scrollWidth - document.documentElement.clientWidth };
}"""

# Letters with descenders, cut off by a box that hides its overflow.
CLIPPED = """() => [...document.querySelectorAll("h1, h2, h3, b, span, a, button, p, li, small")].filter((it) => {
  const hides = getComputedStyle(it).overflowY !== "visible" && it.innerText?.trim();
  return hides && it.scrollHeight > it.clientHeight + 1;
}).map((it) => it.outerHTML.slice(0, 120))"""

MAKE = """async ([title, name]) => {
  const { token } = JSON.parse(localStorage["emberhall.me"]);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ title, name, seats: 2, public: true, sit: 0 });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
}"""


def make(page: Page, title: str, name: str) -> str:
    """Make a public table for a user the server knows."""
    value: str = page.evaluate(MAKE, [title, name])
    return value


def played_before(page: Page, title: str) -> None:
    page.get_by_test_id(f"game-{title}").click()
    page.locator(".stage").wait_for()
    page.get_by_role("link", name="Emberhall").click()
    page.get_by_test_id("play-now").wait_for()


def test_play_now_asks_at_first_and_then_goes_on_with_the_last_game(house: House) -> None:
    page = house.visitor().page
    page.goto(house.address)
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("which-flamecraft_duals").click()
    page.locator(".stage[data-seq]").wait_for()
    expect(page.locator(".shell")).to_have_attribute("data-title", "flamecraft_duals")
    page.get_by_role("link", name="Emberhall").click()
    expect(page.get_by_test_id("quick-game")).to_have_value("flamecraft_duals")
    expect(page.get_by_test_id("quick-bots")).to_have_value("novice")  # newcomers are offered beginners
    page.get_by_test_id("quick-bots").select_option("greedy")
    page.get_by_test_id("play-now").click()
    page.locator(".stage[data-seq]").wait_for()
    page.reload()
    expect(page.locator(".shell")).to_have_attribute("data-title", "flamecraft_duals")


def test_a_table_of_ones_own_stands_in_the_hall_once(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    host.open()
    played_before(host.page, "flamecraft_duals")
    own = make(host.page, "flamecraft_duals", "Jolly gypsies")
    host.page.reload()
    expect(host.page.get_by_test_id(f"table-{own}")).to_have_count(1)
    expect(host.page.locator(".others").get_by_test_id(f"table-{own}")).to_be_visible()
    guest.open()
    expect(guest.page.locator(".s-open").get_by_test_id(f"table-{own}")).to_be_visible()
    make(host.page, "dragonduel", "Another")
    guest.page.reload()
    guest.page.locator(".filters").get_by_role("button", name="DragonDuel").click()
    expect(guest.page.get_by_test_id(f"table-{own}")).to_have_count(0)
    expect(guest.page.get_by_test_id("room-home")).to_have_attribute("aria-current", "page")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_first_visit_is_greeted_below_the_bar(house: House, lang: str) -> None:
    """A newcomer's greeting is the longest; no part of it is under the bar or under the table's edge."""
    visitor = house.visitor(lang=lang)
    visitor.open()
    page = visitor.page
    page.get_by_test_id("play-now").wait_for()
    for size in visitor.resized(SIZES):
        bar, greeting, hall = (page.locator(each).first.bounding_box() for each in (".ptop", ".say-hello", ".hall"))
        assert bar
        assert greeting
        assert hall
        assert greeting["y"] >= bar["y"] + bar["height"], size
        assert greeting["y"] + greeting["height"] <= hall["y"] + hall["height"], size


def test_the_hall_keeps_its_edges_at_every_size(house: House) -> None:
    visitor = house.visitor(lang="fr")
    visitor.open()
    page = visitor.page
    played_before(page, "dragonduel")
    make(page, "flamecraft", "Jugglers, gypsies and a very long evening")
    page.reload()
    page.locator(".others").wait_for()
    for size in visitor.resized(SIZES):
        value = page.evaluate(EDGES)
        assert value["wide"] <= 0, size
        assert (abs(value["left"]) <= 1, abs(value["right"]) <= 1) == (True, True), (size, value)
        assert page.evaluate(CLIPPED) == [], size


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["decks", "no/such/page"])
def test_the_other_rooms(house: House, path: str, scheme: str) -> None:
    visitor = house.visitor(color_scheme=scheme)
    page = visitor.page
    answer = page.goto(house.address + path)
    assert answer is not None
    assert answer.status == (200 if path == "decks" else 404)
    page.get_by_test_id("deck-ember-gale" if path == "decks" else "lost").wait_for()
    assert visitor.problems() == []
    for size in visitor.resized(SIZES):
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, size
        assert page.evaluate(CLIPPED) == [], size
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_test_id("room-home").click()
    expect(page.get_by_test_id("game-dualis")).to_be_enabled()


def test_a_starter_deck_is_played_from_its_room(house: House) -> None:
    visitor = house.visitor()
    visitor.open("decks")
    visitor.page.get_by_test_id("deck-cold-current").get_by_role("button", name="Play this deck").click()
    visitor.page.locator(".stage[data-seq]").wait_for()
    table = visitor.page.evaluate(
        "fetch(`/api/tables/${location.pathname.slice(3)}`, { headers: { authorization: "
        "`Bearer ${JSON.parse(localStorage['emberhall.me']).token}` } }).then(answer => answer.json())"
    )
    assert table["options"]["deck0"] == "cold-current"
    names = [chair["name"] for chair in table["chairs"]]
    assert len(set(names)) == len({chair["face"] for chair in table["chairs"]}) == 2


def test_when_the_server_is_silent_the_hall_says_so_and_comes_back(house: House) -> None:
    visitor = house.visitor()
    visitor.open()
    page = visitor.page
    played_before(page, "flamecraft_duals")

    def silent(route: Route) -> None:
        route.abort()

    page.route("**/api/**", silent)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    # a reply already on its way may still arrive; the next one will not
    expect(page.get_by_test_id("hall-lost")).to_contain_text("Last updated at", timeout=15_000)
    expect(page.get_by_test_id("game-dualis")).to_be_visible()
    again = page.get_by_role("button", name="Try now").element_handle()
    page.unroute("**/api/**", silent)
    again.evaluate("button => button.click()")  # it may be gone by then: the hall also retries by itself
    expect(page.get_by_test_id("hall-lost")).to_have_count(0)
