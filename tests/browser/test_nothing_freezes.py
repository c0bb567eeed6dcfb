"""What fails on the page does not stop a table: motion, chunks, and the connection in mid-motion."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.duellist import Duellist
from tests.browser.hall import House, Visitor
from tests.browser.tables import open_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

# Every animation of an element fails, as if the thing to move were gone.
BROKEN_MOTION = """
  window.thrown = 0;
  Element.prototype.animate = () => { window.thrown += 1; throw new Error("nothing to move"); };
"""
# A page whose chunk is gone loads itself anew once a minute: here it just has.
RENEWED = "location.host && (sessionStorage.renewed = Date.now())"
BARE_KEY = re.compile(r"\b(dualis|refusal)-[a-z]+")


def lost(route: Route) -> None:
    route.fulfill(status=404, body="")


def plays(visitor: Visitor, cards: int) -> None:
    """Play this many cards; each needs the table to go on after the moves of the bots."""
    for _ in range(cards):
        assert visitor.wait_for_turn()
        visitor.play_a_card()


def test_a_motion_that_throws(house: House) -> None:
    visitor = house.visitor(reduced_motion="no-preference")
    visitor.page.add_init_script(BROKEN_MOTION)
    open_table(visitor, "dualis", 4, {})
    plays(visitor, 3)
    assert visitor.page.evaluate("window.thrown") > 0


def test_chunks_of_motion_and_recaps_that_are_missing(house: House) -> None:
    visitor = house.visitor(reduced_motion="no-preference")
    visitor.page.add_init_script(RENEWED)
    visitor.page.route(re.compile(r"/assets/(motion|later)-.*\.js"), lost)
    open_table(visitor, "dualis", 4, {})
    plays(visitor, 3)


def rest_of(catalogue: str) -> re.Pattern[str]:
    """The address of the sentences of a catalogue that come after the table."""
    chunks = json.loads((files("emberhall") / "web" / ".vite" / "manifest.json").read_text("utf-8"))
    found = next(chunk["file"] for name, chunk in chunks.items() if name.endswith(f"/en/{catalogue}.ftl?raw&later"))
    return re.compile(re.escape(found))


def test_sentences_that_come_late_or_never(house: House) -> None:
    """A table without the rest of its sentences shows no bare key, can be played, and says what to do."""
    visitor = house.visitor()
    page = visitor.page
    page.add_init_script(RENEWED)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route(rest_of("dualis"), hold)
    open_table(visitor, "dualis", 4, {})
    plays(visitor, 1)
    assert late
    expect(page.get_by_test_id("story").locator("li")).to_have_count(0)
    assert not BARE_KEY.search(page.locator("body").inner_text())
    page.route(rest_of("dualis"), lost)  # the page tries again before it says so
    late.pop().fulfill(status=404, body="")
    expect(page.get_by_test_id("load-again").first).to_contain_text("did not load")
    plays(visitor, 1)
    page.unroute_all(behavior="ignoreErrors")
    page.get_by_test_id("load-again").first.get_by_role("button").click()
    expect(page.get_by_test_id("story").locator("li").first).to_be_visible()
    assert not BARE_KEY.search(page.locator("body").inner_text())


def test_an_ending_whose_sentences_never_come(house: House) -> None:
    """It says that something is missing, and has its words as soon as they can be had."""
    visitor = house.visitor()
    page = visitor.page
    page.add_init_script(RENEWED)
    tries: list[str] = []
    page.on("request", lambda request: tries.append(request.url))
    rest = rest_of("dragonduel")
    page.route(rest, lost)
    player = Duellist(visitor, seed=8)
    player.begin(2, start="lot")
    assert player.wait()
    notice = page.locator(".strip").filter(has_text="did not load")
    expect(notice).to_be_visible()
    assert len([url for url in tries if rest.search(url)]) > 1
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-now").click()
    expect(page.get_by_test_id("match-over")).to_be_visible()
    expect(notice).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    expect(page.get_by_test_id("match-over").get_by_role("heading").first).not_to_be_empty()


@pytest.mark.parametrize("chunk", ["home", "hall"])
def test_a_page_whose_chunk_is_missing_says_what_to_do(house: House, chunk: str) -> None:
    visitor = house.visitor()
    page = visitor.page
    page.route(re.compile(rf"/assets/{chunk}-.*\.js"), lost)
    page.goto(house.address)
    expect(page.get_by_test_id("load-again")).to_contain_text("did not load")
    page.unroute_all(behavior="ignoreErrors")
    page.get_by_test_id("load-again").get_by_role("button").click()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_a_connection_that_drops_in_mid_motion(house: House) -> None:
    """The table comes back with the newest moment, and can be played."""
    visitor = house.visitor(reduced_motion="no-preference")
    sockets: list[Any] = []

    def connect(socket: Any) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    visitor.page.route_web_socket("**/api/socket*", connect)
    open_table(visitor, "dualis", 4, {})
    assert visitor.wait_for_turn()
    visitor.play_a_card()
    visitor.page.wait_for_function("document.getAnimations().length > 0")
    sockets[-1].close()
    # whoever connects again is told the whole story
    for _ in visitor.until(lambda: bool((visitor.newest() or {}).get("log")), "The page did not connect again."):
        pass
    assert len(sockets) > 1
    visitor.page.emulate_media(reduced_motion="reduce")
    assert visitor.wait_for_turn()
    # the first press may only finish what still moves
    for _ in visitor.until(lambda: visitor.has('[data-testid="play-plain"]'), "No card could be chosen."):
        visitor.page.locator('[data-testid^="card-"][data-legal="true"]').first.click(position={"x": 12, "y": 24})
    visitor.page.get_by_test_id("play-plain").click()
    plays(visitor, 2)
