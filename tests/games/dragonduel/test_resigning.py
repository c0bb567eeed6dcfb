"""Resigning (3.9): the player is defeated at once, at any moment, and the others go on."""

import random

import pytest

from emberhall import IllegalPick, Record, State, load
from emberhall.games.dragonduel.game import GAME as DUEL
from emberhall.kernel.packing import pack
from emberhall.kernel.records import RESIGN
from tests.games.dragonduel.scenes import scene, side
from tests.replays import state_of

GAME = load("dragonduel")
STEPS = 400


def asked(state: State) -> tuple[int, str]:
    decision = state.decision
    assert decision is not None
    return decision.seat, decision.ask


def play_until(ask: str, seats: int = 3) -> State:
    """The first game that reaches a question, with everybody playing and attacking whenever they can."""
    for seed in range(1, 30):
        chance = random.Random(seed)
        state: State = GAME.deal(seats, seed, True, start="lot")
        while (decision := state.decision) is not None:
            if decision.ask == ask:
                return state
            words = decision.words()
            state.apply(chance.choice([word for word in words if word.split()[0] in {"attack", "play"}] or list(words)))
    raise AssertionError(f"Nobody was asked {ask!r}.")


def test_of_two_the_other_wins_at_once() -> None:
    state = GAME.deal(2, 1, True, start="lot")
    GAME.resign(state, 1)
    assert state.over
    assert GAME.winners(state) == [0]
    assert [event.kind for event in state.hear()][-2:] == ["defeated", "over"]
    with pytest.raises(ValueError, match="out already"):
        GAME.resign(state, 0)


def test_whoever_resigns_in_the_own_turn_ends_it() -> None:
    state = play_until("main")
    seat, _ = asked(state)
    turn = GAME.view(state, None)["turn"]
    GAME.resign(state, seat)
    view = GAME.view(state, None)
    assert (view["turn"], view["active"]) == (turn + 1, (seat + 1) % 3)
    assert not view["players"][seat]["alive"]
    assert view["players"][seat]["monsters"] == []
    with pytest.raises(ValueError, match="out already"):
        GAME.resign(state, seat)


@pytest.mark.parametrize("ask", ["block", "barrier", "tower"])
def test_a_defender_who_resigns_ends_the_battle(ask: str) -> None:
    state = play_until(ask)
    seat, _ = asked(state)
    active = GAME.view(state, None)["active"]
    GAME.resign(state, seat)
    assert GAME.view(state, None)["battle"] is None
    assert asked(state) == (active, "main")


def test_a_bystander_who_resigns_leaves_the_question_to_the_next() -> None:
    able = side(hand="CS-48", spark=2)
    there = scene(able, able, able, able).do("play CS-48")
    assert there.asked() == (1, "respond")
    GAME.resign(there.state, 1)
    assert there.asked() == (2, "respond")
    there.do("pass")
    assert there.asked() == (3, "respond")
    assert there.view()["window"] == {"kind": "card", "actor": 0, "duel": [], "passes": 0}
    there.do("pass")
    assert there.asked() == (0, "main")
    assert len(there.player(0).hand) == 2  # the Magic resolved


@pytest.mark.parametrize("leaves", [0, 1])
def test_a_duel_ends_when_one_of_the_two_resigns(leaves: int) -> None:
    """The player who leaves takes their own item along; the other's item still resolves."""
    there = scene(side(hand="CS-48 CS-45", spark=4), side(hand="CS-48 CS-48", spark=4), side()).do("play CS-48")
    there.do("play CS-48")
    assert there.asked() == (0, "respond")
    GAME.resign(there.state, leaves)
    assert there.view()["window"] is None
    assert there.asked() == (1 if leaves == 0 else 0, "main")
    stays = 1 - leaves
    # The card left in hand, two drawn, and one more if the next turn has begun.
    assert len(there.player(stays).hand) == (1 + 2 + 1 if leaves == 0 else 1 + 2)
    assert there.discard(stays) == "CS-48"


def test_who_looks_through_cards_may_resign_as_well() -> None:
    there = scene(side(hand="CS-39", spark=3, deck="CS-01 CS-02 CS-03"), side(), side()).do("play CS-39")
    assert there.asked() == (0, "dig")
    GAME.resign(there.state, 0)
    assert there.asked() == (1, "main")
    assert there.view(1)["looking"] == []


def test_who_is_to_pay_for_a_card_may_resign_as_well() -> None:
    there = scene(side(hand="CS-48", spark=4), side(hand="CS-64", spark=1), side())
    there.do("play CS-48", "play CS-64 mode 1")
    assert there.asked() == (0, "unless")
    GAME.resign(there.state, 0)
    assert there.asked() == (1, "main")
    assert there.discard(0) == ""


EACH_GIVES_TWO = """
[[card]]
set = "ZZ-01"
name = {en = "Toll of All", fr = "Tribut de tous"}
cost = 0
element = "dark"
type = "magic"
provenance = "house"
play = [{op = "destroy", who = {pick = "theirs", n = 2, player = "each_foe"}}]
"""


@pytest.mark.parametrize(("chosen", "leaves"), [(2, 1), (2, 2), (3, 1), (1, 1), (1, 3)])
def test_every_opponent_who_stays_chooses_for_themselves(chosen: int, leaves: int) -> None:
    """Whoever leaves while opponents choose in turn, each of the others gives up two of their choice."""
    game = DUEL.with_cards({"new.toml": EACH_GIVES_TWO})
    crowd = side("CS-22 CS-26 CS-67")
    there = scene(side(hand="ZZ-01"), crowd, crowd, crowd, game=game).do("play ZZ-01")
    asked_of: dict[int, int] = {}
    for turn in range(6):
        if turn == chosen:
            game.resign(there.state, leaves)
            asked_of.pop(leaves, None)
        seat, ask = there.asked()
        if ask != "theirs":
            break
        asked_of[seat] = asked_of.get(seat, 0) + 1
        decision = there.state.decision
        assert decision is not None
        there.do(decision.words()[0])
    assert there.asked() == (0, "main")
    assert asked_of == {seat: 2 for seat in (1, 2, 3) if seat != leaves}
    assert [len(there.player(seat).mons) for seat in (1, 2, 3)] == [0 if seat == leaves else 1 for seat in (1, 2, 3)]


def test_who_was_to_name_the_first_player_does_not_begin() -> None:
    state = GAME.deal(3, 5)
    seat, ask = asked(state)
    assert ask == "first"
    GAME.resign(state, seat)
    assert asked(state) == ((seat + 1) % 3, "mulligan")


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(40))
def test_at_any_moment_the_others_go_on(seats: int, seed: int) -> None:
    """Whoever leaves, whenever: no card is lost, nobody who is out is asked, and the rest play to an end."""
    chance = random.Random(seed)
    options: dict[str, object] = {f"deck{seat}": "random" for seat in range(seats)} if seed % 2 else {}
    state = GAME.deal(seats, seed, True, **options)
    moves: list[tuple[int, str]] = []
    leave = sorted(chance.sample(range(STEPS), seats - 2))
    while not state.over:
        decision = state.decision
        assert decision is not None
        assert state.players[decision.seat].alive
        assert decision.options
        if leave and len(moves) >= leave[0]:
            leave.pop(0)
            living = [seat for seat in range(seats) if state.players[seat].alive]
            moves.append((chance.choice(living), RESIGN))
            GAME.resign(state, moves[-1][0])
        else:
            moves.append((decision.seat, chance.choice(decision.words())))
            state.apply(moves[-1][1])
        GAME.invariants(state)
        assert len(moves) < GAME.MAX_DECISIONS
    record = Record.parse(str(Record.of("dragonduel", seats, seed, moves, **options)))
    assert pack(state_of(record)) == pack(state)


def test_a_record_with_a_wrong_resignation_is_refused() -> None:
    with pytest.raises(ValueError, match="Move 2, 'resign': the game was over"):
        state_of(Record.of("dragonduel", 2, 1, [(0, RESIGN), (0, RESIGN)]))
    with pytest.raises(ValueError, match=r"Move 1, 'resign': The rules of dualis know no resigning\."):
        state_of(Record.of("dualis", 4, 1, [(0, RESIGN)]))
    with pytest.raises(IllegalPick):
        GAME.deal(2, 1).apply(RESIGN)
