"""The entrants of the arena: a level, or a level with another budget, as in `expert@400`."""

from dataclasses import replace

from emberhall.bots.levels import level_named, levels
from emberhall.bots.plans import Plan, plan_of, searches


def entrant(said: str, title: str) -> str | Plan:
    """A level's name, or its plan with another number of iterations."""
    name, at, budget = said.partition("@")
    level = level_named(name, title)
    if not at:
        return level
    if not searches(title, level) or not budget.isdecimal() or int(budget) < 1:
        able = [each for each in levels(title) if searches(title, each)]
        raise ValueError(f"{said!r} is not an entrant: a budget is a number of iterations of {', '.join(able)}.")
    return replace(plan_of(title, level), iterations=int(budget))


def budgets(title: str, steps: int = 4) -> list[str]:
    """The strongest level with growing budgets: each has four times the iterations of the one before.

    Twice the iterations where the level has too few for that.
    """
    strongest = levels(title)[-1]
    most = plan_of(title, strongest).iterations
    times = 4 if most >= 4 ** (steps - 1) else 2
    return [f"{strongest}@{max(1, most // times**k)}" for k in reversed(range(steps))]
