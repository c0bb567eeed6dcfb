"""Forecasts of answers on the page: a fire-up that follows, a move that goes on, the end of the game."""

from tests.games.flamecraft_duals.scenes import RING, Scene, scene
from tests.games.flamecraft_duals.test_choices import facts


def alone(coins: int) -> Scene:
    springs = "F-C F-M F-I F-O F-P"
    return scene("C3:B", mode="solo", open_="F-B", springs=springs, hand="L-PPB", coins=(coins, 0))


def test_a_placement_that_cannot_fire_says_nothing_of_it() -> None:
    there = scene("C3:B", hand="L-PPB").play("pull = M")
    assert "fires" not in facts(there, "place A1")  # no neighbour to move
    assert facts(there, "place B2")["fires"] == ["M"]
    there = scene(RING).play("pull = C", "place A1", "fire C = I O BC", "pick I")
    assert "fires" not in facts(there, "place A2")  # a token brought by a crystal does not fire up


def test_a_fire_up_names_the_neighbours_it_would_take() -> None:
    there = scene(RING).play("pull = IO", "place C3")
    assert facts(there, "fire I") == {"type": "I", "reach": ["B2", "B3", "C2", "C4", "D2", "D3"]}
    assert facts(there, "fire O") == {"type": "O"}


def test_the_first_of_two_iron_moves_goes_on() -> None:
    there = scene("C3:B C4:M E1:O").play("pull = I", "place B3", "fire I", "from C4")
    assert facts(there, "to C5")["goes_on"] is True
    there.play("to C5", "from C3")
    assert "goes_on" not in facts(there, "to C2")


def test_a_plant_says_as_what_its_neighbours_would_fire() -> None:
    there = scene("C3:BC C4:M").play("pull = P", "place B3", "fire P")
    assert facts(there, "ignite C3") == {"token": "BC", "fires": ["B", "C"], "then": ["as B", "as C"]}
    assert facts(there, "ignite C4") == {"token": "M", "fires": ["M"]}
    there = scene("C3:IO C4:M").play("pull = P", "place B3", "fire P", "ignite C3")
    assert facts(there, "as I")["reach"] == ["B3", "C4"]


def test_without_a_coin_a_turn_of_solo_that_completes_nothing_says_that_it_ends_the_game() -> None:
    there = scene("C3:B", mode="solo", open_="F-B", springs="F-C F-M F-I F-O F-P", hand="L-PPB", coins=(0, 0)).play(
        "pull = M"
    )
    assert facts(there, "place A1")["ends"] == "duty"
    assert "ends" not in facts(there, "place B2")  # it may still fire up
    assert facts(there, "place B2")["rest_ends"] == "duty"
    there.play("place B2")
    assert facts(there, "no")["ends"] == "duty"
    assert "ends" not in facts(there, "fire M")
    there = scene("C3:B", mode="solo", open_="F-B", springs="F-C F-M F-I F-O F-P", hand="L-PPB", coins=(1, 0)).play(
        "pull = M"
    )
    assert "ends" not in facts(there, "place A1")


def test_scoring_names_the_word_that_ends_the_turn_where_nothing_else_could_be_scored() -> None:
    there = scene("B2:C C3:C D3:C", hand="L-CCC L-PPB", at="score")
    assert facts(there, "score L-CCC")["close"] == "done"
    there = scene("C3:B C4:B C5:C D3:C B3:M", hand="L-BBC", mode="fountain", mini="A3", at="score")
    assert "claim F-B" in there.offered()
    assert "close" not in facts(there, "score L-BBC")


def test_the_last_scoring_says_that_it_is_the_last() -> None:
    there = scene("B2:C C3:C D3:C", hand="L-CCC L-PPB", at="score")
    assert "ends" not in facts(there, "done")
    there.state.end_by = 1
    there.state.special = 1
    there.state.work[:] = [there.state.work[0], there.state.work[-1]]
    assert facts(there, "done")["ends"] == "end"
    assert "ends" not in facts(there, "score L-CCC")
    assert "close" not in facts(there, "score L-CCC")  # the end of the game is told separately
