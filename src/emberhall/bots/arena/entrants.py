"""Who plays in the arena: a level, or a level with another budget, as in `expert@400`."""

from dataclasses import replace

from emberhall.bots.levels import levels
from emberhall.bots.plans import LEVELS, Plan, plan_of


def entrant(said: str, title: str) -> str | Plan:
    """A level's name, or the plan of a level that searches with so many iterations."""
    level, at, budget = said.partition("@")
    if level not in levels(title):
        raise ValueError(f"There is no level {level!r} for {title}; the levels are {', '.join(levels(title))}.")
    if not at:
        return level
    if level not in LEVELS or not budget.isdecimal() or int(budget) < 1:
        raise ValueError(f"{said!r} is no entrant: a budget is a number of iterations of {', '.join(LEVELS)}.")
    return replace(plan_of(title, level), iterations=int(budget))


def budgets(title: str, steps: int = 4) -> list[str]:
    """The strongest level with less and less time to think, least first: each thinks four times as long."""
    strongest = LEVELS[-1]
    most = plan_of(title, strongest).iterations
    return [f"{strongest}@{max(1, most // 4**k)}" for k in reversed(range(steps))]
