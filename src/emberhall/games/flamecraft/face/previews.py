"""What the rules tell about an answer in Flamecraft before it is given: the facts of each preview.

`changes` is how the seat's six goods and coins change. A gesture adds what comes first: the dragon that it `fires`, or
that it `visits` a shop or `pays` a cost.
"""

from typing import Final, Literal, NotRequired, TypedDict

from emberhall.games.flamecraft.events.facts import Token


class Gesture(TypedDict):
    """What a gesture does before its last word.

    `total` is how the seat's six goods, coins and hearts change in all, as far as nothing is left to choose; `nothing`
    says that the answer brings nothing.
    """

    total: NotRequired[list[int]]
    nothing: NotRequired[bool]

    fires: NotRequired[str]
    visits: NotRequired[bool]
    pays: NotRequired[bool]


class Number(Gesture):
    """A space by its number, one of two parts, or a number of coins."""

    number: int


class Good(Gesture):
    """A good or a coin, and who gets it.

    If several goods are chosen: how many, whether they must differ, the kinds with their words, in playing order,
    and with how many to go the rest follows each word by itself (-1: never).
    """

    good: Token
    to: NotRequired[int]
    count: NotRequired[int]
    apart: NotRequired[bool]
    kinds: NotRequired[list[Token]]
    words: NotRequired[list[str]]
    settles: NotRequired[list[int]]
    changes: NotRequired[list[int]]


class Visit(Gesture):
    """What gathering there gives (six goods, coins, goods of choice, artisans), the fee, and what could be cast.

    `fee_to` are the seats that get the fee; `modes` are words that may follow at once.
    """

    card: str
    goods: list[int]
    fee: int
    casts: list[str]
    fee_to: NotRequired[list[int]]
    modes: NotRequired[list[str]]
    changes: NotRequired[list[int]]


class Slot(Gesture):
    """An artisan onto a slot: how the reward is given, and whether that fills the shop."""

    card: str
    shop: str
    slot: int
    reward: Literal["normal", "twice", "coins"]
    fills: bool


class Cost(Gesture):
    """An enchantment that is paid for: its cost for so many sets; 0 if there is no choice of sets."""

    card: str
    sets: int
    cost: list[int]
    helper: str | None
    changes: NotRequired[list[int]]


class Tuck(Gesture):
    """An enchantment that goes behind a shop, which then gives this good."""

    card: str
    shop: str
    good: Token


class Card(Gesture):
    """A card, whom it is given to, and the artisan that replaces it; whether swapping it in ends a chain of potions."""

    card: str
    to: NotRequired[int]
    by: NotRequired[str]
    ends: NotRequired[bool]
    changes: NotRequired[list[int]]


class Coin(Gesture):
    """A coin instead of a good on a card of the Park."""

    card: str


PREVIEWS: Final = {
    "gesture": Gesture,
    "number": Number,
    "good": Good,
    "visit": Visit,
    "slot": Slot,
    "price": Cost,
    "tuck": Tuck,
    "card": Card,
    "coin": Coin,
}
