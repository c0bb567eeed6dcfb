"""Two readings of the rules compared: the engine and the plain referee, over many thousands of random plays."""

import pytest

from emberhall.games.dualis.game import GAME
from emberhall.kernel.chance import Rng
from tests.games.dualis.modes import MODES, Mode
from tests.games.dualis.referee import Referee, trump
from tests.games.dualis.scenes import dealt

pytestmark = pytest.mark.compiled

GAMES = 60


def compare(row: Mode, seed: int) -> int:
    """Play one game on both sides; returns the number of plays."""
    state = dealt(row.seats, seed, **row.options)
    rng = Rng.seeded(seed)
    referee = Referee(row.seats, row.mode == "partnership", row.short, row.highlow, state.leader)
    plays = 0
    while not state.over:
        view = GAME.view(state, None)
        if not any(referee.hands):
            referee.deal([GAME.view(state, seat)["hand"] for seat in range(row.seats)])
        decision = state.decision
        assert decision is not None
        assert decision.seat == referee.to_play
        offered = [word.removeprefix("play ") for word in decision.words()]
        assert offered == referee.options()
        assert view["centre"] == [referee.centre["R"], referee.centre["B"]]
        assert view["trump"] == trump(referee.centre)
        assert (view["coins"], view["tricks"]) == (referee.coins, referee.tricks)
        assert view["leader"] == referee.leader
        pick = rng.below(len(offered))
        state.take(decision.options[pick])
        referee.play(offered[pick])
        assert len(state.past) == referee.rounds
        plays += 1
    assert referee.over
    assert GAME.winners(state) == referee.champions
    if row.mode == "partnership":
        assert GAME.scores(state) == [referee.rounds_won[seat % 2] for seat in range(4)]
    else:
        assert GAME.scores(state) == referee.totals
    return plays


def whole_game(seed: int) -> int:
    """A random game of some mode on both sides; returns the number of plays."""
    return compare(MODES[seed % len(MODES)], seed)


@pytest.mark.parametrize("row", MODES, ids=lambda row: row.slug)
def test_the_engine_and_the_referee_agree(row: Mode) -> None:
    plays = sum(compare(row, seed) for seed in range(GAMES))
    assert plays >= GAMES * row.plays
