"""The worked examples of the rulebook (G1 to G10), and set-up in every mode."""

from typing import Any

import pytest

from emberhall.games.flamecraft_duals.deal import begins
from emberhall.kernel.chance import Rng
from tests.games.flamecraft_duals.scenes import FACES, RING, fresh, scene, split, wander

ruling = pytest.mark.ruling


@ruling("FD-29")
@pytest.mark.parametrize(
    ("a", "b", "first"),
    [
        ("CI", "I", 0),  # G1
        ("B", "B", -1),
        ("BC", "MB", -1),
        ("BC", "B", 0),
        ("C", "CI", 1),
        ("PM", "I", 0),
        ("OP", "O", 0),
        ("P", "B", 1),
    ],
)
def test_g1_t23_who_begins(a: str, b: str, first: int) -> None:
    """Determine First Player: the higher on the chart; a dual beats a single of its better type."""
    assert begins(FACES.index(a), FACES.index(b)) == first


@ruling("FD-30")
@pytest.mark.parametrize("seed", range(12))
def test_g1_both_tokens_go_back(seed: int) -> None:
    """Determine First Player: the seat that drew the higher token begins, and the bag is full again."""
    there = fresh(seed=seed, mode="fancy", fancy_pick="buddy+todd")
    drawn = there.events("drawn")
    assert all(begins(*(FACES.index(face) for face in draw["tokens"])) == -1 for draw in drawn[:-1])
    a, b = (FACES.index(face) for face in drawn[-1]["tokens"])
    assert there.state.first == there.seat == drawn[-1]["first"] == begins(a, b)
    assert "W" not in [face for draw in drawn for face in draw["tokens"]]
    assert len(there.bag()) == 31


def test_the_chance_of_a_repeated_draw() -> None:
    """Determine First Player: 37 of 435 pairs tie with 30 tokens in the bag, 19 of 276 with 24."""
    for each, ties, pairs in ((4, 37, 435), (3, 19, 276)):
        bag = [face for face in range(6) for _ in range(each)] + list(range(6, 12))
        matches = [begins(a, b) for k, a in enumerate(bag) for b in bag[k + 1 :]]
        assert (matches.count(-1), len(matches)) == (ties, pairs)


@ruling("FD-19")
def test_g2_iron_moves_two_tokens() -> None:
    there = scene("C3:B B3:C C2:O D3:M").play("pull = I", "place C4", "fire I")
    assert there.things() == ["B3", "C3", "D3"]
    there.play("from C3")
    assert there.things() == ["B2", "B3", "C2", "C4", "D2", "D3"]
    there.play("to D2")
    assert there.things() == ["B3", "D3", "stop"]
    there.play("from B3", "to A2")
    assert there.layout() == "A2:C C2:O C4:I D2:B D3:M"
    assert there.ask == "score"


@ruling("FD-19")
def test_g3_iron_moves_two_of_one_stack() -> None:
    there = scene("C3:B>C D3:M").play("pull = I", "place C4", "fire I", "from C3", "to C4")
    assert there.things() == ["C3", "D3", "stop"]
    there.play("from C3", "to C2")
    assert there.layout() == "C2:B C4:I>C D3:M"


@ruling("FD-08")
def test_g4_two_cards_with_one_dual() -> None:
    """Scoring 2 Shop Cards: the dual is meat for one card and bread for the other."""
    there = scene("C2:B C3:B C4:MB B3:B", hand="L-BBM T-BBB", deck="L-OOB L-OOC L-OOI").play("pull = P", "place E1")
    assert there.offered() == ["score T-BBB", "score L-BBM", "done"]
    there.play("score L-BBM")
    assert there.offered() == ["score T-BBB", "done"]
    before = there.view()["players"][0]["reputation"]
    there.play("score T-BBB", "done")
    assert there.view()["players"][0]["reputation"] == before + 3
    assert there.view()["players"][0]["reputation"] == 5 + 3
    assert there.hand() == ["L-OOB", "L-OOC"]
    assert there.seat == 1


@ruling("FD-01")
@ruling("FD-06")
@ruling("FD-55")
def test_g5_a_coin_in_the_middle_of_a_crystal() -> None:
    """Spend a Coin Mid-turn: three pulled; two cards drawn and two put under the deck in the owner's order."""
    there = scene(RING, bag="C I O BC P P M", hand="L-BBB L-CCM", deck="T-III L-MMB L-PPO L-IIC")
    there.play("pull = C", "place C3", "fire C = I O BC")
    assert there.words() == ["pick I", "pick O", "pick BC", "coin"]
    there.play("coin")
    assert there.words() == ["return L-BBB", "return T-III", "return L-CCM", "return L-MMB"]
    there.play("return L-BBB", "return L-CCM")
    assert there.words() == ["pick I", "pick O", "pick BC"]
    there.play("pick I", "place E1")
    assert there.hand() == ["T-III", "L-MMB"]
    assert there.deck() == ["L-PPO", "L-IIC", "L-BBB", "L-CCM"]
    assert there.state.coins0 == 2
    assert there.bag() == split("M O P P BC")
    assert there.ask == "score"  # the iron did not fire


@ruling("FD-05")
@ruling("FD-24")
def test_g6_extras() -> None:
    """Using Extra Dragon Tokens: the bag ran out, so the end comes although it is no longer empty."""
    there = scene(RING, bag="C B M").play("pull = C", "place C3", "fire C = B M P")
    assert there.things() == ["B", "M", "P"]
    there.play("pick B", "place E1")
    assert there.bag() == split("B C M M I O P")
    assert there.state.extras == 0
    assert there.end_by() == 0


MODES = [
    ("standard", {}, 30, 2, 38, 0),
    ("fancy", {"fancy_pick": "flair+rainbow"}, 30, 2, 38, 0),
    ("fancy", {"fancy_pick": "buddy+goldrush"}, 31, 2, 38, 0),
    ("fancy", {"fancy_pick": "goldrush+todd"}, 30, 3, 36, 0),
    ("fancy", {"fancy_pick": "goldrush+steven"}, 30, 2, 36, 2),
    ("fancy", {"fancy_pick": "steven+todd"}, 30, 3, 34, 2),
    ("fountain", {}, 24, 2, 38, 0),
    ("fancy_fountain", {"fancy_pick": "flair+taylor"}, 24, 2, 38, 0),
    ("fancy_fountain", {"fancy_pick": "buddy+steven"}, 25, 2, 36, 2),
    ("solo", {}, 24, 2, 40, 0),
]


@ruling("FD-42")
@ruling("FD-64")
@ruling("FD-68")
@pytest.mark.parametrize(("mode", "options", "bag", "hand", "deck", "open_cards"), MODES)
def test_g7_set_up(mode: str, options: dict[str, Any], bag: int, hand: int, deck: int, open_cards: int) -> None:
    """Setup, in every mode: what is where."""
    there = fresh(1 if mode == "solo" else 2, mode=mode, **options)
    view = there.view()
    assert sorted(stack["tokens"][0] for stack in view["board"] if stack["tokens"]) == sorted("BCMIOP")
    assert [stack["hex"] for stack in view["board"] if stack["tokens"]] == ["B2", "B3", "C2", "C4", "D2", "D3"]
    assert view["extras"] == list("BCMIOP")
    assert (view["bag_size"], view["deck"]) == (bag, deck)
    assert [player["cards"] for player in view["players"]] == [hand] * view["seats"]
    assert [card is not None for card in view["open_cards"]] == [True] * open_cards
    buddy = "buddy" in options.get("fancy_pick", "")
    fountain = "fountain" in mode or mode == "solo"
    assert view["out"] == list("BCMIOP") * fountain + ["W"] * (not buddy)
    assert view["mini"] == ("C3" if mode == "solo" else None)
    assert len(view["fountain"]) == (1 if mode == "solo" else 6 if fountain else 0)
    assert view["fountain_hidden"] == (5 if mode == "solo" else 0)
    assert [player["coins"] for player in view["players"]] == [3] * view["seats"]


@ruling("FD-31")
@pytest.mark.parametrize("seed", range(6))
def test_fancies_are_picked_by_both(seed: int) -> None:
    """Fancy Mode, Setup: a random seat picks first; the other picks another card; both seats use both."""
    there = fresh(seed=seed, mode="fancy")
    everything = ["flair", "rainbow", "starburst", "taylor", "buddy", "goldrush", "steven", "todd"]
    assert there.things() == everything
    first = there.seat
    there.play("choose todd")
    assert there.seat == 1 - first
    assert there.things() == everything[:-1]
    there.play("choose flair")
    assert [fancy["card"] for fancy in there.view()["fancies"]] == ["flair", "todd"]
    assert there.ask == "pull"


@ruling("FD-31")
def test_either_seat_may_be_first_to_pick() -> None:
    assert {fresh(seed=seed, mode="fancy").seat for seed in range(20)} == {0, 1}


def test_g8_meat_onto_itself() -> None:
    there = scene("C3:B C2:I>P").play("pull = M", "place C4", "fire M")
    assert there.things() == ["C3"]
    there.play("from C3")
    assert len(there.offered()) == 18
    assert "C3" not in there.things()
    there.play("to C4")
    assert there.layout() == "C2:I>P C4:M>B"


@ruling("FD-22")
def test_g9_potion_swaps_itself() -> None:
    there = scene("A1:B A3:B").play("pull = O", "place C3", "fire O", "swap C3")
    assert there.things() == ["A1", "A3"]
    there.play("with A1")
    assert there.layout() == "A1:O A3:B C3:B"


@ruling("FD-13")
def test_g10_plant_through_plant() -> None:
    there = scene("B2:P A1:M A2:B").play("pull = P", "place C3", "fire P")
    assert there.things() == ["B2"]
    there.play("ignite B2")
    assert there.things() == ["A1", "A2"]
    there.play("ignite A1")
    assert there.things() == ["A2", "B2"]
    there.play("from A2", "to E3")
    assert there.layout() == "A1:M B2:P C3:P E3:B"
    assert there.ask == "score"


def test_equal_seeds_give_equal_games() -> None:
    """Set-up: one seed, one game."""
    a, b = fresh(seed=5), fresh(seed=5)
    wander(a.state, Rng.seeded(1))
    wander(b.state, Rng.seeded(1))
    assert a.layout() == b.layout()
    assert a.pile() == b.pile()


@pytest.mark.parametrize("way", [0, 1])
def test_a_named_seat_begins(way: int) -> None:
    """Options: a return match names who begins."""
    assert {fresh(seed=seed, first_player=way).seat for seed in range(8)} == {way}


def test_a_random_seat_begins() -> None:
    assert {fresh(seed=seed, first_player="random").seat for seed in range(20)} == {0, 1}
