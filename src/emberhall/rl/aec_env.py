"""PettingZoo: a title as an AEC environment, one agent per seat, in the order they are asked."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, aec_registry
from pettingzoo import register as register_table

from emberhall.kernel.parts.setup import Value
from emberhall.rl.modes import ids
from emberhall.rl.positions import Position
from emberhall.rl.rendering import MODES, rendered

Observation = dict[str, NDArray[Any]]


def observation_space(position: Position) -> spaces.Dict:
    """Cells of what a seat sees, and a mask over all actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (position.observer.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (position.game.learn.action_count,), np.int8),
        }
    )


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table. Rewards come at the end; `max_cycles` truncates a game after that many decisions."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        reward: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.position = Position(name, reward, options)
        self.metadata = {**type(self).metadata, "name": name}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.position.seats)]
        self.agents: list[str] = []
        seen = observation_space(self.position)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(self.position.game.learn.action_count) for agent in self.possible_agents
        }
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal with a seed; without one, with the next seed of the series that the last given seed started."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.position.deal(int(self.chance.integers(2**62)) if seed is None else seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.seat]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.position.seen(seat), "action_mask": self.position.legal(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, so its action cannot be None.")
        self.position.answer(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        if self.position.seat < 0:
            self.rewards = dict(zip(self.possible_agents, self.position.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.position.seat]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def options(self) -> NDArray[np.int16]:
        """A row per legal answer: action id, verb, ref and on."""
        return self.position.option_parts()

    def option_features(self) -> NDArray[np.int8]:
        """The features of each legal answer, a row each, in the same order; for large action spaces."""
        return self.position.option_features()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as the seat that is asked sees it; once the game is over, as a spectator does."""
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing needs closing."""


def register() -> None:
    """Register every mode with PettingZoo: `pettingzoo.make("aec", "emberhall/nim-2-v1")`."""
    for name in ids():
        if f"emberhall/{name}" not in aec_registry:
            register_table("aec", f"emberhall/{name}", "emberhall.rl.aec_env:TableEnv", kwargs={"name": name})


register()
