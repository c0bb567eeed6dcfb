"""What search by force shows: whether a seat wins whatever the others answer, with nothing estimated.

It tries every answer of every seat in one given state, so it knows all that is hidden there; where it runs out of
moments it says that it does not know.
"""

from collections.abc import Callable
from typing import TypeAlias

from emberhall.kernel.decisions import Option
from emberhall.kernel.steps import State

Won: TypeAlias = Callable[[State], bool | None]
"""True or False once it is settled whether the seat has won; None while it is open."""


class Unknown(Exception):
    """Too many moments to go through."""


class Force:
    """A search by force for a seat and its partners, of at most so many moments."""

    def __init__(self, side: set[int], won: Won, most: int) -> None:
        self.side = side
        self.won = won
        self.most = most

    def wins(self, state: State, pick: Option) -> bool | None:
        """Whether an answer wins by force; None if that takes too long to say."""
        self.left = self.most
        after = state.clone()
        after.take(pick)
        try:
            return self.certain(after)
        except Unknown:
            return None

    def certain(self, state: State) -> bool:
        """Some answer of the side wins, or every answer of the others loses."""
        settled = self.won(state)
        if settled is not None:
            return settled
        self.left -= 1
        if self.left < 0:
            raise Unknown
        step = state.work[-1]
        own = step.who(state) in self.side
        options = step.options(state)
        for pick in options[:-1]:
            after = state.clone()
            after.take(pick)
            if self.certain(after) == own:
                return own
        state.take(options[-1])
        return self.certain(state)
