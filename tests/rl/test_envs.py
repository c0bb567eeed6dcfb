"""Gymnasium: its checker on every solo game, whole games, and its vectors."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import RecordConstructorArgs
from gymnasium.utils.env_checker import check_env

from emberhall import rl
from emberhall.rl.modes import modes

SOLO = [name for name, mode in modes().items() if mode.seats == 1]


class Legal(gymnasium.ActionWrapper[Any, int, int], RecordConstructorArgs):
    """Turns illegal actions into legal ones, since Gymnasium's checker acts at random."""

    def __init__(self, env: gymnasium.Env[Any, int]) -> None:
        RecordConstructorArgs.__init__(self)
        gymnasium.ActionWrapper.__init__(self, env)

    def action(self, action: int) -> int:
        legal = np.flatnonzero(self.env.unwrapped.action_masks())  # type: ignore[attr-defined]
        return int(legal[int(action) % len(legal)])


@pytest.mark.parametrize("name", SOLO)
def test_gymnasium_accepts_every_game_for_one(name: str) -> None:
    made = gymnasium.make(f"emberhall.rl.envs:emberhall/{name}", render_mode="rgb_array", disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against wrappers and composite spaces
        check_env(Legal(made.unwrapped))


@pytest.mark.parametrize("name", SOLO)
def test_a_game_for_one_ends_with_its_reward(name: str) -> None:
    env = rl.gym(name, reward="margin")
    seen, _ = env.reset(seed=5)
    rng = np.random.default_rng(5)
    over, reward = False, 0.0
    for _ in range(40_000):
        seen, reward, over, cut, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
        if over:
            break
        assert reward == 0.0
    assert over
    assert reward == env.position.game.scores(env.position.state)[0]


def test_a_game_for_one_can_be_cut_off() -> None:
    env = rl.gym(SOLO[0], max_cycles=2)
    env.reset(seed=5)
    ends = []
    for _ in range(2):
        _, _, over, cut, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        ends.append((over, cut))
    assert ends == [(False, False), (False, True)]


def test_a_game_for_several_is_for_pettingzoo() -> None:
    with pytest.raises(ValueError, match=r"dualis-4-iso-v1 is a game for 4, and Gymnasium's are for one: take rl\.aec"):
        rl.gym("dualis-4-iso-v1")


@pytest.mark.parametrize("name", ["flamecraft_duals-1-solo-v2", "dualis-4-partnership-short-v1"])
def test_a_vector_is_the_same_games(name: str) -> None:
    """The games of the vector are also played one by one."""
    envs = rl.vector(name, 5, reward="margin")
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    seen, infos = envs.reset(seed=40)
    alone = [rl.aec(name, reward="margin") for _ in range(5)]
    for k, env in enumerate(alone):
        env.reset(seed=40 + k)
    rng = np.random.default_rng(1)
    ends = 0
    for _ in range(300):
        assert envs.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        acted = [env.agent_selection for env in alone]
        seen, reward, over, cut, infos = envs.step(actions)
        for k, env in enumerate(alone):
            env.step(int(actions[k]))
            assert over[k] == env.terminations[acted[k]]
            assert not cut[k]
            assert reward[k] == pytest.approx(env.rewards[acted[k]])
            if over[k]:
                ends += 1
                final = env.observe(acted[k])["observation"]
                assert infos["_final_obs"][k]
                assert (infos["final_obs"][k] == final).all()
                env.reset(seed=envs.games.batch.seeds[k])
            assert infos["to_act"][k] == env.position.seat
            assert (seen["observation"][k] == env.observe(env.agent_selection)["observation"]).all()
            assert (seen["action_mask"][k] == env.observe(env.agent_selection)["action_mask"]).all()
    assert ends >= 5


def test_a_vector_takes_one_seed() -> None:
    envs = rl.vector("nim-2-v1", 3)
    first, _ = envs.reset(seed=1)
    kept = first["observation"].copy()
    again, _ = envs.reset(seed=1)
    assert (kept == again["observation"]).all()
    envs.reset()
    with pytest.raises(TypeError, match="Give one seed"):
        envs.reset(seed=[1, 2, 3])
