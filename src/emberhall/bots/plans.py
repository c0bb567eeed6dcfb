"""The levels that look ahead, as data: how each of them searches at each title.

A plan's budget is in iterations, so the same moment always gets the same thought; a limit of time only cuts it short.
"""

from dataclasses import dataclass, replace
from typing import Literal

from emberhall.bots.styles import CHARACTERS


@dataclass(frozen=True)
class Plan:
    """How a level searches."""

    method: Literal["tree", "turn", "sweep"]
    iterations: int
    tries: int = 1  # ways to finish a turn in each imagined state, of which the best counts
    wide: int = 0  # of each answer, ends of the turn that get a second look
    explore: float = 1.0
    widen: float = 2.0
    horizon: int = 0
    pool: int = 0  # imagined states that are weighed by how the others have played; 0: all are alike
    fitted: bool = True  # whether it judges by fitted weights, or by those written by hand
    style: str = ""  # what it likes, see styles


LEVELS = ("seasoned", "expert", "master")
"""The levels that search, weakest first."""

PLAIN = {
    "seasoned": Plan("tree", 100),
    "expert": Plan("tree", 600),
    "master": Plan("tree", 3000),
}
"""For a title that says nothing about search."""

PLANS: dict[str, dict[str, Plan]] = {
    "dragonduel": {
        "seasoned": Plan("tree", 50, horizon=4),
        "expert": Plan("tree", 200, horizon=4),
        "master": Plan("tree", 1000, horizon=4),
    },
    "dualis": {
        "seasoned": Plan("tree", 1000, explore=2.0, fitted=False),
        "expert": Plan("tree", 4000, explore=2.0, fitted=False),
        "master": Plan("tree", 16_000, explore=2.0, fitted=False),
    },
    "flamecraft": {
        "seasoned": Plan("turn", 1200, tries=24),
        "expert": Plan("turn", 9600, tries=32),
        "master": Plan("turn", 32_000, tries=32),
    },
    "flamecraft_duals": {
        "seasoned": Plan("sweep", 1, wide=1),
        "expert": Plan("sweep", 6, wide=1),
        "master": Plan("sweep", 8, wide=6),
    },
}


def plan_of(title: str, level: str) -> Plan:
    """How a level searches at a title, by its character."""
    return replace(PLANS.get(title, PLAIN)[level], style=CHARACTERS[level])
