"""Lessons and puzzles in a real Chromium: all of them, by mouse, by keys and through the text view."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from emberhall.lessons import Lesson, shelf
from tests import seeds
from tests.browser.hall import WAIT, House
from tests.browser.learner import Learner

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]
BOTH = ("en", "fr")
#: Languages by way of playing. All lessons in both languages and all three ways take too long for every change: `make
#: soak` runs them all, and otherwise the languages of a way share its lessons.
LANGS = (
    dict.fromkeys(("mouse", "keys", "text"), BOTH)
    if seeds.RANDOM
    else {"mouse": ("en",), "keys": ("fr",), "text": BOTH}
)
DONE = {"en": "Play again", "fr": "Rejouer"}


def lessons_in(title: str, way: str) -> Iterator[tuple[str, list[Lesson]]]:
    """Yield each language with the lessons to take in it."""
    lessons, langs = [*shelf()[title]], LANGS[way]
    for number, lang in enumerate(langs):
        yield lang, lessons if seeds.RANDOM else lessons[number :: len(langs)]


@pytest.mark.slow
@pytest.mark.parametrize("title", shelf())
def test_every_lesson_and_puzzle_to_its_end(house: House, title: str) -> None:
    """In every way, at one page that is never reloaded: there are many lessons, and each is short."""
    spoken = "en"
    visitor = house.visitor(lang=spoken)
    learner = Learner(visitor, title)
    visitor.open("learn")
    for way in LANGS:
        learner.begin_anew(way)
        for lang, lessons in lessons_in(title, way):
            if lang != spoken:
                learner.page.get_by_test_id("lang").click()
                spoken = lang
            assert lessons
            for lesson in lessons:
                learner.learn(lesson)
            place = learner.page.get_by_test_id(f"lesson-{title}-first")
            expect(place.locator(".btn")).to_have_text(DONE[lang])
    assert learner.unlit == []
    assert visitor.errors == []


def test_a_wrong_try_is_answered_and_the_place_is_kept(house: House) -> None:
    visitor = house.visitor()
    page = visitor.page
    visitor.open()
    page.get_by_test_id("to-learn").click()
    page.get_by_test_id("lesson-dualis-first").click()
    page.get_by_test_id("go-on").click()
    expect(page.get_by_test_id("show-me")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0  # highlights do not pulse with reduced motion
    page.get_by_test_id("card-M2R").click(position={"x": 12, "y": 24})
    page.get_by_test_id("play-plain").click()
    expect(page.get_by_test_id("kind")).to_contain_text("The Star 13 wins for sure")
    expect(page.get_by_test_id("card-M2R")).to_be_visible()
    page.get_by_test_id("show-me").click()  # first it shows, by lighting, and does nothing
    expect(page.get_by_test_id("show-me")).to_have_text("Do it for me")
    assert page.get_by_test_id("card-S13R").evaluate("each => getComputedStyle(each).outlineStyle") == "solid"
    expect(page.get_by_test_id("tutor")).to_have_attribute("data-step", "1")
    page.get_by_test_id("skip-step").click()
    expect(page.get_by_test_id("tutor")).to_have_attribute("data-step", "2", timeout=WAIT)
    page.get_by_test_id("leave").click()
    page.get_by_test_id("resume").click()
    expect(page.get_by_test_id("tutor")).to_have_attribute("data-step", "2", timeout=WAIT)
    page.get_by_test_id("back").click()
    expect(page.get_by_test_id("tutor")).to_have_attribute("data-step", "1", timeout=WAIT)
    expect(page.get_by_test_id("card-S13R")).to_be_visible()
    assert visitor.problems() == []
    page.get_by_test_id("fork").click()  # a real game against bots goes on from there
    page.get_by_test_id("fork-go").click()
    expect(page.get_by_test_id("tutor")).to_have_count(0, timeout=WAIT)
    expect(page.get_by_test_id("card-S13R")).to_be_visible(timeout=WAIT)
    assert visitor.errors == []


def test_a_puzzle_is_tried_shown_and_solved(house: House) -> None:
    visitor = house.visitor(width=390, height=844)
    page = visitor.page
    place, tried = json.dumps("emberhall.lesson.dualis/take"), json.dumps(json.dumps({"tries": 1}))
    page.add_init_script(f"localStorage.getItem({place}) ?? localStorage.setItem({place}, {tried})")
    visitor.open("learn")
    page.get_by_test_id("puzzle-dualis-take").click()
    page.get_by_test_id("card-S12R").click(position={"x": 8, "y": 24})
    page.get_by_test_id("play-plain").click()
    expect(page.get_by_test_id("kind")).to_contain_text("Ask what one coin does")
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.get_by_test_id("solve").click()
    expect(page.get_by_test_id("sparks")).to_have_count(1, timeout=WAIT)
    expect(page.get_by_test_id("next-lesson")).to_have_text("Next puzzle", timeout=WAIT)
    page.get_by_test_id("to-shelf").click()
    expect(page.get_by_test_id("puzzle-dualis-take")).to_have_class("y")
    assert visitor.errors == []
