"""The levels of a title, weakest first, and how to make a bot of a level."""

import secrets
from functools import cache

from emberhall.bots.base import Bot
from emberhall.bots.greedy import Greedy, has_heuristic
from emberhall.bots.plans import plan_of
from emberhall.bots.random import Random
from emberhall.bots.thinker import Thinker
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import titles

LEVELS = ("novice", "casual", "greedy", "expert", "master")
"""What people are offered, weakest first, at every title and in every mode."""
USUAL = "greedy"
CHANCE = "random"
"""No level: whatever the rules allow. It may be named wherever a level is, and is what others are measured by."""
OLDER = {"seasoned": "expert"}
"""Names that tables and scripts of former versions may still say."""


@cache  # titles are looked for in folders, which takes longer than a bot's answer
def levels(title: str) -> tuple[str, ...]:
    """The levels of a title, weakest first."""
    if title not in titles():
        raise ValueError(f"There is no game {title!r}; there is {', '.join(titles())}.")
    return LEVELS


def level_named(said: str, title: str) -> str:
    """The level, or chance, that a name stands for; a ValueError says which names there are."""
    level = OLDER.get(said, said)
    offered = (CHANCE, *levels(title))
    if level not in offered:
        raise ValueError(f"There is no level {said!r} for {title}; the levels are {', '.join(offered)}.")
    return level


def usual_level(title: str) -> str:
    """The level nobody asked for by name: it plays well enough for a first game, and answers at once."""
    return levels(title)[LEVELS.index(USUAL)]


def lower_levels(level: str, title: str) -> tuple[str, ...]:
    """The levels below one, strongest first; they answer where it fails. Chance is none of them."""
    offered, level = levels(title), OLDER.get(level, level)
    return offered[: offered.index(level)][::-1] if level in offered else ()


def quick_level(level: str, title: str) -> str:
    """Who answers for a level while too many wait: the usual one if the level thinks longer than that, else itself."""
    return USUAL if USUAL in lower_levels(level, title) else level


def load(level: str, title: str, seed: int | None = None) -> Bot:
    """A bot of a level. With a seed it is reproducible; without one it is random."""
    level = level_named(level, title)
    if level == "greedy" and has_heuristic(title):
        return Greedy(title)
    rng = Rng.seeded(secrets.randbits(64) if seed is None else seed)
    return Random(rng) if level == CHANCE else Thinker(plan_of(title, level), rng)
