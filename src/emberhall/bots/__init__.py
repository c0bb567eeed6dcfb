"""Bots: players that know a game only through the kernel's protocol, in levels from weakest to strongest.

`levels(title)` names the rungs a title has; `load(level, title)` gives a bot to sit down.
"""

from emberhall.bots.base import Bot
from emberhall.bots.levels import levels, load

__all__ = ["Bot", "levels", "load"]
