"""Decks: reading and printing them, why one is refused, and how a table fixes the lists it starts with."""

import json
from pathlib import Path
from typing import Any

import pytest

from emberhall import Record
from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.decks import (
    STARTERS,
    cards_of,
    in_one_line,
    parse,
    problems,
    random_deck,
)
from emberhall.games.dragonduel.cards.reader import BOOK
from emberhall.games.dragonduel.game import GAME
from emberhall.games.dragonduel.state import State
from emberhall.kernel.chance import Rng
from tests.games.dragonduel.speaking import message
from tests.replays import state_of

REFUSED = Path(__file__).parents[3] / "web/tests/refused-decks.json"
PLANS = {
    "ember-gale": (42, 8),
    "hive-and-hearth": (38, 12),
    "cold-current": (39, 11),
    "hollow-court": (39, 11),
    "sky-choir": (39, 11),
    "drowned-crypt": (43, 7),
}


@pytest.mark.no_cover  # other tests cover the same lines
def test_starter_decks_are_legal_and_as_planned() -> None:
    assert list(STARTERS) == list(PLANS)
    for key, starter in STARTERS.items():
        assert problems(starter.counts) == []
        cards = [BOOK.cards[card] for card in cards_of(starter.counts, BOOK)]
        magic = len([card for card in cards if card.kind == w.MAGIC])
        assert (len(cards) - magic, magic) == PLANS[key]
        assert {w.ELEMENTS[card.element] for card in cards} == set(starter.elements)
        for language, name in (("en", starter.en), ("fr", starter.fr)):
            assert message(f"dragonduel-deck-name-{key}", language) == name


def test_a_deck_is_read_as_people_write_it() -> None:
    text = """
    # my deck
    4 CS-01 Fire Slime
    3x cs-02
    2× ST-07 Stormherald
    1xCS-13, 1 CS-13
    """
    assert parse(text) == {"CS-01": 4, "CS-02": 3, "ST-07": 2, "CS-13": 2}


def test_printing_and_reading_are_inverses() -> None:
    for starter in STARTERS.values():
        assert parse(in_one_line(starter.counts)) == starter.counts
    assert in_one_line({"CS-01": 4, "ZZ-99": 1}) == "4xCS-01,1xZZ-99"


def test_a_comma_in_a_name_parts_nothing() -> None:
    assert parse("2 ZZ-01 Ash, the Hound\n1xCS-13, 3xCS-14,\n4 CS-01 # slimes, of course") == {
        "ZZ-01": 2,
        "CS-13": 1,
        "CS-14": 3,
        "CS-01": 4,
    }


def test_a_line_that_is_none_is_named() -> None:
    with pytest.raises(ValueError, match=r"Line 2 of the deck is not like '4 CS-01': 'four slimes'"):
        parse("4 CS-01\nfour slimes")


def test_a_count_too_long_for_a_number_is_told_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^Line 2 of the deck is not like '4 CS-01': '9{60}'\.$"):
        parse("4 CS-01\n" + "9" * 3900 + " CS-02")
    with pytest.raises(ValueError, match=r"^A deck list has at most 4000 characters, and this one has 5014\.$"):
        parse("4 CS-01\n" + "9" * 5000 + " CS-02")


@pytest.mark.parametrize("case", json.loads(REFUSED.read_text("utf-8")), ids=lambda case: str(case["changed"]))
def test_why_a_deck_is_refused(case: dict[str, Any]) -> None:
    """The page's deck builder says the same (`web/tests/decks.test.ts`)."""
    counts = {code: n for code, n in (STARTERS["ember-gale"].counts | case["changed"]).items() if n}
    wrong = problems(counts)
    assert [[problem.code, problem.args] for problem in wrong] == case["refused"]
    for problem in wrong:
        assert problem.sentence.endswith(".")
        for language in ("en", "fr"):
            assert str(next(iter(problem.args.values()))) in message(problem.key, language, dict(problem.args))


def test_random_decks_are_legal() -> None:
    rng = Rng.seeded(4)
    for _ in range(50):
        deck = random_deck(BOOK, rng)
        counts: dict[str, int] = {}
        for card in deck:
            counts[BOOK.cards[card].code] = counts.get(BOOK.cards[card].code, 0) + 1
        assert problems(counts) == []


def test_the_table_pins_the_lists_it_was_started_with() -> None:
    own = "\n".join(f"{count} {code}" for code, count in STARTERS["sky-choir"].counts.items())
    options = GAME.setup.check(2, {"deck0": own, "deck1": "Hollow-Court"})
    assert options["deck0"] == in_one_line(STARTERS["sky-choir"].counts)
    assert options["deck1"] == "hollow-court"
    record = Record.of("dragonduel", 2, 7, [], **options)
    again = Record.parse(str(record))
    assert again.options == record.options
    state = state_of(again, 0)
    assert isinstance(state, State)
    assert state.terms.decks == ["own", "hollow-court"]
    assert state.terms.lists[0] == cards_of(STARTERS["sky-choir"].counts, BOOK)


def test_own_lists_are_hidden_unless_open() -> None:
    options: dict[str, Any] = {"deck0": in_one_line(STARTERS["sky-choir"].counts)}
    hidden = GAME.view(GAME.deal(2, 1, **options), 1)
    assert hidden["lists"][0] is None
    assert len(hidden["lists"][1]) == 50
    assert hidden["players"][0]["deck_name"] == "own"
    shown = GAME.view(GAME.deal(2, 1, open_lists=True, **options), 1)
    assert len(shown["lists"][0]) == 50


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        ("4xCS-01", "deck1 is no legal deck. A deck has exactly 50 cards, and this one has 4."),
        ("best deck", "deck1 cannot be 'best deck'; it can be ember-gale,"),
        ("4 CS-01, two CS-02", "Line 2 of the deck is not like '4 CS-01'"),
    ],
)
def test_a_table_refuses_an_illegal_deck_in_a_sentence(deck: str, sentence: str) -> None:
    with pytest.raises(ValueError, match="deck") as refused:
        GAME.deal(2, 1, deck1=deck)
    assert sentence in str(refused.value)
