"""The levels that look ahead, as data: how each of them searches at each title.

A plan's budget is in iterations, so the same moment always gets the same thought; a limit of time only cuts it short.
"""

from dataclasses import dataclass, replace
from typing import Literal

from emberhall.bots.styles import CHARACTERS


@dataclass(frozen=True)
class Plan:
    """How a level searches."""

    method: Literal["tree", "turn", "lines"]
    iterations: int
    tries: int = 1  # ways to finish a turn in each imagined state, of which the best counts
    worlds: int = 4  # imagined states the lines of a turn are followed in
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
        "seasoned": Plan("lines", 120, worlds=1, explore=0.6),
        "expert": Plan("lines", 200, worlds=2, explore=0.6),
        "master": Plan("lines", 1400, worlds=8, explore=0.6),
    },
    "flamecraft_duals": {
        "seasoned": Plan("turn", 3200, tries=32),
        "expert": Plan("turn", 12_800, tries=32),
        "master": Plan("turn", 48_000, tries=32),
    },
}


def plan_of(title: str, level: str) -> Plan:
    """How a level searches at a title, by its character."""
    return replace(PLANS.get(title, PLAIN)[level], style=CHARACTERS[level])
