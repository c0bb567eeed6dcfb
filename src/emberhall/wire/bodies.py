"""The bodies of the HTTP interface, what clients send and what the server answers."""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, field

from emberhall.wire.values import Body, ChairKind, Face, Optional, Reply, Status, Value

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class NewGuest(Body):
    """A person comes in with only a name."""

    name: Name


class ChangeMe(Body):
    """A new name or face for the one who asks."""

    name: Name | Optional = UNSET
    face: Face | Optional = UNSET


class NewTable(Body):
    """A table to be set up. With every seat filled and `start`, play begins at once."""

    title: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Value] = field(default_factory=dict)
    name: Annotated[str, Meta(max_length=60)] | Optional = UNSET
    public: bool = False
    bots: dict[str, str] = field(default_factory=dict)
    sit: SeatNumber | None = 0
    nonce: Nonce | Optional = UNSET
    start: bool = False


class ChangeTable(Body):
    """What is to be different about a table that has not begun; what is not named stays as it is."""

    seats: Annotated[int, Meta(ge=1, le=16)] | Optional = UNSET
    options: dict[str, Value] = field(default_factory=dict)
    public: bool | Optional = UNSET


class TakeSeat(Body):
    """A seat to sit on, or any free one; the nonce goes into the shuffle."""

    seat: SeatNumber | Optional = UNSET
    nonce: Nonce | Optional = UNSET


class Bring(Body):
    """What a seat brings, by the names the title gives (`brought`)."""

    options: dict[str, Value]


class SeatBot(Body):
    """A bot for a seat."""

    seat: SeatNumber
    level: str


class Rematch(Body):
    """Once more; the nonce goes into the new shuffle."""

    nonce: Nonce | Optional = UNSET


class Guest(Reply):
    """A new guest, with the token that proves it. The token is said once, here, and stored only as a hash."""

    user: str
    name: str
    face: Face
    token: str


class Me(Reply):
    """Who the token belongs to."""

    user: str
    name: str
    face: Face


class Unlock(Reply):
    """A card of a title that the asker has unlocked, at which table and when."""

    title: str
    card: str
    table: str
    at: str


class SettingInfo(Reply):
    """One setting of a title: what may be chosen, and the default by number of seats."""

    name: str
    choices: list[Value]
    defaults: dict[str, Value]
    house: bool


class TitleInfo(Reply):
    """A title that can be played here. Of the settings each seat has its own of those `brought`: `deck0`, `deck1`."""

    name: str
    seats: list[int]
    rules: int
    settings: list[SettingInfo]
    bots: list[str]
    brought: list[str]
    cards: str | Optional = UNSET
    """The mark of the overlay of cards that new tables are made with, if any."""


class Chair(Reply):
    """Who sits on one seat. A bot that stands in for a person carries that person's user."""

    seat: int
    kind: ChairKind
    face: Face
    here: bool
    user: str | Optional = UNSET
    name: str | Optional = UNSET
    level: str | Optional = UNSET


class TableInfo(Reply):
    """What everybody may know about a table; `you` is the asker's own seat."""

    id: str
    title: str
    name: str
    seats: int
    options: dict[str, Value]
    public: bool
    status: Status
    host: str
    chairs: list[Chair]
    seq: int
    waiting: list[int]
    watching: int
    seal: str | None
    created: str
    you: int | None
    scores: list[int] | Optional = UNSET
    winners: list[int] | Optional = UNSET
    rematch: str | Optional = UNSET
    frozen: str | Optional = UNSET
    """Why the table can only be read, when it was played under rules this server does not have."""
    cards: str | Optional = UNSET
    """The mark of the overlay of cards at this table, if any."""


class Tables(Reply):
    """The lobby: public tables with a free seat, public ones being played, and the asker's own."""

    open: list[TableInfo]
    live: list[TableInfo]
    mine: list[TableInfo]


class Health(Reply):
    """The server stands, and which one it is."""

    status: str
    version: str


class ErrorBody(Reply):
    """Why a request was refused: a stable key, an English sentence, and the values in it."""

    error: str
    message: str
    args: dict[str, Value] = field(default_factory=dict)
