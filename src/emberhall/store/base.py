"""The protocol of a store: its methods, and the rows they read and write.

A method that writes returns when the write is durable, never before. Rows are values: change one with
`dataclasses.replace` and save it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

Value: TypeAlias = str | int | bool
Move: TypeAlias = tuple[int, str]
"""A seat and its word, as a record writes them."""


class StoreError(Exception):
    """The store cannot do what was asked; the sentence says why."""


class SequenceTaken(StoreError):
    """Another process has written this move of the record: this process no longer has the latest state."""


@dataclass(frozen=True, slots=True)
class User:
    """A person, known by a token of which only the hash is kept."""

    id: str
    name: str
    face: str
    created: str


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits on a seat. A bot with a user holds the seat of a person who left."""

    seat: int
    face: str
    kind: Literal["person", "bot", "free"] = "free"
    user: str | None = None
    name: str | None = None
    level: str | None = None
    nonce: str | None = None


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
    """The mark of the card overlay the table was made with, if any."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of talk; `n` counts from 1 within its table."""

    n: int
    seat: int | None
    name: str
    text: str | None
    greeting: str | None
    at: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, written together with its last move."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    unlocks: tuple[tuple[str, str], ...] = ()
    """What it unlocked, for the profiles: users and cards."""


@dataclass(frozen=True, slots=True)
class Unlock:
    """A card of a title that a user has unlocked, with table and time."""

    title: str
    card: str
    table: str
    at: str


@dataclass(frozen=True, slots=True)
class CardSet:
    """The files of a card overlay, by name; the mark identifies them."""

    title: str
    mark: str
    files: Mapping[str, str]


class Store(Protocol):
    """The storage of a server."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    # --- users

    async def add_user(self, user: User, token: bytes) -> None:
        """Store a new user; `token` is the hash of the secret token."""
        ...

    async def user_of(self, token: bytes) -> User | None:
        """The user a token's hash belongs to."""
        ...

    async def change_user(self, user: User) -> None:
        """Change a user's name or face, on all their chairs too."""
        ...

    async def unlocks(self, user: str) -> list[Unlock]:
        """What a user has unlocked, in the order it happened."""
        ...

    # --- tables

    async def add_table(self, table: StoredTable, rematch_of: str | None = None, cards: CardSet | None = None) -> None:
        """Store a new table and, in the same transaction, its cards if they are new and the link from the old table."""
        ...

    async def save_table(self, table: StoredTable) -> None:
        """Write everything of a table but its record: status, seats, options, chairs, host, seed, notes, waiting."""
        ...

    async def table(self, table: str) -> StoredTable | None: ...

    async def open_tables(self, limit: int) -> list[StoredTable]:
        """Public tables not yet started, newest first."""
        ...

    async def live_tables(self, limit: int) -> list[StoredTable]:
        """Public tables being played, most recently moved first."""
        ...

    async def tables_of(self, user: str, limit: int) -> list[StoredTable]:
        """The tables at which a user has a chair, most recently moved first."""
        ...

    async def running(self) -> list[str]:
        """Every table in mid-game."""
        ...

    # --- card sets

    async def card_sets(self) -> list[CardSet]:
        """Every stored set."""
        ...

    async def card_set(self, title: str, mark: str) -> CardSet | None: ...

    async def drop_cards(self) -> int:
        """Remove the sets that no table uses, running or over; returns how many. Safe while tables are being made."""
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
    ) -> None:
        """Append moves after the first `seq`, all or none; SequenceTaken if the record does not have that length."""
        ...

    async def moves(self, table: str) -> list[Move]: ...

    # --- talk

    async def say(
        self, table: str, seat: int | None, name: str, text: str | None, greeting: str | None, at: str
    ) -> Line: ...

    async def lines(self, table: str, last: int) -> list[Line]:
        """The last lines said at a table, in order."""
        ...
