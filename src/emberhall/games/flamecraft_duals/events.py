"""What can happen in a game of Flamecraft Duals: each kind of event with its facts.

`part_of` names the event that it came of: `coin`, `placed`, or `fire-2` for the second fire-up of a turn.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Cause: TypeAlias = Literal["bag", "deck"]
PullReason: TypeAlias = Literal["pull", "bread", "crystal", "taylor"]
MoveReason: TypeAlias = Literal["meat", "iron", "starburst"]
CoinUse: TypeAlias = Literal["draw", "flair", "rainbow", "starburst", "taylor"]
Outcome: TypeAlias = Literal["won", "duty", "end"]


class FancyJoined(TypedDict):
    """A Fancy dragon is in play; `seat` picked it, or nobody did."""

    kind: Literal["fancy"]
    seat: int | None
    fancy: str


class Dealt(TypedDict):
    """A seat gets its first cards; only it hears which."""

    kind: Literal["dealt"]
    seat: int
    count: int
    hand: NotRequired[list[str]]


class LaidOut(TypedDict):
    """The first tokens lie around the centre, each on its hex."""

    kind: Literal["laid"]
    hexes: list[str]
    tokens: list[str]


class DrewForFirst(TypedDict):
    """Both seats pulled a token for the first turn; `first` is null if they pull again."""

    kind: Literal["drawn"]
    tokens: list[str]
    first: int | None


class Begun(TypedDict):
    """The set-up is finished."""

    kind: Literal["begun"]
    first: int
    seats: int
    bag: int
    deck: int


class TurnBegan(TypedDict):
    """A seat's turn; `reputation` is what every seat has."""

    kind: Literal["turn"]
    seat: int
    turn: int
    reputation: list[int]


class Pulled(TypedDict):
    """A token comes out of the bag, which has `bag` left."""

    kind: Literal["pulled"]
    seat: int
    token: str
    why: PullReason
    bag: int
    part_of: str | None


class TookKept(TypedDict):
    """The token kept from the last turn is played instead of a pull."""

    kind: Literal["took"]
    seat: int
    token: str


class ExtrasAdded(TypedDict):
    """The bag was empty: the tokens set aside go in."""

    kind: Literal["extras"]
    bag: int


class Placed(TypedDict):
    """A token is placed."""

    kind: Literal["placed"]
    seat: int
    token: str
    hex: str
    part_of: str | None


class Rested(TypedDict):
    """A placed token is not fired up."""

    kind: Literal["rested"]
    seat: int
    token: str
    hex: str


class FiredUp(TypedDict):
    """A token fires, as the `link`-th of this turn; `chosen` if it had more than one type to fire as."""

    kind: Literal["fired"]
    seat: int
    hex: str
    token: str
    type: str
    chosen: bool
    link: int
    part_of: str


class Picked(TypedDict):
    """One of several tokens is chosen to be played."""

    kind: Literal["picked"]
    seat: int
    token: str
    why: Literal["crystal", "taylor"]
    part_of: str


class Moved(TypedDict):
    """A top token moves to another hex."""

    kind: Literal["moved"]
    seat: int
    token: str
    origin: str
    hex: str
    why: MoveReason
    part_of: str


class Swapped(TypedDict):
    """Two top tokens change places; each hex is the one its token leaves."""

    kind: Literal["swapped"]
    seat: int
    token: str
    hex: str
    other_token: str
    other_hex: str
    part_of: str


class Bagged(TypedDict):
    """Tokens that were pulled or lifted, and neither played nor kept, go back into the bag."""

    kind: Literal["bagged"]
    seat: int
    tokens: list[str]
    part_of: str


class Scored(TypedDict):
    """A shop card is scored, with its pattern on these hexes; `total` is the seat's reputation now."""

    kind: Literal["scored"]
    seat: int
    card: str
    reputation: int
    total: int
    hexes: list[str]


class Claimed(TypedDict):
    """A fountain card is claimed."""

    kind: Literal["claimed"]
    seat: int
    card: str
    reputation: int
    total: int
    hexes: list[str]


class FountainMoved(TypedDict):
    """The fountain moves, and the tokens there are lifted. At first it stands beside the board, at `fountain`."""

    kind: Literal["fountain"]
    seat: int
    hex: str
    origin: str
    tokens: list[str]


class Kept(TypedDict):
    """A lifted token is kept for the next turn."""

    kind: Literal["kept"]
    seat: int
    token: str


class CoinSpent(TypedDict):
    """A coin is spent; `worth` is what it changes in the seat's reputation, `left` the coins it still has."""

    kind: Literal["coin"]
    seat: int
    use: CoinUse
    left: int
    worth: int


class Drew(TypedDict):
    """A card comes into a hand; all hear which one if it is `shown`, or lay open in a `slot`."""

    kind: Literal["drew"]
    seat: int
    origin: Literal["deck", "open"]
    shown: bool
    part_of: str | None
    slot: NotRequired[int]
    card: NotRequired[str]


class Named(TypedDict):
    """Flair: a type is named."""

    kind: Literal["named"]
    seat: int
    type: str


class TurnedUp(TypedDict):
    """Steven: a card lies open in a slot now."""

    kind: Literal["turned"]
    slot: int
    card: str


class Returned(TypedDict):
    """A card goes under the deck; only its seat hears which."""

    kind: Literal["returned"]
    seat: int
    card: NotRequired[str]


class Revealed(TypedDict):
    """Solo: the next fountain card."""

    kind: Literal["revealed"]
    card: str


class ScoringDone(TypedDict):
    """A seat scores nothing more this turn."""

    kind: Literal["done"]
    seat: int


class EndTriggered(TypedDict):
    """The bag or the deck ran out: this turn is the last but for the special phase, if there is another seat."""

    kind: Literal["end"]
    seat: int
    cause: Cause


class SpecialBegan(TypedDict):
    """The other seat's last scoring."""

    kind: Literal["special"]
    seat: int
    reputation: list[int]


class HalfTime(TypedDict):
    """The first game of a pair is over; the second is dealt now."""

    kind: Literal["half"]
    scores: list[int]
    cards: list[int]
    reputation: list[int]


class Over(TypedDict):
    """The game is over. `reputation` is that of this game, `scores` that of both games of a pair."""

    kind: Literal["over"]
    winners: list[int]
    scores: list[int]
    reputation: list[int]
    outcome: Outcome | None
    cause: Cause | None
    fountain_won: int


Event: TypeAlias = (
    FancyJoined
    | Dealt
    | LaidOut
    | DrewForFirst
    | Begun
    | TurnBegan
    | Pulled
    | TookKept
    | ExtrasAdded
    | Placed
    | Rested
    | FiredUp
    | Picked
    | Moved
    | Swapped
    | Bagged
    | Scored
    | Claimed
    | FountainMoved
    | Kept
    | CoinSpent
    | Drew
    | Named
    | TurnedUp
    | Returned
    | Revealed
    | ScoringDone
    | EndTriggered
    | SpecialBegan
    | HalfTime
    | Over
)
