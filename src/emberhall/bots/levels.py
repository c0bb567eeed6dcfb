"""The levels of a title, weakest first, and how to make a bot of a level."""

import secrets
from functools import cache

from emberhall.bots.base import Bot
from emberhall.bots.greedy import Greedy, has_heuristic
from emberhall.bots.plans import LEVELS, plan_of
from emberhall.bots.random import Random
from emberhall.bots.thinker import Thinker
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import titles


@cache  # titles are looked for in folders, which takes longer than a bot's answer
def levels(title: str) -> tuple[str, ...]:
    """The levels of a title, weakest first."""
    if title not in titles():
        raise ValueError(f"There is no game {title!r}; there is {', '.join(titles())}.")
    return ("random", *(("greedy",) if has_heuristic(title) else ()), *LEVELS)


def usual_level(title: str) -> str:
    """The level nobody asked for by name: it plays well enough for a first game, and answers at once."""
    return levels(title)[:2][-1]


def lower_levels(level: str, title: str) -> tuple[str, ...]:
    """The levels below one that do more than pick at random, strongest first; they answer where it fails."""
    offered = levels(title)
    below = offered[: offered.index(level)] if level in offered else ()
    return tuple(each for each in reversed(below) if each != "random")


def load(level: str, title: str, seed: int | None = None) -> Bot:
    """A bot of a level. With a seed it is reproducible; without one it is random."""
    offered = levels(title)
    if level not in offered:
        raise ValueError(f"There is no level {level!r} for {title}; the levels are {', '.join(offered)}.")
    if level == "greedy":
        return Greedy(title)
    rng = Rng.seeded(secrets.randbits(64) if seed is None else seed)
    return Random(rng) if level == "random" else Thinker(plan_of(title, level), rng)
