"""What learners need of Nim: a number for each heap and count, and an observer."""

from typing import final

from emberhall.kernel.decisions import Option
from emberhall.kernel.observers import Observer
from emberhall.kernel.parts.learning import Learning
from emberhall_nim.observe import NimObserver
from emberhall_nim.words import HEAPS, MOST, count_of, heap_of


@final
class NimLearning(Learning):
    """A row of numbers for each heap."""

    def __init__(self) -> None:
        super().__init__(len(HEAPS) * MOST)

    def action_id(self, pick: Option) -> int:
        return heap_of(pick) * MOST + count_of(pick) - 1

    def observer(self, seats: int) -> Observer:
        return NimObserver()
