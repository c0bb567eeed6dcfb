"""Where the focus is after an answer: by keyboard always somewhere, and where one goes on; a mouse never sees it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emberhall.lessons import shelf
from tests.browser.hall import PAINTED, House
from tests.browser.keys import Keys
from tests.browser.laid import Laid, Moment, lay, moments, reached
from tests.browser.learner import Learner
from tests.browser.people import Person
from tests.browser.plain import PlainPlayer
from tests.browser.test_review import imported, stands_at
from tests.browser.test_text import PLAYERS, TABLES

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]
ANSWERS = 6
#: Long enough for all that comes of a change, and of what comes of that.
SETTLED = f"async () => {{ for (let k = 0; k < 3; k++) await ({PAINTED})(); }}"
HELD = "() => document.activeElement?.closest('.shell') != null"
#: What has the focus, as its role is read: nothing, the question, a thing, or a button.
AT = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nothing";
  return at.matches(".stage .ask") ? "the question" : (at.dataset.ref ?? at.dataset.testid ?? at.tagName);
}"""
LIT = """() => [...document.querySelectorAll(".stage [data-ref][data-legal='true']")].find(
  each => each.getClientRects().length)?.dataset.ref"""


def at(page: Page) -> str:
    """What has the focus, once nothing moves it any more."""
    page.evaluate(SETTLED)
    value: str = page.evaluate(AT)
    return value


def answers(player: Person) -> Iterator[None]:
    """Some answers; it is looked at after each of them, and again before the next one."""
    for _ in range(ANSWERS):
        if not player.step():
            return
        yield
        if not player.wait():
            return
        yield


def beginner(house: House, title: str, *, plain: bool = False) -> Person:
    visitor = house.visitor()
    player = PlainPlayer(visitor, title, 3) if plain else PLAYERS[title](visitor, 3)
    seats, options = TABLES[title]
    player.begin(seats, **{name: str(value).lower() for name, value in options.items()})
    return player


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize("title", TABLES)
def test_an_answer_by_keyboard_leaves_the_focus_at_the_table(house: House, title: str, plain: bool) -> None:
    """While others are waited for, and when the next question has come."""
    player = beginner(house, title, plain=plain)
    player.hand = Keys(player.page)
    for _ in answers(player):
        player.page.wait_for_function(HELD)
    assert player.visitor.errors == []


@pytest.mark.parametrize("title", TABLES)
def test_a_mouse_never_sees_the_focus(house: House, title: str) -> None:
    player = beginner(house, title)
    player.page.keyboard.press("Tab")  # whatever is to keep the focus is there
    for _ in answers(player):
        assert at(player.page) != "the question"
        assert player.page.evaluate("document.querySelector(':focus-visible') === null")
    assert player.visitor.errors == []


def test_lessons_keep_the_focus(house: House) -> None:
    """By keys alone, through the first lesson of every title."""
    for title, lessons in shelf().items():
        visitor = house.visitor()
        learner = Learner(visitor, title)
        visitor.open("learn")
        learner.begin_anew("keys")
        act = learner.act

        def held(act: Any = act, page: Page = visitor.page) -> None:
            act()
            page.wait_for_function(HELD)

        learner.act = held  # type: ignore[method-assign]
        learner.learn(next(iter(lessons)))
        assert visitor.errors == []


def test_a_review_keeps_the_focus(house: House) -> None:
    """Going on takes the card away that had it."""
    visitor = house.visitor()
    page = visitor.page
    imported(visitor, "dualis-4-partnership-short")
    last = int(page.get_by_test_id("review-slider").get_attribute("max") or 0)
    page.keyboard.press("End")
    stands_at(page, last)
    card = page.locator(".fan [data-ref]").first
    for moment in range(last, 0, -1):
        if card.count():
            break
        page.keyboard.press("ArrowLeft")
        stands_at(page, moment - 1)
    # how many stops come before the hand depends on how long the story is: Tab says that keys are used, no more
    page.keyboard.press("Tab")
    card.focus()
    assert page.evaluate("document.activeElement.matches('.fan :focus-visible')")
    page.keyboard.press("End")
    expect(card).to_have_count(0)
    assert at(page) == "the question"


def asked_and_not(title: str, seats: int) -> tuple[Moment, Moment, Moment]:
    """A question, a moment at which others are waited for, and the next question."""
    results: list[Moment] = []
    for moment in moments(title, seats):
        own = moment["decision"]
        wanted = own is None if len(results) == 1 else own is not None and len(own["words"]) > 2
        if wanted:
            results.append(moment)
        if len(results) == 3:
            return results[0], results[1], results[2]
    raise AssertionError("No such moments came.")


def answered(laid: Laid) -> None:
    """Give any answer by arrows and Enter."""
    page = laid.visitor.page
    page.keyboard.press("ArrowRight")
    for _ in laid.visitor.until(lambda: bool(laid.said), "Enter gave no answer."):
        page.keyboard.press("Enter")


def test_the_next_question_comes_to_the_focus(house: House) -> None:
    """It waits at the question, is called by its words, and the first thing that can be picked is one key away."""
    visitor = house.visitor(lang="fr")
    page = visitor.page
    first, others, then = asked_and_not("flamecraft", 2)
    laid = lay(visitor, first)
    answered(laid)
    laid.show(others)
    page.wait_for_function(HELD)
    laid.show(then)
    page.evaluate("document.activeElement.blur()")  # whatever had it, it is brought back where it is lost
    page.evaluate("document.querySelector('.stage').append(document.createElement('i'))")
    assert at(page) == "the question"
    question = page.get_by_role("group", name=page.locator(".ask .q > b").inner_text())
    expect(question).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert at(page) == page.evaluate(LIT)
    assert visitor.problems() == []


def test_nothing_is_taken_from_whoever_does_something_else(house: House) -> None:
    """From a chat that is being typed, from a sheet, from another part of the page."""
    visitor = house.visitor()
    page = visitor.page
    first, others, then = asked_and_not("flamecraft", 2)
    laid = lay(visitor, first)
    answered(laid)
    laid.show(others)
    page.wait_for_function(HELD)
    for name, opened in (("chat", ".panel input"), ("rules", ".tabs [aria-selected=true]")):
        page.get_by_role("tab", name=name).focus()
        page.keyboard.press("Enter")
        page.locator(opened).focus()
        for moment in (then, others):
            laid.show(moment)
            page.evaluate(SETTLED)
            expect(page.locator(opened)).to_be_focused()
    page.get_by_test_id("settings").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    for moment in (then, others):
        laid.show(moment)
        page.evaluate(SETTLED)
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    assert at(page) == "settings"


def test_a_played_card_leaves_the_focus_in_the_hand(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    moment = reached("dualis", 4, lambda view, own: own is not None and len(view["hand"]) == 9)
    laid = lay(visitor, moment)
    answered(laid)
    code = laid.said[0][0].split()[1].removesuffix("+")
    gone = {**moment["view"], "hand": [card for card in moment["view"]["hand"] if card != code]}
    laid.show({**moment, "view": gone, "decision": None, "waiting": [1]})
    expect(page.get_by_test_id(f"card-{code}")).to_have_count(0)
    page.evaluate(SETTLED)
    assert page.evaluate("document.activeElement.closest('.fan') !== null")
