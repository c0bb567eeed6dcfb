"""Whole games for people who see no table: through the text view alone, and by keyboard alone on the drawn one."""

import json

import pytest

from emberhall import Record
from tests.browser import duals, flamecraft
from tests.browser.duellist import Duellist
from tests.browser.hall import House
from tests.browser.keys import Keys
from tests.browser.learner import DualisPlayer
from tests.browser.people import Person
from tests.browser.reader import Reader, open_table

QUICK = json.dumps(json.dumps({"pace": "none", "motion": "none"}))
pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]
TABLES: dict[str, dict[str, object]] = {
    "dualis": {"seats": 3, "options": {"short": True}},
    "flamecraft": {"seats": 2, "options": {"companions": True}},
    "flamecraft_duals": {"seats": 2, "options": {}},
    "dragonduel": {"seats": 2, "options": {}},
}


@pytest.mark.parametrize("title", TABLES)
def test_a_whole_game_is_read_and_played_by_numbers(house: House, title: str) -> None:
    """From the waiting room to the result and its review; nothing is known but roles, names and what is said."""
    visitor = house.visitor()
    reader = Reader(visitor, seed=1)
    seats = int(str(TABLES[title]["seats"]))
    bots = {str(seat): "random" for seat in range(1, seats)}
    open_table(reader, {"title": title, **TABLES[title], "bots": bots})
    reader.wait()
    assert reader.question == "Everyone is here: Shall we begin?"
    reader.choose(reader.find("Start"))
    reader.hears("h", "Your hand")
    reader.hears("s", "Wren")
    assert reader.play_to_the_end() > 10
    page = visitor.page
    assert any(line.startswith("Your turn") for line in reader.said())
    result = page.get_by_role("region", name="On the table")
    for name in page.get_by_role("region", name="Score and story").get_by_text("Wren").all()[:1]:
        assert name.inner_text() in result.inner_text()
    assert visitor.problems() == []
    reader.choose(reader.find("Review the game"))
    assert reader.question.startswith("Moment ")
    reader.choose(reader.find("Previous move"))
    assert visitor.problems() == []
    assert visitor.errors == []


class Dualist(DualisPlayer):
    """Any card, now and then with a coin."""

    TITLE = "dualis"

    def choose(self, words: list[str], view: dict[str, object]) -> str:
        return self.rng.choice(words)

    def over(self) -> bool:
        following = self.page.get_by_test_id("round-next")
        if following.count():
            following.click()
        return super().over()


PLAYERS: dict[str, type[Person]] = {
    "dualis": Dualist,
    "flamecraft": flamecraft.Player,
    "flamecraft_duals": duals.Player,
    "dragonduel": Duellist,
}


@pytest.mark.parametrize("title", TABLES)
def test_a_whole_game_by_keyboard_alone(house: House, title: str) -> None:
    visitor = house.visitor()
    visitor.page.add_init_script('localStorage.setItem(\'emberhall.settings\', \'{"pace": "none", "motion": "none"}\')')
    player = PLAYERS[title](visitor, seed=2)
    options = {"short": "true"} if title == "dualis" else {}
    player.begin(int(str(TABLES[title]["seats"])), **options)
    player.page = Keys(visitor.page)  # type: ignore[assignment]
    assert player.play_to_the_end() > 10
    record = Record.parse(player.record())
    assert set(player.said) <= {word for seat, word in record.moves if seat == 0}
    assert visitor.errors == []
