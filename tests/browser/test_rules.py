"""The rules as pages in a real browser: every link leads somewhere, every example is drawn, and tables link to them."""

import re

import pytest
from playwright.sync_api import expect

from emberhall.kernel.games import own_titles
from tests.browser.hall import House
from tests.browser.tables import open_table

# Dead links, examples that are empty or do not fit, and how much wider the page is than the screen.
READ = """() => ({
  dead: [...document.querySelectorAll('.ru-grid a[href^="#"]')]
    .map(link => link.getAttribute('href').slice(1)).filter(id => !document.getElementById(id)),
  empty: [...document.querySelectorAll('.ru-fig')]
    .filter(figure => (figure.querySelector('.ru-pos')?.getBoundingClientRect().height ?? 0) < 140)
    .map(figure => figure.dataset.testid),
  cut: [...document.querySelectorAll('.ru-fig :is(.dc, .fc-shop, .fc-spell, .fd-board, .dd-card, .dd-chain)')]
    .filter(thing => {
      const [room, box] = [thing.closest('.ru-fig'), thing].map(each => each.getBoundingClientRect());
      return box.width < 60 || box.left < room.left || box.right > room.right || box.bottom > room.bottom;
    })
    .map(thing => thing.className),
  drawn: document.querySelectorAll('.ru-fig').length,
  wider: document.documentElement.scrollWidth - innerWidth,
})"""


DESK, PHONE = (1440, 900), (390, 844)
# The pages are long, so axe checks each only once: two on a desktop, two on a phone.
JUDGED = [
    ("dragonduel", "en", DESK),
    ("dualis", "fr", PHONE),
    ("flamecraft", "fr", DESK),
    ("flamecraft_duals", "en", PHONE),
]


@pytest.mark.parametrize(("title", "lang", "judged"), JUDGED, ids=[title for title, *_ in JUDGED])
def test_the_rules_of_a_title(house: House, title: str, lang: str, judged: tuple[int, int]) -> None:
    """On a desktop and on a phone: links, examples, width, and axe."""
    visitor = house.visitor(lang=lang, color_scheme="dark" if judged == DESK else "light")
    visitor.open(f"rules/{title}")
    for size in visitor.resized((DESK, PHONE)):
        expect(visitor.page.locator(".ru-pos").first).to_be_visible()
        visitor.page.wait_for_function(
            f"() => ({READ})().empty.length === 0"
        )  # the parts of a board load one after another
        read = visitor.page.evaluate(READ)
        assert read["dead"] == []
        assert read["empty"] == []
        assert read["cut"] == []
        assert read["drawn"] >= 3
        assert read["wider"] <= 0
        if size == judged:
            assert visitor.problems() == []
    assert visitor.errors == []


def test_every_title_is_read() -> None:
    assert {title for title, *_ in JUDGED} == set(own_titles())


def test_searching_and_finding_the_way(house: House) -> None:
    visitor = house.visitor(width=390, height=844, lang="fr")
    page = visitor.page
    visitor.open("learn")
    page.get_by_test_id("rules-dualis").click()
    search = page.get_by_test_id("rules-search")
    search.fill("symbole d'entame")
    expect(page.get_by_test_id("rules-hits")).to_have_text(re.compile(r"^1 sur \d+$"))
    expect(page.locator("mark.ru-now")).to_have_text(re.compile("symbole|d’entame"))  # its words, in any order
    search.press("Enter")
    expect(page.get_by_test_id("rules-hits")).to_have_text(re.compile(r"^2 sur \d+$"))
    search.fill("dragon")
    expect(page.get_by_test_id("rules-hits")).to_have_text("rien trouvé")
    search.fill("")
    page.get_by_test_id("contents").click()
    page.get_by_role("dialog").get_by_role("link", name="Compter la manche").click()
    expect(page.locator("#scoring")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#scoring$"))
    visitor.open("rules/dualis#why-DU-34")
    expect(page.locator("#DU-34")).to_be_in_viewport()  # on a phone the rulings are collapsed, except this one
    assert visitor.errors == []


def test_a_section_tells_what_the_rulebook_states(house: House) -> None:
    """Folded and not even fetched at first; then in the reader's language, in plain words."""
    visitor = house.visitor(lang="fr")
    page = visitor.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "statements" in request.url else None)
    visitor.open("rules/flamecraft")
    fold = page.get_by_test_id("statements-set-up")
    expect(fold.locator("summary")).to_contain_text("Ce que le livret en dit")
    expect(fold.locator("li")).to_have_count(0)
    assert fetched == []
    fold.locator("summary").click()
    expect(fold).to_contain_text("Chaque joueur reçoit trois Artisans.")
    expect(fold).to_contain_text("À cette table. La graine désigne le Premier Joueur, ou bien l’hôte.")
    expect(fold).to_contain_text("Le livret français")
    expect(fold.locator("summary")).to_contain_text(f"{fold.locator('li').count()} énoncés")
    page.get_by_test_id("statements-goal").locator("summary").click()
    expect(page.get_by_test_id("statements-goal")).to_contain_text("Maître des Flammes")
    assert len(fetched) == 1
    assert visitor.problems() == []
    assert visitor.errors == []


def test_statements_that_do_not_come_can_be_asked_for_again(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    visitor.open("rules/dualis")
    page.route("**/statements", lambda route: route.fulfill(status=503, body="{}"))
    fold = page.get_by_test_id("statements-trick")
    fold.locator("summary").click()
    expect(fold.get_by_role("alert")).to_have_text(re.compile("could not be loaded"))
    page.unroute("**/statements")
    fold.locator("summary").click()
    fold.locator("summary").click()
    expect(fold).to_contain_text("If you hold the led suit, you must play it.")
    expect(fold.get_by_role("alert")).to_have_count(0)


def test_a_title_without_rules_says_so(house: House) -> None:
    visitor = house.visitor()
    visitor.open("rules/nim")
    expect(visitor.page.get_by_text("This game has no rules to read here.")).to_be_visible()


def test_a_table_leads_to_the_paragraph(house: House) -> None:
    """Why a card cannot be played, the question, and the help sheet: each opens its section in another tab."""
    visitor = house.visitor()
    page = visitor.page
    open_table(visitor, "dualis", 4, {})
    assert visitor.wait_for_turn()
    expect(page.locator(".ask-rules")).to_have_attribute("href", "/rules/dualis#ask-play")
    while page.locator('[data-testid^="card-"][data-legal="false"]').count() == 0:
        visitor.play_a_card()
        assert visitor.wait_for_turn()
    page.locator('[data-testid^="card-"][data-legal="false"]').first.hover(position={"x": 12, "y": 24})
    link = page.locator(".why a")
    expect(link).to_have_attribute("href", "/rules/dualis#why-DU-39")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#DU-39")).to_be_in_viewport()
    page.keyboard.press("?")
    expect(page.get_by_test_id("help-rules")).to_have_attribute("href", "/rules/dualis")
