"""Bots of Flamecraft: both levels play every mode, greedy is worth playing against, and neither sees too much."""

from typing import Any

import pytest

from emberhall import Seat, load
from emberhall.bots import load as load_bot
from emberhall.bots.matches import Series, drive, play
from emberhall.kernel.chance import Rng

MODES: list[tuple[int, dict[str, Any]]] = load("flamecraft").modes()


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, (mode[0], *mode[1].values()))))
def test_both_levels_play_every_mode(mode: tuple[int, dict[str, Any]]) -> None:
    seats, options = mode
    game = load("flamecraft")
    state = game.deal(seats, 3, listen=True, **options)
    bots = {seat: load_bot("greedy" if seat == 0 else "random", "flamecraft", seat) for seat in range(seats)}
    assert drive(game, state, bots, Rng.seeded(1)) > 0
    assert state.over
    game.invariants(state)


def test_greedy_beats_random() -> None:
    results = [play(Series("flamecraft", ("greedy", "random", "random"), 6, seed=5), number) for number in range(6)]
    assert sum(result.shares[0] for result in results) >= 5.5
    assert min(result.scores[0] for result in results) > 40


def test_hidden_cards_change_no_choice() -> None:
    game = load("flamecraft")
    state = game.deal(3, 9, companions=True)
    bot = load_bot("greedy", "flamecraft", 1)
    rng = Rng.seeded(2)
    for _ in range(40):
        decision = state.decision
        assert decision is not None
        one, two = (Seat.of(game, state, decision.seat, Rng.seeded(seed)) for seed in (11, 12))
        assert bot.choose(one, decision, 1.0) == bot.choose(two, decision, 1.0)
        state.take(decision.options[rng.below(len(decision.options))])
