"""OpenSpiel's own tests on every title and mode, and that its information states hide what they must."""

import re
import runpy
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from emberhall import rl
from emberhall.kernel.chance import Rng
from tests.rl.names import today

LONG = ("flamecraft-", "dragonduel-")  # their games take hundreds of decisions: most of the hundred are cut off
LABORATORY = Path(__file__).parents[2] / "examples" / "laboratory"
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
            actions = state.legal_actions()
            state.apply_action(actions[rng.integers(len(actions))])
        returns = state.returns()
        assert len(returns) == game.num_players()
        if game.num_players() > 1:
            assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("name", ["dualis-3-iso-short-v1", "flamecraft_duals-2-fancy-v2", today("dragonduel-2")])
def test_information_states_say_what_a_seat_knows_and_no_more(name: str) -> None:
    """In a world that differs only in what a seat cannot know, it is told the same."""
    game = rl.spiel(name, deals=4)
    state = game.new_initial_state()
    state.apply_action(1)
    rng, dice = Rng.seeded(4), np.random.default_rng(4)
    for _ in range(25):
        seat = state.current_player()
        copy = state.clone()
        true = copy.history.state
        copy.history.state = copy.history.game.imagine(true, seat, rng)
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
    game = rl.spiel("flamecraft_duals-2-standard-v2", reward="margin", first_seed=50)
    state = game.new_initial_state()
    state.apply_action(0)
    dice = np.random.default_rng(4)
    while not state.is_terminal():
        state.apply_action(int(dice.choice(state.legal_actions())))
    one, other = state.returns()
    assert one == -other
    scores = state.history.game.scores(state.history.state)
    assert one == scores[0] - scores[1]


def test_the_end_of_a_game_in_several_worlds() -> None:
    """A seat cannot tell the true world from those it imagines; the other hands do differ somewhere."""
    game = rl.spiel("dualis-3-iso-short-v1", deals=7, first_seed=5, reward="margin", last=6)
    worlds = [game.new_initial_state().child(world) for world in range(7)]
    assert {state.current_player() for state in worlds} == {worlds[0].current_player()}
    told = [[state.information_state_string(seat) for seat in range(3)] for state in worlds]
    for world in range(1, 7):
        own = (world - 1) % 3
        assert told[world][own] == told[0][own]
    assert len({told[world][1] for world in (0, 1, 4)}) > 1
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    with pytest.raises(ValueError, match="answers, fewer than the last 999"):
        rl.spiel("dualis-3-iso-short-v1", last=999).new_initial_state().child(0)


def test_mccfr_learns_on_the_end_of_a_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The laboratory's example, at its smallest."""
    monkeypatch.syspath_prepend(LABORATORY)
    smallest = {"--positions": "2", "--worlds": "2", "--iterations": "10"}
    monkeypatch.setattr("sys.argv", ["mccfr.py", *[word for pair in smallest.items() for word in pair]])
    runpy.run_path(str(LABORATORY / "mccfr.py"), run_name="__main__")
    chance, learned = re.findall(r"NashConv ([0-9.]+)", capsys.readouterr().out)
    assert float(learned) < float(chance)
