"""The page itself: both languages, phone and desktop, keyboard only, a server that goes away, axe, size."""

import gzip
import re
import signal
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hall import WAIT, House, Visitor, serving
from tests.browser.tables import open_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "emberhall" / "locales"
FIRST_LOAD = 60_500  # bytes of gzipped script and style, for the hall and for a table of Duālis
# When the hall stood or the question was shown, and what was asked for after that.
SHOWN = """new MutationObserver((_, self) => {
  if (!document.querySelector('[data-testid="question"], [data-testid="game-dualis"]')) return;
  window.shown = performance.now();
  self.disconnect();
}).observe(document, { childList: true, subtree: true })"""
LATE = """() => performance.getEntriesByType("resource").filter(({ startTime }) => startTime > window.shown)
  .map(({ name }) => name)"""
KEPT_FREE = 8_000  # bytes of that to spare in the hall, for future rooms

# Everything a person may read or hear: text, labels, titles, placeholders.
READ = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest("script, style")) found.push(walk.currentNode.data);
  for (const thing of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(thing.getAttribute(name) ?? "");
  return found.join("\\n");
}"""


@cache
def words_of(lang: str) -> set[str]:
    """Every word of a language's catalogue, without Fluent's placeables."""
    results: set[str] = set()
    for file in (LOCALES / lang).glob("*.ftl"):
        for line in file.read_text().splitlines():
            if line.startswith("#"):
                continue
            text = re.sub(r"^\s*[\w.-]+\s*=|\{[^{}]*\}?|\[[\w-]+\]|-> *$", " ", line)
            results |= {word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)}
    return results


def english_left(page: Page) -> set[str]:
    """Words on the page that are in the English catalogue but not in the French one."""
    said = {word.lower() for word in re.findall(r"[^\W\d_]{4,}", page.evaluate(READ))}
    return said & (words_of("en") - words_of("fr"))


def sideways(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    over: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return over


def begin(visitor: Visitor, **options: str) -> None:
    open_table(visitor, "dualis", 4, options)
    assert visitor.wait_for_turn()


@pytest.fixture
def empty(chromium: Browser, tmp_path: Path) -> Iterator[House]:
    """A hall where nobody else has opened a table and named it."""
    with serving(tmp_path / "hall.db") as server:
        house = House(chromium, server.address, "empty")
        yield house
        house.close()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_french_page_has_no_english_left(empty: House, width: int, height: int) -> None:
    visitor = empty.visitor(lang="fr", width=width, height=height)
    page = visitor.page
    visitor.open()
    page.get_by_test_id("game-dualis").wait_for()
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert english_left(page) == set()
    visitor.set_up(short="true", highlow="true")
    assert english_left(page) == set()
    page.get_by_test_id("invite").click()
    page.get_by_test_id("copy-link").wait_for()
    assert english_left(page) == set()
    assert sideways(page) <= 0
    for seat in (1, 2, 3):
        page.get_by_test_id(f"ask-bot-{seat}").click()
    page.get_by_test_id("start").click()
    assert visitor.wait_for_turn()
    for place in ("log", "chat", "rules"):
        button = page.get_by_test_id(f"dock-{place}")
        if button.is_visible():
            button.click()
            assert english_left(page) == set()
    if page.get_by_test_id("dock-table").is_visible():
        page.get_by_test_id("dock-table").click()
    rounds = 0
    while not page.get_by_test_id("match-over").count():
        if page.get_by_test_id("round-next").count():
            assert english_left(page) == set()
            rounds += 1
            page.get_by_test_id("round-next").click()
        elif visitor.my_turn():
            assert english_left(page) == set()
            assert sideways(page) <= 0
            visitor.play_a_card(coin=rounds == 0)
        else:
            visitor.pause(hurry=True)
    assert english_left(page) == set()
    assert sideways(page) <= 0
    assert rounds >= 1
    assert visitor.errors == []


def test_the_language_changes_at_once_and_is_remembered(house: House) -> None:
    visitor = house.visitor()
    visitor.open()
    heading = visitor.page.locator("h1")
    english = heading.inner_text()
    visitor.page.get_by_test_id("lang").click()
    expect(heading).not_to_have_text(english)
    french = heading.inner_text()
    visitor.page.reload()
    expect(heading).to_have_text(french)


def test_a_round_is_played_with_the_keyboard_alone(house: House) -> None:
    visitor = house.visitor()
    begin(visitor, short="true")
    page = visitor.page
    for _ in range(4):
        assert visitor.wait_for_turn()
        before = page.locator('[data-testid^="card-"]').count()
        page.keyboard.press("1")
        page.keyboard.press("c")
        expect(page.get_by_test_id("play-coin")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("play-coin")).to_have_count(0)
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        expect(page.locator('[data-testid^="card-"]')).not_to_have_count(before)
    assert visitor.errors == []


# Presses 1 at the very moment a question is drawn, before the browser has painted it.
QUICK = """() => {
  let seen = "";
  new MutationObserver(() => {
    const seq = document.querySelector(".stage")?.dataset.seq ?? "";
    if (seq === seen || !document.querySelector('.stage [data-legal="true"]')) return;
    seen = seq;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, cancelable: true }));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize(
    ("title", "chosen"), [("dualis", "play-plain"), ("flamecraft_duals", "unpick"), ("flamecraft", "confirm")]
)
def test_the_quickest_hand_is_not_too_quick(house: House, title: str, chosen: str) -> None:
    """A pick made the moment a question appears stays: the table clears the last turn before that."""
    visitor = house.visitor()
    visitor.open()
    visitor.page.evaluate(QUICK)
    visitor.set_up(title)
    visitor.page.get_by_test_id("play-bots").click()
    expect(visitor.page.get_by_test_id(chosen)).to_be_visible(timeout=WAIT)
    assert visitor.errors == []


def test_an_illegal_card_says_why(house: House) -> None:
    """No click is ignored: the rule is given in words, with its section."""
    visitor = house.visitor()
    begin(visitor)
    page = visitor.page
    for _ in range(13):
        if not visitor.wait_for_turn():
            break
        dim = page.locator('[data-testid^="card-"][data-legal="false"]')
        if dim.count():
            dim.first.click(position={"x": 12, "y": 24}, force=True)  # aria-disabled, but it still responds
            expect(page.get_by_text("must play one", exact=False)).to_be_visible()
            return
        visitor.play_a_card()
    raise AssertionError("No card was ever illegal.")


def test_the_page_comes_back_when_the_server_does(chromium: Browser, tmp_path: Path) -> None:
    """The server is killed during a game; the page says so, retries, and resumes where it was."""
    with serving(tmp_path / "hall.db") as server:
        house = House(chromium, server.address, "comes back")
        visitor = house.visitor()
        begin(visitor, short="true")
        visitor.play_a_card()
        assert visitor.wait_for_turn()
        before = visitor.updates()[-1]
        server.stop(signal.SIGKILL)
        expect(visitor.page.get_by_test_id("connection-strip")).to_be_visible()
        server.start()
        expect(visitor.page.get_by_test_id("connection-strip")).to_have_count(0, timeout=60_000)
        assert visitor.wait_for_turn()
        assert visitor.updates()[-1]["view"] == before["view"]
        visitor.play_a_card()
        house.close()


def test_a_page_that_is_older_than_its_server_starts_anew(house: House) -> None:
    """After an update of the server, parts the page has not fetched yet have new names."""
    visitor = house.visitor()
    visitor.open()
    page = visitor.page
    page.route("**/assets/flamecraft-*.js", lambda route: route.fulfill(status=404))
    with page.expect_navigation():
        page.get_by_test_id("options-flamecraft").click()
    page.unroute_all()
    visitor.set_up("flamecraft")
    page.get_by_test_id("play-bots").click()
    expect(page.get_by_test_id("town")).to_be_visible(timeout=WAIT)


def test_a_phone_on_its_side_does_not_scroll(house: House) -> None:
    visitor = house.visitor(width=844, height=390)
    begin(visitor)
    for _, height in visitor.resized([(844, 390), (667, 375)]):
        assert visitor.page.evaluate("document.documentElement.scrollHeight") <= height
        card = visitor.page.locator('[data-testid^="card-"][data-legal="true"]').first.bounding_box()
        assert card is not None
        assert card["y"] + 40 <= height


def test_a_card_is_read_large_with_z(house: House) -> None:
    visitor = house.visitor()
    begin(visitor)
    card = visitor.page.locator('[data-testid^="card-"][data-legal="true"]').first
    card.focus()
    visitor.page.keyboard.press("z")
    zoom = visitor.page.get_by_test_id("zoom")
    expect(zoom).to_contain_text(card.get_attribute("aria-label") or "nothing")
    visitor.page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)


def test_a_caption_hides_no_figure_on_a_phone(house: House) -> None:
    """The caption of a played card is next to its corners, not on them."""
    visitor = house.visitor(width=390, height=844)
    open_table(visitor, "dualis", 4, {})
    hidden = """() => [...document.querySelectorAll('.trick .cap')].filter(cap => {
        const a = cap.getBoundingClientRect();
        const b = cap.parentElement.querySelector('.ix').getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).length"""
    seen = 0
    for _ in range(8):
        if not visitor.wait_for_turn():
            break
        seen += visitor.page.locator(".trick .cap").count()
        assert visitor.page.evaluate(hidden) == 0
        visitor.play_a_card()
    assert seen > 2


def test_what_is_said_over_the_hand_takes_no_click_from_it(house: House) -> None:
    """A refusal is shown where people look, which is over their cards."""
    visitor = house.visitor()
    begin(visitor)
    for size in visitor.resized([(1440, 900), (390, 844)]):
        under = visitor.page.locator(".stage").evaluate(
            """stage => {
              const said = stage.appendChild(Object.assign(document.createElement("p"), { className: "toast" }));
              said.textContent = "Something is said about what was tried, in a sentence of some length.";
              const { x, y, width, height } = said.getBoundingClientRect();
              const found = document.elementFromPoint(x + width / 2, y + height / 2);
              said.remove();
              return found.closest("[data-testid]").dataset.testid;
            }"""
        )
        assert under == "hand" or under.startswith("card-"), (size, under)


def test_a_link_to_nowhere_gets_a_sentence(house: House) -> None:
    visitor = house.visitor()
    visitor.open("t/no-such-table")
    expect(visitor.page.get_by_role("alert").or_(visitor.page.locator("main"))).to_contain_text(
        re.compile("table", re.IGNORECASE)
    )
    visitor.page.get_by_role("link").or_(visitor.page.get_by_role("button")).first.wait_for()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_axe_finds_nothing(house: House, width: int, height: int) -> None:
    """WCAG 2 A and AA on home, options, lobby, table with a card chosen, in both themes."""
    visitor = house.visitor(width=width, height=height)
    page = visitor.page

    visitor.open()
    page.get_by_test_id("game-dualis").wait_for()
    assert visitor.problems_in_both_themes() == []
    visitor.set_up(highlow="true")
    assert visitor.problems_in_both_themes() == []
    page.get_by_test_id("invite").click()
    page.get_by_test_id("copy-link").wait_for()
    assert visitor.problems_in_both_themes() == []
    for seat in (1, 2, 3):
        page.get_by_test_id(f"ask-bot-{seat}").click()
    page.get_by_test_id("start").click()
    assert visitor.wait_for_turn()
    assert visitor.problems_in_both_themes() == []
    page.locator('[data-testid^="card-"][data-legal="true"]').first.click(position={"x": 12, "y": 24})
    assert visitor.problems_in_both_themes() == []


def test_what_rises_stays_under_the_pointer(house: House) -> None:
    """A button that lifts away from a pointer at its edge would flicker for ever and could not be clicked."""
    visitor = house.visitor()
    visitor.open()
    button = visitor.page.get_by_test_id("play-now")
    button.wait_for()
    box = button.bounding_box()
    assert box is not None
    tops = set()
    for step in range(20):
        visitor.page.mouse.move(box["x"] + 20 + step, box["y"] + box["height"] - 0.5)
        tops.add(button.evaluate("button => button.getBoundingClientRect().top"))
    assert tops == {box["y"] - 1}


def loads(visitor: Visitor) -> dict[str, int]:
    """Gzipped size of each script and style the page fetches from now on, without idle-time prefetches."""
    fetched: dict[str, int] = {}

    def weigh(answer: object) -> None:
        url, kind = answer.url, answer.request.resource_type  # type: ignore[attr-defined]
        if kind in {"script", "stylesheet", "document"} or url.endswith((".js", ".css")):
            fetched[url] = len(gzip.compress(answer.body(), 9))  # type: ignore[attr-defined]

    visitor.page.on("requestfinished", lambda request: weigh(request.response()))
    visitor.page.add_init_script("window.requestIdleCallback = () => 0")
    visitor.page.add_init_script(SHOWN)
    return fetched


def at_first(visitor: Visitor, fetched: dict[str, int]) -> int:
    """The bytes that were asked for before the page could be used: what comes later delays nobody."""
    late: list[str] = visitor.page.evaluate(LATE)
    return sum(size for url, size in fetched.items() if url not in late)


def test_the_first_load_is_light(house: House) -> None:
    """Both entrances: the hall, and the link to a running table of Duālis."""
    host, guest = house.visitor(), house.visitor()
    by_door, by_link = loads(host), loads(guest)
    host.open()
    expect(host.page.get_by_test_id("game-dualis")).to_be_enabled()
    host.page.wait_for_load_state("networkidle")
    assert len(by_door) >= 3
    assert 0 < at_first(host, by_door) <= FIRST_LOAD - KEPT_FREE, by_door
    host.page.get_by_test_id("game-dualis").click()
    assert host.wait_for_turn()
    guest.open(f"t/{host.table}")
    guest.page.get_by_test_id("question").wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert len(by_link) >= 3
    assert at_first(guest, by_link) <= FIRST_LOAD, by_link
