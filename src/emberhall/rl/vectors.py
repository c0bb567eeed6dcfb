"""Gymnasium's VectorEnv over `Games`."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from emberhall.kernel.parts.setup import Value
from emberhall.rl.games import Games

Observations = dict[str, NDArray[Any]]


class GamesEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """`count` games; one that ends is dealt anew in the same step, and `final_obs` has its last observation.

    The reward is that of the seat that acted. `infos` has `to_act`, the seat to act in each game, and `rewards`, with a
    column per seat.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self, name: str, count: int, reward: str = "result", max_cycles: int | None = None, **options: Value
    ) -> None:
        self.games = Games(name, count, reward, max_cycles, 0, **options)
        self.num_envs = count
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, self.games.observations.shape[1:], np.int8),
                "action_mask": spaces.Box(0, 1, self.games.masks.shape[1:], np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.games.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def seen(self) -> Observations:
        """The arrays of the games themselves: the next step overwrites them, so copy what you want to keep."""
        return {"observation": self.games.observations, "action_mask": self.games.masks}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal every game, game k with the seed plus k."""
        if isinstance(seed, list):
            raise TypeError(f"Give one seed: game k begins with the seed plus k. {seed!r} is a list.")
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        return self.seen(), {"to_act": self.games.to_act, "rewards": self.games.rewards}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        games = self.games
        acted = games.to_act.copy()
        ended = games.step(actions)
        infos: dict[str, Any] = {"to_act": games.to_act, "rewards": games.rewards}
        if ended:
            infos["final_obs"] = games.last_observations
            infos["_final_obs"] = games.ended > 0
        reward = games.rewards[np.arange(games.count), acted].astype(np.float64)
        return self.seen(), reward, games.ended == 1, games.ended == 2, infos
