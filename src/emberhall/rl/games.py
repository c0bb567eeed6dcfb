"""Thousands of games of a mode, stepped by one compiled call that writes into numpy arrays."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from emberhall.kernel.batches import PARTS, Arrays, Batch
from emberhall.kernel.parts.setup import Value
from emberhall.rl.modes import mode_of
from emberhall.rl.positions import check_reward


def flat(array: NDArray[Any], code: str) -> Any:
    """The memory of an array, as a flat view of one number type."""
    memory: Any = memoryview(array if array.size else bytearray())  # type: ignore[arg-type]
    return memory.cast("B").cast(code)


class Games:
    """`count` games. After `reset` and every `step` the arrays hold the state of each game; they are never replaced.

    `observations` and `masks` are for the seat to act, which is in `to_act`. `rewards` has a column per seat. `ended`
    is 1 if a game has just ended and 2 if `max_cycles` cut it off: then `last_observations` has what the seat that
    acted saw of the end, and everything else is about the next game, dealt in its place. With `option_room`, `options`
    has a row per legal answer, up to that many: action id, verb, ref, on; -1 follows the last. `option_features` has
    the features of each of these answers, in cells named by the observer's `option_parts`.
    """

    def __init__(
        self,
        name: str,
        count: int,
        reward: str = "result",
        max_cycles: int | None = None,
        option_room: int = 0,
        **options: Value,
    ) -> None:
        if count < 1:
            raise ValueError(f"The number of games must be at least 1, not {count}.")
        self.mode = mode_of(name)
        self.count = count
        game, observer, seats = self.mode.game(), self.mode.observer(), self.mode.seats
        self.observations = np.zeros((count, observer.size), np.int8)
        self.masks = np.zeros((count, game.learn.action_count), np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ended = np.zeros(count, np.int8)
        self.to_act = np.zeros(count, np.int8)
        self.last_observations = np.zeros((count, observer.size), np.int8)
        self.options = np.zeros((count, option_room, PARTS), np.int16)
        self.option_features = np.zeros((count, option_room, observer.option_size), np.int8)
        self.batch = Batch(
            game,
            seats,
            {**self.mode.options, **options},
            observer,
            count,
            check_reward(reward),
            max_cycles or 0,
            Arrays(
                flat(self.observations, "B"),
                flat(self.masks, "B"),
                flat(self.rewards, "f"),
                flat(self.ended, "B"),
                flat(self.to_act, "B"),
                flat(self.last_observations, "B"),
                flat(self.options, "h"),
                flat(self.option_features, "B"),
                option_room,
            ),
        )

    def reset(self, seed: int = 0) -> None:
        """Deal every game; game k gets the seed `seed + k`, and each next game in its place `count` more."""
        self.batch.reset(seed)

    def step(self, actions: NDArray[np.integer]) -> int:
        """Answer in every game, by action id; return how many ended."""
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} games take as many actions, not an array of shape {actions.shape}.")
        return self.batch.step(flat(np.ascontiguousarray(actions, np.int64), "q"))
