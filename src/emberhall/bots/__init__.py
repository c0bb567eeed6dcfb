"""Bots: players that know a game only through the kernel's protocol, in levels from weakest to strongest.

`levels(title)` lists the levels of a title; `load(level, title)` makes a bot; `lower_levels` are the fallbacks of one.
"""

from emberhall.bots.base import Bot
from emberhall.bots.levels import CHANCE, level_named, levels, load, lower_levels, quick_level, usual_level

__all__ = ["CHANCE", "Bot", "level_named", "levels", "load", "lower_levels", "quick_level", "usual_level"]
