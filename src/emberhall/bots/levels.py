"""The levels of a title, weakest first, and how to make a bot of a level."""

from functools import cache

from emberhall.bots.base import Bot
from emberhall.bots.greedy import Greedy
from emberhall.bots.plans import plan_of
from emberhall.bots.random import Random
from emberhall.bots.thinker import Thinker
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import titles
from emberhall.world import chance

LEVELS = ("novice", "casual", "greedy", "expert", "master")
"""The levels offered to people, weakest first, at every title and in every mode."""
USUAL = "greedy"
CHANCE = "random"
"""Not a level: any legal option, at random. Its name is accepted wherever a level is; it is the baseline for others."""
OLDER = {"seasoned": "expert"}
"""Old names that tables and scripts of former versions may still use."""


@cache  # titles are looked up in folders, which takes longer than a bot's answer
def levels(title: str) -> tuple[str, ...]:
    """The levels of a title, weakest first."""
    if title not in titles():
        raise ValueError(f"There is no game {title!r}; there is {', '.join(titles())}.")
    return LEVELS


def level_named(said: str, title: str) -> str:
    """The level, or chance, that a name stands for; a ValueError lists the names."""
    level = OLDER.get(said, said)
    offered = (CHANCE, *levels(title))
    if level not in offered:
        raise ValueError(f"There is no level {said!r} for {title}; the levels are {', '.join(offered)}.")
    return level


def usual_level(title: str) -> str:
    """The default level: it plays well enough for a first game, and answers at once."""
    return levels(title)[LEVELS.index(USUAL)]


def lower_levels(level: str, title: str) -> tuple[str, ...]:
    """The levels below one, strongest first, which answer if it fails. Chance is not among them."""
    offered, level = levels(title), OLDER.get(level, level)
    return offered[: offered.index(level)][::-1] if level in offered else ()


def quick_level(level: str, title: str) -> str:
    """The level that answers under heavy load: the usual one if this level is stronger, else itself."""
    return USUAL if USUAL in lower_levels(level, title) else level


def load(level: str, title: str, seed: int | None = None) -> Bot:
    """A bot of a level. With a seed it is reproducible; without one it is random."""
    level = level_named(level, title)
    rng = Rng.seeded(chance.randbits(64) if seed is None else seed)
    if level == CHANCE:
        return Random(rng)
    plan = plan_of(title, level)
    return Greedy() if plan.method == "greedy" else Thinker(plan, rng)
