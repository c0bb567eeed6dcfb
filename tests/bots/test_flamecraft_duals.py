"""Greedy at Flamecraft Duals: beats random in every mode, wins solo more often than not, and sees the obvious."""

import pytest

from emberhall.bots import load as load_bot
from emberhall.bots.matches import Series, results
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from tests.games.flamecraft_duals.scenes import Scene, scene

TITLE = "flamecraft_duals"


def chosen(there: Scene) -> str:
    """What greedy answers here."""
    decision = there.state.decision
    assert decision is not None
    seat = Seat.of(GAME, there.state, decision.seat, Rng.seeded(1))
    return decision.word(load_bot("greedy", TITLE).choose(seat, decision, 5.0))


@pytest.mark.parametrize("mode", ["standard", "fancy", "fountain", "fancy_fountain"])
def test_greedy_beats_random(mode: str) -> None:
    played = list(results(Series(TITLE, ("greedy", "random"), 6, seed=5, options={"mode": mode})))
    assert sum(result.shares[0] for result in played) >= 5
    assert sum(result.scores[0] for result in played) > 3 * sum(result.scores[1] for result in played)


def test_greedy_wins_solo_more_often_than_not() -> None:
    played = list(results(Series(TITLE, ("greedy",), 8, seed=5, options={"mode": "solo"})))
    assert sum(result.shares[0] for result in played) >= 5


def test_it_completes_a_card() -> None:
    there = scene("C2:B C3:B", hand="L-BBC L-OOI", bag="C", extras="").play("pull = C")
    assert chosen(there) in {"place C4", "place C1"}


def test_it_scores_before_it_is_done() -> None:
    there = scene("C2:B C3:B C4:M", hand="L-BBM", at="score", coins=(0, 0))
    assert chosen(there) == "score L-BBM"


def test_it_moves_the_token_that_is_wanted() -> None:
    there = scene("C2:B C3:B D4:M E1:O", hand="L-BBM L-OOI").play("pull = M", "place D3", "fire M")
    assert chosen(there) == "from D4"
    there.play("from D4")
    assert chosen(there) in {"to C4", "to C1"}


def test_solo_keeps_a_second_card_for_the_next_turn() -> None:
    there = scene(
        "C2:B C3:B C4:MB B3:B", hand="L-BBM T-BBB", mini="A1", mode="solo", open_="F-M",
        springs="F-B F-C F-I F-O F-P", at="score", coins=(0, 0),
    )  # fmt: skip
    there.play(chosen(there))
    assert len(there.pile()) == 1
    assert chosen(there) == "done"


def test_a_coin_is_spent_where_it_pays() -> None:
    """Twelve of 38 unseen cards match a full board; with a nearly empty board the coin is kept."""
    poor = scene("C3:B", hand="L-OOI L-PPI", at="score")
    assert chosen(poor) == "done"
    gold = scene(
        "A1:B A2:B A3:B B1:C B2:C B3:C C1:M C2:M C3:M C4:I C5:I D1:I D2:O D3:O D4:O E1:P E2:P E3:P",
        extras="", hand="T-BBB T-CCC", fancies="goldrush", at="score",
    )  # fmt: skip
    assert chosen(gold) == "coin"
