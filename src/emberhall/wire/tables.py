"""A table as it is described, by HTTP and on the socket alike: its chairs, clocks, terms and motions."""

from msgspec import UNSET

from emberhall.wire.values import (
    Away,
    Ballot,
    ChairKind,
    Ending,
    Face,
    Held,
    MotionKind,
    Optional,
    Reply,
    SeriesTerm,
    Status,
    Value,
    Zero,
)


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
    yes: bool | Optional = UNSET
    """Before a rematch: whether they have said yes."""


class TermsInfo(Reply):
    """What a table agrees on besides the title's options."""

    clock: str
    zero: Zero
    away: Away
    delay: str
    series: SeriesTerm = "single"


class SeriesGame(Reply):
    """A finished game of a series: the side that won it, unless it was drawn, and the score of each side."""

    table: str
    won: int | None
    scores: list[int] | Optional = UNSET


class SeriesInfo(Reply):
    """A best of three between two sides, as it stands: the seats of each side, and how many games it has won.

    `begins` is the seat that begins this game or, once it is over, the next, where the series settles that. `winner`
    is there once the series is decided: the side that has won it, or null if nobody has.
    """

    best: int
    sides: list[list[int]]
    won: list[int]
    games: list[SeriesGame]
    begins: int | Optional = UNSET
    winner: int | Optional | None = UNSET


class Clocks(Reply):
    """Milliseconds each seat has left, and the seats whose clock is running. A bot's never runs."""

    left: list[int]
    running: list[int]


class Resting(Reply):
    """A seat whose person is on holiday up to this day, which is included: their clock stands still."""

    seat: int
    until: str


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
    circle: str | Optional = UNSET
    """The circle that the table belongs to, if any; only those who sit here are told."""
    fill: int | Optional = UNSET
    """Seconds until bots take the free seats and the game begins, if somebody is waiting here."""
    terms: TermsInfo | Optional = UNSET
    series: SeriesInfo | Optional = UNSET
    clocks: Clocks | Optional = UNSET
    resting: list[Resting] | Optional = UNSET
    """Who is on holiday, in a game where a move may take days."""
    motion: Motion | Optional = UNSET
    """What the people at the table are being asked."""
    ended: Ended | Optional = UNSET
    stood: list[int] | Optional = UNSET
    """The words between which a bot last played for the reader, who is back: after the first, up to the second."""
    undos: int | Optional = UNSET
    """How many times the reader may still ask the others for an undo."""
