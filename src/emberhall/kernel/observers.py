"""Observers: what a seat sees, as numbers in fixed places, for learners. A title without one cannot be learned on.

An observer looks at the true state and writes what the view shows, or less. A test holds every title's to that: what
a seat cannot know is dealt anew, and what is written stays the same.
"""

from emberhall.kernel import mypyc_attr
from emberhall.kernel.steps import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes positions of one title with so many seats."""

    def __init__(self, parts: tuple[tuple[str, int], ...]) -> None:
        self.parts = parts  # what stands where: names and sizes, in order
        self.size = sum([size for _, size in parts])

    def see(self, s: State, seat: int) -> bytes:
        """What a seat sees: `size` signed cells, those of `parts` one after the other."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a seat sees.")
