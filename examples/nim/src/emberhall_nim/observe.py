"""What a seat sees of Nim, as numbers for learners."""

from typing import final

from emberhall.kernel.cells import Cells
from emberhall.kernel.observers import Observer
from emberhall_nim.state import State
from emberhall_nim.words import HEAPS


@final
class NimObserver(Observer):
    """The heaps, and whether the last stone wins or loses."""

    def __init__(self) -> None:
        super().__init__((("heaps", len(HEAPS)), ("misere", 1)))

    def write(self, s: State, seat: int, cells: Cells, at: int) -> None:
        for k, heap in enumerate(s.heaps):
            cells.put(at + k, heap)
        cells.put(at + len(HEAPS), int(s.misere))
