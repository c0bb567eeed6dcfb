"""The bodies of the explorer: which sheets there are, and the figures of one."""

from typing import Literal, TypeAlias

from msgspec import UNSET

from emberhall.wire.values import Optional, Reply

View: TypeAlias = Literal["cards", "decks", "shops", "openings"]
SheetKind: TypeAlias = Literal["list", "matrix", "hexes", "grid", "aside"]
Band: TypeAlias = Literal["easy", "middle", "strong"]
Company: TypeAlias = Literal["people", "bots"]


class SheetInfo(Reply):
    """A sheet of a title: how it is shown, the columns of a list, and which of them are mean amounts."""

    name: str
    view: View
    kind: SheetKind
    parts: list[str]
    amounts: list[str]
    names: Literal["cards", "words"]
    even: bool
    shows: Literal["rate", "share"]


class CountedGames(Reply):
    """The games of bots whose counters come with a title."""

    games: int
    levels: list[str]


class ExplorerShelf(Reply):
    """What the explorer knows of a title; `rules` are those with games, today's first."""

    title: str
    rules: list[int]
    seats: list[int]
    sheets: list[SheetInfo]
    bots: CountedGames | None


class FigureInfo(Reply):
    """How often something was there, and its mean amount. Shares are per cent, with a 95% interval.

    Without `rate` there are too few games to say. `sure` is 1 or -1 if the whole interval is above or below 50, an even
    share.
    """

    part: str
    games: int
    sure: Literal[-1, 0, 1]
    amount: float
    rate: float | Optional = UNSET
    low: float | Optional = UNSET
    high: float | Optional = UNSET


class ExplorerRow(Reply):
    """An item of a sheet and its figures, by part."""

    item: str
    figures: list[FigureInfo]


class ExplorerSheet(Reply):
    """The figures of a sheet: the games they come from, and how all seats that were looked at did together.

    With less than `least` games no rate is said.
    """

    title: str
    sheet: str
    rules: int
    games: int
    least: int
    overall: FigureInfo
    rows: list[ExplorerRow]
