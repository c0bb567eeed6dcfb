"""The bodies of reviews: the story and the moments of a game, lists of finished games, imports and forks."""

from typing import Annotated

from msgspec import UNSET, Meta, field

from emberhall.wire.messages import Update
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import Body, Heard, Level, Optional, Reply, SeatNumber

LONGEST_RECORD = 60_000


class Review(Reply):
    """A game as one seat (null: a spectator) may review it: everything it heard, moment by moment.

    Moment 0 is the deal, moment n the table after n words. `movers` has the seat of each word; `heard` begins with
    moment `first`, before which this seat may not look back (0 once the game is over).
    """

    table: TableInfo
    seat: int | None
    moments: int
    first: int
    movers: list[int]
    heard: list[list[Heard]]
    ages: list[int] | Optional = UNSET
    """While the game runs: how many milliseconds ago each word was said, for those who watch with a delay."""


class Moments(Reply):
    """Consecutive moments, as updates: `seq` is the number of the moment, `decision` what the seat was asked then."""

    table: str
    seat: int | None
    first: int
    updates: list[Update]


class Games(Reply):
    """Finished games, newest first: those you played or imported, and public ones of others."""

    mine: list[TableInfo]
    public: list[TableInfo]


class ImportRecord(Body):
    """A record as text, to be reviewed here."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class Fork(Body, kw_only=True):
    """A new table that goes on from a position, with you on `seat` (null: you only watch).

    What `seat` could not know then is dealt anew, unless the game is over and `as_it_was` is set. Seats without a
    bot stay free for people; with every seat filled and `start`, the game goes on at once.
    """

    seat: SeatNumber | None = 0
    bots: Annotated[dict[Annotated[str, Meta(max_length=4)], Level], Meta(max_length=16)] = field(default_factory=dict)
    as_it_was: bool = False
    start: bool = True
    public: bool | Optional = UNSET


class ForkTable(Fork, kw_only=True):
    """A fork from a moment of another table."""

    moment: Annotated[int, Meta(ge=0, le=100_000)]
