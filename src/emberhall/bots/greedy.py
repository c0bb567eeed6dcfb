"""The greedy level: takes the option that its title's heuristic values most, without looking ahead.

A title has this level if there is a module `emberhall.bots.heuristics.<title>`.
"""

import importlib
import importlib.util
from typing import cast

from emberhall.bots.base import Heuristic
from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Seat


def heuristic_module(title: str) -> str:
    return f"emberhall.bots.heuristics.{title}"


def has_heuristic(title: str) -> bool:
    return importlib.util.find_spec(heuristic_module(title)) is not None


class Greedy:
    """Picks the option with the highest value, the first among equals, so that it is deterministic."""

    def __init__(self, title: str) -> None:
        self.heuristic = cast(Heuristic, importlib.import_module(heuristic_module(title)))

    def choose(self, seat: Seat, decision: Decision, limit: float) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        worths = self.heuristic.worths(seat, decision)
        return options[max(range(len(options)), key=worths.__getitem__)]
