"""What a bot is: somebody who answers a decision from what its seat may know, within a limit of seconds."""

from collections.abc import Sequence
from typing import Protocol

from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Seat


class Bot(Protocol):
    """One player of a level. It may keep chance of its own, but nothing about the play: every seat tells all."""

    def choose(self, seat: Seat, decision: Decision, limit: float) -> Option:
        """One of the decision's options, found within `limit` seconds."""


class Heuristic(Protocol):
    """What a title knows about good play: a module `heuristics/<title>` with this function."""

    def worths(self, seat: Seat, decision: Decision) -> Sequence[float]:
        """How good each option is, in the decision's order; only comparisons within one decision mean anything."""
