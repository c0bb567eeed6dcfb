"""The room of puzzles: today's of every title; solved by mouse, keys and text; rated once; given up; the next one."""

import re

import pytest
from playwright.sync_api import expect

from emberhall.puzzles.lessons import as_lesson
from emberhall.puzzles.puzzle import Puzzle
from emberhall.puzzles.shelf import puzzles_of
from tests.browser.hall import WAIT, House
from tests.browser.learner import Learner

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TITLES = ("dualis", "flamecraft", "flamecraft_duals", "dragonduel")
STORED = "title => JSON.parse(localStorage[`emberhall.puzzles.${title}`])"


def middle(title: str) -> Puzzle:
    puzzles = puzzles_of(title)
    return puzzles[len(puzzles) // 2]


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_is_solved_and_rated_once(house: House, title: str) -> None:
    puzzle = middle(title)
    visitor = house.visitor(lang="fr" if title == "dualis" else "en")
    learner = Learner(visitor, title)
    visitor.open("puzzles")
    page = visitor.page
    expect(page.get_by_test_id(f"today-{title}")).to_be_visible(timeout=WAIT)
    learner.begin_anew("mouse")
    learner.solve(as_lesson(puzzle))
    outcome = page.get_by_test_id("outcome")
    expect(outcome).to_contain_text(str(puzzle.difficulty.rating), timeout=WAIT)
    stored = page.evaluate(STORED, title)
    assert stored["tried"] == {puzzle.id: True}
    assert stored["rating"] > 1500
    learner.begin_anew("keys")  # solved again: the first try is the one that counts
    visitor.open("puzzles")
    learner.heard = 0
    learner.solve(as_lesson(puzzle))
    expect(outcome).to_be_visible(timeout=WAIT)
    assert page.evaluate(STORED, title) == stored
    page.get_by_test_id("to-puzzles").click()
    expect(page.get_by_test_id(f"puzzles-{title}")).to_contain_text(f"{stored['rating']} ± {stored['margin']}")
    assert visitor.errors == []


def test_a_puzzle_given_up_is_not_found_and_leads_to_another(house: House) -> None:
    puzzle = middle("flamecraft")
    visitor = house.visitor()
    page = visitor.page
    visitor.open(f"learn/flamecraft/p-{puzzle.id}")
    page.get_by_test_id("hint").click(timeout=WAIT)
    page.get_by_test_id("give-up").click()
    expect(page.get_by_test_id("outcome")).to_be_visible(timeout=WAIT)
    stored = page.evaluate(STORED, "flamecraft")
    assert stored["tried"] == {puzzle.id: False}
    assert stored["rating"] < 1500
    bad = page.get_by_test_id("vote-bad")
    bad.click()
    expect(bad).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("vote").get_by_role("status")).to_contain_text("on this device", timeout=WAIT)
    assert page.evaluate("localStorage['emberhall.puzzle-votes.flamecraft']") == f'{{"{puzzle.id}":false}}'
    page.keyboard.press("+")
    expect(bad).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("vote-good")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("next-puzzle").click()
    expect(page).to_have_url(re.compile(r"/learn/flamecraft/p-(?!" + puzzle.id + ")"), timeout=WAIT)
    expect(page.get_by_test_id("give-up")).to_be_visible(timeout=WAIT)
    assert visitor.errors == []


def test_a_puzzle_is_solved_in_the_text_view(house: House) -> None:
    puzzle = middle("dragonduel")
    visitor = house.visitor()
    learner = Learner(visitor, "dragonduel")
    visitor.open("puzzles")
    learner.begin_anew("text")
    learner.solve(as_lesson(puzzle))
    assert learner.state["over"]
    assert not learner.state["failed"]


def test_a_rush_ends_with_the_third_miss_and_mistakes_come_back_tomorrow(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    visitor.open("puzzles")
    page.get_by_test_id("puzzle-title").select_option("dragonduel")
    page.keyboard.press("r")
    for missed in range(3):
        expect(page.get_by_test_id("rush")).to_be_visible(timeout=WAIT)
        expect(page.locator(".rs-row li")).to_have_count(missed + 1)
        page.get_by_test_id("rush-pass").click()
    over = page.get_by_test_id("rush-over")
    expect(over).to_contain_text("0 found", timeout=WAIT)
    expect(page.get_by_test_id("rush")).to_have_count(0)
    assert page.evaluate("localStorage['emberhall.puzzles.dragonduel'] ?? null") is None, "No rating changes."
    page.get_by_test_id("to-puzzles").click()
    expect(page.get_by_test_id("puzzle-rating")).to_be_visible()
    expect(page.get_by_test_id("mistakes")).to_have_count(0)
    page.evaluate(
        "for (const [id, each] of Object.entries(JSON.parse(localStorage['emberhall.mistakes.dragonduel']))) "
        "localStorage['emberhall.mistakes.dragonduel'] = JSON.stringify({[id]: {...each, due: each.due - 1}})"
    )
    page.reload()
    expect(page.get_by_test_id("mistakes")).to_contain_text("1", timeout=WAIT)
    page.keyboard.press("m")
    expect(page.get_by_test_id("give-up")).to_be_visible(timeout=WAIT)
    assert "mistakes" in page.url
    assert visitor.errors == []


def test_the_room_fits_a_phone_and_passes_axe(house: House) -> None:
    visitor = house.visitor(lang="fr", width=390, height=844)
    visitor.open("puzzles")
    page = visitor.page
    expect(page.get_by_test_id("today-dualis")).to_be_visible(timeout=WAIT)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert visitor.problems() == []
