"""How a game goes: the set-up, turns, visits, casts, the end and the result."""

from typing import Literal, NotRequired, TypedDict

from emberhall.games.flamecraft.events.facts import Deck


class SetUp(TypedDict):
    """The Town is laid out."""

    kind: Literal["setup"]
    first: int


class Hand(TypedDict):
    """The artisans a seat begins with; only it hears of them."""

    kind: Literal["hand"]
    seat: int
    cards: list[str]


class FancyKept(TypedDict):
    """A seat has chosen among the fancy dragons dealt to it; only it hears which."""

    kind: Literal["kept"]
    seat: int
    back: int
    card: NotRequired[str]


class TurnBegan(TypedDict):
    """A turn begins."""

    kind: Literal["turn"]
    seat: int
    number: int
    final: bool
    extra: bool


class Visited(TypedDict):
    """A pawn goes to a shop; `origin` is the place it leaves."""

    kind: Literal["visited"]
    seat: int
    shop: str
    origin: str


class AbilityUsed(TypedDict):
    """A seat uses the ability of the shop it visits."""

    kind: Literal["used"]
    seat: int
    shop: str


class Cast(TypedDict):
    """An enchantment is cast; its payment and its reward follow, then it is tucked."""

    kind: Literal["cast"]
    seat: int
    card: str
    shop: str
    sets: int


class Tucked(TypedDict):
    """An enchantment goes behind a shop, out of the row or the reserve of a seat; in solo also by itself."""

    kind: Literal["tucked"]
    seat: int | None
    card: str
    shop: str
    reserved: bool
    origin: str


class Revealed(TypedDict):
    """A fancy dragon is revealed; not `hidden`: it was face up already, and scores again."""

    kind: Literal["revealed"]
    seat: int
    card: str
    hidden: bool


class CompanionUsed(TypedDict):
    """A companion helps, once a game."""

    kind: Literal["companion"]
    seat: int
    card: str


class EndTriggered(TypedDict):
    """The last turns come, as a deck has run out or, very late, the rounds have."""

    kind: Literal["trigger"]
    seat: int
    deck: Deck


class FinalScoring(TypedDict):
    """The final scoring begins."""

    kind: Literal["scoring"]


class CoinsTurnedIn(TypedDict):
    """Coins become reputation at the end."""

    kind: Literal["turned-in"]
    seat: int
    count: int
    now: int


class MoonShown(TypedDict):
    """A moon dragon is shown at the end, with what it scores."""

    kind: Literal["moon"]
    seat: int
    card: str
    count: int
    now: int


class Unlocked(TypedDict):
    """A solo game unlocks an achievement."""

    kind: Literal["unlocked"]
    card: str


class Over(TypedDict):
    """The game is over."""

    kind: Literal["over"]
    winners: list[int]
    scores: list[int]
