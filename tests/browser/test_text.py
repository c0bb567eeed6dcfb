"""Whole games without sight of the table: in the text view only, and by keyboard only on the drawn table."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from emberhall import Record
from tests import seeds
from tests.browser import duals, flamecraft
from tests.browser.duellist import Duellist
from tests.browser.hall import House, Visitor
from tests.browser.keys import Keys
from tests.browser.learner import DualisPlayer
from tests.browser.people import Person
from tests.browser.reader import Reader
from tests.browser.tables import enter

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(300)]
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "dualis": (3, {"short": True}),
    "flamecraft": (2, {"companions": True}),
    "flamecraft_duals": (2, {}),
    "dragonduel": (2, {}),
}


class Short(NamedTuple):
    """A short game: the name its deal comes from, the seed of its player, and the questions it must ask."""

    deal: str
    seed: int
    asks: str


READ = {
    "dualis": Short("fountain", 2, "play"),
    "flamecraft": Short(
        "hill",
        0,
        "ability cast companion draw end fee fire fire-all gift good good-here keep mode pay place place-here swap"
        " visit",
    ),
    "flamecraft_duals": Short(
        "oyster", 2, "coin.return crystal.pick fire iron.from iron.to place plant.to potion.a potion.b pull score"
    ),
    "dragonduel": Short("gate", 6, "block critical main mulligan respond target tower"),
}
KEYED = {
    "dualis": Short("north", 5, "play"),
    "flamecraft": Short("", 2, "ability companion draw end fee fire fire-all good keep lay mode pay visit"),
    "flamecraft_duals": Short(
        "larch", 5, "crystal.pick iron.from iron.to meat.from meat.to place plant.to potion.a potion.b pull score"
    ),
    "dragonduel": Short("leaf", 10, "block critical main mulligan respond target tower"),
}


def come(house: House, game: Short) -> Visitor:
    """The browser for a game; without a name it contributes nothing to the shuffle."""
    house.name = game.deal
    visitor = house.visitor()
    visitor.nonce = visitor.nonce if game.deal else ""
    return visitor


def asked_all(visitor: Visitor, game: Short) -> bool:
    """True if the page was asked all the expected questions; random seeds guarantee nothing."""
    asked = {update["decision"]["ask"] for update in visitor.updates() if update["decision"]}
    return seeds.RANDOM or asked >= set(game.asks.split())


def begin(visitor: Visitor, title: str, *, text: bool, start: bool) -> None:
    seats, options = TABLES[title]
    bots = {str(seat): "random" for seat in range(1, seats)}
    settings = {"pace": "none", "motion": "none", "text": text}
    enter(visitor, settings=settings, title=title, seats=seats, options=options, bots=bots, start=start)


@pytest.mark.parametrize("title", TABLES)
def test_a_whole_game_is_read_and_played_by_numbers(house: House, title: str) -> None:
    """From the waiting room to the result and its review, using only roles, names and announcements."""
    game = READ[title]
    visitor = come(house, game)
    page = visitor.page
    reader = Reader(visitor, game.seed)
    begin(visitor, title, text=True, start=False)
    reader.wait()
    assert reader.question == "Everyone is here: Shall we begin?"
    reader.choose(reader.find("Start"))
    reader.hears("h", "Your hand.")
    reader.hears("s", "Score.")
    assert reader.play_to_the_end() > 10
    assert asked_all(visitor, game)
    assert any(line.startswith("Your turn") for line in reader.said())
    result = page.get_by_role("region", name="On the table")
    expect(result.get_by_role("heading", name="Result")).to_be_visible()
    expect(result).to_contain_text("Wren")
    assert visitor.problems() == []
    reader.choose(reader.find("Review the game"))
    assert reader.question.startswith("Moment ")
    reader.choose(reader.find("Previous move"))
    assert visitor.problems() == []
    assert visitor.errors == []


class Dualist(DualisPlayer):
    """Plays any card, occasionally with a coin."""

    TITLE = "dualis"

    def choose(self, words: list[str], view: dict[str, Any]) -> str:
        return self.rng.choice(words)

    def question(self) -> dict[str, Any] | None:
        if self.visitor.has('[data-testid="round-next"]'):
            self.hand.get_by_test_id("round-next").click()
            return None
        return super().question()


PLAYERS: dict[str, type[Person]] = {
    "dualis": Dualist,
    "flamecraft": flamecraft.Player,
    "flamecraft_duals": duals.Player,
    "dragonduel": Duellist,
}


@pytest.mark.parametrize("title", TABLES)
def test_a_whole_game_by_keyboard_alone(house: House, title: str) -> None:
    game = KEYED[title]
    visitor = come(house, game)
    player = PLAYERS[title](visitor, game.seed)
    begin(visitor, title, text=False, start=True)
    player.hand = Keys(visitor.page)
    assert player.play_to_the_end() > 10
    assert asked_all(visitor, game)
    record = Record.parse(player.record())
    assert set(player.said) <= {word for seat, word in record.moves if seat == 0}
    assert visitor.errors == []
