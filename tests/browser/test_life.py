"""People who disappear and return, clocks that run out, and undo by consent: with several real browsers."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.hall import WAIT, House, Server, Visitor, serving
from tests.browser.tables import asked

pytestmark = [pytest.mark.browser, pytest.mark.timeout(200)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hall") / "hall.db", 0, 0.0, None, "--absence", "3") as running:
        yield running


@pytest.fixture
def house(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    open_house = House(chromium, server.address, request.node.name)
    yield open_house
    open_house.close()


def gather(house: House, names: tuple[str, ...], langs: tuple[str, ...] = (), **wish: Any) -> tuple[str, list[Visitor]]:
    """Start a Duālis table with a person on each seat, each in their own browser."""
    guests = [asked(house.address, "POST", "/guests", name=name) for name in names]
    made = {"title": "dualis", "seats": len(names), "options": {"short": True}, **wish}
    table = asked(house.address, "POST", "/tables", guests[0]["token"], **made)["id"]
    for seat, guest in enumerate(guests[1:], start=1):
        asked(house.address, "POST", f"/tables/{table}/seats", guest["token"], seat=seat)
    visitors = []
    for number, guest in enumerate(guests):
        visitor = house.visitor(lang=(*langs, "en", "en", "en", "en")[number])
        me = json.dumps(json.dumps(guest))
        visitor.page.add_init_script(f"location.host && localStorage.setItem('emberhall.me', {me})")
        visitor.open(f"t/{table}")
        expect(visitor.page.get_by_test_id(f"chair-{number}")).to_be_visible(timeout=WAIT)
        visitors.append(visitor)
    # everybody is present before it starts: nobody counts as away while the others' pages load
    asked(house.address, "POST", f"/tables/{table}/start", guests[0]["token"])
    for visitor in visitors:
        expect(visitor.page.get_by_test_id("question")).to_be_visible(timeout=WAIT)
    return table, visitors


def first_of(visitors: list[Visitor]) -> int:
    seat: int = visitors[0].updates()[-1]["waiting"][0]
    return seat


def test_a_person_vanishes_on_their_turn_the_others_go_on_and_the_person_returns(house: House) -> None:
    table, visitors = gather(house, ("Ada", "Ben", "Cleo"), ("en", "en", "fr"))
    first = first_of(visitors)
    gone = visitors[first]
    name = ("Ada", "Ben", "Cleo")[first]
    gone.page.goto("about:blank")
    here = [visitor for visitor in visitors if visitor is not gone]
    for visitor in here:
        prompt = visitor.page.get_by_test_id("prompt")
        expect(prompt).to_have_attribute("data-kind", "away", timeout=WAIT)
        expect(prompt).to_contain_text(name)
        assert not visitor.problems()
    here[0].page.get_by_test_id("vote-bot").click()
    expect(here[0].page.get_by_test_id("vote-bot")).to_have_attribute("aria-pressed", "true")
    expect(here[1].page.locator(".life-votes u:not(.life-none)")).to_have_count(1)
    here[1].page.get_by_test_id("vote-bot").click()
    for visitor in here:
        expect(visitor.page.get_by_test_id("prompt")).to_have_count(0)
        expect(visitor.page.locator('.stage:not([data-seq="0"])')).to_have_count(1, timeout=WAIT)  # the bot has played
        note = "a bot plays" if "fr" not in visitor.page.locator("html").get_attribute("lang") else "un bot joue"  # type: ignore[operator]
        expect(visitor.page.get_by_test_id(f"seat-{first}")).to_contain_text(name)
        expect(visitor.page.get_by_test_id(f"seat-{first}")).to_contain_text(note)
    gone.open(f"t/{table}")
    expect(gone.page.get_by_test_id("hand")).to_be_visible(timeout=WAIT)  # without a click
    english = next(visitor for visitor in here if visitor.page.locator("html").get_attribute("lang") == "en")
    english.page.get_by_role("tab", name="Chat").click()
    expect(english.page.locator('[data-event="back"]')).to_have_text(f"{name} is back.")
    expect(english.page.get_by_test_id(f"seat-{first}")).not_to_contain_text("a bot plays")
    assert [visitor.errors for visitor in visitors] == [[], [], []]


def test_undo_by_consent_is_granted_and_refused(house: House) -> None:
    _, visitors = gather(house, ("Ada", "Ben", "Cleo"))
    first = first_of(visitors)
    asker, others = visitors[first], [visitor for seat, visitor in enumerate(visitors) if seat != first]
    expect(asker.page.get_by_test_id("ask-undo")).to_have_count(0)
    card = asker.play_a_card()
    asker.page.get_by_test_id("ask-undo").click()
    expect(asker.page.get_by_test_id("prompt")).to_contain_text("The others are being asked")
    for visitor in others:
        prompt = visitor.page.get_by_test_id("prompt")
        expect(prompt).to_contain_text("What was revealed stays known.")
        expect(prompt.get_by_test_id("goes-back")).to_contain_text(("Ada", "Ben", "Cleo")[first])
    assert not others[0].problems()
    others[0].page.get_by_test_id("vote-yes").click()
    others[1].page.get_by_test_id("vote-no").click()
    for visitor in visitors:
        expect(visitor.page.get_by_test_id("prompt")).to_have_count(0)
    expect(asker.page.get_by_test_id(f"card-{card}")).to_have_count(0)
    asker.page.get_by_test_id("ask-undo").click()
    for visitor in others:
        visitor.page.get_by_test_id("vote-yes").click()
    expect(asker.page.locator(f'[data-testid="card-{card}"][data-legal="true"]')).to_be_visible(timeout=WAIT)
    others[0].page.get_by_role("tab", name="Chat").click()
    lines = others[0].page.get_by_test_id("chat").locator('[data-event^="undo"]')
    expect(lines).to_have_count(4)
    events = [each.get_attribute("data-event") for each in lines.all()]
    assert events == ["undo-asked", "undo-refused", "undo-asked", "undo-granted"]


def test_who_gives_up_and_who_is_left_see_how_it_ended(house: House) -> None:
    _, visitors = gather(house, ("Ada", "Ben"), title="flamecraft_duals", options={})
    one, other = visitors
    one.page.get_by_test_id("resign").click()
    one.page.get_by_test_id("resign-now").click()
    for visitor in visitors:
        prompt = visitor.page.get_by_test_id("prompt")
        expect(prompt).to_contain_text("Ben wins", timeout=WAIT)
        expect(prompt.get_by_test_id("record")).to_be_visible()
    assert not other.problems()


@pytest.mark.slow
def test_a_clock_runs_out_across_a_restart(chromium: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "hall.db") as running:
        house = House(chromium, running.address, "restart")
        _, visitors = gather(house, ("Ada", "Ben", "Cleo"), terms={"clock": "move 6", "zero": "lose"})
        first = first_of(visitors)
        own = visitors[first].page
        clocks = own.locator('[data-testid^="seat-"] [role="timer"]')  # one next to each name
        expect(clocks).to_have_count(3)
        expect(own.get_by_test_id(f"seat-{first}").get_by_role("timer")).to_have_attribute("data-runs", "true")
        expect(own.locator('[data-testid^="seat-"] [data-runs="true"]')).to_have_count(1)
        running.stop(signal.SIGKILL)
        own.wait_for_timeout(6_500)  # longer than the clock: nobody is charged for it
        running.start()
        expect(own.get_by_test_id("low-time")).to_contain_text("At zero you lose the game.", timeout=WAIT)
        data = [json.loads(frame) for frame in visitors[first].frames]
        again = [frame for frame in data if frame["t"] == "update"][-1]
        assert again["clocks"]["left"][first] > 500, "It was still running when the server was back."
        other = visitors[(first + 1) % 3].page
        expect(other.get_by_test_id(f"seat-{first}")).to_contain_text("a bot plays", timeout=WAIT)
        other.get_by_role("tab", name="Chat").click()
        expect(other.locator('[data-event="time-lost"]')).to_have_count(1)
        house.close()
