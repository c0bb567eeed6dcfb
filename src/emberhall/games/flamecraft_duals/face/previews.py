"""What the rules tell about an answer in Flamecraft Duals before it is given: the facts of each preview."""

from typing import Final, Literal, NotRequired, TypedDict

from emberhall.games.flamecraft_duals.events import Outcome


class Ending(TypedDict):
    """How the game would end at once, if it would."""

    ends: NotRequired[Outcome]


class Next(Ending):
    """Whether the move goes on with the next question, reveals nothing and can be taken back."""

    goes_on: NotRequired[Literal[True]]


class Firing(TypedDict, total=False):
    """The types a token may fire as, with the word for each; the word to let it rest; the neighbours it could use."""

    fires: list[str]
    then: list[str]
    rest: str
    rest_ends: Outcome
    reach: list[str]


class Lifted(Next):
    """A top token would leave its hex."""

    token: str
    gone: str


class Progress(TypedDict):
    """A card that the answer touches: how many of its tokens lie in the best placement, before and after."""

    card: str
    before: int
    after: int
    of: int


class Landed(Next, Firing):
    """A token would lie on top of a hex, perhaps of another, and a stack be full; these cards would be complete."""

    hexes: list[str]
    tokens: list[str]
    gone: str | None
    covers: str | None
    fills: bool
    completes: list[str]
    progress: list[Progress]


class Exchanged(Next):
    """Two tops would change places: where each would lie."""

    hexes: list[str]
    tokens: list[str]
    completes: list[str]
    progress: list[Progress]


class Token(Next, Firing):
    """A token that would be placed, kept, swapped or fired up."""

    token: str


class FountainSite(Ending):
    """The fountain would stand there; these tokens would be lifted."""

    lifted: list[str]


class Worth(Ending):
    """A card would be scored; `close` ends the turn once all are, if only a coin would be left to consider."""

    reputation: int
    close: NotRequired[str]


class Type(Ending):
    """A type would be fired or named; the neighbours it could use."""

    type: str
    reach: NotRequired[list[str]]


class Coin(Ending):
    """A coin would be spent: how much less the coins would then be worth at the end."""

    gives_up: int


class Given(Ending):
    """A card would go back, the first of so many."""

    count: int


class Pull(Ending):
    """A token would come out of the bag: nothing is given up, so nobody needs to be asked."""

    automatic: Literal[True]


class TurnEnd(Ending):
    """The turn would end; `nothing_left`: without giving up a card."""

    nothing_left: bool


PREVIEWS: Final = {
    "lifted": Lifted,
    "placed": Landed,
    "swapped": Exchanged,
    "token": Token,
    "fountain": FountainSite,
    "reputation": Worth,
    "type": Type,
    "coin": Coin,
    "return": Given,
    "pull": Pull,
    "turn": TurnEnd,
    "ending": Ending,
}
