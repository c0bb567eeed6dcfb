"""The ends of a turn: how near cards are to their patterns, and that no way to end a turn is overlooked."""

import pytest

from emberhall.games.flamecraft_duals.facts.grids import Grid
from emberhall.games.flamecraft_duals.facts.patterns import there
from emberhall.games.flamecraft_duals.facts.stacks import room
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.games.flamecraft_duals.mind.judge import DualsJudge
from emberhall.games.flamecraft_duals.mind.turn_ends import MOST_HASTE
from emberhall.games.flamecraft_duals.mind.weighers import Rivals
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.turn.score_phase import Score
from emberhall.games.flamecraft_duals.words import FIRST_COIN
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Effort
from tests.games.flamecraft_duals.scenes import scene

BOARD = "B2:M B3:O C4:M>O D3:P D2:O C2:P E1:M A1:O E3:P"


def wandered(mode: str, seed: int, answers: int) -> State:
    """A state from a random game."""
    seats = 1 if mode == "solo" else 2
    state = GAME.begin(seats, Rng.seeded(seed), GAME.setup.check(seats, {"mode": mode}), False)
    rng = Rng.seeded(seed + 1)
    for _ in range(answers):
        if state.over:
            break
        options = state.options()
        state.take(options[rng.below(len(options))])
    return state


def counted(s: State, card: int) -> tuple[int, int, int]:
    """Placements that are complete, that lack one token, and, if none does, that lack two, if the hexes have room."""
    ways = [0, 0, 0, 0, 0]
    for wanted in s.book.wanted[card]:
        lacking = [bit % 19 for bit in range(57) if (wanted & ~there(s, card)) >> bit & 1]
        if all(room(s) >> at & 1 for at in lacking):
            ways[len(lacking)] += 1
    return min(ways[0], 3), min(ways[1], 7), 0 if ways[1] else min(ways[2], 7)


@pytest.mark.no_cover  # slow, and other tests cover the same lines
@pytest.mark.parametrize("mode", ["standard", "fancy", "fountain", "solo"])
def test_how_near_a_card_is_agrees_with_its_placements(mode: str) -> None:
    grid = Grid()
    for seed in range(4):
        state = wandered(mode, seed, 30 * seed + 20)
        grid.look(state)
        for card in range(len(state.book.cards)):
            near = grid.near(state, card)
            assert (near & 3, near >> 2 & 7, near >> 12 & 7) == counted(state, card), state.book.ids[card]


def test_the_types_that_complete_a_card_are_named_and_whether_one_lies_elsewhere() -> None:
    there = scene("C2:B C3:B D4:M", hand="L-BBM L-BBC").state
    grid = Grid()
    grid.look(there)
    meat, crystal = (grid.near(there, there.book.ids.index(card)) for card in ("L-BBM", "L-BBC"))
    assert (meat >> 5 & 63, meat >> 11 & 1) == (1 << 2, 1)
    assert (crystal >> 5 & 63, crystal >> 11 & 1) == (1 << 1, 0)


def best_line(s: State, rivals: Rivals) -> float:
    """The value of the best end of a turn, by brute force: every answer to every question, except coins."""
    step = s.work[-1]
    if isinstance(step, Score):
        return rivals.quick(s)
    worths = []
    for pick in step.options(s):
        if pick < FIRST_COIN:
            after = s.clone()
            after.take(pick)
            worths.append(best_line(after, rivals))
    return max(worths)


JUDGE = DualsJudge({})


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("token", ["M", "O", "PM", "OP"])
def test_every_way_a_turn_can_end_is_seen(token: str) -> None:
    """By the moves of meat and potion, also if a plant fires them up."""
    state = scene(BOARD, hand="L-MMB L-OOC").play(f"pull = {token}").state
    rivals = Rivals(JUDGE.positions.outlook, state, state.seat, 0)
    picks = [pick for pick in state.options() if pick < FIRST_COIN]
    for pick, worth in list(zip(picks, JUDGE.weigh(state, picks, 0, 0, Effort()), strict=True))[::9]:
        after = state.clone()
        after.take(pick)
        assert worth == pytest.approx(best_line(after, rivals))


def test_haste_leaves_out_ends_and_never_finds_better_ones_except_by_pulls() -> None:
    """Any haste leaves out iron's second moves; with most of it, a pull is worth what pulls usually bring."""
    counts = {}
    for token in ("I", "C"):
        state = scene(BOARD, hand="L-MMB L-OOC").play(f"pull = {token}").state
        picks = [pick for pick in state.options() if pick < FIRST_COIN]
        for haste in range(MOST_HASTE + 1):
            effort = Effort()
            worths = JUDGE.weigh(state, picks, 0, haste, effort)
            counts[token, haste] = effort.ends
            if token == "I":
                careful = JUDGE.weigh(state, picks, 0, 0, Effort())
                assert all(hasty <= worth for hasty, worth in zip(worths, careful, strict=True))
    assert counts["I", 0] > counts["I", 1] == counts["I", 2]
    assert counts["C", 0] == counts["C", 1] > counts["C", 2]


def test_going_through_a_turn_leaves_the_state_as_it_was() -> None:
    for mode in ("standard", "fancy_fountain", "solo"):
        for seed in range(6):
            state = wandered(mode, seed, 25 + 9 * seed)
            before = state.clone()
            if not state.over:
                JUDGE.weigh(state, list(state.options()), 1, 0, Effort())
            assert state == before
