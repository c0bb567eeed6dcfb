"""Monsters: they come into play, leave it, and change."""

from typing import Literal, TypeAlias, TypedDict

from emberhall.games.dragonduel.events.chain import Origin

Until: TypeAlias = Literal["battle", "turn", "ready", "perm"]
How: TypeAlias = Literal["destroyed", "returned", "removed", "sent", "pushed"]
Place: TypeAlias = Literal["discard", "hand", "removed", "nowhere"]
Turning: TypeAlias = Literal["phase", "attack", "block", "cost", "effect"]


class Entered(TypedDict):
    """A monster comes into play."""

    kind: Literal["entered"]
    monster: int
    card: str
    seat: int
    origin: Origin
    ready: bool
    cause: str | None


class Left(TypedDict):
    """A monster leaves play; `place` is where its card goes, a token goes nowhere."""

    kind: Literal["left"]
    monster: int
    card: str
    seat: int
    how: How
    place: Place
    to_hand: bool
    cause: str | None


class Vanished(TypedDict):
    """A token finds no room and does not come into play."""

    kind: Literal["vanished"]
    seat: int
    card: str
    cause: str | None


class Readied(TypedDict):
    """A monster is readied, in the Ready phase or by an effect."""

    kind: Literal["readied"]
    monster: int
    card: str
    seat: int
    why: Turning
    cause: str | None


class Exhausted(TypedDict):
    """A monster is exhausted: it attacks, blocks, pays a cost, or an effect does it."""

    kind: Literal["exhausted"]
    monster: int
    card: str
    seat: int
    why: Turning
    cause: str | None


class Hurt(TypedDict):
    """A monster takes damage; `strength` is what is left."""

    kind: Literal["hurt"]
    monster: int
    card: str
    seat: int
    n: int
    strength: int
    cause: str | None


class StrengthChanged(TypedDict):
    """A monster's Strength changes for a while; `strength` is what it comes to."""

    kind: Literal["strength"]
    monster: int
    card: str
    seat: int
    n: int
    strength: int
    until: Until
    cause: str | None


class Granted(TypedDict):
    """A monster gains a keyword or another flag for a while."""

    kind: Literal["granted"]
    monster: int
    card: str
    seat: int
    flag: str
    until: Until
    cause: str | None
