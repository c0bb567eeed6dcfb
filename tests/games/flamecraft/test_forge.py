"""Flamecraft's forge: mistakes with ways out, cards as they are written, and where they lie in a trial."""

import tomllib
from typing import Any

import pytest

from emberhall.forge.balance import Lot, game_of, played
from emberhall.games.flamecraft.forge.forge import FORGE
from emberhall.games.flamecraft.forge.trial import REPLACED, TRIED
from emberhall.games.flamecraft.game import GAME
from emberhall.games.flamecraft.state import cards_in
from emberhall.kernel.forge.forge import Draft, Trial, Wish
from emberhall.kernel.forge.toml import card_file
from emberhall.kernel.play import Play

NAME = {"en": "Lantern Bakery", "fr": "La Mie aux Lanternes"}
GAIN: Draft = {"op": "gain", "goods": ["br"], "times": 2, "coins": 1}
NOTHING: Draft = {"op": "pay", "goods": [], "times": 1, "coins": 0}


def card(kind: str, **fields: Any) -> Draft:
    own = next(each for each in FORGE.kinds() if each.key == kind)
    return {**own.draft, "name": NAME, **fields}


@pytest.mark.parametrize(
    ("draft", "line", "code", "mends"),
    [
        (card("shop", name={"en": "Bakery", "fr": " "}), 1, "E05", ["name"]),
        (card("shop", icon="dragon", amount=3), 2, "E08", ["one"]),
        (card("shop", amount=9), 2, "E06", []),
        (card("shop", left={"takes": "bread", "gives": "c"}), 3, "E07", []),
        (card("shop", ability=[GAIN, NOTHING]), 8, "E08", ["coin", "remove"]),
        (card("shop", ability=[GAIN, {"op": "may", "row": [NOTHING]}]), 8, "E08", ["coin", "remove"]),
        (card("shop", ability=[GAIN, {"op": "win"}]), 8, "E07", ["remove"]),
        (card("enchantment", cost=[{"n": 1, "good": "br"}, {"n": 2, "good": "br"}]), 4, "E03", ["remove"]),
        (card("enchantment", gives=[{"n": 1, "what": "rep"}, {"n": 1}]), 6, "E02", ["remove"]),
        (card("sets", set=[]), 3, "E02", ["bread"]),
        (card("sets", once=5, twice=3), 4, "E08", ["tiers"]),
        (card("sun", when=["hand>=5", "hand>=6"]), 3, "E03", ["remove"]),
        (card("sun", effects=[{"op": "host", "score": 2}]), 3, "E07", []),
        (card("moon", colour="red"), 1, "E01", []),
    ],
)
def test_mistakes_stand_in_their_line_with_ways_out(draft: Draft, line: int, code: str, mends: list[str]) -> None:
    (fault,) = FORGE.check(draft).faults
    assert (fault.line, fault.code) == (line, code)
    assert [mend.label["key"].partition("forge-mend-")[2] for mend in fault.mends] == mends
    for mend in fault.mends:
        assert FORGE.check(mend.draft).faults == []


def test_several_mistakes_are_told_at_once() -> None:
    draft = card("shop", name={"en": "", "fr": ""}, icon="gold", ability=[NOTHING])
    assert [(fault.line, fault.code) for fault in FORGE.check(draft).faults] == [(1, "E05"), (2, "E07"), (7, "E08")]


@pytest.mark.parametrize(
    "draft",
    [{}, {"kind": []}, {"kind": "shop"}, {"kind": "sun", "effects": {}}, card("moon", drawing=[1]), {"effects": 1}],
)
def test_nonsense_is_refused(draft: Draft) -> None:
    finding = FORGE.check(draft)
    assert finding.faults
    assert finding.entry is None


def test_a_great_reward_is_only_a_doubt() -> None:
    finding = FORGE.check(card("enchantment", cost=[{"n": 1, "good": "br"}], gives=[{"n": 12, "what": "rep"}]))
    assert finding.faults == []
    assert [(doubt.line, doubt.code) for doubt in finding.doubts] == [(4, "W01")]


@pytest.mark.parametrize(
    ("draft", "family", "wanted"),
    [
        (
            card("shop", ability=[GAIN, {"op": "score_per", "count": 1, "of": 2, "per": "goods_of_br"}]),
            "shop",
            {
                "icon": "br",
                "slots": ["br>c", "me/pl>F", "any>c"],
                "ability": [
                    {"do": "gain", "goods": "br br", "coins": 1},
                    {"do": "score", "count": 1, "of": 2, "per": "goods_of_br"},
                ],
            },
        ),
        (card("enchantment"), "enchantment", {"deck": "purple", "cost": "2 pl + 3 me", "reward": "4 rep + 1 A"}),
        (card("sets", four=0, thrice=0), "enchantment", {"set": "ir + cr", "tiers": [0, 2]}),
        (card("sun", when=["hand>=5", "coins>=3"]), "fancy", {"type": "sun", "when": {"hand": 5, "coins": 3}}),
        (card("moon", drawing={"dragon": "F20"}), "fancy", {"type": "moon", "drawing": {"dragon": "F20"}}),
    ],
)
def test_cards_are_written_as_card_files_have_them(draft: Draft, family: str, wanted: dict[str, Any]) -> None:
    assert FORGE.family(draft) == family
    written = tomllib.loads(card_file([(family, FORGE.written(draft))]))[family][0]
    assert {name: written[name] for name in wanted} == wanted
    if "four" not in draft:
        assert FORGE.check(draft).faults == []
    assert FORGE.check(written | {"id": "AA-02"}).faults == [], "a card of a file can be checked as well"


def test_the_picture_is_in_the_catalogue() -> None:
    finding = FORGE.check(card("moon", drawing={"dragon": "F20"}))
    assert finding.entry is not None
    assert finding.entry["drawing"] == {"dragon": "F20"}
    assert [fault.code for fault in FORGE.check(card("moon", drawing={"hat": "x"})).faults] == ["E10"]


def begun(trial: Trial, seats: int, where: int, seed: int) -> Any:
    game = game_of("flamecraft", trial)
    bout = next(each for each in trial.bouts if each.seats == seats)
    play = Play.begin(game, seats, seed, bout.games[where][0])
    FORGE.dealt(play.state, where, trial)
    game.invariants(play.state)
    for seat in range(seats):
        assert game.view(play.state, seat) == game.view(game.imagine(play.state, seat, play.state.rng.clone()), seat)
    return play.state


@pytest.mark.parametrize("where", [0, 1])
@pytest.mark.parametrize("icon", ["br", "wild"])
def test_the_shop_is_the_next_to_open_and_what_it_replaces_is_nowhere(where: int, icon: str) -> None:
    trial = FORGE.trial(card("shop", icon=icon), Wish(instead="S06"))
    for seed in range(6):
        state = begun(trial, 2 + seed % 3, where, seed)
        ids = state.book.shop_ids
        wanted, other = (TRIED[0], REPLACED[0]) if where == 0 else (REPLACED[0], TRIED[0])
        assert ids[state.shop_deck[-1]] == wanted
        assert not {ids.index(other), ids.index("S06")} & set(state.shop_deck)
        assert sorted(state.shop_deck + state.unused_shops) == list(range(6, len(ids)))


@pytest.mark.parametrize("where", [0, 1])
def test_the_enchantments_lie_in_the_row(where: int) -> None:
    trial = FORGE.trial(card("enchantment", deck="golden"), Wish())
    state = begun(trial, 3, where, 4)
    ids = state.book.enchantment_ids
    assert [ids[card] for card in state.row[:2]] == list((TRIED, REPLACED)[where])
    assert len(set(state.row + state.enchantments)) == len(state.row) + len(state.enchantments)


@pytest.mark.parametrize("where", [0, 1])
def test_each_dragon_is_dealt_to_its_seat(where: int) -> None:
    trial = FORGE.trial(card("sun"), Wish())
    for seed in range(5):
        state = begun(trial, 3, where, seed)
        ids = state.book.fancy_ids
        assert [ids[each] for each in cards_in(state.fancies[where])] == list(TRIED)
        assert [ids[each] for each in cards_in(state.fancies[1 - where])] == list(REPLACED)


def test_what_cannot_be_replaced_is_refused() -> None:
    with pytest.raises(ValueError, match="PU-BR-A"):
        FORGE.trial(card("shop"), Wish(instead="PU-BR-A"))
    with pytest.raises(ValueError, match="F20"):
        FORGE.trial(card("sun"), Wish(instead="F20"))


def test_the_same_card_is_worth_the_same() -> None:
    trial = FORGE.trial(card("enchantment"), Wish(instead="PU-BR-A"))
    for pair in played(Lot("flamecraft", trial, "casual", 3, 0, 3)):
        assert sum(pair.worths) == 0
        assert len(pair.turns) == len(pair.worths) == 2


def test_a_set_is_played_in_a_town_that_has_its_shops() -> None:
    options = FORGE.options([{**card("shop"), "id": "AA-01"}, {**card("sun"), "id": "AA-02"}])
    shops = str(options["shop_list"]).split(",")
    assert shops[0] == "AA-01"
    assert len(shops) == len(set(shops)) == 10
    assert set(shops[1:]) <= set(GAME.book.shop_ids)
    assert FORGE.options([card("sun")]) == {}
    assert FORGE.options([card("enchantment", deck="golden")]) == {"enchantments": "golden"}
