"""The bodies of tables: what clients ask of one, and the lists of them."""

from typing import Annotated

from msgspec import UNSET, Meta, field

from emberhall.wire.tables import TableInfo
from emberhall.wire.values import (
    Away,
    Body,
    ClockTerm,
    DelayTerm,
    Level,
    Nonce,
    Optional,
    Options,
    Reply,
    SeatNumber,
    SeriesTerm,
    Title,
    Zero,
)


class Terms(Body):
    """What a table agrees on besides the title's options; fields left out stay as they are.

    The defaults are `none`, `bot`, `ask`, `none` and `single`. `clock` is `none`, `move SECONDS`, `game
    SECONDS+SECONDS` (for the whole game, plus an increment per move) or `days N` (for each move). `zero` is what
    happens when it runs out, `away` when the table waits for somebody who is not there.
    `delay` is `none`, `moves N` or `seconds N`: how far spectators lag behind a running game.
    `series` is `single` or `three`: a best of three between two sides, with rematches as its further games.
    """

    clock: ClockTerm | Optional = UNSET
    zero: Zero | Optional = UNSET
    away: Away | Optional = UNSET
    delay: DelayTerm | Optional = UNSET
    series: SeriesTerm | Optional = UNSET


class NewTable(Body):
    """A new table. With every seat filled and `start`, the game begins at once."""

    title: Title
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Options = field(default_factory=dict)
    name: Annotated[str, Meta(max_length=60)] | Optional = UNSET
    public: bool = False
    bots: Annotated[dict[Annotated[str, Meta(max_length=4)], Level], Meta(max_length=16)] = field(default_factory=dict)
    sit: SeatNumber | None = 0
    nonce: Nonce | Optional = UNSET
    start: bool = False
    hints: bool | Optional = UNSET
    rated: bool | Optional = UNSET
    """Whether the result counts for the ladder; by default, at public tables it does."""
    fill: Annotated[int, Meta(ge=0, le=3600)] | Optional = UNSET
    """Seconds before bots take the free seats and the game begins; 0 or absent: never."""
    terms: Terms | Optional = UNSET
    circle: Annotated[str, Meta(max_length=64)] | Optional = UNSET
    """The circle it is for: those of its people who are there now sit down, too."""
    set: Annotated[str, Meta(max_length=64)] | Optional = UNSET
    """The link of a house set to play with. Such a table never counts for the ladder."""


class ChangeTable(Body):
    """Changes to a table before the start; fields left out stay as they are."""

    seats: Annotated[int, Meta(ge=1, le=16)] | Optional = UNSET
    options: Options = field(default_factory=dict)
    public: bool | Optional = UNSET
    hints: bool | Optional = UNSET
    rated: bool | Optional = UNSET
    fill: Annotated[int, Meta(ge=0, le=3600)] | Optional = UNSET
    terms: Terms | Optional = UNSET


class HandOver(Body):
    """The seat of the new host."""

    seat: SeatNumber


class TakeSeat(Body):
    """The seat to take, or any free one; the nonce is mixed into the shuffle."""

    seat: SeatNumber | Optional = UNSET
    nonce: Nonce | Optional = UNSET


class Bring(Body):
    """What a seat brings, keyed by names from the title's `brought`."""

    options: Options


class SeatBot(Body):
    """A bot for a seat."""

    seat: SeatNumber
    level: Level


class Rematch(Body):
    """A rematch; the nonce is mixed into the new shuffle."""

    nonce: Nonce | Optional = UNSET


class Tables(Reply):
    """The lobby: public tables with a free seat, public tables being played, and the user's own."""

    open: list[TableInfo]
    live: list[TableInfo]
    mine: list[TableInfo]
