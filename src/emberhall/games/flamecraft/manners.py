"""How a table treats the questions and events of Flamecraft."""

from typing import Final

from emberhall.kernel.parts.manners import Manners

MANNERS: Final = Manners(
    reveals=("drew", "drew-fancies", "arrived", "charmed", "opened", "moved-in", "passed-on", "scoring", "moon"),
    ends=("end",),
    tries=True,
    brings=("colour",),
    distinct=("colour",),
    profile=("solo_unlocked",),
)
