"""Overlays of a title's cards: found by their mark, named by records; and profiles, which are optional for a title."""

import pytest

from emberhall import Record, load
from emberhall.kernel.games import overlay, overlay_mark, overlays
from tests.replays import state_of

RICHER = {"mine.toml": '[[fancy]]\nid = "F17"\nwhen = { coins = 3 }\n'}


def test_a_mark_stands_for_the_files() -> None:
    one = {"a.toml": "x", "b.toml": "y"}
    assert overlay_mark(one) == overlay_mark(dict(reversed(one.items())))
    others = [{"a.toml": "xy", "b.toml": ""}, {"a.toml": "x"}, {"a.toml": "x", "c.toml": "y"}, {"a.toml": "x 6 b.toml"}]
    assert len({overlay_mark(files) for files in (one, *others)}) == 5


def test_laid_cards_are_found_by_their_mark_and_ours_stay() -> None:
    game = overlay("flamecraft", RICHER)
    assert game.cards.overlay == overlay_mark(RICHER)
    assert load("flamecraft", game.cards.overlay) is game
    assert game in overlays("flamecraft")
    assert load("flamecraft") is not game
    assert load("flamecraft").cards.overlay == ""
    with pytest.raises(ValueError, match="of mark 00, which are not here"):
        load("flamecraft", "00")
    with pytest.raises(ValueError, match="dualis has no card files"):
        overlay("dualis", RICHER)


def test_a_record_says_its_cards_and_plays_with_them() -> None:
    game = overlay("flamecraft", RICHER)
    record = Record("flamecraft", game.RULES, 2, game.setup.check(2, {}), 3, [], {}, game.cards.overlay)
    text = str(record)
    assert f"\ncards {game.cards.overlay}\n" in text
    again = Record.parse(text)
    assert (again.cards, str(again)) == (game.cards.overlay, text)
    needs = [state.book.fancy_needs[16] for state in (state_of(record, 0), state_of(Record.of("flamecraft", 2, 3), 0))]  # type: ignore[attr-defined]
    assert needs[0][1] == 3, "Three coins, as the overlay says."
    assert needs[1][1] == 5
    assert "cards" not in str(Record.of("flamecraft", 2, 3))
    with pytest.raises(ValueError, match="says cards again"):
        Record.parse(text + f"cards {game.cards.overlay}\n")
    with pytest.raises(ValueError, match="which are not here"):
        Record.parse(text.replace(game.cards.overlay, "feed"))


def test_a_title_without_profiles_leaves_options_alone() -> None:
    game = load("dualis")
    state = game.deal(4, 1)
    assert game.manners.profile == ()
    assert game.setup.unlocks(state) == []
    assert game.setup.with_profile(4, {"short": True}, ["AC01"]) == {"short": True}
