"""PLAY: placing, firing, each ability, and chains of bread and plant (T01 to T12, T17 to T20, T34)."""

import pytest

from emberhall.games.flamecraft_duals.words import OPTIONS_SAID
from tests.games.flamecraft_duals.scenes import HEXES, RING, fresh, scene, split

ruling = pytest.mark.ruling


# --- placing


@ruling("FD-38")
@ruling("FD-46")
def test_t01_any_stack_with_room_but_not_the_fountain() -> None:
    there = scene("B2:B>C>M B3:I C3:P>P", mini="A1", mode="fountain").play("pull = O")
    assert there.things() == [at for at in HEXES if at not in {"A1", "B2"}]
    assert there.offered() == [f"place {at}" for at in there.things()]


@ruling("FD-46")
def test_a_pulled_token_must_be_placed() -> None:
    there = scene("C3:B").play("pull = I")
    assert there.refusal("no") == "FD-17"
    assert there.words() == [*[f"place {at}" for at in HEXES], "coin"]


# --- firing


def test_t12_a_dual_fires_as_either_type() -> None:
    there = scene(RING).play("pull = OP", "place C3")
    assert there.words() == ["no", "fire O", "fire P", "coin"]


@ruling("FD-16")
def test_an_ability_without_effect_is_not_offered() -> None:
    there = scene().play("pull = M", "place C3")
    assert there.ask == "score"
    there = scene("A1:C").play("pull = PM", "place C3")
    assert there.ask == "score"


@ruling("FD-16")
def test_t20_bread_without_a_token_left() -> None:
    there = scene(RING, bag="B", extras="").play("pull = B", "place C3")
    assert there.ask == "score"
    assert there.end_by() == 0


@ruling("FD-17")
def test_a_fired_ability_is_carried_out() -> None:
    """Firing up is optional; once fired up, the ability must be carried out."""
    for face, word in (("M", "fire M"), ("I", "fire I"), ("O", "fire O"), ("P", "fire P")):
        there = scene(RING).play(f"pull = {face}", "place C3", word)
        assert not {"no", "stop", "done"} & set(there.words())
        assert there.refusal("stop") == there.refusal("no") == "FD-17"


# --- bread and crystal


@ruling("FD-24")
def test_t17_bread_pulls_from_the_extras() -> None:
    there = scene(RING, bag="B").play("pull = B", "place C3", "fire B = O")
    assert there.ask == "place"
    assert there.bag() == split("B C M I P")
    assert there.state.extras == 0
    assert there.end_by() == 0


@ruling("FD-25")
def test_t18_extras_stay_out_when_nothing_is_owed() -> None:
    there = scene(RING, bag="M").play("pull = M", "place E1", "no", "done")
    assert there.end_by() == 0
    assert there.bag() == []
    assert there.view()["extras"] == list("BCMIOP")
    assert (there.seat, there.ask, there.view()["phase"]) == (1, "score", "special")


@ruling("FD-24")
def test_t19_crystal_takes_what_exists() -> None:
    there = scene(RING, bag="C M", extras="").play("pull = C", "place C3", "fire C = M")
    assert there.things() == ["M"]
    assert there.end_by() == 0


@ruling("FD-24")
def test_extras_enter_once() -> None:
    """End Game Trigger: once the extras are gone too, crystal pulls what is left and bread is not offered."""
    there = scene(RING, bag="C", extras="B C").play("pull = C", "place C3", "fire C = B C")
    assert there.state.extras == there.state.bag == 0
    there.play("pick B", "place E1")
    assert there.bag() == ["C"]


@ruling("FD-01")
def test_crystal_pulls_three_and_places_one() -> None:
    there = scene(RING, bag="C I O BC P P M").play("pull = C", "place C3", "fire C = P M P")
    assert there.offered() == ["pick M", "pick P"]
    assert there.view(1)["pulled"] == ["M", "P", "P"]
    there.play("pick P")
    assert there.offered() == [f"place {at}" for at in HEXES]
    there.play("place C3")
    assert there.bag() == split("M I O P BC")
    assert there.ask == "score"  # a plant next to six others does not fire up


def test_bread_fires_again_and_again() -> None:
    there = scene(RING, bag="B B MB I P").play(
        "pull = B", "place C3", "fire B = B", "place A1", "fire B = MB", "place A2"
    )
    assert there.offered() == ["no", "fire B", "fire M"]
    there.play("fire B = I", "place E3")
    assert [link["type"] for link in there.view(1)["chain"]] == ["B", "B", "B"]


# --- meat


@ruling("FD-07")
@ruling("FD-18")
def test_t02_meat_takes_the_top_and_puts_it_elsewhere() -> None:
    there = scene("C3:B C2:I>P").play("pull = M", "place D2", "fire M")
    assert there.things() == ["C2", "C3"]
    there.play("from C2")
    assert there.things() == [at for at in HEXES if at != "C2"]
    assert there.refusal("to C2") == "FD-18"
    there.play("to A1")
    assert there.layout() == "A1:P C2:I C3:B D2:M"


@ruling("FD-23")
def test_a_moved_token_does_not_fire() -> None:
    there = scene("C3:B C5:C").play("pull = M", "place C4", "fire M", "from C3", "to A1")
    assert there.ask == "score"


# --- iron


@ruling("FD-19")
def test_t03_the_same_token_does_not_move_twice() -> None:
    there = scene("C3:B D3:M").play("pull = I", "place C4", "fire I", "from C3", "to D3")
    assert there.layout() == "C4:I D3:M>B"
    assert there.ask == "score"


def test_t04_a_walled_in_token_is_no_source() -> None:
    there = scene("A1:B A2:C>C>C B1:M>M B2:O>O>O").play("pull = I", "place B1", "fire I")
    assert there.things() == ["B2"]
    assert there.refusal("from A1") == "walled-in"


@ruling("FD-48")
def test_t05_full_stacks_and_the_edge_are_no_destination() -> None:
    there = scene("C3:B D2:O>O>O C2:C>C>C").play("pull = I", "place C4", "fire I", "from C3")
    assert there.things() == ["B2", "B3", "C4", "D3"]


@ruling("FD-48")
def test_nothing_moves_off_the_board() -> None:
    there = scene("A1:B").play("pull = I", "place A2", "fire I", "from A1")
    assert there.things() == ["A2", "B1", "B2"]


@ruling("FD-20")
@ruling("FD-52")
def test_iron_covered_by_its_first_move_goes_on() -> None:
    """Iron: the second token is measured from the hex, even if the iron is covered."""
    there = scene("C3:B B3:C").play("pull = I", "place C4", "fire I", "from C3", "to C4")
    assert there.layout() == "B3:C C4:I>B"
    assert there.things() == ["B3", "stop"]
    there.play("from B3", "to C3")
    assert there.layout() == "C3:C C4:I>B"


@ruling("FD-17")
def test_iron_may_stop_after_one_move() -> None:
    there = scene("C3:B B3:C").play("pull = I", "place C4", "fire I")
    assert there.offered() == ["from B3", "from C3"]
    there.play("from C3", "to D2")
    assert there.offered() == ["from B3", "stop"]
    there.play("stop")
    assert there.ask == "score"


@ruling("FD-38")
def test_t34_nothing_moves_onto_the_fountain() -> None:
    there = scene("C3:B D3:M", mini="B3", mode="fountain").play("pull = I", "place C4", "fire I", "from C3")
    assert there.things() == ["B2", "C2", "C4", "D2", "D3"]
    assert there.refusal("to B3") == "FD-38"


# --- potion


@ruling("FD-54")
def test_t06_equal_faces_are_not_swapped() -> None:
    there = scene("A1:B A3:B E1:C E3:M").play("pull = O", "place C3", "fire O")
    assert there.things() == ["A1", "A3", "C3", "E1", "E3"]
    there.play("swap A1")
    assert there.things() == ["C3", "E1", "E3"]
    assert there.refusal("with A3") == "FD-54"
    assert there.refusal("with A1") == "FD-21"


@ruling("FD-07")
@ruling("FD-21")
@ruling("FD-22")
@ruling("FD-23")
def test_only_tops_of_two_hexes_swap() -> None:
    there = scene("A1:B>C>M E1:I").play("pull = O", "place C3", "fire O")
    assert there.things() == ["A1", "C3", "E1"]
    there.play("swap A1", "with E1")
    assert there.layout() == "A1:B>C>I C3:O E1:M"
    assert there.ask == "score"


@ruling("FD-54")
def test_a_board_of_one_face_has_nothing_to_swap() -> None:
    there = scene("A1:O A3:O").play("pull = O", "place C3")
    assert there.ask == "score"


# --- plant


@ruling("FD-13")
def test_t07_a_plant_that_leads_nowhere() -> None:
    there = scene("B2:P E1:M").play("pull = P", "place C3")
    assert there.ask == "score"


@ruling("FD-15")
def test_t08_buddy_is_no_target() -> None:
    there = scene("B2:W E1:M", fancies="buddy").play("pull = P", "place C3")
    assert there.ask == "score"


@ruling("FD-15")
def test_buddy_beside_another_target() -> None:
    there = scene("B2:W C4:M", fancies="buddy").play("pull = P", "place C3", "fire P")
    assert there.things() == ["C4"]
    assert there.refusal("ignite B2") == "FD-15"


@ruling("FD-49")
def test_t09_a_bread_fired_twice_in_a_turn() -> None:
    there = scene("C3:B", bag="P P I B B").play("pull = P", "place C2", "fire P", "ignite C3 = P", "place C4", "fire P")
    assert there.things() == ["C3"]
    there.play("ignite C3 = I", "place E1")
    assert there.layout() == "C2:P C3:B C4:P E1:I"
    assert there.bag() == ["B", "B"]
    assert there.ask == "score"


@ruling("FD-11")
@ruling("FD-14")
def test_t10_a_plant_fires_a_dual_as_plant() -> None:
    there = scene("C3:PM C4:I").play("pull = P", "place C2", "fire P", "ignite C3")
    assert there.words() == ["as M", "as P"]
    there.play("as P")
    assert there.things() == ["C4"]
    there.play("ignite C4")
    assert there.things() == ["C3"]  # measured from the iron, not from the plants
    there.play("from C3", "to B2")
    assert there.layout() == "B2:PM C2:P C4:I"
    assert there.ask == "score"


@ruling("FD-14")
def test_a_dual_with_one_usable_ability_is_not_asked_about() -> None:
    there = scene("C3:BC C4:I", bag="P", extras="").play("pull = P", "place C2")
    assert there.ask == "score"  # bread and crystal have nothing to pull, iron is out of reach
    there = scene("C3:CI", bag="P", extras="").play("pull = P", "place C2", "fire P", "ignite C3")
    assert there.ask == "iron.from"


@ruling("FD-12")
def test_t11_a_plant_moved_by_the_meat_it_fired() -> None:
    there = scene("C4:M").play("pull = P", "place C3", "fire P", "ignite C4")
    assert there.things() == ["C3"]
    there.play("from C3", "to C4")
    assert there.layout() == "C4:M>P"


@ruling("FD-13")
def test_a_chain_uses_each_hex_once() -> None:
    there = scene("C2:P B2:P B3:P A2:B").play("pull = P", "place C3", "fire P")
    assert there.things() == ["B2", "B3", "C2"]
    there.play("ignite C2")
    assert there.things() == ["B2"]
    there.play("ignite B2")
    assert there.things() == ["A2", "B3"]
    assert there.refusal("ignite C2") == "FD-13"
    assert "no" not in there.words()
    there.play("ignite B3")
    assert there.things() == ["A2"]


@ruling("FD-47")
def test_no_scoring_inside_a_chain() -> None:
    """Score Phase: scoring happens only there."""
    there = scene("C2:B C3:B", hand="L-BBB L-CCM").play("pull = B", "place C4")
    assert there.ask == "fire"
    assert there.refusal("score L-BBB") == "FD-47"
    there.play("fire B = I")
    assert there.refusal("score L-BBB") == "FD-47"
    there.play("place C4", "no")
    assert there.offered() == ["done"]  # the opportunity has passed


@ruling("FD-74")
def test_stacks_are_open_to_everybody() -> None:
    there = scene("C3:B>C>M")
    for seat in (0, 1, None):
        assert {"hex": "C3", "tokens": ["B", "C", "M"]} in there.view(seat)["board"]


@ruling("FD-75")
def test_nobody_can_resign_in_the_rules() -> None:
    there = fresh()
    assert there.refusal("resign") == "unknown-word"
    verbs = {word.split()[0] for word in OPTIONS_SAID}
    assert verbs.isdisjoint({"resign", "leave", "concede"})
