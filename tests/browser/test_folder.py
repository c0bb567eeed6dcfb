"""Emberhall in a folder: whole games, a lesson, the coach and a killed tab, with no server and then with no network."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import duals, duellist, flamecraft, folder
from tests.browser.folder import FolderHouse
from tests.browser.hall import WAIT, Visitor, serving
from tests.browser.people import Person

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(600)]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if ready := os.environ.get("EMBERHALL_FOLDER"):  # the one of a release
        return Path(ready)
    out = tmp_path_factory.mktemp("static") / "hall"
    subprocess.run([sys.executable, "-m", "tools.folder", "--out", str(out)], cwd=ROOT, check=True)
    return out


@pytest.fixture
def house(chromium: Browser, written: Path, request: pytest.FixtureRequest) -> Iterator[FolderHouse]:
    with folder.host(written) as (address, _):
        open_house = folder.guest_house(chromium, address, request.node.name)
        yield open_house
        open_house.close()


@pytest.fixture(scope="module")
def traveller(chromium: Browser, written: Path) -> Iterator[Visitor]:
    """Somebody whose browser has all of the folder, which nobody serves any more.

    To load the engines takes more than most of these tests, so one hall sees them all, as a person's would.
    """
    with folder.host(written) as (address, server):
        house = folder.guest_house(chromium, address, "traveller")
        visitor = house.visitor()
        visitor.open()
        folder.ready(visitor)
        visitor.page.wait_for_function("navigator.serviceWorker.ready.then(it => it.active.state === 'activated')")
        server.shutdown()
        server.server_close()
        yield visitor
        house.close()


@pytest.fixture
def offline(traveller: Visitor) -> Iterator[Visitor]:
    """The same, in the hall again."""
    traveller.forget()
    traveller.errors.clear()
    traveller.open()
    yield traveller
    assert [error for error in traveller.errors if "ERR_" not in error] == []


# Every level plays somewhere: `master` below, at Duālis, and `novice` after a lesson. The engines are interpreted here,
# so each title meets a level that does not think for minutes.
@pytest.mark.parametrize(
    ("who", "level"),
    [(flamecraft.Player, "casual"), (duals.Player, "greedy"), (duellist.Duellist, "expert")],
    ids=lambda each: each if isinstance(each, str) else each.TITLE,
)
def test_a_whole_game_by_clicks_against_a_bot(offline: Visitor, who: type[Person], level: str) -> None:
    player = who(offline, seed=3)
    player.begin(2, bots=level)
    assert player.play_to_the_end() >= 5
    expect(offline.page.get_by_test_id("match-over")).to_be_visible()


def pass_around(player: duals.Player, curtains: int) -> None:
    """Two share the screen for some turns."""
    page = player.page
    for _ in range(curtains):
        page.get_by_test_id("draw-curtain").click()
        for _ in player.visitor.while_news_come(hurry=True):
            if page.get_by_test_id("curtain").count():
                break
            if player.question() is not None:
                player.answer()


def test_two_share_the_screen_without_a_network(offline: Visitor) -> None:
    page = offline.page
    offline.set_up("flamecraft_duals", seats="2")
    page.get_by_test_id("hotseat").click()
    page.get_by_test_id("hotseat-name-1").fill("Bramble")
    page.get_by_test_id("hotseat-go").click()
    player = duals.Player(offline, seed=4)
    pass_around(player, 3)
    expect(page.get_by_test_id("curtain")).to_be_visible()
    assert len(player.said) >= 3


def test_a_lesson_the_rules_and_a_game_after_them(offline: Visitor) -> None:
    page = offline.page
    offline.open("learn/dualis/first")
    expect(page.get_by_test_id("lesson-text").or_(page.locator("main")).first).to_contain_text(re.compile(r"\w{3}"))
    offline.open("rules/dualis")
    expect(page.locator("h1, h2").first).to_be_visible()
    player = duals.Player(offline, seed=5)
    player.begin(2, bots="novice")
    player.play_to_the_end()


def test_a_lesson_a_puzzle_and_the_coach_without_a_network(offline: Visitor) -> None:
    page = offline.page
    offline.open("learn/dualis/first")
    for _ in offline.while_news_come():
        for act in ("go-on", "show-me"):
            if page.get_by_test_id(act).count():
                page.get_by_test_id(act).click()
        if page.locator('[data-testid="tutor"][data-over="true"]').count():
            break
    expect(page.locator('[data-testid="tutor"]')).to_have_attribute("data-over", "true")
    offline.open("puzzles")
    for title in ("dualis", "flamecraft", "flamecraft_duals", "dragonduel"):
        expect(page.get_by_test_id(f"today-{title}")).to_be_visible()
    offline.open("review")
    page.get_by_test_id("import").click()
    record = ROOT / "tests" / "records" / "flamecraft_duals-1-solo.record"
    page.get_by_test_id("import-text").fill(record.read_text("utf-8"))
    page.get_by_test_id("import-go").click()
    expect(page.get_by_test_id("review-table")).to_be_visible()
    page.get_by_test_id("review-coach").click()
    page.get_by_test_id("coach-ask").click()
    expect(page.get_by_test_id("coach")).to_be_visible(timeout=8 * WAIT)
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("moment-link")).to_have_count(0)  # it would lead nobody here
    with page.expect_download() as saved:
        page.get_by_test_id("save-record").click()
    assert words_of(saved.value.path()) == words_of(record)


def words_of(record: Path) -> list[str]:
    """Who said what in a game; the head of an imported record also says where it is from."""
    return [line for line in record.read_text("utf-8").splitlines() if re.match(r"\d+ ", line)]


def resumed(visitor: Visitor) -> None:
    """Wait until a table is there again: on a busy machine its engines take half a minute to load."""
    visitor.page.wait_for_selector(".stage", timeout=4 * WAIT)


def test_a_game_of_dualis_with_a_reload_and_a_killed_tab_and_then_no_network(chromium: Browser, written: Path) -> None:
    with folder.host(written) as (address, server):
        house = folder.guest_house(chromium, address, "dualis")
        visitor = house.visitor()
        page = visitor.page
        visitor.open()
        folder.ready(visitor)
        page.wait_for_function("navigator.serviceWorker.ready.then(it => it.active.state === 'activated')")
        visitor.set_up("dualis", seats="3", short="true", bots="master")
        page.get_by_test_id("play-bots").click()
        assert visitor.wait_for_turn()
        visitor.play_a_card()
        assert visitor.wait_for_turn()
        hand = sorted(page.locator('[data-testid^="card-"][data-legal]').evaluate_all(NAMES))
        server.shutdown()
        server.server_close()  # from here on there is nobody to ask
        page.reload()
        resumed(visitor)
        assert visitor.wait_for_turn()
        assert sorted(page.locator('[data-testid^="card-"][data-legal]').evaluate_all(NAMES)) == hand
        there = page.url
        page.close()  # in the middle of a move: no worker says goodbye
        visitor.page = page = house.contexts[0].new_page()
        visitor.forget()
        page.expose_function("heard", visitor.hear)
        page.add_init_script(folder.HEARD)
        visitor.watch()
        page.goto(there)
        resumed(visitor)
        assert visitor.play_to_the_end() >= 3
        assert [error for error in visitor.errors if "ERR_" not in error] == []
        house.close()


def test_a_demo_keeps_nothing(chromium: Browser, written: Path) -> None:
    with folder.host(written) as (address, _):
        house = FolderHouse(chromium, f"{address}?demo#/", "demo", measured=False)
        visitor = house.visitor()
        page = visitor.page
        visitor.open()
        folder.ready(visitor)
        expect(page.get_by_test_id("on-device")).to_have_text("Demo")
        player = duals.Player(visitor, seed=4)
        player.begin(2, bots="greedy")
        for _ in range(3):
            assert player.step()
        assert visitor.errors == []
        page.goto(f"{address}icons/icon-192.png")  # the same storage, without our page
        assert page.evaluate("localStorage.length") == 0
        assert page.evaluate("indexedDB.databases().then(all => all.length)") == 0
        house.close()


NAMES = "cards => cards.map(card => card.dataset.testid)"


SLOW = {**folder.QUICK, "flamecraft_duals": {"master": 7.2, "expert": 5.1, "greedy": 0.1}}


def a_slow_level_offers_the_next_lower_one(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("flamecraft_duals", bots="master")
    expect(page.get_by_test_id("slow-here")).to_contain_text("7 s")
    page.get_by_test_id("quicker").click()
    expect(page.get_by_test_id("option-bots").locator('[data-value="greedy"]')).to_have_attribute(
        "aria-checked", "true"
    )
    expect(page.get_by_test_id("slow-here")).to_have_count(0)
    page.keyboard.press("Escape")


def test_what_takes_other_people_says_so_in_both_languages(house: FolderHouse) -> None:
    visitor = house.visitor(width=390, height=844)
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('emberhall.pace', JSON.stringify({SLOW}))")
    visitor.open()
    folder.ready(visitor)
    for lang, sentence in (("en", "on your device alone"), ("fr", "que sur votre appareil")):
        a_slow_level_offers_the_next_lower_one(visitor)
        visitor.open("ladder")
        expect(page.locator("main")).to_contain_text(sentence)
        visitor.open("events")
        expect(page.get_by_test_id("takes-others")).to_contain_text(sentence)
        nothing_leads_nowhere(visitor)
        visitor.open()
        visitor.speak("fr" if lang == "en" else "en")


def nothing_leads_nowhere(visitor: Visitor) -> None:
    """The hall offers nothing that it would refuse, and names what takes other people."""
    page = visitor.page
    visitor.open()
    expect(page.get_by_test_id("takes-hall").locator("li")).to_have_count(3)
    expect(page.get_by_test_id("also-here").locator("a")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    visitor.set_up("flamecraft_duals")
    expect(page.get_by_test_id("play-bots")).to_be_visible()
    for elsewhere in ("play-somebody", "join-by-link", "deals", "invite", "option-open"):
        expect(page.get_by_test_id(elsewhere)).to_have_count(0)
    visitor.open("me")
    expect(page.get_by_test_id("your-data")).to_be_visible()
    for elsewhere in ("sign-in", "account", "other-device", "friend-link"):
        expect(page.get_by_test_id(elsewhere)).to_have_count(0)
    assert visitor.errors == []


def test_a_hall_kept_from_a_server_opens_when_that_is_stopped(chromium: Browser, written: Path, tmp_path: Path) -> None:
    store = tmp_path / "hall.db"
    with serving(store, 0, 0.0, None, "--device", str(written)) as server:
        house = FolderHouse(chromium, server.address, "kept")
        visitor = house.visitor()
        page = visitor.page
        visitor.open()
        visitor.set_up("dualis", seats="3", bots="casual")
        page.get_by_test_id("play-bots").click()
        assert visitor.wait_for_turn()
        waiting = visitor.table
        visitor.open()
        page.get_by_test_id("keep-it").click()
        expect(page.get_by_test_id("keep-progress").or_(page.locator('[data-stage="kept"]'))).to_be_attached()
        page.locator('[data-testid="keep"][data-stage="kept"]').wait_for(state="attached", timeout=2 * WAIT)
        page.wait_for_function(f"(localStorage.getItem('emberhall.hall') ?? '').includes('{waiting}')")
        server.stop()
        expect(page.get_by_test_id("hall-lost").get_by_test_id("keep-open")).to_be_visible()
        page.goto(f"{server.address}t/{waiting}")  # a link to the server opens on the device
        folder.ready(visitor)
        assert page.url.startswith(f"{server.address}device/")
        expect(page.get_by_test_id("hall-away")).to_have_attribute("data-there", "false")
        expect(page.get_by_test_id("hall-waits").locator("li")).to_have_count(2)
        visitor.address = f"{server.address}device/#/"
        visitor.forget()
        player = duals.Player(visitor, seed=7)
        player.begin(2, bots="novice")
        assert player.play_to_the_end() >= 5
        server.start()
        visitor.open()
        page.reload()
        folder.ready(visitor)
        expect(page.get_by_test_id("hall-goes-out").locator("li")).to_have_count(2)
        page.get_by_test_id("send-games").click()
        expect(page.get_by_test_id("send-games")).to_have_count(0)
        page.get_by_test_id("to-server").click()
        expect(page.get_by_test_id(f"table-{waiting}")).to_be_visible()
        page.goto(f"{server.address}review")
        expect(page.locator("main")).to_contain_text("imported")
        page.goto(f"{server.address}t/{waiting}")  # known as the same person as before
        assert visitor.wait_for_turn()
        page.goto(f"{server.address}me")
        page.get_by_test_id("keep-drop").click()
        expect(page.get_by_test_id("keep")).to_have_attribute("data-stage", "offered")
        assert page.evaluate("caches.keys()") == []
        assert [error for error in visitor.errors if "ERR_" not in error] == []
        house.close()


def test_keeping_the_hall_is_offered_once_in_both_languages(chromium: Browser, written: Path, tmp_path: Path) -> None:
    with serving(tmp_path / "hall.db", 0, 0.0, None, "--device", str(written)) as server:
        house = FolderHouse(chromium, server.address, "offered")
        for lang, sentence in (("en", "without a network"), ("fr", "sans réseau")):
            visitor = house.visitor(lang=lang, width=360, height=740)
            page = visitor.page
            visitor.open()
            expect(page.get_by_test_id("keep")).to_contain_text(sentence)
            expect(page.get_by_test_id("keep")).to_contain_text(re.compile(r"\d+ M"))
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            page.get_by_test_id("keep-not-now").click()
            page.reload()
            page.get_by_test_id("deals").wait_for()
            expect(page.get_by_test_id("keep")).to_have_count(0)
            visitor.open("me")
            expect(page.get_by_test_id("keep-it")).to_be_visible()
            assert visitor.errors == []
        house.close()
