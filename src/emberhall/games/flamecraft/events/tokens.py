"""What becomes of goods, coins and reputation."""

from typing import Literal, TypedDict

from emberhall.games.flamecraft.events.facts import Cause, Token


class Gathered(TypedDict):
    """A seat gathers what a shop gives without a choice."""

    kind: Literal["gathered"]
    seat: int
    shop: str
    goods: list[Token]


class Gained(TypedDict):
    """Tokens from the supply."""

    kind: Literal["gained"]
    seat: int
    goods: list[Token]
    by: Cause | None
    cause: str | None


class Paid(TypedDict):
    """Tokens to the supply."""

    kind: Literal["paid"]
    seat: int
    goods: list[Token]
    by: Cause | None
    cause: str | None


class PutBack(TypedDict):
    """Goods over the limit at the end of a turn."""

    kind: Literal["put-back"]
    seat: int
    goods: list[Token]


class FeePaid(TypedDict):
    """A token for somebody met at a shop."""

    kind: Literal["fee"]
    seat: int
    to: int | None
    goods: list[Token]
    shop: str


class TokenGiven(TypedDict):
    """A token as a gift."""

    kind: Literal["gave-token"]
    seat: int
    to: int | None
    goods: list[Token]
    by: Cause | None
    cause: str | None


class Scored(TypedDict):
    """Reputation gained; `now` is what the seat has then."""

    kind: Literal["reputation"]
    seat: int
    count: int
    by: Cause | None
    cause: str | None
    now: int


class ReputationLost(TypedDict):
    """Reputation lost; `now` is what the seat has then."""

    kind: Literal["lost-reputation"]
    seat: int
    count: int
    cause: str | None
    now: int


class Cheered(TypedDict):
    """A fancy dragon gives reputation in place of an artisan's fire-up."""

    kind: Literal["cheered"]
    seat: int
    card: str
    cause: str
    count: int
    now: int


class Flipped(TypedDict):
    """A coin is flipped."""

    kind: Literal["flipped"]
    seat: int
    heads: bool
    cause: str | None


class Deposited(TypedDict):
    """Coins left on a space of a shop."""

    kind: Literal["deposited"]
    seat: int
    space: int
    count: int
    cause: str | None


class Laid(TypedDict):
    """A token laid on an artisan of the Park."""

    kind: Literal["laid"]
    seat: int
    card: str
    goods: list[Token]
    cause: str | None
