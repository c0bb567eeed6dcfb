"""Studies with two browsers: one writes while the other writes, reads or guesses; with a mouse, by keys, as text."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.hall import House
from tests.browser.tables import asked
from tests.browser.test_circles import Friends

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

RECORD = Path(__file__).parents[1] / "records" / "flamecraft_duals-2-fancy_fountain.record"
AT = 14


class Studying(Friends):
    """A study of Ada's with one game, from moment 10."""

    def begin(self, **chapter: Any) -> str:
        table = self.ask("Ada", "POST", "/games", text=RECORD.read_text("utf-8"))["id"]
        study = asked(self.house.address, "POST", "/studies", self.tokens["Ada"], name="When to cover")["id"]
        wish = {"kind": "game", "source": table, "first": 10, "name": "A row that looks finished", **chapter}
        asked(self.house.address, "POST", f"/studies/{study}/chapters", self.tokens["Ada"], **wish)
        return str(study)

    def note(self, study: str, moment: int, text: str) -> None:
        page = f"/studies/{study}/chapters/1"
        note = self.ask("Ada", "POST", f"{page}/notes", moment=moment)["n"]
        self.ask("Ada", "PUT", f"{page}/notes/{note}", text=text, revision=0)


@pytest.fixture
def studying(house: House) -> Studying:
    return Studying(house)


def opened(page: Page, house: House, study: str, moment: int = AT, more: str = "") -> None:
    page.goto(f"{house.address}study/{study}?c=1&at={moment}{more}")
    expect(page.get_by_test_id("study")).to_have_attribute("data-at", str(moment))


def test_two_people_write_one_study(house: House, studying: Studying) -> None:
    ada, bea = studying.visitor("Ada"), studying.visitor("Bea")
    study = studying.begin()
    invitation = studying.ask("Ada", "GET", f"/studies/{study}")["invitation"]
    opened(ada.page, house, study)
    opened(bea.page, house, study, more=f"&edit={invitation}")
    for page in (ada.page, bea.page):
        page.get_by_test_id("edit").click()
    expect(ada.page.get_by_test_id("where-Bea")).to_contain_text(str(AT))

    ada.page.get_by_test_id("note-add").click()
    ada.page.get_by_test_id("note-text").fill("The door stays open.")
    expect(bea.page.get_by_test_id("note-writer")).to_contain_text("Ada")
    expect(bea.page.get_by_test_id("note-text")).to_have_value("The door stays open.")
    expect(bea.page.get_by_test_id("note-text")).to_have_js_property("readOnly", True)
    ada.page.get_by_test_id("note-text").blur()
    expect(bea.page.get_by_test_id("note-writer")).to_have_count(0)
    bea.page.get_by_test_id("note-text").fill("The door stays open: look.")
    expect(ada.page.get_by_test_id("note-text")).to_have_value("The door stays open: look.")

    bea.page.get_by_test_id("pen-arrow").click()
    bea.page.get_by_test_id("ink-good").click()
    for place in ("D2", "E1"):
        bea.page.locator(f'[data-testid="study-board"] [data-ref="{place}"]').click(force=True)
    expect(ada.page.locator(".st-mark--good[data-kind=arrow]")).to_have_count(1)
    expect(ada.page.locator(".st-list")).to_contain_text("from D2 to E1")
    assert ada.problems() == []


def test_a_study_of_a_puzzle_is_begun_on_a_phone(house: House, studying: Studying) -> None:
    ada = studying.visitor("Ada", width=390, height=844, lang="fr")
    page = ada.page
    ada.open("studies")
    expect(page.get_by_text("Pas encore d’étude")).to_be_visible()
    assert ada.problems() == []
    page.get_by_test_id("study-name").fill("Les coins")
    page.get_by_test_id("study-begin").click()
    page.get_by_test_id("add-puzzle").click()
    page.get_by_test_id("add-flamecraft_duals").click()
    expect(page.get_by_test_id("study")).to_be_visible()
    expect(page.get_by_test_id("study-now")).not_to_contain_text("commence")
    page.get_by_test_id("dock-notes").click()
    page.get_by_test_id("edit").click()
    page.get_by_test_id("note-add").click()
    page.get_by_test_id("note-text").fill("Le coin est ouvert.")
    page.set_viewport_size({"width": 900, "height": 800})
    expect(page.get_by_test_id("note-text")).to_be_visible()


def test_a_reader_turns_up_what_was_hidden(house: House, studying: Studying) -> None:
    reader = studying.visitor("Cid", width=390, height=844, lang="fr")
    studying.visitor("Ada")
    study = studying.begin()
    for moment in (AT, AT + 1, AT + 2):
        studying.note(study, moment, f"At {moment}, [there](at:{AT})")
    page = reader.page
    answers: list[str] = []
    page.on("response", lambda answer: answers.append(answer.text()) if "/chapters/" in answer.url else None)
    opened(page, house, study)
    expect(page.get_by_test_id("note")).to_have_count(1)
    expect(page.get_by_test_id("face-down")).to_contain_text("2")
    assert not any(f"At {AT + 1}" in answer for answer in answers)
    page.get_by_test_id("study-on").click()
    expect(page.get_by_test_id("note")).to_have_count(2)
    page.get_by_test_id("dock-notes").click()
    page.get_by_role("button", name="there").last.click()
    expect(page.get_by_test_id("study")).to_have_attribute("data-at", str(AT))
    page.get_by_test_id("dock-chapters").click()
    page.get_by_test_id("hide").click()
    expect(page.get_by_test_id("hide")).to_have_attribute("aria-checked", "false")
    page.get_by_test_id("dock-notes").click()
    expect(page.get_by_test_id("note")).to_have_count(3)
    assert reader.problems() == []


def test_guessing_by_keys_and_as_text(house: House, studying: Studying) -> None:
    reader = studying.visitor("Cid")
    studying.visitor("Ada")
    study = studying.begin()
    studying.note(study, AT, "Look at this.")
    page = reader.page
    opened(page, house, study)
    page.keyboard.press("t")
    text = page.get_by_test_id("textview")
    expect(text).to_contain_text("Look at this.")
    expect(text).to_contain_text("No marks at this moment.")
    page.keyboard.press("g")
    expect(page.get_by_test_id("guess-panel")).to_be_visible()
    page.locator(".tv-ask button").first.click()
    expect(page.get_by_test_id("guess-next")).to_be_visible()
    expect(page.get_by_test_id("guess-panel")).to_contain_text("/ 1")
    page.get_by_test_id("guess-next").click()
    page.keyboard.press("g")
    expect(page.get_by_test_id("guess-panel")).to_have_count(0)
    assert reader.problems() == []


def test_a_study_is_begun_and_given_a_chapter(house: House, studying: Studying) -> None:
    ada = studying.visitor("Ada")
    table = studying.ask("Ada", "POST", "/games", text=RECORD.read_text("utf-8"))["id"]
    page = ada.page
    page.goto(f"{house.address}review")
    page.get_by_test_id("to-studies").click()
    page.get_by_test_id("study-name").fill("Covers")
    page.get_by_test_id("study-begin").click()
    page.get_by_test_id("add-link").first.click()
    page.locator("input[data-testid=add-link]").fill(f"{house.address}review/{table}?at=12&seat=1")
    page.get_by_test_id("add-only").check()
    page.get_by_test_id("add-go").click()
    expect(page.get_by_test_id("study")).to_have_attribute("data-at", "12")
    expect(page.get_by_test_id("study-on")).to_be_disabled()
    page.get_by_test_id("change-1").click()
    page.get_by_test_id("chapter-name").fill("One moment")
    page.get_by_test_id("chapter-save").click()
    expect(page.get_by_test_id("chapter-1")).to_contain_text("One moment")
    assert ada.problems() == []


def test_a_chapter_stands_in_the_frame_of_another_site_and_asks_as_nobody(house: House, studying: Studying) -> None:
    ada = studying.visitor("Ada")
    study = studying.begin()
    studying.note(study, AT, "The door stays open.")
    studying.note(study, AT + 1, "Now it is shut.")
    page = ada.page
    opened(page, house, study)
    page.get_by_test_id("edit").click()
    frame = page.get_by_test_id("study-frame").input_value()
    assert f"/embed/study/{study}?c=1" in frame
    known = []
    page.on("request", lambda request: known.append(request.url) if "authorization" in request.headers else None)

    def another_site(route: Route) -> None:
        text = frame.replace("?c=1", f"?c=1&at={AT}")
        route.fulfill(body=text if route.request.url.endswith("/page") else "", content_type="text/html")

    page.route("http://blog.example/**", another_site)
    page.goto("http://blog.example/page")
    inside = page.frame_locator("iframe")
    expect(inside.get_by_test_id("study-embed")).to_have_attribute("data-at", str(AT))
    expect(inside.get_by_test_id("note")).to_have_count(1)
    expect(inside.get_by_test_id("face-down")).to_contain_text("One note ahead")
    inside.get_by_test_id("study-on").click()
    expect(inside.get_by_test_id("note")).to_have_count(2)
    expect(inside.get_by_role("link")).to_have_attribute("target", "_blank")
    assert known == []
    studying.ask("Ada", "PATCH", f"/studies/{study}", door="shut")
    page.goto("http://blog.example/page")
    expect(inside.get_by_role("main")).to_have_count(0)
