"""Who could only harm a monster of their own is asked, and may take the card back (DD-83)."""

import pytest

from emberhall.games.dragonduel.game import GAME
from emberhall.games.dragonduel.state import State
from emberhall.kernel.play import Play
from tests.games.dragonduel.scenes import scene, side

ruling = pytest.mark.ruling
DECK = "4xCS-13,4xCS-47,4xCS-82,4xCS-20," + ",".join(f"4xCS-{k}" for k in (22, 25, 26, 28, 67, 40, 42, 85)) + ",2xCS-90"


def state_of(play: Play) -> State:
    assert isinstance(play.state, State)
    return play.state


def announced() -> Play:
    """A game at the moment when a player has named a harmful card, and the only monster in play is their own."""
    for seed in range(40):
        play = Play.begin(GAME, 2, seed, {"start": "lot", "deck0": DECK, "deck1": DECK})
        first = state_of(play).first
        while (decision := play.decision) is not None and state_of(play).turn < 9:
            words = decision.words()
            mine = decision.seat == first and decision.ask == "main"
            if mine and state_of(play).players[first].mons and "play CS-13" in words:
                return play.answer(first, ["play CS-13"]).play
            monster = next((word for word in words if mine and word in ("play CS-82", "play CS-20")), None)
            lazy = next((word for word in words if word in ("keep", "end", "pass")), words[-1])
            play = play.answer(decision.seat, [monster or lazy]).play
    raise AssertionError("No such game was found.")


@ruling("DD-83")
@pytest.mark.parametrize("card", ["CS-13", "CS-46", "CS-47", "CS-93"])
def test_a_sole_own_target_of_a_harmful_card_is_asked(card: str) -> None:
    """Damage, return to hand, exhausting, a loss of Strength."""
    there = scene(side("CS-22", card, 3), side()).do(f"play {card}")
    there.says("target", "target m1", seat=0)
    decision = there.state.decision
    assert decision is not None
    assert decision.always, "The table does not answer for the player."
    assert there.discard(0) == ""
    assert there.spark(0)[2] == 0, "Nothing is paid yet."


@ruling("DD-83")
def test_a_sole_target_of_another_player_is_chosen_as_before() -> None:
    there = scene(side(hand="CS-13", spark=1), side("CS-22")).do("play CS-13").passes()
    assert there.strength("m1") == 2000


@ruling("DD-83")
def test_what_helps_the_only_own_monster_is_not_asked() -> None:
    there = scene(side("CS-22", "CS-31", 1), side()).do("play CS-31").passes()
    assert there.strength("m1") == 6000


@ruling("DD-83")
def test_a_fight_chosen_among_own_monsters_is_not_asked() -> None:
    """The card itself says that one of them is the player's own."""
    there = scene(side("CS-22", "CS-32", 2), side("CS-81")).do("play CS-32").passes()
    assert there.asked() == (0, "main")


@ruling("DD-83")
def test_an_ability_too() -> None:
    there = scene(side("CS-38"), side()).do("use m1 1").says("target", "target m1", seat=0).do("target m1").passes()
    assert not there.ready("m1")


@ruling("DD-83")
def test_the_card_can_be_taken_back_until_the_target_is_named() -> None:
    play = announced()
    decision = play.decision
    assert decision is not None
    assert len(decision.options) == 1
    seat = decision.seat
    hand = list(state_of(play).players[seat].hand)
    back = play.take_back(seat).play
    assert len(state_of(back).players[seat].hand) == len(hand) + 1
    assert back.decision is not None
    assert back.decision.ask == "main"
    assert "play CS-13" in back.decision.words()
