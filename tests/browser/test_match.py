"""People play Duālis in real browsers, by clicks, against each other and against bots."""

import re
import urllib.request

import pytest
from playwright.sync_api import expect

from emberhall import Record
from tests.browser.hall import WAIT, House, Visitor
from tests.browser.secrets import leaks
from tests.browser.tables import open_table
from tests.replays import state_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]


def record_of(visitor: Visitor) -> str:
    """The record a person can download once the game is over."""
    with urllib.request.urlopen(f"{visitor.address}api/tables/{visitor.table}/record") as answer:
        text: str = answer.read().decode()
    return text


def asked(text: str, seat: int) -> int:
    """How often the seat was asked: for every card, but for the last of a round only if there was a choice (DU-38)."""
    record = Record.parse(text)
    state = state_of(record, 0)
    count = cards = 0
    for who, word in record.moves:
        if who == seat:
            cards += 1
            count += cards % 13 > 0 or len(state.options()) > 1
        state.apply(word)
    return count


@pytest.mark.slow
def test_one_person_and_three_bots_play_a_whole_match_by_clicks(house: House) -> None:
    visitor = house.visitor()
    visitor.open()
    visitor.page.get_by_test_id("game-dualis").click()
    played = visitor.play_to_the_end()
    ending = visitor.page.get_by_test_id("match-over")
    expect(ending).to_be_visible()
    expect(ending.locator("svg").first).to_be_visible()  # the chart of the game
    record = record_of(visitor)
    own = sum(line.startswith("0 play") for line in record.splitlines())
    assert own in {26, 39}  # two or three rounds of thirteen cards
    assert played == asked(record, 0)  # the table plays the last card of a round if there is no choice
    assert leaks(visitor.frames, record, 0) == []
    first = visitor.table
    visitor.page.get_by_test_id("rematch").click()
    visitor.page.wait_for_url(re.compile(rf"/t/(?!{first})"))
    expect(ending).to_have_count(0)
    assert visitor.wait_for_turn()
    assert visitor.errors == []


@pytest.mark.slow
def test_two_people_in_two_browsers_and_two_bots(house: House) -> None:
    """The second comes by the invite link and needs only a name; no frame of either reveals another hand."""
    host = house.visitor()
    host.open()
    host.set_up(short="true")
    host.page.get_by_test_id("invite").click()
    host.page.get_by_test_id("copy-link").wait_for()
    friend = house.visitor(width=390, height=844)
    friend.open(f"t/{host.table}")
    friend.page.get_by_test_id("sit-2").click()
    for seat in (1, 3):
        host.page.get_by_test_id(f"ask-bot-{seat}").click()
    host.page.get_by_test_id("start").click()
    over = {0: False, 2: False}
    people = {0: host, 2: friend}
    for _ in range(3000):
        for seat, person in people.items():
            following, ending = person.page.get_by_test_id("round-next"), person.page.get_by_test_id("match-over")
            if person.my_turn():
                person.play_a_card(coin=seat == 0)
            elif following.or_(ending).count():
                over[seat] = ending.count() > 0
                if not over[seat]:
                    following.click()  # and on to the other one, who may have to lead
            person.hurry()
        if all(over.values()):
            break
        host.pause()
    assert all(over.values()), "The match did not end."
    record = record_of(host)
    assert f"note chair.2 person {friend.name()}\n" in record
    for seat, person in people.items():
        assert leaks(person.frames, record, seat) == []
        assert person.errors == []
        assert len(person.updates()) > 50


def test_a_reload_in_the_middle_of_a_trick_goes_on(house: House) -> None:
    visitor = house.visitor()
    open_table(visitor, "dualis", 4, {})
    for _ in range(5):
        assert visitor.wait_for_turn()
        visitor.play_a_card()
    assert visitor.wait_for_turn()
    before = visitor.updates()[-1]
    visitor.page.reload()
    assert visitor.wait_for_turn()
    after = visitor.updates()[-1]
    assert {key: after[key] for key in ("seq", "view", "decision", "waiting")} == {
        key: before[key] for key in ("seq", "view", "decision", "waiting")
    }
    visitor.play_a_card()
    assert visitor.wait_for_turn()
    assert visitor.updates()[-1]["seq"] > before["seq"]
    assert visitor.errors == []


@pytest.mark.slow
def test_a_spectator_watches_and_sees_no_hand(house: House) -> None:
    house.name = "watch"  # two rounds, not four
    host = house.visitor()
    open_table(host, "dualis", 4, {"mode": "iso", "short": True})
    assert host.wait_for_turn()
    watcher = house.visitor()
    watcher.open(f"t/{host.table}")
    watcher.page.get_by_test_id("trick").wait_for(state="attached")
    expect(watcher.page.get_by_test_id("hand")).to_have_count(0)
    near = watcher.page.locator(".dseat.s-s")
    expect(near).to_have_attribute("data-seat", "0")
    watcher.page.get_by_test_id("follow").click()
    watcher.page.get_by_test_id("follow-2").click()
    expect(near).to_have_attribute("data-seat", "2")  # seen from another side, without seeing more
    expect(watcher.page.get_by_test_id("hand")).to_have_count(0)
    host.play_to_the_end()
    watcher.page.get_by_test_id("match-over").wait_for(timeout=WAIT)
    assert leaks(watcher.frames, record_of(host), None) == []
    assert all(update["decision"] is None and update["view"]["hand"] is None for update in watcher.updates())
    assert watcher.errors == []
