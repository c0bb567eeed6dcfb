"""Which environment an example learns on: the smallest of this house with what it needs, so that minutes suffice."""

from emberhall import rl
from emberhall.kernel.games import own_titles


def smallest(seats: int, option: str = "") -> str:
    """The environment with the fewest different answers, for so many seats and with this option in its name."""
    modes = [rl.mode_of(name) for name in rl.ids() if option in name.split("-") or not option]
    suitable = [mode for mode in modes if mode.seats == seats and mode.title in own_titles()]
    return min(suitable, key=lambda mode: mode.game().learn.action_count).name
