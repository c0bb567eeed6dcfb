"""The environments ours are compared with, each stepped directly, without wrappers that check actions.

Each function answers at random for about the given seconds of processor time and returns two speeds in steps per
second: of the steps alone, and including the deals of new games.
"""

import importlib
import importlib.util
import random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
import rlcard

Speeds = tuple[float, float]


class Clock:
    """Processor time of steps and of deals."""

    def __init__(self) -> None:
        self.stepping = self.dealing = 0.0
        self.steps = 0
        self.start = 0.0

    def begin(self) -> None:
        self.start = process_time()

    def dealt(self) -> None:
        self.dealing += process_time() - self.start

    def stepped(self, steps: int = 1) -> None:
        self.stepping += process_time() - self.start
        self.steps += steps

    def speeds(self) -> Speeds:
        return self.steps / self.stepping, self.steps / (self.stepping + self.dealing)


def classic(name: str, seconds: float) -> Speeds:
    """A PettingZoo game."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    chance = random.Random(7)
    clock = Clock()
    env.reset(seed=7)
    while clock.stepping < seconds:
        clock.begin()
        env.reset()
        seen, _, over, cut, _ = env.last()
        clock.dealt()
        while not (over or cut):
            action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
            clock.begin()
            env.step(action)
            seen, _, over, cut, _ = env.last()
            clock.stepped()
    return clock.speeds()


def gin_rummy(seconds: float) -> Speeds:
    """RLCard's gin rummy, with the observation and the mask that PettingZoo made from it."""
    chance = random.Random(7)
    clock = Clock()
    env: Any = rlcard.make("gin-rummy", {"seed": 7})
    while clock.stepping < seconds:
        clock.begin()
        state, _ = env.reset()
        clock.dealt()
        while not env.is_over():
            action = chance.choice(list(state["legal_actions"]))
            clock.begin()
            state, _ = env.step(action)
            mask = np.zeros(env.num_actions, np.int8)
            mask[list(state["legal_actions"])] = 1
            clock.stepped()
    return clock.speeds()


def hearts(seconds: float) -> Speeds:
    """OpenSpiel's hearts from Python, with information state and mask after each step."""
    game = pyspiel.load_game("hearts")
    chance = random.Random(7)
    clock = Clock()
    while clock.stepping < seconds:
        clock.begin()
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        clock.dealt()
        while not state.is_terminal():
            action = chance.choice(state.legal_actions())
            clock.begin()
            state.apply_action(action)
            if not state.is_terminal():
                np.asarray(state.information_state_tensor(), np.float32)
                np.asarray(state.legal_actions_mask(), np.int8)
            clock.stepped()
    return clock.speeds()


def has_pgx() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("jax", "pgx"))


def pgx_game(name: str, count: int, seconds: float) -> Speeds:
    """A pgx game on the CPU, `count` at once, compiled and with automatic new deals, as ours."""
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    auto_reset: Any = importlib.import_module("pgx.experimental.wrappers").auto_reset
    jax.config.update("jax_platforms", "cpu")
    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(7), count)
    states = jax.jit(jax.vmap(env.init))(keys)
    chance = np.random.default_rng(7)
    clock = Clock()
    warm = False
    while clock.stepping < seconds:
        legal = np.asarray(states.legal_action_mask)
        actions = (legal * chance.random(legal.shape)).argmax(axis=1)
        keys = jax.random.split(jax.random.PRNGKey(int(chance.integers(1 << 30))), count)
        jax.block_until_ready(keys)
        clock.begin()
        states = step(states, actions, keys)
        jax.block_until_ready(states)
        if warm:
            clock.stepped(count)
        warm = True  # the first call compiles
    return clock.speeds()
