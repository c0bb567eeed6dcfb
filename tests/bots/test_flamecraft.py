"""Bots of Flamecraft: both levels play every mode, and neither uses hidden information."""

from typing import Any, cast

import pytest

from emberhall import Play, Seat, load
from emberhall.bots import load as load_bot
from emberhall.bots.judges import judge_of
from emberhall.bots.matches import drive
from emberhall.games.flamecraft.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from tests.games.flamecraft.scenes import scene

MODES: list[tuple[int, dict[str, Any]]] = load("flamecraft").setup.modes()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, (mode[0], *mode[1].values()))))
def test_both_levels_play_every_mode(mode: tuple[int, dict[str, Any]]) -> None:
    seats, options = mode
    game = load("flamecraft")
    play = Play.begin(game, seats, 3, options)
    bots = {seat: load_bot("greedy" if seat == 0 else "random", "flamecraft", seat) for seat in range(seats)}
    assert drive(play, bots, Rng.seeded(1)) > 0
    assert play.over
    game.invariants(play.state)


def test_hidden_cards_change_no_choice() -> None:
    game = load("flamecraft")
    state = game.deal(3, 9, companions=True)
    bot = load_bot("greedy", "flamecraft", 1)
    rng = Rng.seeded(2)
    differed = 0
    for _ in range(40):
        decision = state.decision
        assert decision is not None
        one, two = (Seat.of(game, state, decision.seat, Rng.seeded(seed)) for seed in (11, 12))
        differed += pack(one._imagined) != pack(two._imagined)
        assert bot.choose(one, decision, 1.0) == bot.choose(two, decision, 1.0)
        state.take(decision.options[rng.below(len(decision.options))])
    assert differed == 40, "Where both imagined the same, nothing was tried."


def test_greedy_would_rather_end_the_game_than_leave_that_to_others() -> None:
    """The seat that triggers the end has the last turn; between otherwise equal outcomes, that is better."""
    game = load("flamecraft")
    judge, state = judge_of(game, fitted=False), cast(State, game.deal(2, 3))
    own, theirs = state.clone(), state.clone()
    own.trigger, theirs.trigger = 0, 1
    assert judge.worth(own, 0) > judge.worth(theirs, 0) + 2


def test_gifts_go_to_whoever_has_least() -> None:
    """Not to the first seat named: with three or more seats that alone made the first seat win far too often."""
    for poor, rich in ((1, 2), (2, 1)):
        there = scene(3, rep={rich: 30, poor: 2}, has={0: "c1"}).play("visit ST-PL", "fire Twig")
        decision = there.state.decision
        assert decision is not None
        assert {word[-1] for word in decision.words() if " to " in word} == {"1", "2"}
        seat = Seat.of(there.game, there.state, 0, Rng.seeded(1))
        word = decision.word(load_bot("greedy", "flamecraft", 1).choose(seat, decision, 5.0))
        assert word.endswith(f" to {poor}"), word
