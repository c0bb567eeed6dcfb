"""The protocol of a store: its methods, and the rows they read and write.

A method that writes returns when the write is durable, never before. Rows are values: change one with
`dataclasses.replace` and save it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, make_dataclass
from operator import attrgetter
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from emberhall.store.analyses import AnalysisStore
from emberhall.store.errors import Damaged as Damaged  # noqa: PLC0414 (the stores take them from here)
from emberhall.store.errors import RevisionTaken as RevisionTaken  # noqa: PLC0414
from emberhall.store.errors import SequenceTaken as SequenceTaken  # noqa: PLC0414
from emberhall.store.errors import StoreError as StoreError  # noqa: PLC0414
from emberhall.store.ladder import LadderStore, Rated
from emberhall.store.people_base import PeopleStore

Value: TypeAlias = str | int | bool
Move: TypeAlias = tuple[int, str]
"""A seat and its word, as a record writes them."""
Early: TypeAlias = tuple[int, str, int]
"""An answer given before its turn: the seat, its word, and how many words the record had at that point."""
Then: TypeAlias = Callable[[Exception | None], None]
"""Called with None once something is durable, or with the reason why it is not. It must not raise."""


@dataclass(frozen=True, slots=True)
class Old:
    """Age limits: tables of each status not touched since then, and tokens not used since then."""

    over: str = ""
    running: str = ""
    open: str = ""
    tokens: str = ""


@dataclass(frozen=True, slots=True)
class User:
    """A person, identified by a token of which only the hash is stored."""

    id: str
    name: str
    face: str
    created: str
    banned: str = ""
    """When they were banned; empty if they were not."""
    unseen: bool = False
    """True if their table is hidden from their friends."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a chair. A bot with a user holds the seat of a person who left."""

    seat: int
    face: str
    kind: Literal["person", "bot", "free"] = "free"
    user: str | None = None
    name: str | None = None
    level: str | None = None
    nonce: str | None = None


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a table is for, apart from the game itself."""

    rated: bool = False
    """Its result counts for the ladder."""
    daily: str = ""
    """The day of the daily deal played here, if any."""
    event: str = ""
    """The event it belongs to, if any, and its round there."""
    round: int = 0
    shared: bool = False
    """The same deal is played at other tables of the round."""
    fill: int = 0
    """Seconds after which bots take the free seats; 0: never."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its moves and talk."""

    id: str
    title: str
    name: str
    seats: int
    options: Mapping[str, Value]
    public: bool
    host: str
    secret: bytes
    rules: int
    created: str
    chairs: tuple[Chair, ...]
    status: Literal["open", "running", "over"] = "open"
    seed: int | None = None
    notes: Mapping[str, str] = field(default_factory=dict)
    seq: int = 0
    waiting: tuple[int, ...] = ()
    moved: str = ""
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    rematch: str | None = None
    cards: str = ""
    """The mark of the overlay of cards that the table was made with, if any."""
    purpose: Purpose = field(default_factory=Purpose)
    terms: Mapping[str, str] = field(default_factory=dict)
    """What is agreed besides the title's options: the clock, what happens at zero, and when somebody is away."""
    life: str = ""
    """The table's life besides the game, as the server writes it: clocks, motions, how it was ended."""
    deadline: str | None = None
    """When a clock runs out if nothing happens, in uptime."""
    revision: int = field(default=0, compare=False)
    """How often the row was written; keeps processes from overwriting each other's changes."""


_FIELDS = [each.name for each in fields(StoredTable)]
_values = attrgetter(*_FIELDS)
_SEQ, _WAITING, _MOVED, _REVISION = (_FIELDS.index(name) for name in ("seq", "waiting", "moved", "revision"))


_Loose: Any = make_dataclass("_Loose", _FIELDS, slots=True, eq=False)
"""The same fields in a class that is not frozen: setting them takes a third of the time."""


def moved_on(row: StoredTable, seq: int, waiting: tuple[int, ...], at: str) -> StoredTable:
    """The row after words were stored. Same as `replace`, but much faster: it runs for every move."""
    values = list(_values(row))
    values[_SEQ], values[_WAITING], values[_MOVED] = seq, waiting, at
    values[_REVISION] = row.revision + 1
    made: StoredTable = _Loose(*values)
    made.__class__ = StoredTable
    return made


class Word(NamedTuple):
    """One word of one table, and the callback for when it is durable or has failed."""

    table: str
    seq: int
    seat: int
    word: str
    waiting: str
    at: str
    revision: int
    then: Then


@dataclass(frozen=True, slots=True)
class Lived:
    """A table's life after some words, written together with them."""

    life: str
    deadline: str | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A snapshot of a stored table: its row, words of its record, and answers given early."""

    table: StoredTable
    moves: list[Move]
    early: list[Early]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of talk; `n` counts from 1 within its table."""

    n: int
    seat: int | None
    name: str
    text: str | None
    greeting: str | None
    at: str
    user: str | None = None
    aside: bool = False
    """Said among spectators. A line with neither text nor greeting was removed."""
    event: str | None = None
    """An announcement of the table itself: somebody left, a bot plays on."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, written together with its last move."""

    scores: tuple[int, ...] | None
    """None if the rules did not end it."""
    winners: tuple[int, ...]
    unlocks: tuple[tuple[str, str], ...] = ()
    """What it unlocked for profiles: pairs of user and card."""
    rated: Rated | None = None
    """Who played and how they placed, if it counts for the ladder."""


@dataclass(frozen=True, slots=True)
class Unlock:
    """A card of a title that a user has unlocked, with the table and time."""

    title: str
    card: str
    table: str
    at: str


@dataclass(frozen=True, slots=True)
class CardSet:
    """An overlay of a title's cards: files by name, and the mark that stands for them."""

    title: str
    mark: str
    files: Mapping[str, str]


class Store(LadderStore, PeopleStore, AnalysisStore, Protocol):
    """The storage of a server."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    # --- users

    async def add_user(self, user: User, token: bytes) -> None:
        """Store a new user; `token` is the hash of the secret token."""
        ...

    async def user_of(self, token: bytes, since: str = "") -> User | None:
        """The user a token's hash belongs to, unless the token was not used since then or the user is banned."""
        ...

    async def use_token(self, token: bytes, at: str) -> None:
        """Note that a token was used."""
        ...

    async def add_token(self, user: str, token: bytes, at: str) -> None:
        """Add another token for a user."""
        ...

    async def drop_tokens(self, user: str, kept: bytes | None = None) -> None:
        """Revoke all tokens of a user except `kept`."""
        ...

    async def change_user(self, user: User) -> list[tuple[str, int]]:
        """Change a user's name or face, also on all their chairs; every table with such a chair gets a new revision.

        Returns these tables, with their revisions.
        """
        ...

    async def unlocks(self, user: str) -> list[Unlock]:
        """What a user has unlocked, oldest first."""
        ...

    # --- tables

    async def add_table(
        self,
        table: StoredTable,
        rematch_of: str | None = None,
        cards: CardSet | None = None,
        moves: Sequence[Move] = (),
    ) -> None:
        """Store a new table and, in the same transaction, its cards if they are new and the link from the old table.

        A forked or imported table comes with its first words.

        RevisionTaken when the old table already has such a link.
        """
        ...

    async def save_table(self, table: StoredTable) -> None:
        """Write everything of a table but its record: status, seats, options, terms, chairs, host, life, winners, ...

        The row gets the next revision. RevisionTaken when it is no longer at the revision it was read at.
        """
        ...

    async def table(self, table: str) -> StoredTable | None: ...

    async def load(self, table: str, after: int = 0) -> Stored | None:
        """A snapshot of a table: its row, its moves after the first `after`, and its early answers."""
        ...

    async def open_tables(self, limit: int) -> list[StoredTable]:
        """Public tables not yet started, newest first; a host with many tables does not crowd out others."""
        ...

    async def live_tables(self, limit: int) -> list[StoredTable]:
        """Public tables being played, most recently moved first; a host with many tables does not crowd out others."""
        ...

    async def tables_of(self, user: str, limit: int) -> list[StoredTable]:
        """The tables at which a user has a chair, except hidden ones, most recently moved first."""
        ...

    async def finished_of(self, user: str, limit: int) -> list[StoredTable]:
        """The finished tables at which a user has a chair or is the host, most recently moved first."""
        ...

    async def finished_public(self, limit: int) -> list[StoredTable]:
        """Public finished tables, most recently moved first."""
        ...

    async def unfinished(self, host: str) -> int:
        """How many of a host's tables are not over."""
        ...

    async def running(self) -> list[str]:
        """Every table in mid-game."""
        ...

    async def asking_bots(self) -> list[str]:
        """The tables in mid-game that are waiting for a bot."""
        ...

    async def due(self, before: str, limit: int) -> list[str]:
        """The tables in mid-game where a clock has run out by then."""
        ...

    async def abandoned(self, before: str, limit: int) -> list[str]:
        """The tables in mid-game where nobody has moved since then."""
        ...

    async def hide_table(self, user: str, table: str) -> bool:
        """Hide a table from a user's list; True if it was there."""
        ...

    # --- upkeep

    async def beat(self, now: int, most: int) -> int:
        """Note that the server is up at `now`, in milliseconds; return its total downtime so far.

        A gap of more than `most` between two beats counts as downtime.
        """
        ...

    async def check(self, at: str) -> None:
        """Raise StoreError when nothing can be written, or what is stored cannot be read."""
        ...

    async def forget(self, old: Old, limit: int) -> list[str]:
        """Remove what is old, at most `limit` tables; return their ids. Cards unlocked at them stay unlocked."""
        ...

    # --- card sets

    async def card_sets(self) -> list[CardSet]:
        """All stored sets."""
        ...

    async def card_set(self, title: str, mark: str) -> CardSet | None: ...

    async def drop_cards(self) -> int:
        """Remove the sets that no table uses, running or over; return how many. Safe while tables are being made."""
        ...

    # --- the record

    async def append(
        self,
        table: str,
        seq: int,
        moves: Sequence[Move],
        waiting: Sequence[int],
        at: str,
        ending: Ending | None = None,
        early: Sequence[int] = (),
        revision: int | None = None,
        lived: Lived | None = None,
    ) -> None:
        """Append moves after the first `seq`, all or none; the row gets its next revision.

        SequenceTaken when the record is not that long, or the row is not at `revision`. The early answers of the seats
        in `early` are now among the moves. `lived`, if given, is written with them.
        """
        ...

    def append_soon(
        self, table: str, seq: int, move: Move, waiting: Sequence[int], at: str, revision: int, then: Then
    ) -> None:
        """Append one move like `append`, but without waiting: `then` is called when it is done."""
        ...

    async def keep_early(
        self, table: str, revision: int, move: Move, waiting: Sequence[int], lived: Lived | None = None
    ) -> None:
        """Store an answer given before its turn, replacing an earlier one; the row gets its next revision.

        RevisionTaken when the row is not at `revision`.
        """
        ...

    async def moves(self, table: str) -> list[Move]: ...

    async def times(self, table: str) -> list[str]:
        """When each word of a table was stored."""
        ...

    # --- talk

    async def say(
        self,
        table: str,
        seat: int | None,
        name: str,
        text: str | None,
        greeting: str | None,
        at: str,
        user: str | None = None,
        aside: bool = False,
        event: str | None = None,
    ) -> Line: ...

    async def lines(self, table: str, last: int, after: int = 0) -> list[Line]:
        """The last lines said at a table after line `after`, in order."""
        ...
