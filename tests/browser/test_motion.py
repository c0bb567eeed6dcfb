"""Motion in the built page: things are seen between their places, at the chosen speed and pace."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import duals, duellist, flamecraft
from tests.browser.hall import House, Visitor, serving
from tests.browser.people import Person
from tests.browser.tables import open_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

PACE = 0.4

#: Notes the position of each travelling thing, frame by frame, and when the stage shows each update.
WATCH = """
  window.seen = new Map();
  window.shown = [];
  new MutationObserver(() => {
    const seq = document.querySelector(".stage")?.dataset.seq;
    if (seq !== undefined && window.shown.at(-1)?.[0] !== seq) window.shown.push([seq, performance.now()]);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-seq"] });
  const look = () => {
    for (const moving of document.getAnimations()) {
      const thing = moving.effect?.target;
      if (!(moving instanceof CSSAnimation || moving instanceof CSSTransition) && thing?.isConnected) {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const name = thing.dataset.card ?? thing.dataset.ref ?? thing.dataset.pawn ?? thing.getAttribute("class");
        if (!window.seen.has(moving)) {
          const whole = moving.effect.getComputedTiming().endTime;
          window.seen.set(moving, { name, at: performance.now(), from: moving.currentTime, whole, way: [] });
        }
        const note = window.seen.get(moving);
        note.way.push([x + width / 2, y + height / 2]);
        // what a busy machine did not draw, at the beginning or the end, is counted at the pace of what it drew
        note.ms = (note.whole * (performance.now() - note.at)) / (moving.currentTime - note.from);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


AT_REST = "!document.getAnimations().some(one => one.constructor.name === 'Animation')"


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("paced") / "hall.db", pace=PACE) as running:
        yield running.address


@pytest.fixture
def moving(chromium: Browser, paced: str, request: pytest.FixtureRequest) -> Iterator[House]:
    house = House(chromium, paced, request.node.name)
    yield house
    house.close()


def visitor_with(house: House, **settings: Any) -> Visitor:
    visitor = house.visitor(reduced_motion="no-preference")
    wanted = json.dumps(json.dumps(settings))
    visitor.page.add_init_script(f"localStorage.setItem('emberhall.settings', {wanted})")
    visitor.page.add_init_script(WATCH)
    return visitor


def travelled(page: Page) -> list[dict[str, Any]]:
    """What was seen travelling: its name, how long in ms, and through which points."""
    notes: list[dict[str, Any]] = page.evaluate("[...seen.values()]")
    return [note for note in notes if len(note["way"]) > 2 and far(note["way"][0], note["way"][-1]) > 40]


def far(a: list[float], b: list[float]) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def play_dualis(visitor: Visitor) -> str:
    """Start a game with bots and play one card; returns it."""
    open_table(visitor, "dualis", 4, {})
    while not visitor.my_turn():
        visitor.page.wait_for_timeout(50)
    settled(visitor.page)
    return visitor.play_a_card()


def in_between(way: list[list[float]]) -> list[list[float]]:
    """The points well away from both ends."""
    whole = far(way[0], way[-1])
    return [point for point in way if far(point, way[0]) > 0.2 * whole and far(point, way[-1]) > 0.2 * whole]


def time_of_a_card(house: House, motion: str) -> float:
    visitor = visitor_with(house, motion=motion)
    card = play_dualis(visitor)
    visitor.page.wait_for_timeout(900)
    (note,) = [note for note in travelled(visitor.page) if note["name"] == card]
    assert in_between(note["way"]), f"{card} was never seen between the hand and the table: {note['way']}"
    assert visitor.errors == []
    return float(note["ms"])


def test_a_played_card_is_seen_on_its_way_and_slow_takes_twice_as_long(moving: House) -> None:
    normal = time_of_a_card(moving, "normal")
    assert 250 < normal < 480
    assert 1.7 < time_of_a_card(moving, "slow") / normal < 2.3


def test_no_motion_where_none_is_wished(moving: House) -> None:
    for visitor in (visitor_with(moving, motion="none"), moving.visitor()):
        visitor.page.add_init_script(WATCH)
        play_dualis(visitor)
        visitor.page.wait_for_timeout(300)
        assert travelled(visitor.page) == []


@pytest.mark.slow
@pytest.mark.parametrize(("pace", "least"), [("normal", PACE), ("slow", 2 * PACE)])
def test_cards_of_bots_come_at_the_pace_that_is_set(moving: House, pace: str, least: float) -> None:
    """Measured from what is shown: the server has sent all three cards before the first one has landed."""
    visitor = visitor_with(moving, pace=pace)
    play_dualis(visitor)
    page = visitor.page
    gaps: list[float] = []
    for _ in range(8):  # the winner of a trick leads the next one: after our card, none to three cards of bots follow
        value: int = page.evaluate("shown.length") - 1
        while not visitor.my_turn():
            page.wait_for_timeout(50)
        times = [at for _, at in page.evaluate("shown")][value:]
        gaps += [(later - sooner) / 1000 for sooner, later in itertools.pairwise(times)]
        if len(gaps) >= 3:
            break
        settled(page)
        visitor.play_a_card()
    assert len(gaps) >= 3
    assert min(gaps) >= 0.8 * least, gaps


def test_space_skips_to_ones_turn_and_a_press_only_finishes(moving: House) -> None:
    visitor = visitor_with(moving, pace="slow", motion="slow")
    page = visitor.page
    play_dualis(visitor)
    page.get_by_test_id("skip").wait_for()
    page.keyboard.press("Space")
    pressed: int = page.evaluate("shown.push(['', performance.now()])") - 1
    while not visitor.my_turn():
        page.wait_for_timeout(20)
    times = [at / 1000 for _, at in page.evaluate("shown")][pressed:]
    assert all(later - sooner < 2 * PACE for sooner, later in itertools.pairwise(times)), "A card was waited for."
    settled(page)
    laid = page.locator(f'.at[data-card="{visitor.play_a_card()}"]')
    flies = "card => card.getAnimations().some(one => one.constructor.name === 'Animation')"
    page.wait_for_timeout(150)
    assert laid.evaluate(flies)
    page.get_by_test_id("hand").click(position={"x": 5, "y": 5}, force=True)  # it lands, and nothing else happens
    assert not laid.evaluate(flies)


PEOPLE: dict[str, tuple[type[Person], int, int]] = {
    "flamecraft": (flamecraft.Player, 3, 5),
    "flamecraft_duals": (duals.Player, 2, 7),
    "dragonduel": (duellist.Duellist, 2, 5),
}


@pytest.mark.parametrize("title", sorted(PEOPLE))
def test_things_travel_in_every_title(moving: House, title: str, tmp_path: Path) -> None:
    who, seats, words = PEOPLE[title]
    visitor = visitor_with(moving, pace="fast")
    person = who(visitor, seed=3)
    # do not press while things move: that would finish the motion instead of picking
    visitor.hurry = lambda: None  # type: ignore[method-assign]
    person.begin(seats)
    for _ in range(words):
        person.wait()
        settled(visitor.page)
        person.step()
    person.wait()
    ways = [note for note in travelled(visitor.page) if in_between(note["way"])]
    assert len(ways) >= 3, f"Only {[note['name'] for note in ways]} were seen to travel."
    assert visitor.errors == []


def settled(page: Page) -> None:
    """Wait until everything has landed: before that, a click would only finish the motion."""
    still = 0
    for _ in range(200):
        page.wait_for_timeout(50)
        still = still + 1 if page.evaluate(AT_REST) else 0
        if still == 4:
            return
    raise AssertionError("Something never came to rest.")
