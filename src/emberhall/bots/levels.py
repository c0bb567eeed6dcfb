"""The ladder: which levels a title has, weakest first, and how a bot of a level is made."""

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
    """A bot of a level. With a seed it always plays the same; without one its chance is its own."""
    offered = levels(title)
    if level not in offered:
        raise ValueError(f"There is no level {level!r} for {title}; there is {', '.join(offered)}.")
    if level == "greedy":
        return Greedy(title)
    return Random(Rng.seeded(secrets.randbits(64) if seed is None else seed))
