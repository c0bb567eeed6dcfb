"""The peers our engines are compared with, stepped in the same way: list the legal moves, pick one, apply it.

A peer is a function that plays for a moment and returns decisions per second of processor time, by figure.
"""

from collections.abc import Callable
from time import process_time
from typing import Any

import pyspiel

from bench import locm

Number = Callable[[], int]
Speeds = dict[str, float]
HEARTS = pyspiel.load_game("hearts")
ROLLOUTS = 4_000
MOST_TICKS = 1_500


def dealt(number: Number) -> "pyspiel.State":
    """A game of hearts after its deal, whose 52 chance nodes we resolve."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[number() % len(legal)])
    return state


def hearts(number: Number) -> Speeds:
    """OpenSpiel's hearts, in C++: whole games, what follows the deal, and rollouts."""
    decisions = 0
    whole = after = 0.0
    for _ in range(800):
        start = process_time()
        state = dealt(number)
        middle = process_time()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[number() % len(legal)])
            decisions += 1
        end = process_time()
        whole += end - start
        after += end - middle
    return {"stepped": decisions / whole, "after the deal": decisions / after, "rollouts": hearts_rollouts(number)}


def hearts_rollouts(number: Number) -> float:
    """OpenSpiel's own rollouts in C++, from just after the deal and the passing of cards."""
    state = dealt(number)
    for _ in range(12):  # three cards passed by each
        legal = state.legal_actions()
        state.apply_action(legal[number() % len(legal)])
    length = sum(rollout_length(state, number) for _ in range(50)) / 50
    # One simulation of the search is one evaluation of the root's child, that is ROLLOUTS rollouts and nothing else.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = pyspiel.MCTSBot(HEARTS, evaluator, 1.4, 1, 1000, False, 7, False)
    start = process_time()
    bot.step(state)
    return ROLLOUTS * (length - 1) / (process_time() - start)


def rollout_length(state: "pyspiel.State", number: Number) -> int:
    clone = state.clone()
    count = 0
    while not clone.is_terminal():
        legal = clone.legal_actions()
        clone.apply_action(legal[number() % len(legal)])
        count += 1
    return count


def hanabi(number: Number) -> Speeds:
    """OpenSpiel's hanabi; chance nodes are resolved like decisions, but not counted."""
    game = pyspiel.load_game("hanabi")
    decisions = 0
    start = process_time()
    for _ in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[number() % len(legal)])
    return {"stepped": decisions / (process_time() - start)}


def catanatron(number: Number, players: int = 4) -> Speeds:
    """Part of a game between catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    game: Any = Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=number())
    count = 0
    start = process_time()
    while game.winning_color() is None and count < MOST_TICKS:
        game.play_tick()
        count += 1
    return {"stepped": count / (process_time() - start)}


def gin_rummy(number: Number) -> Speeds:
    """Some games of RLCard's gin rummy."""
    import rlcard

    env = rlcard.make("gin-rummy")
    count = 0
    start = process_time()
    for _ in range(4):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[number() % len(legal)])
            count += 1
    return {"stepped": count / (process_time() - start)}


def battles(number: Number) -> Speeds:
    """gym-locm's battles."""
    count, seconds = locm.battles(number)
    return {"stepped": count / seconds}


PEERS: dict[str, Callable[[Number], Speeds]] = {
    "hearts": hearts,
    "hanabi": hanabi,
    "catanatron": catanatron,
    "catanatron for two": lambda number: catanatron(number, 2),
    "gin rummy": gin_rummy,
    "gym-locm": battles,
}


def missing(peer: str) -> str:
    """Why a peer cannot be measured here; empty if it can."""
    return locm.missing() if peer == "gym-locm" else ""
