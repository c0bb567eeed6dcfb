"""What can happen in a game of Duālis: each kind of event with its facts."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Colour: TypeAlias = Literal["R", "B"]


class RoundBegan(TypedDict):
    """A round is dealt."""

    kind: Literal["round"]
    round: int
    leader: int


class Dealt(TypedDict):
    """A seat gets its hand; only it hears which cards."""

    kind: Literal["dealt"]
    round: int
    leader: int
    seat: int
    cards: int
    hand: NotRequired[list[str]]


class TrickBegan(TypedDict):
    """A trick is about to be led."""

    kind: Literal["lead"]
    round: int
    trick: int
    seat: int


class Played(TypedDict):
    """A card is laid on the trick, perhaps with a coin. `trump` is null if there is none, or the table hides it."""

    kind: Literal["played"]
    round: int
    trick: int
    seat: int
    card: str
    coin: bool
    lies: Colour
    red: int
    blue: int
    trump: Colour | None
    trump_shown: bool
    led: bool
    direction: Literal["high", "low"]
    direction_said: bool


class Taken(TypedDict):
    """A trick is taken. Once its cards may no longer be seen, `card` is null; a `+` says that a coin changed it."""

    kind: Literal["trick"]
    round: int
    trick: int
    winner: int
    card: str | None
    trump: Colour | None
    coins: list[int]


class Scored(TypedDict):
    """A round is scored, side by side."""

    kind: Literal["scored"]
    round: int
    scores: list[int]
    winner: int | None
    coins: list[int]
    tricks: list[int]


class Over(TypedDict):
    """The game is over."""

    kind: Literal["over"]
    winners: list[int]
    scores: list[int]


Event: TypeAlias = RoundBegan | Dealt | TrickBegan | Played | Taken | Scored | Over
