"""What becomes of cards: artisans, fancy dragons, enchantments and shops."""

from typing import Literal, NotRequired, TypedDict

from emberhall.games.flamecraft.events.facts import Token


class ArtisanGiven(TypedDict):
    """An artisan of the hand as a gift."""

    kind: Literal["gave"]
    seat: int
    to: int | None
    card: str
    cause: str | None


class FancyGiven(TypedDict):
    """A fancy dragon as a gift; the others do not hear which."""

    kind: Literal["gave-fancy"]
    seat: int
    to: int | None
    cause: str | None
    card: NotRequired[str]


class Drew(TypedDict):
    """The top of the artisan deck; only the seat hears which card it is."""

    kind: Literal["drew"]
    seat: int
    cause: str | None
    card: NotRequired[str]


class Took(TypedDict):
    """An artisan of the Park, with the tokens lying on it."""

    kind: Literal["took"]
    seat: int
    card: str
    goods: list[Token]
    cause: str | None


class Returned(TypedDict):
    """A hand card goes to the bottom of the deck, because of the `limit` or of an effect; only its seat hears which."""

    kind: Literal["returned"]
    seat: int
    limit: bool
    cause: str | None
    card: NotRequired[str]


class FanciesDrawn(TypedDict):
    """Fancy dragons from their deck; only the seat hears which."""

    kind: Literal["drew-fancies"]
    seat: int
    count: int
    cause: str | None
    cards: NotRequired[list[str]]


class FancyReturned(TypedDict):
    """A fancy dragon goes to the bottom of its deck; only its seat hears which."""

    kind: Literal["returned-fancy"]
    seat: int
    cause: str | None
    card: NotRequired[str]


class Placed(TypedDict):
    """A hand card onto a slot."""

    kind: Literal["placed"]
    seat: int
    card: str
    shop: str
    slot: str
    cause: str | None


class ShopFilled(TypedDict):
    """The last slot of a shop is taken, by this artisan."""

    kind: Literal["filled"]
    seat: int
    shop: str
    cause: str


class ShopFounded(TypedDict):
    """A shop lies face down on a space until the turn ends."""

    kind: Literal["founded"]
    space: int


class ShopOpened(TypedDict):
    """A shop is turned face up."""

    kind: Literal["opened"]
    shop: str
    space: int


class Fired(TypedDict):
    """An artisan is fired up."""

    kind: Literal["fired"]
    seat: int
    card: str
    cause: str | None


class Swapped(TypedDict):
    """An artisan swaps places with one in Town; `ends`: that one was fired up before, so nothing follows."""

    kind: Literal["swapped"]
    seat: int
    card: str
    partner: str
    origin: str
    place: str
    ends: bool


class Replaced(TypedDict):
    """An artisan in Town goes to the hand, and one of the hand takes its slot."""

    kind: Literal["replaced"]
    seat: int
    card: str
    newcomer: str
    slot: str
    cause: str | None


class PaidFor(TypedDict):
    """The cost of an enchantment is paid without casting it."""

    kind: Literal["bought"]
    seat: int
    card: str
    sets: int
    cause: str | None


class Reserved(TypedDict):
    """An enchantment of the row is reserved."""

    kind: Literal["reserved"]
    seat: int
    card: str
    cause: str | None


class MovedIn(TypedDict):
    """An artisan comes from the deck to a slot, placed by nobody."""

    kind: Literal["moved-in"]
    card: str
    shop: str
    slot: str


class PassedOn(TypedDict):
    """An artisan of the deck fits nowhere and goes to its bottom (solo)."""

    kind: Literal["passed-on"]
    card: str


class PawnCalled(TypedDict):
    """A neutral pawn follows an artisan (solo); `origin` is the place it leaves."""

    kind: Literal["called"]
    pawn: int
    shop: str
    origin: str


class ParkRefilled(TypedDict):
    """New artisans in the Park."""

    kind: Literal["arrived"]
    cards: list[str]


class RowRefilled(TypedDict):
    """New enchantments in the row."""

    kind: Literal["charmed"]
    cards: list[str]
