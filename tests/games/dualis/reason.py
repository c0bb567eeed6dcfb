"""When the end of a round of Duālis is near enough to be searched by force."""

from collections.abc import Iterator, Sequence

from emberhall.games.dualis.state import State
from emberhall.kernel.decisions import Option

LAST = 2  # tricks


def faults(s: State, seat: int, options: Sequence[Option], pick: Option) -> Iterator[str]:
    """Nothing is surely wrong by itself: coins and tricks only count together."""
    yield from ()


def near(s: State, seat: int) -> bool:
    left = s.terms.hand_size - len(s.done)
    return s.terms.partners and (left == 1 or (left == LAST and s.laid >= 1))


def won(s: State, start: State, seat: int) -> bool | None:
    """Whether the side has won the round."""
    if len(s.past) == len(start.past):
        return None
    return s.past[len(start.past)].winner == seat % 2
