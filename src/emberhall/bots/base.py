"""The protocol of a bot: it answers a decision from what its seat may know, within a time limit."""

from typing import Protocol

from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Seat


class Bot(Protocol):
    """One player of a level. It may have its own random numbers, but no memory: the Seat has everything."""

    def choose(self, seat: Seat, decision: Decision, limit: float) -> Option:
        """One of the decision's options, found within `limit` seconds."""
