"""The fountain: one test per card with the exact options before and after, claims, the miniature, solo (T28 to T38)."""

import pytest

from emberhall.games.flamecraft_duals.game import GAME
from tests.games.flamecraft_duals.scenes import HEXES, fresh, scene, split

ruling = pytest.mark.ruling
T28 = "C2:B C3:B B2:I>O>C D2:M E3:P"

EXAMPLES = [
    ("F-B", "C3:B C4:B D3:C B3:M", 4),
    ("F-C", "C3:I C4:C D2:C B2:B", 5),
    ("F-M", "C1:P C2:M C3:M C4:B", 5),
    ("F-I", "C4:I D3:C D2:O C2:I", 4),
    ("F-O", "C2:O C3:I D3:P D4:O", 4),
    ("F-P", "C3:P C4:P D3:O E2:M", 4),
]


@ruling("FD-32")
@ruling("FD-39")
@pytest.mark.parametrize(("card", "board", "worth"), EXAMPLES)
def test_each_fountain_card(card: str, board: str, worth: int) -> None:
    """The Fountain, Gameplay: exactly this card, then exactly these hexes for the miniature, then it is gone."""
    there = scene(board, mode="fountain", at="score")
    assert there.words() == [f"claim {card}", "done", "coin"]
    before = there.view()["players"][0]["reputation"]
    there.play(f"claim {card}")
    assert there.words() == [*(f"fountain {at}" for at in HEXES), "coin"]
    there.play("fountain E1")
    assert there.words() == ["done", "coin"]
    assert there.pile() == [card]
    assert there.view()["players"][0]["reputation"] == before + worth
    assert card not in [shown["card"] for shown in there.view()["fountain"]]


@ruling("FD-32")
@pytest.mark.parametrize(("card", "board", "worth"), EXAMPLES)
def test_each_fountain_card_needs_all_four(card: str, board: str, worth: int) -> None:
    """With any one of the four covered, moved away or under the fountain, the card is not offered."""
    assert worth in {4, 5}
    for stack in board.split():
        place, icon = stack.split(":")
        other = "B" if icon != "B" else "O"
        covered = board.replace(stack, f"{stack}>{other}")
        assert scene(covered, mode="fountain", at="score").offered() == ["done"]
        rest = " ".join(left for left in board.split() if left != stack)
        assert scene(rest, mini=place, mode="fountain", at="score").offered() == ["done"]
    assert scene(board, mode="fountain", at="score").refusal(f"claim {card}") is None


@pytest.mark.parametrize(("card", "board", "worth"), EXAMPLES)
def test_each_fountain_card_turned_all_around(card: str, board: str, worth: int) -> None:
    """Rotated by 60 degrees around the centre it still matches, six times over."""
    assert worth in {4, 5}
    ring = ["C5", "D4", "E3", "E2", "E1", "D1", "C1", "B1", "A1", "A2", "A3", "B4"]  # clockwise, two per 60 degrees
    inner = ["C4", "D3", "D2", "C2", "B2", "B3"]
    turned = dict(zip(ring, ring[2:] + ring[:2], strict=True)) | dict(zip(inner, inner[1:] + inner[:1], strict=True))
    turned["C3"] = "C3"
    stacks = dict(stack.split(":") for stack in board.split())
    for _ in range(6):
        laid = " ".join(f"{at}:{face}" for at, face in stacks.items())
        assert f"claim {card}" in scene(laid, mode="fountain", at="score").offered()
        stacks = {turned[at]: face for at, face in stacks.items()}


@ruling("FD-36")
def test_t28_one_token_is_kept_and_played_next_turn() -> None:
    there = scene(T28, bag="P I B M", mode="fountain").play("pull = P", "place A3")
    assert there.offered() == ["claim F-B", "done"]
    there.play("claim F-B", "fountain B2")
    assert there.words() == ["keep C", "keep I", "keep O"]
    there.play("keep O")
    assert there.view(1)["players"][0]["kept"] == "O"
    there.play("done", "pull = I", "place E1", "no", "done")
    assert there.seat == 0
    assert there.ask == "place"
    assert there.view()["held"] == {"token": "O", "source": "kept", "rainbow": False}
    assert there.bag() == split("B C M I")
    assert "B2" not in there.things()
    there.play("place A1", "fire O")  # a kept token fires up like any other


@ruling("FD-34")
def test_t29_an_empty_hex_keeps_nothing() -> None:
    there = scene(T28, bag="P I B M", mode="fountain").play("pull = P", "place A3", "claim F-B", "fountain C5", "done")
    assert "B2:I>O>C" in there.layout()
    there.play("pull = I", "place E1", "no", "done")
    assert (there.seat, there.ask) == (0, "pull")


@ruling("FD-35")
def test_t30_a_single_token_is_kept() -> None:
    there = scene(T28, bag="P I B M", mode="fountain").play("pull = P", "place A3", "claim F-B", "fountain E3")
    assert there.words() == ["keep P"]
    there.play("keep P", "done")
    assert there.bag() == ["B", "M", "I"]
    assert there.view()["players"][0]["kept"] == "P"


@ruling("FD-33")
def test_t31_the_order_of_scoring_is_free() -> None:
    board = "C2:B C3:B B2:C D2:M C4:B"
    there = scene(board, hand="L-BBB", mode="fountain", at="score")
    assert there.offered() == ["score L-BBB", "claim F-B", "done"]
    there.play("claim F-B", "fountain C4", "keep B")
    assert there.offered() == ["done"]
    there = scene(board, hand="L-BBB", mode="fountain", at="score")
    there.play("score L-BBB", "claim F-B", "fountain C4", "keep B")
    assert there.pile() == ["L-BBB", "F-B"]
    assert there.view()["players"][0]["kept"] == "B"


@ruling("FD-32")
def test_t32_one_claim_a_turn() -> None:
    there = scene("C2:B C3:B B2:C D1:P D2:M D3:M D4:B", mode="fountain", at="score")
    assert there.offered() == ["claim F-B", "claim F-M", "done"]
    there.play("claim F-M", "fountain A1")
    assert there.offered() == ["done"]
    assert there.refusal("claim F-B") == "FD-32"


@ruling("FD-10")
def test_t33_a_mirror_image_does_not_match() -> None:
    assert scene("C3:P C4:P D3:O E2:M", mode="fountain", at="score").offered() == ["claim F-P", "done"]
    there = scene("C3:P D3:P C4:O B4:M", mode="fountain", at="score")
    assert there.offered() == ["done"]
    assert there.refusal("claim F-P") == "no-match"


@ruling("FD-45")
def test_a_coin_between_claiming_and_moving_the_miniature() -> None:
    there = scene("C2:B C3:B B2:C D2:M C4:B", mode="fountain", hand="L-BBB L-CCM", deck="T-BBB L-OOI", at="score")
    there.play("claim F-B")
    assert there.ask == "fountain.to"
    assert there.coins() == ["coin"]
    there.play("coin")
    assert there.view()["phase"] == "score"
    there.give_back()
    assert there.ask == "fountain.to"
    assert there.coins() == []
    there.play("fountain B2")
    assert there.ask == "score"


@ruling("FD-45")
def test_starburst_before_the_miniature_moves() -> None:
    """What it lifts is what lies there then."""
    there = scene("C2:B C3:B B2:C D2:M C4:B", mode="fancy_fountain", fancies="starburst", at="score")
    there.play("claim F-B", "coin starburst", "from C4", "to C5", "fountain C5")
    assert there.layout() == "B2:C C2:B C3:B D2:M"


@ruling("FD-34")
def test_the_miniature_must_move() -> None:
    there = scene("C3:B C4:B D3:C B3:M", mini="A1", mode="fountain", at="score").play("claim F-B")
    assert there.things() == HEXES[1:]
    assert there.refusal("fountain A1") == "FD-34"


@ruling("FD-38")
def test_the_fountain_hex_takes_part_in_nothing() -> None:
    there = scene("C2:B C4:B B3:C", mini="C3", mode="fountain").play("pull = M")
    assert "C3" not in there.things()
    there.play("place D3", "fire M")
    assert there.things() == ["C4"]
    there.play("from C4")
    assert "C3" not in there.things()


@ruling("FD-28")
@ruling("FD-73")
def test_nothing_is_kept_in_the_special_phase() -> None:
    """Special Scoring Phase: a claim and a move of the miniature; all tokens there go back."""
    there = scene(T28, bag="I", mode="fountain").play("pull = I", "place A3", "done")
    assert there.view()["phase"] == "special"
    assert there.words() == ["claim F-B", "done", "coin"]
    there.play("claim F-B", "fountain B2")
    assert there.words() == ["done", "coin"]
    assert there.bag() == ["C", "I", "O"]
    assert there.view()["players"][1]["kept"] is None
    there.play("done")
    assert GAME.scores(there.state) == [3, 7]


@ruling("FD-73")
def test_a_kept_token_lapses_at_the_end() -> None:
    there = scene(T28, bag="P I", mode="fountain").play("pull = P", "place A3", "claim F-B", "fountain C3", "keep B")
    there.play("done", "pull = I", "place E1", "no", "done")
    assert there.view()["phase"] == "special"
    there.play("done")
    assert there.ask == "over"
    assert there.view()["players"][0]["kept"] == "B"
    assert GAME.scores(there.state)[0] == 4 + 3


@ruling("FD-39")
def test_fountain_cards_decide_ties() -> None:
    there = scene(mode="fountain", coins=(1, 0))
    there.state.pile0[:] = [0]
    there.state.pile1[:] = [12, 13]
    there.state.work.clear()
    assert GAME.scores(there.state) == [4, 4]
    assert GAME.winners(there.state) == [1]
    there.state.pile0[:] = [42]
    there.state.coins0 = 0
    assert GAME.scores(there.state) == [4, 4]


# --- solo


RING_SOLO = "B2:B D3:I"


def test_t35_solo_is_lost_when_the_duty_cannot_be_done() -> None:
    there = scene(RING_SOLO, mini="A1", mode="solo", coins=(0, 0), open_="F-M", springs="F-B F-C F-I F-O F-P")
    there.play("pull = P", "place E1")
    assert there.ask == "over"
    assert GAME.winners(there.state) == []
    assert there.view()["outcome"] == "duty"


@ruling("FD-40")
@ruling("FD-70")
def test_t36_solo_a_coin_does_the_duty() -> None:
    there = scene(RING_SOLO, mini="A1", mode="solo", coins=(1, 0), open_="F-M", springs="F-B F-C F-I F-O F-P")
    there.play("pull = P", "place E1")
    assert there.view()["duty"] is True
    assert there.words() == ["coin"]
    assert there.refusal("done") == "FD-70"
    there.play("coin").give_back()
    assert there.words() == ["done"]
    there.play("done")
    assert (there.ask, there.state.coins0, there.view()["turn"]) == ("pull", 0, 2)


@ruling("FD-40")
def test_solo_a_coin_spent_early_does_the_duty_too() -> None:
    there = scene(RING_SOLO, mini="A1", mode="solo", open_="F-M", springs="F-B F-C F-I F-O F-P").play("coin")
    there.give_back().play("pull = P", "place E1")
    assert there.words() == ["done"]


@ruling("FD-70")
def test_solo_done_is_withheld_while_a_card_can_be_completed() -> None:
    there = scene(
        "C2:B C3:B C4:B", hand="L-BBB L-CCM", mini="A1", mode="solo", coins=(0, 0), open_="F-M",
        springs="F-B F-C F-I F-O F-P", at="score",
    )  # fmt: skip
    assert there.words() == ["score L-BBB"]
    there.play("score L-BBB")
    assert there.words() == ["done"]


T37 = "C2:B C4:B B2:C D2:M"


@ruling("FD-72")
def test_t37_the_sixth_claim_wins_at_once() -> None:
    there = scene(T37, mini="E3", mode="solo", bag="B", open_="F-B", claimed="F-C F-M F-I F-O F-P")
    there.play("pull = B", "place C3", "no")
    assert there.end_by() == 0
    there.play("claim F-B")
    assert there.ask == "over"
    assert GAME.winners(there.state) == [0]
    assert (there.view()["outcome"], there.view()["mini"]) == ("won", "E3")


@ruling("FD-71")
def test_t38_the_next_card_waits_for_the_next_turn() -> None:
    there = scene(
        "C2:B C4:B B2:C D1:P D2:M D3:M D4:B", mini="E3", mode="solo", open_="F-B", springs="F-M F-C F-I F-O F-P"
    )
    there.play("pull = B", "place C3", "no", "claim F-B", "fountain E1")
    assert [card["card"] for card in there.view()["fountain"]] == ["F-M"]
    assert there.offered() == ["done"]
    assert there.refusal("claim F-M") == "FD-71"
    there.play("done", "pull = P", "place C5", "no")
    assert "claim F-M" in there.offered()


@ruling("FD-41")
def test_solo_is_lost_after_the_turn_in_which_the_bag_runs_out() -> None:
    there = scene(
        "C2:B C3:B C4:B", hand="L-BBB L-CCM", mini="A1", mode="solo", bag="I", open_="F-M",
        springs="F-B F-C F-I F-O F-P",
    )  # fmt: skip
    there.play("pull = I", "place E3")
    assert there.end_by() == 0
    there.play("score L-BBB")
    assert there.ask == "score"
    there.play("done")
    assert there.ask == "over"
    assert (there.view()["outcome"], GAME.winners(there.state)) == ("end", [])


def test_solo_scores_reputation_and_coins() -> None:
    there = fresh(1, mode="solo", solo_coins=5)
    assert there.view()["coins_each"] == 5
    assert there.view()["players"][0]["reputation"] == 5
