"""Observers: what a seat sees, as numbers in fixed places, for learners. Learners cannot play a title without one.

An observer reads the true state and writes what the view shows, or less. A test checks this for every title: when
everything a seat cannot know is dealt anew, the observation stays the same.
"""

from emberhall.kernel import i64, mypyc_attr
from emberhall.kernel.cells import Cells
from emberhall.kernel.decisions import Option
from emberhall.kernel.steps import AnyState


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes positions of one title with a given number of seats."""

    def __init__(self, parts: tuple[tuple[str, int], ...], option_parts: tuple[tuple[str, int], ...] = ()) -> None:
        self.parts = parts  # the layout: names and sizes, in order
        self.size = sum([size for _, size in parts])
        self.option_parts = option_parts  # the layout of one option
        self.option_size = sum([size for _, size in option_parts])

    def write(self, s: AnyState, seat: int, cells: Cells, at: i64) -> None:
        """Write what a seat sees into the `size` cells from `at` on, laid out as in `parts`; all zero before."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a seat sees.")

    def write_option(self, s: AnyState, seat: int, pick: Option, cells: Cells, at: i64) -> None:
        """Write the features of an option of the seat to act: `option_size` cells, all zero before."""

    def see(self, s: AnyState, seat: int) -> bytes:
        """What a seat sees, as new bytes."""
        memory = bytearray(self.size)
        self.write(s, seat, Cells(memoryview(memory)), 0)
        return bytes(memory)
