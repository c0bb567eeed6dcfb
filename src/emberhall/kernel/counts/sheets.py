"""Sheets and counts: a title's folder says in `counts/games.py` what is counted of a game, and how it is shown.

Its `SHEETS` are the figures it has, and its `counts` yields what one game adds to them. Nothing here is compiled:
a game is counted once, when it is over.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from emberhall.kernel.events import Heard
from emberhall.kernel.games import Game
from emberhall.kernel.parts.setup import Value

WHOLE: Final = 60
"""A win in counters: so that it can be shared by up to six sides without a fraction."""
View: TypeAlias = Literal["cards", "decks", "shops", "openings"]
Kind: TypeAlias = Literal["list", "matrix", "hexes", "grid", "aside"]


class Sheet(NamedTuple):
    """A set of figures: items, each with the same parts. A part is a column, or a place of a map."""

    name: str
    view: View
    kind: Kind
    """`list`: a row for each item. `matrix`: items against items, with parts `OTHER both`, `OTHER first` (the one of
    the row begins), `OTHER second`, and `all`, against all others. `hexes` and `grid`: a map for each item. `aside`:
    shown only with an item of another sheet."""
    parts: tuple[str, ...] = ()
    """The columns of a list; a map has the parts that occur."""
    amounts: tuple[str, ...] = ()
    """Columns of a list that show a mean amount instead of a rate."""
    names: Literal["cards", "words"] = "words"
    """Items are cards of the title, or have messages `explorer-TITLE-SHEET-ITEM`."""
    even: bool = True
    """The rate is that of wins, where 50 in 100 is an even share; if not, that of what the sheet says."""
    shows: Literal["rate", "share"] = "rate"
    """What a map is coloured by: the rate, or how often it is this part."""


class Count(NamedTuple):
    """What one seat's side adds to a part of an item. Without `won` it is the side's share of the win, in WHOLE."""

    sheet: str
    item: str
    part: str
    seat: int
    amount: int = 0
    won: int | None = None


class Finished(NamedTuple):
    """A game that is over, as an authority sees it: everything may be looked at."""

    game: Game
    state: Any
    seats: int
    options: Mapping[str, Value]
    events: Sequence[Heard]
    teams: Sequence[int]

    def firsts(self) -> list[int]:
        """One seat of each side: what a side does together is counted once."""
        return [self.teams.index(team) for team in dict.fromkeys(self.teams)]
