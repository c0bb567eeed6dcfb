"""The forge of Flamecraft Duals: mistakes with ways out, cards as they are written, and whose hand they are in."""

import tomllib
from typing import Any

import pytest

from emberhall.forge.balance import game_of
from emberhall.games.flamecraft_duals.forge.forge import FORGE
from emberhall.games.flamecraft_duals.forge.trial import REPLACED, TRIED, turn_of
from emberhall.games.flamecraft_duals.state import State, cards_in
from emberhall.kernel.forge.forge import Draft, Wish
from emberhall.kernel.forge.toml import card_file
from emberhall.kernel.play import Play

NAME = {"en": "Three Loaves", "fr": "Les Trois Miches"}


def card(kind: str = "three", **fields: Any) -> Draft:
    own = next(each for each in FORGE.kinds() if each.key == kind)
    return {**own.draft, "name": NAME, **fields}


@pytest.mark.parametrize(
    ("draft", "line", "code", "mends"),
    [
        (card(name={"en": "", "fr": "Les Miches"}), 1, "E05", 1),
        (card(shape="rhombus"), 2, "E07", 0),
        (card(second="W"), 3, "E07", 0),
        (card("four", first="B", second="C", third="M", fourth="I"), 3, "E08", 2),
        (card(reputation=10), 4, "E06", 0),
        (card(reputation=True), 4, "E02", 0),
        (card(icons="BBB"), 1, "E01", 0),
    ],
)
def test_mistakes_stand_in_their_line_with_ways_out(draft: Draft, line: int, code: str, mends: int) -> None:
    (fault,) = FORGE.check(draft).faults
    assert (fault.line, fault.code, len(fault.mends)) == (line, code, mends)
    for mend in fault.mends:
        assert FORGE.check(mend.draft).faults == []


@pytest.mark.parametrize("draft", [{}, {"kind": {}}, {"kind": "three"}, card(first=[]), {"id": "AA-01", "shape": 1}])
def test_nonsense_is_refused(draft: Draft) -> None:
    assert FORGE.check(draft).faults


def test_a_strange_worth_is_only_a_doubt() -> None:
    finding = FORGE.check(card(reputation=9))
    assert finding.faults == []
    assert [(doubt.line, doubt.code) for doubt in finding.doubts] == [(4, "W01")]


def test_cards_are_written_as_card_files_have_them() -> None:
    written = tomllib.loads(card_file([("shop", FORGE.written(card(third="M")))]))["shop"][0]
    assert (written["shape"], written["icons"], written["reputation"]) == ("L", "BBM", 3)
    assert FORGE.check(written).faults == []
    assert FORGE.near(card(third="B"))[0] == "L-BBB"


@pytest.mark.parametrize("where", [0, 1])
@pytest.mark.parametrize("bout", [0, 1])
def test_the_card_is_in_one_hand_and_what_it_replaces_in_the_other(where: int, bout: int) -> None:
    trial = FORGE.trial(card(), Wish())
    game = game_of("flamecraft_duals", trial)
    for seed in range(8):
        play = Play.begin(game, 2, seed, trial.bouts[bout].games[where][0])
        FORGE.dealt(play.state, where, trial)
        state = play.state
        assert isinstance(state, State)
        game.invariants(state)
        hands = [{state.book.ids[each] for each in cards_in(state.hand(seat))} for seat in (0, 1)]
        assert TRIED in hands[where]
        assert REPLACED in hands[1 - where]
        assert len(hands[0]) == len(hands[1])
        assert not hands[0] & hands[1]


def test_the_turn_counts_own_turns() -> None:
    assert turn_of(["pull", "done", "pull", "done", "pull", f"score {TRIED}"]) == 2
    assert turn_of(["pull", "done", "score L-BBB"]) == 0
