"""Cards and abilities on the chain, and natural abilities that trigger."""

from typing import Literal, TypeAlias, TypedDict

Origin: TypeAlias = Literal["hand", "tower", "discard", "token"]


class Announced(TypedDict):
    """A card is announced and lies on the chain. `x` is null if its cost has none, `text` if it has one mode only."""

    kind: Literal["announced"]
    item: int
    seat: int
    card: str
    origin: Origin
    from_hand: bool
    x: int | None
    text: str | None
    answer: bool


class Used(TypedDict):
    """An activated ability is announced and lies on the chain."""

    kind: Literal["used"]
    item: int
    seat: int
    card: str
    monster: int
    text: str
    answer: bool


class Aimed(TypedDict):
    """All is chosen and paid for what was announced last: its targets, as refs, cards and seats."""

    kind: Literal["aimed"]
    item: int
    seat: int
    n: int
    targets: list[str]
    cards: list[str]
    players: list[int]


class Triggered(TypedDict):
    """A natural ability resolves; `event` triggered it, and `line` is its line on the card."""

    kind: Literal["triggered"]
    seat: int
    card: str
    monster: int
    event: str
    line: int
    text: str
    cause: str | None


class Passed(TypedDict):
    """A seat does not respond."""

    kind: Literal["passed"]
    seat: int


class DuelBegan(TypedDict):
    """Somebody responded: only these two go on until it resolves."""

    kind: Literal["duel"]
    seats: list[int]


class Resolved(TypedDict):
    """The last thing on the chain resolves."""

    kind: Literal["resolves"]
    item: int
    card: str
    seat: int


class Countered(TypedDict):
    """Something leaves the chain without effect."""

    kind: Literal["countered"]
    item: int
    card: str
    seat: int
    cause: str | None
