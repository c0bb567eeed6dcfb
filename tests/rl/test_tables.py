"""PettingZoo's own tests on every title and mode, and what they do not cover."""

import warnings

import numpy as np
import pettingzoo
import pytest

from emberhall import rl
from emberhall.rl.aec_env import TableEnv, register
from tests.rl.names import today

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it tests itself with its own deprecated games
    from pettingzoo.test import api_test, seed_test

FEW = 40  # cycles per mode: there are about fifty modes


@pytest.mark.parametrize("name", rl.ids())
def test_pettingzoo_accepts_every_mode(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns that observations are not images
        api_test(rl.aec(name, max_cycles=FEW), num_cycles=2 * FEW)


@pytest.mark.parametrize("name", rl.ids())
def test_equal_seeds_give_equal_games(name: str) -> None:
    seed_test(lambda: rl.aec(name, max_cycles=FEW), num_cycles=FEW)


def played(env: TableEnv, seed: int) -> list[dict[str, float]]:
    """Play a random game to its end; returns the rewards of each step."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    results = []
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        assert seen is not None
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(rng.choice(legal)))
        results.append(dict(env.rewards))
        assert agent in env.possible_agents
    return results


def test_a_whole_game_pays_at_its_end() -> None:
    env = rl.aec("dualis-4-partnership-v1")
    rewards = played(env, 3)
    paid = [each for each in rewards if any(each.values())]
    assert len(paid) >= 1
    assert sorted(paid[0].values()) == [-1.0, -1.0, 1.0, 1.0]
    assert env.agents == []


def test_margins_and_options_of_the_mode() -> None:
    env = rl.aec("dualis-3-iso-short-v1", reward="margin", memory_aid="full")
    rewards = played(env, 4)
    paid = next(each for each in rewards if any(each.values()))
    assert sum(paid.values()) == pytest.approx(0)
    assert env.position.terms["memory_aid"] == "full"


def test_a_game_can_be_cut_off() -> None:
    env = rl.aec(today("flamecraft-2-purple"), max_cycles=9)
    env.reset(seed=1)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_only_who_is_asked_has_legal_actions() -> None:
    env = rl.aec(today("dragonduel-3"))
    env.reset(seed=2)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert masks.pop(env.agent_selection) == len(env.options())
    assert set(masks.values()) == {0}


def test_the_games_after_a_seed_go_on_from_it() -> None:
    first, second = rl.aec("dualis-4-iso-v1"), rl.aec("dualis-4-iso-v1")
    dealt = []
    for env in (first, second):
        env.reset(seed=9)
        env.reset()
        dealt.append(env.observe("seat_0")["observation"].tobytes())
        env.reset()
        dealt.append(env.observe("seat_0")["observation"].tobytes())
    assert dealt[:2] == dealt[2:]
    assert dealt[0] != dealt[1]


def test_an_action_that_is_not_legal_is_refused() -> None:
    env = rl.aec("dualis-4-iso-v1")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"Action {illegal} is not legal for seat {env.position.seat} now; it can be"):
        env.step(illegal)
    with pytest.raises(ValueError, match="its action cannot be None"):
        env.step(None)


def test_pettingzoo_makes_every_mode_by_its_name() -> None:
    register()  # again: must not register anything twice, which would warn
    registered = {name for name in pettingzoo.aec_registry if name.startswith("emberhall/")}
    assert registered == {f"emberhall/{name}" for name in rl.ids()}
    env = pettingzoo.make("aec", "emberhall/dualis-3-iso-short-v1", max_cycles=5, reward="margin")
    env.reset(seed=1)
    assert env.unwrapped.max_cycles == 5
    assert env.unwrapped.position.mode.name == "dualis-3-iso-short-v1"


def test_max_cycles_is_an_argument() -> None:
    lengths = []
    for most in (4, 12):
        env = rl.aec("nim-2-v1", max_cycles=most)
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter(max_iter=60):
            seen, _, over, cut, _ = env.last()
            assert seen is not None
            steps += not (over or cut)
            env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
        lengths.append(steps)
    assert lengths == [4, 12]
