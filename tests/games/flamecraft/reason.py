"""When the end of a game of Flamecraft is near enough to be searched by force: in the last turn of all."""

from collections.abc import Iterator, Sequence

from emberhall.games.flamecraft.game import GAME
from emberhall.games.flamecraft.state import State
from emberhall.kernel.decisions import Option


def faults(s: State, seat: int, options: Sequence[Option], pick: Option) -> Iterator[str]:
    yield from ()


def near(s: State, seat: int) -> bool:
    return s.finals == 1 and s.active == seat


def won(s: State, start: State, seat: int) -> bool | None:
    return None if s.work else GAME.winners(s) == [seat]
