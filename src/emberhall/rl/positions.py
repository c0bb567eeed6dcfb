"""One game as a learner sees it: cells, masks, action ids and rewards in numpy arrays."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from emberhall import State
from emberhall.kernel.batches import PARTS, REWARDS, rewards_of
from emberhall.kernel.cells import Cells as Memory
from emberhall.kernel.decisions import on_of, ref_of, verb_of
from emberhall.kernel.parts.setup import Value
from emberhall.rl.modes import mode_of

Cells = NDArray[np.int8]


def check_reward(reward: str) -> str:
    """The kind of reward, checked; a ValueError lists the kinds."""
    if reward not in REWARDS:
        raise ValueError(f"A reward is {' or '.join(REWARDS)}, not {reward!r}.")
    return reward


class Position:
    """A game of a mode; `options` override those of the mode."""

    def __init__(self, name: str, reward: str = "result", options: Mapping[str, Value] | None = None) -> None:
        self.mode = mode_of(name)
        self.game = self.mode.game()
        self.observer = self.mode.observer()
        self.seats = self.mode.seats
        self.terms = self.game.setup.check(self.seats, {**self.mode.options, **(options or {})})
        self.reward = check_reward(reward)
        self.state: State = self.game.deal(self.seats, 0, False, **self.terms)
        self.look()

    def deal(self, seed: int) -> None:
        self.state = self.game.deal(self.seats, seed, False, **self.terms)
        self.look()

    def look(self) -> None:
        """Look up the seat that is asked, and its options."""
        work = self.state.work
        self.seat = work[-1].who(self.state) if work else -1
        self.offers = self.state.options()
        self.actions = {self.game.learn.action_id(pick): pick for pick in self.offers}

    def seen(self, seat: int) -> Cells:
        """What a seat sees."""
        return np.frombuffer(self.observer.see(self.state, seat), np.int8).copy()

    def legal(self, seat: int) -> Cells:
        """A cell per action; all zero for a seat that is not asked."""
        mask = np.zeros(self.game.learn.action_count, np.int8)
        if seat == self.seat:
            mask[list(self.actions)] = 1
        return mask

    def option_parts(self) -> NDArray[np.int16]:
        """Action id, verb, ref and on of each option: the parts of a factored action head."""
        rows = [(action, verb_of(pick), ref_of(pick), on_of(pick)) for action, pick in self.actions.items()]
        return np.array(rows, np.int16).reshape(-1, PARTS)

    def option_features(self) -> Cells:
        """The features of each option, a row each, laid out as in the observer's `option_parts`."""
        size = self.observer.option_size
        cells = np.zeros((len(self.offers), size), np.int8)
        if cells.size:
            memory = Memory(memoryview(cells))  # type: ignore[arg-type]
            for k, pick in enumerate(self.offers):
                self.observer.write_option(self.state, self.seat, pick, memory, k * size)
        return cells

    def answer(self, action: int) -> None:
        """Answer with an action id; a ValueError lists the legal ones."""
        pick = self.actions.get(int(action))
        if pick is None:
            ids = ", ".join(map(str, self.actions))
            raise ValueError(f"Action {action} is not legal for seat {self.seat} now; it can be {ids}.")
        self.state.take(pick)
        self.look()

    def rewards(self) -> list[float]:
        """The reward of each seat for the finished game."""
        return rewards_of(self.game, self.state, self.seats, self.reward)
