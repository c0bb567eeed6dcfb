"""Hands, decks, discard piles and Spark."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Burial: TypeAlias = Literal["tower", "pushed", "resolved", "countered"]
Payment: TypeAlias = Literal["cost", "unless", "exhausted"]
Gaining: TypeAlias = Literal["gained", "turn"]
Draw: TypeAlias = Literal["setup", "turn", "effect"]


class Drew(TypedDict):
    """A seat draws; only it hears which cards."""

    kind: Literal["drew"]
    seat: int
    n: int
    why: Draw
    cause: str | None
    cards: NotRequired[list[str]]


class Conjured(TypedDict):
    """A Magic token is brought into play; what it does belongs to it."""

    kind: Literal["conjured"]
    item: int
    seat: int
    card: str
    cause: str | None


class Looked(TypedDict):
    """A seat looks at the top of its deck; only it hears which cards, the top one first."""

    kind: Literal["looks"]
    seat: int
    n: int
    cause: str | None
    cards: NotRequired[list[str]]


class Dug(TypedDict):
    """A seat takes cards it looked at into its hand; only it hears which."""

    kind: Literal["dug"]
    seat: int
    n: int
    cause: str | None
    cards: NotRequired[list[str]]


class Discarded(TypedDict):
    """Cards of a hand are discarded, as a cost or by an effect; `whole`: all of it, so nobody chose."""

    kind: Literal["discarded"]
    seat: int
    cards: list[str]
    whole: bool
    why: Literal["cost", "effect"]
    cause: str | None


class Buried(TypedDict):
    """A card that was in no zone goes to the discard pile."""

    kind: Literal["buried"]
    seat: int
    card: str
    why: Burial
    cause: str | None


class SparkMoved(TypedDict):
    """Spark cards are exhausted, readied or gained; how many more are ready, exhausted and in the Spark deck."""

    kind: Literal["spark"]
    seat: int
    n: int
    why: Payment | Gaining | Literal["readied"]
    ready: int
    exhausted: int
    deck: int
    cause: str | None


class Warded(TypedDict):
    """A seat gets extra Barrier; `ward` is all it has."""

    kind: Literal["warded"]
    seat: int
    n: int
    ward: int
    cause: str | None


class Discounted(TypedDict):
    """The next card of a seat costs less."""

    kind: Literal["discount"]
    seat: int
    n: int
    cause: str | None
