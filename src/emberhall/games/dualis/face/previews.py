"""What the rules tell about an answer in Duālis before it is given: the facts of each preview."""

from typing import Final, NotRequired, TypedDict

from emberhall.games.dualis.events import Colour


class Trick(TypedDict):
    """The centre after a play, and who would then take the trick: the seat `best`, with the card `by`.

    `lies` is the colour the card would lie in; `final`: no more cards would follow. A table that does not show the
    trump does not preview it either, nor who would take the trick.
    """

    lies: Colour
    centre: list[int]
    low: bool
    final: bool
    trump: NotRequired[Colour | None]
    best: NotRequired[int]
    by: NotRequired[str]


PREVIEWS: Final = {"trick": Trick}
