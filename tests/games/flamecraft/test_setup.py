"""Set-up, options, turn order and the end: what holds before the first turn and after the last."""

import json
from collections import Counter
from typing import Any

import pytest

from emberhall import Record, load
from emberhall.games.flamecraft.game import GAME
from emberhall.games.flamecraft.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from tests.games.flamecraft.scenes import ending, scene
from tests.replays import state_of

ruling = pytest.mark.ruling


def dealt(seats: int, seed: int = 1, **options: Any) -> State:
    state = GAME.deal(seats, seed, **options)
    assert isinstance(state, State)
    return state


@ruling("FC-01")
@pytest.mark.parametrize(
    ("seats", "removed", "deck", "spaces"), [(2, 2, 13, 12), (3, 1, 16, 14), (4, 0, 19, 14), (5, 0, 16, 14)]
)
def test_the_table_of_players(seats: int, removed: int, deck: int, spaces: int) -> None:
    state = dealt(seats)
    assert len(state.deck) == deck
    assert Counter(card // 7 for card in state.removed) == Counter({icon: removed for icon in range(6) if removed})
    assert not any(card % 7 == 0 for card in state.removed), "Starters never leave."
    assert state.terms.spaces == spaces
    assert len(state.enchantments) == 13
    assert len(state.shop_deck) == 10
    assert all(hand.bit_count() == 3 for hand in state.hands)
    assert GAME.view(state, 0)["decks"]["fancies"] == 36 - 2 * seats


@ruling("FC-02")
def test_starters_lie_on_every_second_space() -> None:
    town = GAME.view(dealt(3), None)["town"]
    shops = {space["space"]: space["shop"]["id"] for space in town if space["shop"]}
    assert shops == {1: "ST-BR", 3: "ST-ME", 5: "ST-IR", 7: "ST-PO", 9: "ST-CR", 11: "ST-PL"}
    assert town[0]["shop"]["slots"] == ["A-BR-0", None, None]


def test_the_shop_deck_is_one_of_each_good_and_four_others() -> None:
    for seed in range(8):
        state = dealt(3, seed)
        icons = Counter(GAME.book.shop_icon[shop] for shop in state.shop_deck)
        assert all(icons[icon] == 1 for icon in range(6))
        assert sum(icons[icon] for icon in (6, 7, 8)) == 4


@ruling("FC-04")
def test_the_fourth_and_fifth_player_take_a_good() -> None:
    there = scene(5, active=2)
    state = GAME.deal(5, 3, first_player=2)
    while state.decision is not None and state.decision.ask == "keep":
        state.take(state.decision.options[0])
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.ask) == (0, "good"), "From seat 2 on, seat 0 is the fourth."
    assert decision.words() == ("good br", "good me", "good ir", "good po", "good cr", "good pl")
    state.apply("good cr")
    assert state.decision is not None
    assert state.decision.seat == 1
    state.apply("good br")
    assert (state.decision.seat, state.decision.ask) == (2, "visit")
    assert there.ask == "visit"


@pytest.mark.parametrize(
    ("seats", "goods"), [(1, []), (2, [0, 3]), (3, [0, 2, 3]), (4, [0, 1, 2, 4]), (5, [0, 1, 2, 3, 4])]
)
def test_by_the_house_later_players_take_more_goods(seats: int, goods: list[int]) -> None:
    state = GAME.deal(seats, 3, first_player="random" if seats == 1 else 0, late_goods="house")
    asked: list[int] = []
    while state.decision is not None and state.decision.ask != "visit":
        if state.decision.ask == "good":
            asked.append(state.decision.seat)
        state.take(state.decision.options[0])
    assert asked == [seat for seat, count in enumerate(goods) for _ in range(count)]
    state = GAME.unpack(pack(GAME.deal(3, 3, late_goods="house")))
    assert state.decision is not None
    assert GAME.setup.check(3, {})["late_goods"] == "printed", "The rules' own way unless somebody asks."


@ruling("FC-05")
def test_everybody_starts_at_nothing_and_fifty_is_no_limit() -> None:
    assert dealt(4).rep == [0] * 4
    there = scene(rep={0: 49}, has={0: "c1"}).play("visit ST-PL", "fire Twig", "gift coin to 1")
    assert there.rep() == 51


@ruling("FC-06")
@ruling("FC-08")
def test_the_first_visit_may_go_anywhere_and_one_may_come_back() -> None:
    there = scene(2)
    assert len(there.words()) == 6
    there.play("visit ST-CR").finish()
    there.play("visit ST-BR").finish()
    assert "visit ST-CR" not in there.words()
    assert there.why("visit ST-CR") == "FC-08"
    there.play("visit ST-ME").finish()
    there.play("visit ST-IR").finish()
    assert "visit ST-CR" in there.words()


@ruling("FC-09")
def test_the_own_pawn_owes_nothing() -> None:
    there = scene(2, pawns={0: "ST-BR"})
    shop = there.game.view(there.state, 0)["town"][0]["shop"]
    assert (shop["pawns"], shop["fee"]) == ([0], 0)
    assert there.game.view(there.state, 1)["town"][0]["shop"]["fee"] == 1


@ruling("FC-17")
@ruling("FC-30")
def test_a_face_down_shop_is_not_there_yet() -> None:
    there = scene(2, slots={"ST-BR.2": "Cookie"}, hands={0: "Potato, Herb"}, row="", shop_deck="S09 S16")
    there.play("visit ST-BR", "place Potato on ST-BR.3", "fire Potato")
    assert there.hidden() == 1
    assert not any("S09" in word for word in there.words()), "Herb would fit there."
    assert there.why("visit S09") == "FC-17"
    assert there.why("place Herb on S09.3") == "FC-17"


@ruling("FC-26")
def test_what_a_slot_takes() -> None:
    there = scene(shops="S13", hands={0: "Cole, Loaf, Herb, Venti"}, row="").play("visit S13")
    assert there.words() == [
        "place Loaf on S13.1",
        "place Loaf on S13.3",
        "place Cole on S13.2",
        "place Cole on S13.3",
        "place Venti on S13.3",
        "place Herb on S13.1",
        "place Herb on S13.3",
        "skip",
    ]
    assert there.why("place Venti on S13.1") == "FC-26"
    assert there.why("place Shale on S13.2") == "not-held"


@ruling("FC-27")
def test_a_reward_is_not_optional() -> None:
    there = scene(shops="S10", hands={0: "Venti"}, row="").play("visit S10", "place Venti on S10.3")
    assert there.words() == [f"good {good}" for good in ("br", "me", "ir", "po", "cr", "pl")]
    there.play("good po")
    assert there.words() == ["good po", "good cr", "good pl"], "Two goods, alike or different, in ring order."


@ruling("FC-47")
def test_an_earlier_part_pays_a_later_one() -> None:
    there = scene(shops="S10", slots={"S10.1": "Loaf"}, hands={0: "Potato"}, row="").play("visit S10")
    assert there.has() == "br1 me1"
    there.finish(until="ability")
    there.play("use")
    assert there.ask == "visit", "No coin came in time for the second set."
    there = (
        scene(shops="S13", hands={0: "Loaf"}, row="").play("visit S13", "place Loaf on S13.1").finish(until="ability")
    )
    there.play("use", "good br")
    assert there.words() == ["gift coin to 1", "gift coin to 2", "skip"], "The slot's coin may be given."


@ruling("FC-66")
def test_final_turns_have_limits() -> None:
    there = scene(2, has={0: "cr7"}, deck="", park="Loaf")
    there.state.trigger, there.state.finals = 1, 2
    there.play("visit ST-CR").finish()
    assert there.has() == "cr7"


@ruling("FC-107")
def test_a_game_that_will_not_end() -> None:
    there = scene(2, active=1)
    there.state.turns = 119
    there.play("visit ST-CR").finish()
    assert there.state.trigger == 1
    assert (there.seat, there.state.finals) == (0, 2)


@ruling("FC-111")
def test_nothing_makes_up_for_being_first() -> None:
    there = ending(scene(2, rep={0: 30, 1: 30}))
    assert there.game.winners(there.state) == [0, 1]
    assert there.game.scores(there.state) == [30, 30]


@ruling("FC-117")
def test_the_supply_never_runs_dry() -> None:
    there = scene(2, has={0: "br40 c40"}, row="").play("visit ST-BR").finish()
    assert there.has() == "br7 c40"


@ruling("FC-13")
@ruling("FC-56")
def test_limits_are_the_active_seats_alone() -> None:
    there = scene(2, has={0: "me9", 1: "br9"}).play("visit ST-CR").finish()
    assert (there.has(0), there.has(1)) == ("me7 cr2", "br9")


# --- options


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (6, {}, "played with 1 or 2 or 3 or 4 or 5 seats, not 6"),
        (3, {"enchantments": "blue"}, "enchantments cannot be 'blue'"),
        (3, {"shop_list": "S01,Q99"}, "shop_list names 'Q99'"),
        (3, {"shop_list": "S01,S01"}, "names a card twice"),
        (3, {"shop_list": "ST-BR"}, "is a starter"),
        (3, {"shop_list": 7}, "shop_list is standard or ids"),
        (3, {"solo_unlocked": "AC01"}, "only alone"),
        (3, {"first_player": 3}, "at most 2"),
        (2, {"solo_limits": True}, "only alone"),
        (1, {"solo_unlocked": "S01"}, "solo_unlocked names 'S01'"),
    ],
)
def test_options_that_cannot_be(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.deal(seats, 1, **options)


def test_a_shop_list_of_ones_own() -> None:
    state = dealt(2, shop_list="s04, S28,S22")
    assert sorted(GAME.book.shop_ids[shop] for shop in state.shop_deck) == ["S04", "S22", "S28"]
    record = Record.of("flamecraft", 2, 1, shop_list="S04,S28,S22")
    again = state_of(Record.parse(str(record)), 0)
    assert pack(again) == pack(GAME.deal(2, 1, shop_list="S04,S28,S22"))


# --- secrets


@ruling("FC-116")
def test_what_is_known_of_hands() -> None:
    there = scene(2, hands={0: "Cole"}, park="Loaf, Herb", deck_top="Cookie").play("visit ST-BR", "skip", "fire Pan")
    there.play("take Loaf")
    there.play("visit ST-CR").finish()
    rng = Rng.seeded(5)
    for _ in range(12):
        imagined = GAME.imagine(there.state, 1, rng)
        assert isinstance(imagined, State)
        hand = imagined.hands[0]
        loaf = GAME.book.artisan_ids.index("A-BR-2")
        assert hand >> loaf & 1, "Loaf was taken in sight of all."
        assert hand.bit_count() == 2
    seen = {GAME.imagine(there.state, 1, rng).hands[0] for _ in range(12)}
    assert len(seen) > 3, "The other card is anybody's guess."
    view = GAME.view(there.state, 1)
    assert view["players"][0]["hand"] == 2
    assert view["me"]["hand"] == []


def test_what_is_known_of_fancies() -> None:
    there = scene(2, fancies={0: "F01 F02", 1: "F25 F26"}, reserved={1: "PU-BR-A"})
    rng = Rng.seeded(8)
    imagined = [GAME.imagine(there.state, 1, rng) for _ in range(12)]
    assert {state.fancies[1] for state in imagined} == {there.state.fancies[1]}, "The own ones are known."
    assert len({state.fancies[0] for state in imagined}) > 6
    assert {state.fancies[0].bit_count() for state in imagined} == {2}
    view = GAME.view(there.state, 0)
    assert [player["reserved"] for player in view["players"]] == [None, "PU-BR-A"]


def test_a_returned_card_is_known_to_who_returned_it() -> None:
    held = "Loaf, Cole, Herb, Venti, Opalwing, Cutlet, Honey"
    there = scene(2, hands={0: held}, row="").play("visit ST-CR", "skip", "skip", "return Cutlet")
    cutlet = GAME.book.artisan_ids.index("A-ME-3")
    rng = Rng.seeded(1)
    assert all(GAME.imagine(there.state, 0, rng).deck[0] == cutlet for _ in range(6))
    assert not all(GAME.imagine(there.state, 1, rng).deck[0] == cutlet for _ in range(6))


def test_a_spectator_sees_no_secret() -> None:
    state = dealt(3)
    view = GAME.view(state, None)
    assert view["me"] is None
    text = json.dumps(view)
    hidden = [GAME.book.artisan_ids[card] for hand in state.hands for card in range(42) if hand >> card & 1]
    assert not any(card in text for card in hidden)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_view_is_at_most_twelve_kilobytes(seats: int) -> None:
    largest = 0
    state = GAME.deal(seats, 11, companions=seats > 1)
    rng = Rng.seeded(4)
    while not state.over:
        options = state.options()
        state.take(options[rng.below(len(options))])
        largest = max(largest, *(len(json.dumps(GAME.view(state, seat))) for seat in (0, None)))
    assert largest <= 12_000


def test_the_title_is_found() -> None:
    assert load("flamecraft") is GAME


@ruling("FC-124")
def test_each_player_picks_a_free_colour() -> None:
    """Seats that did not pick one get those left; nobody gets a colour twice."""
    state = GAME.deal(4, 1, colour1="br", colour3="pl")
    assert [player["colour"] for player in GAME.view(state, None)["players"]] == ["me", "br", "ir", "pl"]
    with pytest.raises(ValueError, match="The colour pl is picked twice"):
        GAME.deal(3, 1, colour0="pl", colour2="pl")
    GAME.deal(2, 1, colour0="pl", colour2="pl")
    alone = GAME.view(GAME.deal(1, 1, colour0="cr"), 0)["solo"]
    assert alone["colours"] == ["cr", "pl", "br", "me", "ir", "po"]
    assert GAME.view(GAME.deal(1, 1, colour="cr"), 0)["solo"]["colours"] == alone["colours"], "As older records say it."
