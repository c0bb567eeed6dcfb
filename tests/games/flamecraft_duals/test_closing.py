"""The last turns, as the view foretells them."""

import pytest

from emberhall.games.flamecraft_duals.face.view import view_of
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.kernel.chance import Rng


@pytest.mark.parametrize("mode", ["standard", "solo"])
@pytest.mark.parametrize("seed", range(4))
def test_the_turn_that_brings_the_end_and_the_special_phase(mode: str, seed: int) -> None:
    """Nothing is foretold before it is certain; then whoever is asked comes first, and the other may follow."""
    seats = 1 if mode == "solo" else 2
    state = GAME.begin(seats, Rng.seeded(seed), GAME.setup.check(seats, {"mode": mode}), False)
    rng = Rng.seeded(seed + 1)
    told: list[list[int]] = []
    while not state.over:
        view = view_of(state, None)
        closing = view["closing"]
        assert (closing is None) == (view["end"] is None)
        if closing is not None:
            assert closing["seats"][0] == view["to_play"]
            assert closing["left"] == len(closing["seats"])
            told.append(closing["seats"])
        options = state.options()
        state.take(options[rng.below(len(options))])
    assert view_of(state, None)["closing"] is None
    assert sorted(map(len, told), reverse=True) == [len(each) for each in told]
