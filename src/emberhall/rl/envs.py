"""Gymnasium: the solo games."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from emberhall.kernel.parts.setup import Value
from emberhall.rl.aec_env import Observation, observation_space
from emberhall.rl.modes import modes
from emberhall.rl.positions import Position
from emberhall.rl.rendering import MODES, rendered


class SoloEnv(gymnasium.Env[Observation, int]):
    """A solo game. The reward comes at the end; `max_cycles` truncates it after that many decisions."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  (as in Gymnasium)

    def __init__(
        self,
        name: str,
        reward: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.position = Position(name, reward, options)
        if self.position.seats != 1:
            raise ValueError(f"{name} is a game for {self.position.seats}, and Gymnasium's are for one: take rl.aec.")
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.observation_space: Any = observation_space(self.position)
        self.action_space: Any = spaces.Discrete(self.position.game.learn.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.position.deal(int(self.np_random.integers(2**62)) if seed is None else seed)
        self.cycles = 0
        return self.seen(), {}

    def seen(self) -> Observation:
        return {"observation": self.position.seen(0), "action_mask": self.position.legal(0)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, in the form that maskable learners expect."""
        return self.position.legal(0).astype(np.bool_)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.position.answer(action)
        self.cycles += 1
        over = self.position.seat < 0
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        return self.seen(), self.position.rewards()[0] if over else 0.0, over, cut, {}

    def render(self) -> Any:
        """The board as the player sees it."""
        return rendered(self.position, self.render_mode)


def register() -> None:
    """Register every solo game with Gymnasium: `gymnasium.make("emberhall/<name>")`, as in `rl.ids()`."""
    for name, mode in modes().items():
        if mode.seats == 1 and f"emberhall/{name}" not in gymnasium.registry:
            gymnasium.register(f"emberhall/{name}", "emberhall.rl.envs:SoloEnv", kwargs={"name": name})


register()
