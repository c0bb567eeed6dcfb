"""OpenSpiel's own tests on every title and mode, and the honesty of what it is told."""

import numpy as np
import pyspiel
import pytest

from emberhall import rl
from emberhall.kernel.chance import Rng

LONG = ("flamecraft-", "dragonduel-")  # whose games take hundreds of decisions: most of the hundred are cut off
SIMULATIONS = 100
WHOLE = 3


@pytest.mark.parametrize("name", rl.ids())
def test_openspiel_accepts_every_mode(name: str) -> None:
    game = rl.spiel(name, deals=16, max_cycles=12 if name.startswith(LONG) else 0)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", rl.ids())
def test_a_hundred_random_games(name: str) -> None:
    whole = rl.spiel(name, deals=SIMULATIONS)
    cut = rl.spiel(name, deals=SIMULATIONS, max_cycles=40) if name.startswith(LONG) else whole
    rng = np.random.default_rng(3)
    for deal in range(SIMULATIONS):
        game = whole if deal < WHOLE else cut
        state = game.new_initial_state()
        assert state.is_chance_node()
        state.apply_action(deal)
        while not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
        returns = state.returns()
        assert len(returns) == game.num_players()
        if game.num_players() > 1:
            assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("name", ["dualis-3-iso-short-v1", "flamecraft_duals-2-fancy-v1", "dragonduel-2-v4"])
def test_information_states_say_what_a_seat_knows_and_no_more(name: str) -> None:
    """In a world where only what a seat cannot know differs, it is told the same."""
    game = rl.spiel(name, deals=4)
    state = game.new_initial_state()
    state.apply_action(1)
    rng, dice = Rng.seeded(4), np.random.default_rng(4)
    for _ in range(25):
        seat = state.current_player()
        copy = state.clone()
        true = copy.course.state
        copy.course.state = copy.course.game.imagine(true, seat, rng)
        assert copy.information_state_string(seat) == state.information_state_string(seat)
        assert copy.observation_string(seat) == state.observation_string(seat)
        assert copy.observation_tensor(seat) == state.observation_tensor(seat)
        assert copy.legal_actions() == state.legal_actions()
        others = {state.information_state_string(other) for other in range(game.num_players())}
        assert len(others) == game.num_players()
        state.apply_action(int(dice.choice(state.legal_actions())))


def test_a_clone_goes_its_own_way_and_remembers() -> None:
    game = rl.spiel("dualis-4-iso-v1")
    state = game.new_initial_state()
    state.apply_action(3)
    state.apply_action(state.legal_actions()[0])
    before = state.information_state_string(0)
    copy = state.clone()
    assert copy.information_state_string(0) == before
    copy.apply_action(copy.legal_actions()[0])
    assert copy.information_state_string(0) != before
    assert state.information_state_string(0) == before
    assert "play" in state.action_to_string(state.legal_actions()[0])


def test_margins() -> None:
    game = rl.spiel("flamecraft_duals-2-standard-v1", reward="margin", first_seed=50)
    state = game.new_initial_state()
    state.apply_action(0)
    dice = np.random.default_rng(4)
    while not state.is_terminal():
        state.apply_action(int(dice.choice(state.legal_actions())))
    one, other = state.returns()
    assert one == -other
    scores = state.course.game.scores(state.course.state)
    assert one == scores[0] - scores[1]
