"""When partners may talk: not while a round is played, and always in Iso."""

import pytest

from emberhall.games.dualis.game import GAME
from emberhall.games.dualis.state import State
from emberhall.kernel.chance import Rng
from tests.games.dualis.scenes import dealt, wander

ruling = pytest.mark.ruling


def quiet(state: State) -> bool:
    """Whether the seats must be quiet, as the server asks and as every view says."""
    asked = GAME.face.quiet(state)
    assert {GAME.view(state, seat)["quiet"] for seat in (None, 0, 3)} == {asked}
    return asked


@ruling("DU-40")
def test_partners_are_quiet_from_the_deal_to_the_last_trick_and_free_between_rounds() -> None:
    state = dealt(4, 3)
    chance = Rng.seeded(5)
    for _ in range(52):
        assert quiet(state)
        wander(state, chance, 1)
    assert len(state.past) == 1
    assert not quiet(state)
    wander(state, chance, 1)
    assert quiet(state)


@ruling("DU-40")
def test_after_the_game_partners_may_talk() -> None:
    state = dealt(4, 3)
    wander(state, Rng.seeded(5), 3 * 52)
    assert state.over
    assert not quiet(state)


@ruling("DU-40")
def test_in_iso_and_at_a_table_of_open_talk_nobody_is_ever_quiet() -> None:
    for state in (dealt(4, 3, mode="iso"), dealt(4, 3, partner_talk="open")):
        assert not quiet(state)
        wander(state, Rng.seeded(5), 10)
        assert not quiet(state)
