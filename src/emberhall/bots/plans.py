"""How each level searches, as data: by the section `levels` of the title's `mind.toml`.

A plan's budget is in iterations, so the same moment always gets the same answer; a time limit only cuts it short.
"""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, partial
from typing import Literal

from emberhall.bots.minds import section_of
from emberhall.bots.rows import by_name
from emberhall.bots.styles import styles_of

Kind = Literal["title", "naive", "eager", "plain"]
"""What a level knows: all that its title's judge does; all but the policy; only points and rules; only the rules."""


@dataclass(frozen=True)
class Plan:
    """How a level searches."""

    method: Literal["greedy", "tree", "turn", "lines", "sweep"]  # greedy: the best answer without looking ahead
    iterations: int = 1
    tries: int = 1  # ways to finish a turn in each imagined state, of which the best counts
    worlds: int = 4  # imagined states in which the lines of a turn are followed
    wide: int = 0  # ends of the turn, per answer, that get a second look
    haste: int = 0  # of a sweep: the more, the more ends of the turn that take long to go through are left out
    explore: float = 1.0
    widen: float = 2.0
    # Turns a tree looks ahead, or whatever the title's judge counts; for a sweep in a solo game, turns after this one.
    horizon: int = 0
    pool: int = 0  # imagined states weighted by how the others have played; 0: no weighting
    fitted: bool = True  # whether it uses fitted weights or the handwritten ones
    style: str = ""  # what it likes, see styles
    judge: Kind = "title"

    def __post_init__(self) -> None:
        if min(self.iterations, self.tries, self.worlds) < 1:
            raise ValueError("iterations, tries and worlds are at least 1.")


PLAIN = {
    "novice": Plan("tree", 4),
    "casual": Plan("tree", 20, style="careful"),
    "greedy": Plan("tree", 100),
    "expert": Plan("tree", 600, style="builder"),
    "master": Plan("tree", 3000, style="bold"),
}
"""For a title that has no plan of its own for a level; a style is what its title makes of it."""


def read_plans(table: object, where: str, styles: Collection[str] = ()) -> dict[str, Plan]:
    """The plans in the section `levels` of a title's mind, whose styles are these."""
    plans: dict[str, Plan] = by_name(table, Plan, where)
    for level, plan in plans.items():
        if level not in PLAIN:
            raise ValueError(f"{where}.{level}: there is no such level; there is {', '.join(PLAIN)}.")
        if plan.style and plan.style not in styles:
            known = ", ".join(styles) or "none"
            raise ValueError(f"{where}.{level}.style: the title has no style {plan.style!r}; it has {known}.")
    return plans


@cache
def plans_of(title: str) -> dict[str, Plan]:
    """How each level plays a title: by its own plan, or by the plain one."""
    none: dict[str, Plan] = {}
    own = section_of(title, "levels", partial(read_plans, styles=styles_of(title)), none)
    return {level: own.get(level, plain) for level, plain in PLAIN.items()}


def plan_of(title: str, level: str) -> Plan:
    """How a level plays a title."""
    return plans_of(title)[level]


def searches(title: str, level: str) -> bool:
    """True if a level looks ahead at a title."""
    return level in PLAIN and plan_of(title, level).method != "greedy"
