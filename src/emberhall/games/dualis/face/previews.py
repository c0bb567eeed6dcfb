"""What the rules tell about an answer in Duālis before it is given: the facts of each preview."""

from typing import Final, NotRequired, TypedDict

from emberhall.games.dualis.events import Colour


class Contract(TypedDict):
    """A side's coins and tricks after a trick, and what they would be worth if the round ended then."""

    coins: int
    tricks: int
    worth: int


class Trick(TypedDict):
    """The centre after a play, and who would then take the trick: the seat `best`, with the card `by`.

    `lies` is the colour the card would lie in; `final`: no more cards would follow. A table that does not show the
    trump does not preview it either, nor who would take the trick.
    `won` and `lost` are the contract of the seat's side after this trick, with all coins laid so far counted; `after`
    seats play later, and `flips` of them taking a coin would change the trump: 0 if they cannot.
    """

    lies: Colour
    centre: list[int]
    low: bool
    final: bool
    won: Contract
    lost: Contract
    after: int
    flips: NotRequired[int]
    trump: NotRequired[Colour | None]
    best: NotRequired[int]
    by: NotRequired[str]


PREVIEWS: Final = {"trick": Trick}
