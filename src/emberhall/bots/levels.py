"""The levels of a title, weakest first, and how to make a bot of a level."""

import secrets
from functools import cache

from emberhall.bots.base import Bot
from emberhall.bots.greedy import Greedy, has_heuristic
from emberhall.bots.random import Random
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import titles


@cache  # titles are looked for in folders, which takes longer than a bot's answer
def levels(title: str) -> tuple[str, ...]:
    """The levels of a title, weakest first."""
    if title not in titles():
        raise ValueError(f"There is no game {title!r}; there is {', '.join(titles())}.")
    return ("random", "greedy") if has_heuristic(title) else ("random",)


def load(level: str, title: str, seed: int | None = None) -> Bot:
    """A bot of a level. With a seed it is reproducible; without one it is random."""
    offered = levels(title)
    if level not in offered:
        raise ValueError(f"There is no level {level!r} for {title}; the levels are {', '.join(offered)}.")
    if level == "greedy":
        return Greedy(title)
    return Random(Rng.seeded(secrets.randbits(64) if seed is None else seed))
