"""Three and four players in an attack or End window: what is used there may be answered by everybody else (DD-80)."""

from collections.abc import Iterator

import pytest

from emberhall.games.dragonduel.game import GAME
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.playing import could_answer
from emberhall.games.dragonduel.turn.windows import Answer, Respond
from emberhall.kernel.chance import Rng
from tests.games.dragonduel.scenes import Scene, scene, side

ruling = pytest.mark.ruling
HAND = "CS-47 CS-45"


def four() -> Scene:
    """Seat 0 attacks 1; everybody could respond."""
    there = scene(side("CS-81 CS-28", HAND, 4), side("CS-22", HAND, 4), side("CS-22", HAND, 4), side("CS-22", HAND, 4))
    return there.do("attack m1 p1")


@ruling("DD-80")
def test_a_response_to_an_attack_asks_everybody_else_clockwise() -> None:
    there = four().do("pass")
    assert there.asked() == (2, "respond")
    there.do("play CS-47", "target m1")
    for seat in (1, 3, 0):
        assert there.asked() == (seat, "respond")
        assert there.view()["window"] == {"kind": "card", "actor": 2, "duel": [], "passes": 0}
        there.do("pass")
    assert there.view()["chain"] == []
    assert there.asked() == (1, "respond"), "It has resolved, and the attack window opens again."
    assert there.view()["window"]["kind"] == "attack"


@ruling("DD-80")
def test_the_first_who_answers_makes_the_duel_with_its_player() -> None:
    there = four().do("pass", "play CS-47", "target m1", "pass")
    assert there.asked() == (3, "respond")
    there.do("play CS-45 mode 1")
    assert there.facts("duel", "seats") == [([2, 3],)]
    for seat in (2, 3):
        assert there.asked() == (seat, "respond")
        there.do("pass")
    assert [event["card"] for event in there.told("countered")] == ["CS-47"]
    assert there.asked() == (1, "respond"), "Seats 0 and 1 were shut out; now the attack goes on."


@ruling("DD-80")
def test_the_attacker_may_answer_a_response_to_the_attack() -> None:
    there = four().do("play CS-47", "target m1", "pass", "pass")
    assert there.asked() == (0, "respond")
    there.do("play CS-45 mode 1")
    assert there.facts("duel", "seats") == [([1, 0],)]


@ruling("DD-80")
def test_an_ability_in_an_end_window_is_answered_by_everybody() -> None:
    there = scene(side("", "CS-45", 2), side("CS-38 CS-22"), side("", "CS-45", 2)).do("end")
    assert there.asked() == (1, "respond")
    there.do("use m1 1", "target m2")
    assert there.view()["window"] == {"kind": "ability", "actor": 1, "duel": [], "passes": 0}
    assert there.asked() == (2, "respond")
    there.do("pass")
    assert there.asked() == (0, "respond")
    there.do("pass")
    assert not there.ready("m2")


@ruling("DD-80")
def test_with_two_left_nothing_changes() -> None:
    """The only other player is the duellist: after a pass the responder may add another card."""
    there = scene(side("CS-81 CS-28"), side(hand="CS-47 CS-47", spark=2), side(tower=""))
    there.do("attack m2 p2").passes()
    assert there.told("defeated")
    there.do("attack m1 p1", "play CS-47", "target m1")
    assert there.asked() == (1, "respond"), "Seat 0 has nothing to answer with."
    assert there.view()["window"]["duel"] == [0, 1]


@ruling("DD-80")
def test_who_made_it_may_leave_and_the_attack_goes_on() -> None:
    there = four().do("pass", "play CS-47", "target m1")
    GAME.resign(there.state, 2)
    assert there.view()["chain"] == []
    assert (there.asked(), there.view()["window"]["kind"]) == ((1, "respond"), "attack")


@ruling("DD-80")
def test_the_attacked_may_leave_and_the_battle_ends() -> None:
    there = four().do("pass", "play CS-47", "target m1")
    GAME.resign(there.state, 1)
    assert there.view()["chain"] == []
    assert not there.ready("m1")
    assert there.asked() == (0, "main")


# --- random positions


def responses(seats: int, seed: int) -> Iterator[State]:
    """The state before every response of a random game."""
    state = GAME.deal(seats, seed)
    rng = Rng.seeded(seed)
    while not state.over:
        step = state.work[-1]
        if isinstance(step, (Respond, Answer)):
            yield state
        decision = state.decision
        assert decision is not None
        busy = [pick for pick in decision.options if decision.word(pick) not in ("pass", "end", "no block")]
        picks = busy if busy and rng.below(3) else list(decision.options)
        state.take(picks[rng.below(len(picks))])


def answered(state: State, word: str) -> tuple[list[int], State | None]:
    """Who is asked about a response, if everybody passes, and the state at the first question; None if nobody is."""
    copy = state.clone()
    copy.apply(word)
    while copy.decision is not None and copy.decision.ask != "respond" and copy.chain:
        copy.take(copy.decision.options[0])
    items = [deed.uid for deed in copy.chain]
    first = copy.clone() if items else None
    seats: list[int] = []
    while items and [deed.uid for deed in copy.chain] == items:
        decision = copy.decision
        assert decision is not None
        seats.append(decision.seat)
        copy.apply("pass")
    return seats, first


def order_of(state: State, seat: int) -> list[int]:
    """Who may answer a response of a seat, in their order, whatever they hold."""
    n = len(state.players)
    living = [at for k in range(n) if state.players[at := (state.active + 1 + k) % n].alive]
    return [at for at in living if at != seat] if len(living) > 2 else [state.active, seat]


@ruling("DD-80")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_positions_everybody_else_is_asked_about_a_response(seats: int) -> None:
    """All who could answer, clockwise from the active player's left; with two left, the duellists in turns."""
    checked = 0
    for seed in range(60):
        for state in responses(seats, seed):
            decision = state.decision
            assert decision is not None
            if not isinstance(state.work[-1], Respond) or state.chain or len(decision.options) == 1:
                continue
            asked, first = answered(state, decision.words()[0])
            order = order_of(state, decision.seat)
            if first is None:
                assert not any(could_answer(state, seat) for seat in order if seat != decision.seat)
            else:
                assert asked == [seat for seat in order if could_answer(first, seat)]
            checked += 1
    assert checked > 40
