"""What can happen in a game of Nim: each kind of event with its facts."""

from typing import Literal, TypedDict


class Took(TypedDict):
    """Stones are taken from a heap; `left` remain in it."""

    kind: Literal["took"]
    seat: int
    heap: str
    count: int
    left: int


class Over(TypedDict):
    """The last stone is gone; `seat` took it."""

    kind: Literal["over"]
    seat: int
    winners: list[int]
