"""The course of a game: set-up, turns, defeat, the end."""

from typing import Literal, TypeAlias, TypedDict

Defeat: TypeAlias = Literal["deck", "tower", "resigned"]


class Rolled(TypedDict):
    """A seat rolls a die; `again` if it shared the highest roll before."""

    kind: Literal["rolled"]
    seat: int
    n: int
    again: bool


class HighestRolled(TypedDict):
    """A seat has rolled highest: it names the first player, or begins if `begins`."""

    kind: Literal["highest"]
    seat: int
    begins: bool


class FirstNamed(TypedDict):
    """A seat is named the first player, by another or by itself."""

    kind: Literal["first"]
    seat: int
    by: int
    own_choice: bool


class HandKept(TypedDict):
    """A seat keeps its hand, or shuffles its `back` cards into the deck to draw anew."""

    kind: Literal["mulligan"]
    seat: int
    again: bool
    back: int


class TowersBuilt(TypedDict):
    """The Towers of all seats in play are set, `n` cards each; `seats` have one."""

    kind: Literal["towers"]
    n: int
    seats: list[int]


class TurnBegan(TypedDict):
    """A turn begins; its player has readied this many Spark cards."""

    kind: Literal["turn"]
    turn: int
    seat: int
    readied: int


class EndBegan(TypedDict):
    """The End phase begins."""

    kind: Literal["end"]
    seat: int


class Defeated(TypedDict):
    """A player is out of the game."""

    kind: Literal["defeated"]
    seat: int
    why: Defeat


class LoopStopped(TypedDict):
    """The table stopped something that went round in circles."""

    kind: Literal["loop-stopped"]
    what: Literal["natural", "chain", "window", "main", "turns"]


class Over(TypedDict):
    """The game is over; several winners, or none, only if nobody won."""

    kind: Literal["over"]
    winners: list[int]
    scores: list[int]
