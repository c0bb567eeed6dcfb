"""What a seat sees. Nim has no secrets, so views differ only in `seat`."""

from typing import TypedDict

from emberhall_nim.rules import winners
from emberhall_nim.state import State
from emberhall_nim.words import HEAPS


class Heap(TypedDict):
    """A heap; options refer to it by `heap`."""

    heap: str
    stones: int


class View(TypedDict):
    """Everything one seat sees."""

    title: str
    seat: int | None
    seats: int
    misere: bool
    heaps: list[Heap]
    to_play: int | None
    scores: list[int] | None
    winners: list[int] | None


def view_of(s: State, seat: int | None) -> View:
    won = winners(s) if s.over else None
    return View(
        title="nim",
        seat=seat,
        seats=s.seats,
        misere=s.misere,
        heaps=[Heap(heap=HEAPS[at], stones=stones) for at, stones in enumerate(s.heaps)],
        to_play=None if s.over else s.seat,
        scores=None if won is None else scores_of(s),
        winners=won,
    )


def scores_of(s: State) -> list[int]:
    """One point for each winner."""
    won = winners(s)
    return [int(seat in won) for seat in range(s.seats)]
