"""The state of Nim: the heaps, and whose turn it is."""

from typing import ClassVar, final

from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall_nim.words import word_of


@final
class State(steps.State):
    """One play of Nim."""

    FIELDS: ClassVar[tuple[str, ...]] = ("work", "rng", "seats", "misere", "heaps", "seat")

    def __init__(self, work: list[steps.Step], rng: Rng, seats: int, misere: bool, heaps: list[int], seat: int) -> None:
        super().__init__(work, rng)
        self.seats = seats
        self.misere = misere  # taking the last stone loses
        self.heaps = heaps  # number of stones in each
        self.seat = seat  # the seat to move; once all stones are gone, the one that took the last

    def clone(self) -> "State":
        return State(self.work[:], self.rng.clone(), self.seats, self.misere, self.heaps[:], self.seat)

    def word(self, pick: Option) -> str:
        return word_of(pick)
