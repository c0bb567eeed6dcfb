"""Titles in the fallback layout, in real browsers: Nim, which comes from another package, and our own titles."""

import re

import pytest
from playwright.sync_api import expect

from emberhall import Record
from tests.browser.hall import WAIT, House, Visitor
from tests.browser.plain import PlainPlayer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]


def test_a_whole_game_of_nim_against_a_bot(house: House) -> None:
    visitor = house.visitor()
    player = PlainPlayer(visitor, "nim", seed=1)
    player.begin_in_the_hall(2, heaps="pyramid", misere="true")
    page = visitor.page
    assert player.wait()
    expect(page.locator("h1")).to_have_text("Nim")
    expect(page.get_by_test_id("facts")).to_have_text("The last stone loses.")
    expect(page.get_by_test_id("question")).to_contain_text("Which heap do you take from?")
    expect(page.get_by_test_id("zone-heaps").locator("h2")).to_have_text("Heaps")
    expect(page.get_by_test_id("thing-D")).to_have_text("Heap D7 stones")
    page.get_by_test_id("thing-D").click()
    expect(page.locator(".answers").first.get_by_role("button")).to_have_count(7)
    expect(page.get_by_test_id("do-take D 7").first).to_have_text("Take 7 stones from heap DNothing is left of it.")
    page.keyboard.press("Escape")
    assert player.play_to_the_end() >= 1
    ending = page.get_by_test_id("match-over")
    expect(ending).to_contain_text(re.compile("won|share the win"))
    for seat, score in enumerate(player.update()["view"]["scores"]):
        expect(page.get_by_test_id(f"result-{seat}")).to_contain_text(str(score))
    story = page.get_by_test_id("story")
    expect(story).to_contain_text(re.compile(r"takes \d stones? from heap [ABCD]\."))
    expect(story).to_contain_text("took the last stone.")
    expect(story.locator("li .ic svg").first).to_be_visible()  # the crown that its own story declares
    record = Record.parse(player.record())
    assert set(player.said) <= {word for seat, word in record.moves if seat == 0}
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("take one stone or more")
    assert visitor.errors == []


def test_two_people_play_nim_in_two_languages(house: House) -> None:
    ada, odile = house.visitor(), house.visitor(width=390, height=844, lang="fr")
    ada.call("Ada")
    odile.call("Odile")
    first = PlainPlayer(ada, "nim", seed=2)
    ada.open()
    expect(ada.page.locator(".game", has=ada.page.get_by_test_id("game-nim"))).to_contain_text(
        "Mind who takes the last"
    )
    ada.set_up("nim", seats="2")
    levels = ada.page.get_by_test_id("option-bots").get_by_role("radio")
    expect(levels).to_have_count(5)
    offered = [level.get_attribute("data-value") for level in levels.all()]
    assert offered == ["novice", "casual", "greedy", "expert", "master"]
    ada.page.get_by_test_id("invite").click()
    ada.page.wait_for_url(re.compile("/t/"))
    odile.open(f"t/{ada.table}")
    second = PlainPlayer(odile, "nim", seed=3)
    expect(odile.page.locator(".terms")).to_contain_text("Les pierres forment des tas de 3, 4 et 5.")
    odile.page.get_by_test_id("sit-down").click()
    ada.page.get_by_test_id("start").click()
    assert first.wait()
    expect(odile.page.get_by_test_id("question")).to_contain_text("À Ada de jouer")
    people = [first, second]
    for turn in range(40):
        if not people[turn % 2].step():
            break
    for visitor in (ada, odile):
        expect(visitor.page.get_by_test_id("match-over")).to_be_visible(timeout=WAIT)
        assert visitor.errors == []
    odile.page.get_by_test_id("dock-story").click()
    expect(odile.page.get_by_test_id("story")).to_contain_text("a pris la dernière pierre.")


def test_nim_is_played_by_keyboard_and_says_why_not(house: House) -> None:
    visitor = house.visitor()
    player = PlainPlayer(visitor, "nim", seed=4)
    player.begin(2, heaps="classic")
    page = visitor.page
    assert player.wait()
    page.keyboard.press("2")
    expect(page.get_by_test_id("thing-B")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("do-take B 4").first.focus()
    page.keyboard.press("Enter")
    player.answered = 0
    assert player.wait()
    empty = page.get_by_test_id("thing-B")
    expect(empty).to_have_attribute("aria-disabled", "true")
    empty.click(force=True)
    expect(page.locator(".why")).to_have_text("Heap B is empty. Rules: taking")
    page.keyboard.press("t")
    question = page.get_by_role("region", name="The question").get_by_role("heading")
    expect(question).to_have_accessible_name("Your turn: Which heap do you take from?")
    page.keyboard.press("1")
    page.keyboard.press("t")
    player.play_to_the_end()
    assert visitor.errors == []


def judged(visitor: Visitor, where: str) -> list[str]:
    return [f"{where}: {problem}" for problem in visitor.problems_by_day_and_night()]


def test_axe_finds_nothing_wrong_with_a_plain_table(house: House) -> None:
    visitor = house.visitor()
    player = PlainPlayer(visitor, "nim", seed=5)
    visitor.open()
    found = judged(visitor, "hall")
    visitor.page.goto("about:blank")
    player.begin(4)
    assert player.wait()
    found += judged(visitor, "asked")
    visitor.page.get_by_test_id("thing-B").click()
    found += judged(visitor, "pointed at")
    visitor.page.keyboard.press("t")
    expect(visitor.page.get_by_role("region", name="The question")).to_be_visible()
    found += judged(visitor, "in words")
    visitor.page.keyboard.press("t")
    player.play_to_the_end()
    found += judged(visitor, "over")
    assert found == []


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [("dualis", 3, {"short": "true"})],
    ids=["dualis"],
)
def test_a_whole_game_of_ours_shown_plainly(house: House, title: str, seats: int, options: dict[str, str]) -> None:
    house.name = "lavender"  # two rounds, not three
    visitor = house.visitor()
    player = PlainPlayer(visitor, title, seed=4)
    player.begin_in_the_hall(seats, **options)
    assert player.wait()
    expect(visitor.page.locator(".plain")).to_be_visible()
    assert player.play_to_the_end() > 10
    record = Record.parse(player.record())
    assert set(player.said) <= {word for seat, word in record.moves if seat == 0}
    assert visitor.errors == []


@pytest.mark.parametrize(("title", "seats"), [("flamecraft", 2), ("flamecraft_duals", 2), ("dragonduel", 2)])
def test_any_title_can_be_shown_plainly(house: House, title: str, seats: int) -> None:
    visitor = house.visitor(width=390, height=844)
    player = PlainPlayer(visitor, title, seed=7)
    player.begin(seats)
    for _ in range(25):
        assert player.step()
    assert visitor.problems() == []
    assert visitor.errors == []
