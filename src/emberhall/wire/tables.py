"""The bodies of the HTTP interface: what clients send and what the server answers."""

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, field

from emberhall.wire.values import (
    Away,
    Ballot,
    Body,
    ChairKind,
    Ending,
    Face,
    Held,
    MotionKind,
    Optional,
    Reply,
    Status,
    Value,
    Zero,
)

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
# In Python, unlike in the page, `$` alone would allow a newline at the end.
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$(?!\\n)")]
Title: TypeAlias = Annotated[str, Meta(max_length=64)]
Level: TypeAlias = Annotated[str, Meta(max_length=64)]
OptionName: TypeAlias = Annotated[str, Meta(max_length=64)]
OptionValue: TypeAlias = Annotated[str, Meta(max_length=4000)] | Annotated[int, Meta(ge=-(2**31), le=2**31)] | bool
Options: TypeAlias = Annotated[dict[OptionName, OptionValue], Meta(max_length=100)]
ClockTerm: TypeAlias = Annotated[
    str, Meta(pattern="^(none|move [0-9]{1,5}|game [0-9]{1,5}[+][0-9]{1,3}|days [0-9]{1,2})$(?!\\n)")
]
DelayTerm: TypeAlias = Annotated[str, Meta(pattern="^(none|moves [0-9]{1,3}|seconds [0-9]{1,4})$(?!\\n)")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class NewGuest(Body):
    """Sign in as a guest, with only a name."""

    name: Name


class ChangeMe(Body):
    """A new name or face for the user."""

    name: Name | Optional = UNSET
    face: Face | Optional = UNSET


class Terms(Body):
    """What a table agrees on besides the title's options; fields left out stay as they are.

    The defaults are `none`, `bot`, `ask` and `none`. `clock` is `none`, `move SECONDS`, `game SECONDS+SECONDS` (for
    the whole game, plus an increment per move) or `days N` (for each move). `zero` is what happens when it runs out,
    `away` when the table waits for somebody who is not there.
    `delay` is `none`, `moves N` or `seconds N`: how far spectators lag behind a running game.
    """

    clock: ClockTerm | Optional = UNSET
    zero: Zero | Optional = UNSET
    away: Away | Optional = UNSET
    delay: DelayTerm | Optional = UNSET


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


class Guest(Reply):
    """A user and their new token, which is sent only once, here, and stored only as a hash."""

    user: str
    name: str
    face: Face
    token: str


class Me(Reply):
    """The user a token belongs to."""

    user: str
    name: str
    face: Face


class Unlock(Reply):
    """A card the user has unlocked, with its title, and at which table and when."""

    title: str
    card: str
    table: str
    at: str


class SettingInfo(Reply):
    """One setting of a title: its choices, and its default by number of seats."""

    name: str
    choices: list[Value]
    defaults: dict[str, Value]
    house: bool


class TitleInfo(Reply):
    """A title that can be played here. Settings listed in `brought` exist once per seat: `deck0`, `deck1`."""

    name: str
    seats: list[int]
    rules: int
    settings: list[SettingInfo]
    bots: list[str]
    brought: list[str]
    cards: str | Optional = UNSET
    """The mark of the card overlay that new tables use, if any."""
    rulebook: bool = False
    """Whether the title has a rulebook."""


class Chair(Reply):
    """Who sits on one seat. A bot standing in for a person has that person's `user`."""

    seat: int
    kind: ChairKind
    face: Face
    here: bool
    user: str | Optional = UNSET
    name: str | Optional = UNSET
    level: str | Optional = UNSET
    held: Held | Optional = UNSET
    """Why a bot plays for the person whose name and face this chair has."""


class TermsInfo(Reply):
    """What a table agrees on besides the title's options."""

    clock: str
    zero: Zero
    away: Away
    delay: str


class Clocks(Reply):
    """Milliseconds each seat has left, and the seats whose clock is running. A bot's never runs."""

    left: list[int]
    running: list[int]


class Voted(Reply):
    """A seat's answer to a motion."""

    seat: int
    answer: Ballot


class Motion(Reply):
    """A question to the people at a table about `seat`, which is away, asks for an undo, or should be kicked.

    `voters` are asked, and `needed` of them must agree. For an undo, `back` is how many of the latest events that the
    reader has heard would go, and `words` how many words of each seat; `left` is how many milliseconds are left.
    """

    id: int
    kind: MotionKind
    seat: int
    voters: list[int]
    needed: int
    votes: list[Voted]
    left: int | Optional = UNSET
    back: int | Optional = UNSET
    words: list[int] | Optional = UNSET


class Ended(Reply):
    """How a game ended other than by its rules; `seat` is the one that conceded."""

    how: Ending
    seat: int | Optional = UNSET


class Origin(Reply):
    """The table and moment that a table was forked from, or the `page` of the lesson or example it comes from."""

    table: str
    moment: int
    page: str | Optional = UNSET


class TableInfo(Reply):
    """The public facts about a table; `you` is the user's own seat."""

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
    """Why the table is read-only, if it was played under rules this server does not have."""
    cards: str | Optional = UNSET
    """The mark of the table's card overlay, if any."""
    forked: Origin | Optional = UNSET
    """Where its first words come from, if it is a fork. Such a game is never rated."""
    imported: bool | Optional = UNSET
    """Whether it is an imported record, not played here."""
    pace: float | Optional = UNSET
    """Seconds a page should leave between the moves of bots; may be absent in lists of tables."""
    hints: bool | Optional = UNSET
    """Whether players may ask for hints. The host decides; by default, only one person alone or among bots may."""
    rated: bool = False
    """Whether the result counts for the ladder."""
    daily: str | Optional = UNSET
    """The day whose daily deal is played here, if any."""
    event: str | Optional = UNSET
    """The event that the table belongs to, if any."""
    fill: int | Optional = UNSET
    """Seconds until bots take the free seats and the game begins, if somebody is waiting here."""
    terms: TermsInfo | Optional = UNSET
    clocks: Clocks | Optional = UNSET
    motion: Motion | Optional = UNSET
    """What the people at the table are being asked."""
    ended: Ended | Optional = UNSET
    undos: int | Optional = UNSET
    """How many times the reader may still ask the others for an undo."""


class Tables(Reply):
    """The lobby: public tables with a free seat, public tables being played, and the user's own."""

    open: list[TableInfo]
    live: list[TableInfo]
    mine: list[TableInfo]


class Health(Reply):
    """The server's status and version."""

    status: str
    version: str


class ErrorBody(Reply):
    """Why a request was refused: a stable key, an English sentence, and the values in it."""

    error: str
    message: str
    args: dict[str, Value] = field(default_factory=dict)
