"""The turn of Nim: one question, put to each seat in turn until no stone is left."""

from typing import final

from emberhall.kernel import steps
from emberhall.kernel.decisions import Option
from emberhall_nim.events import Over, Took
from emberhall_nim.state import State
from emberhall_nim.words import HEAPS, count_of, heap_of, taking


@final
class Take(steps.Question):
    """Take one stone or more, all from the same heap."""

    def who(self, s: State) -> int:
        return s.seat

    def ask(self, s: State) -> str:
        return "take"

    def options(self, s: State) -> tuple[Option, ...]:
        return tuple(taking(heap, count) for heap, stones in enumerate(s.heaps) for count in range(1, stones + 1))

    def take(self, s: State, pick: Option) -> None:
        heap, count = heap_of(pick), count_of(pick)
        s.heaps[heap] -= count
        s.tell(Took(kind="took", seat=s.seat, heap=HEAPS[heap], count=count, left=s.heaps[heap]))
        if any(s.heaps):
            s.seat = (s.seat + 1) % s.seats
            s.push(Take())
        else:
            s.tell(Over(kind="over", seat=s.seat, winners=winners(s)))


def winners(s: State) -> list[int]:
    """The seat that took the last stone; in misère, everybody else."""
    return [seat for seat in range(s.seats) if (seat == s.seat) != s.misere]
