"""Observers: what a seat sees, as numbers in fixed places, for learners. A title without one cannot be learned on.

An observer looks at the true state and writes what the view shows, or less. A test holds every title's to that: what
a seat cannot know is dealt anew, and what is written stays the same.
"""

from emberhall.kernel import i64, mypyc_attr
from emberhall.kernel.cells import Cells
from emberhall.kernel.decisions import Option
from emberhall.kernel.steps import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes positions of one title with so many seats."""

    def __init__(self, parts: tuple[tuple[str, int], ...], option_parts: tuple[tuple[str, int], ...] = ()) -> None:
        self.parts = parts  # what stands where: names and sizes, in order
        self.size = sum([size for _, size in parts])
        self.option_parts = option_parts  # the same of one option
        self.option_size = sum([size for _, size in option_parts])

    def write(self, s: State, seat: int, cells: Cells, at: i64) -> None:
        """Write what a seat sees, from a cell on: `size` cells, those of `parts` in order, all zero before."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a seat sees.")

    def write_option(self, s: State, seat: int, pick: Option, cells: Cells, at: i64) -> None:
        """Write what an option of the seat that is asked is about: `option_size` cells, all zero before."""

    def see(self, s: State, seat: int) -> bytes:
        """What a seat sees, as bytes of its own."""
        memory = bytearray(self.size)
        self.write(s, seat, Cells(memoryview(memory)), 0)
        return bytes(memory)
