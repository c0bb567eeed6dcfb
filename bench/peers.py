"""The peers our engines are compared with, stepped in the same way: list the legal moves, pick one, apply it."""

from collections.abc import Callable
from time import perf_counter

import pyspiel

HEARTS = pyspiel.load_game("hearts")
ROLLOUTS = 4_000


def dealt(number: Callable[[], int]) -> "pyspiel.State":
    """A game of hearts after its deal, whose 52 chance nodes we resolve."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[number() % len(legal)])
    return state


def stepped_hearts(games: int, number: Callable[[], int]) -> tuple[int, float, float]:
    """Decisions made, the seconds of whole games, and the seconds after the deal."""
    decisions = 0
    whole = after = 0.0
    for _ in range(games):
        start = perf_counter()
        state = dealt(number)
        middle = perf_counter()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[number() % len(legal)])
            decisions += 1
        end = perf_counter()
        whole += end - start
        after += end - middle
    return decisions, whole, after


def hearts_rollouts(number: Callable[[], int]) -> tuple[float, float]:
    """Decisions and seconds of OpenSpiel's own rollouts in C++, from just after the deal and the passing of cards."""
    state = dealt(number)
    for _ in range(12):  # three cards passed by each
        legal = state.legal_actions()
        state.apply_action(legal[number() % len(legal)])
    length = sum(rollout_length(state, number) for _ in range(50)) / 50
    # One simulation of the search is one evaluation of the root's child, that is ROLLOUTS rollouts and nothing else.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = pyspiel.MCTSBot(HEARTS, evaluator, 1.4, 1, 1000, False, 7, False)
    start = perf_counter()
    bot.step(state)
    return ROLLOUTS * (length - 1), perf_counter() - start


def rollout_length(state: "pyspiel.State", number: Callable[[], int]) -> int:
    clone = state.clone()
    count = 0
    while not clone.is_terminal():
        legal = clone.legal_actions()
        clone.apply_action(legal[number() % len(legal)])
        count += 1
    return count
