"""The levels that look ahead, as data: how each of them searches at each title.

A plan's budget is in iterations, so the same moment always gets the same answer; a time limit only cuts it short.
"""

from dataclasses import dataclass, replace
from typing import Literal

from emberhall.bots.styles import CHARACTERS

Kind = Literal["title", "naive", "eager", "plain"]
"""What a level knows: all that its title's judge does; all but the policy; only points and rules; only the rules."""


@dataclass(frozen=True)
class Plan:
    """How a level searches."""

    method: Literal["tree", "turn", "lines", "sweep"]
    iterations: int
    tries: int = 1  # ways to finish a turn in each imagined state, of which the best counts
    worlds: int = 4  # imagined states in which the lines of a turn are followed
    wide: int = 0  # ends of the turn, per answer, that get a second look
    explore: float = 1.0
    widen: float = 2.0
    # Turns a tree looks ahead; at Duālis, the last tricks to solve; for a sweep in a solo game, turns after this one.
    horizon: int = 0
    pool: int = 0  # imagined states weighted by how the others have played; 0: no weighting
    fitted: bool = True  # whether it uses fitted weights or the handwritten ones
    style: str = ""  # what it likes, see styles
    judge: Kind = "title"


PLAIN = {
    "novice": Plan("tree", 4),
    "casual": Plan("tree", 20),
    "greedy": Plan("tree", 100),
    "expert": Plan("tree", 600),
    "master": Plan("tree", 3000),
}
"""For a title without plans of its own."""

PLANS: dict[str, dict[str, Plan]] = {
    "dragonduel": {
        "novice": Plan("tree", 3, horizon=1, judge="naive"),
        "casual": Plan("tree", 40, horizon=1, judge="naive"),
        "expert": Plan("tree", 32, explore=0.5, horizon=2),
        "master": Plan("tree", 400, explore=0.5, horizon=2),
    },
    "dualis": {
        "novice": Plan("tree", 12, explore=2.0, judge="naive"),
        "casual": Plan("tree", 70, explore=2.0, judge="naive"),
        "expert": Plan("tree", 500, horizon=2, fitted=False),
        "master": Plan("tree", 1500, horizon=2),
    },
    "flamecraft": {
        "novice": Plan("turn", 4, tries=2, judge="eager"),
        "casual": Plan("turn", 6, fitted=False, judge="naive"),
        "expert": Plan("lines", 100, worlds=2, explore=0.6),
        "master": Plan("lines", 2000, worlds=8, explore=0.6),
    },
    "flamecraft_duals": {
        "novice": Plan("turn", 20, fitted=False),
        "casual": Plan("turn", 64, tries=2, fitted=False),
        "expert": Plan("sweep", 6),
        "master": Plan("sweep", 8, wide=6, horizon=1),
    },
}


def searches(title: str, level: str) -> bool:
    """True if a level looks ahead at a title; others use a heuristic."""
    return level in PLANS.get(title, PLAIN)


def plan_of(title: str, level: str) -> Plan:
    """How a level searches at a title, by its character."""
    return replace(PLANS.get(title, PLAIN)[level], style=CHARACTERS.get(level, ""))
