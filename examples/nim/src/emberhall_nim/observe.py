"""What a seat sees of Nim, as numbers for learners."""

from typing import cast, final

from emberhall.kernel import steps
from emberhall.kernel.observers import Observer
from emberhall.kernel.planes import small
from emberhall_nim.state import State
from emberhall_nim.words import HEAPS


@final
class NimObserver(Observer):
    """The heaps, and what the last stone is worth."""

    def __init__(self) -> None:
        super().__init__((("heaps", len(HEAPS)), ("misere", 1)))

    def see(self, s: steps.State, seat: int) -> bytes:
        state = cast(State, s)
        heaps = [*state.heaps, *[0] * (len(HEAPS) - len(state.heaps))]
        return small([*heaps, int(state.misere)])
