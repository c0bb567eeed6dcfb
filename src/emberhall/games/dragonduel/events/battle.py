"""Attacks: blocks, Critical Spark, Barriers, and what they do to Towers."""

from typing import Literal, NotRequired, TypedDict


class Attacked(TypedDict):
    """A monster attacks a player."""

    kind: Literal["attack"]
    monster: int
    card: str
    seat: int
    defender: int


class Blocked(TypedDict):
    """A monster blocks."""

    kind: Literal["blocked"]
    monster: int
    card: str
    seat: int
    attacker: int
    attacker_card: str
    attacker_seat: int
    cause: str | None


class Unblocked(TypedDict):
    """The defending player names no blocker."""

    kind: Literal["unblocked"]
    seat: int
    cause: str | None


class Harmless(TypedDict):
    """An unblocked attacker has no Strength to strike with."""

    kind: Literal["harmless"]
    monster: int
    card: str
    seat: int
    cause: str | None


class CriticalUsed(TypedDict):
    """Spark cards go back to the Spark deck for 1000 Strength each; `ready` of them were ready."""

    kind: Literal["critical"]
    seat: int
    n: int
    ready: int
    monster: int
    card: str
    strength: int
    cause: str | None


class BarrierRaised(TypedDict):
    """A Barrier stands against an attack: from Spark cards exhausted for it, and extra Barrier."""

    kind: Literal["barrier"]
    seat: int
    n: int
    spark: int
    strength: int
    holds: bool
    cause: str | None


class Revealed(TypedDict):
    """The top card of a Tower is turned face up; `tower` are left."""

    kind: Literal["revealed"]
    seat: int
    card: str
    tower: int
    cause: str | None


class Rebuilt(TypedDict):
    """Cards of the deck go under the Tower, unseen."""

    kind: Literal["rebuilt"]
    seat: int
    n: int
    tower: int
    cause: str | None


class Unbuilt(TypedDict):
    """The top of a Tower goes to the hand; only its seat hears which cards."""

    kind: Literal["unbuilt"]
    seat: int
    n: int
    tower: int
    cause: str | None
    cards: NotRequired[list[str]]
