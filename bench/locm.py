"""gym-locm's battle phase as a peer: Legends of Code and Magic, two random players, cards made here.

The package comes without its list of cards, so a list in its format, with as many of each kind and about as strong, is
made here and put where its own would be.
"""

import importlib
import importlib.util
from collections.abc import Callable
from time import process_time
from typing import Any

CREATURES, ITEMS = 116, 44  # as many as in the game's own list
KEYWORDS = ("B", "C", "D", "G", "L", "W")


def missing() -> str:
    """Why it cannot be measured here; empty if it can."""
    if importlib.util.find_spec("gym_locm"):
        return ""
    return (
        "not measured: gym-locm asks for Python 3.12. It runs on 3.11 all the same after "
        "`pip install gymnasium` and `pip install --no-deps --ignore-requires-python gym-locm==2.0.0b1`."
    )


def make_cards() -> list[Any]:
    """Creatures along a curve of cost, every fourth with a keyword, and items that strengthen, weaken or hurt."""
    card = importlib.import_module("gym_locm.engine.card")
    cards: list[Any] = []
    for k in range(CREATURES):
        cost = k % 9
        keyword = KEYWORDS[k // 4 % len(KEYWORDS)] if k % 4 == 0 else ""
        attack, defence = cost + k % 3, cost + 1 + k // 3 % 3
        cards.append(card.Creature(k + 1, f"Creature {k}", 0, cost, attack, defence, keyword, 0, 0, 0, 0, ""))
    for k in range(ITEMS):
        number, cost = CREATURES + k + 1, k % 6
        if k % 3 == 0:
            cards.append(card.GreenItem(number, f"Gift {k}", 1, cost, cost, 1 + cost, "", 0, 0, 0, 0, ""))
        elif k % 3 == 1:
            cards.append(card.RedItem(number, f"Curse {k}", 2, cost, 0, -1 - cost, "", 0, 0, 0, 0, ""))
        else:
            cards.append(card.BlueItem(number, f"Bolt {k}", 3, cost, 0, -1 - cost, "", 0, -1, 0, 0, ""))
    return cards


def battles(number: Callable[[], int], games: int = 6) -> tuple[int, float]:
    """Decisions and seconds of some battles; the draft before them is played, but neither counted nor timed."""
    card = importlib.import_module("gym_locm.engine.card")
    state_of = importlib.import_module("gym_locm.engine").State
    phases = importlib.import_module("gym_locm.engine.enums").Phase
    if not vars(card)["_cards"]:
        vars(card)["_cards"] = make_cards()  # the package would read a file that it lacks
    count = 0
    seconds = 0.0
    for _ in range(games):
        state = state_of(seed=number(), version="1.2")
        while state.phase != phases.BATTLE:
            legal = state.available_actions
            state.act(legal[number() % len(legal)])
        start = process_time()
        while state.phase == phases.BATTLE:
            legal = state.available_actions
            state.act(legal[number() % len(legal)])
            count += 1
        seconds += process_time() - start
    return count, seconds
