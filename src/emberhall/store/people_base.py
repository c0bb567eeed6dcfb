"""What a store keeps about people besides their tables: the values, and the methods every store has for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from emberhall.store.base import Line, StoredTable, User

How: TypeAlias = Literal["block", "mute"]
PassKind: TypeAlias = Literal["device", "friend", "recovery"]
Touched: TypeAlias = list[tuple[str, int]]
"""Tables whose rows were written, with their new revisions."""


@dataclass(frozen=True, slots=True)
class Account:
    """A login and the hash of its password."""

    user: str
    login: str
    password: str
    changed: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """A filter for a user's finished games; an empty field matches everything."""

    title: str = ""
    result: Literal["", "won", "lost"] = ""
    company: Literal["", "people", "bots"] = ""
    other: str = ""
    """Part of the name of somebody at the table, or their id."""
    public: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game went for one of its seats."""

    table: str
    title: str
    at: str
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shun:
    """Somebody a user does not want to hear (mute) or meet (block)."""

    other: str
    name: str
    face: str
    how: How


@dataclass(frozen=True, slots=True)
class Invitation:
    """A friend's invitation to a table."""

    table: str
    title: str
    by: str
    name: str
    at: str


@dataclass(frozen=True, slots=True)
class Report:
    """A complaint about somebody, possibly about one line; `done` is when it was dealt with."""

    id: str
    by: str
    about: str
    table: str | None
    line: int | None
    said: str | None
    why: str
    at: str
    done: str = ""


@dataclass(frozen=True, slots=True)
class StoredDeck:
    """A deck that a person has built; its id is unique per person."""

    id: str
    title: str
    name: str
    cards: str
    at: str


class PeopleStore(Protocol):
    """The part of a store that is about people."""

    async def user(self, user: str) -> "User | None": ...

    async def people(self, text: str, limit: int) -> "list[User]":
        """Users by id, login or part of their name, newest first."""
        ...

    # --- games

    async def results(self, user: str, public: bool, limit: int) -> list[Result]:
        """The results of a user's finished games, newest first; with `public`, only those at public tables.

        Forked or imported games do not count.
        """
        ...

    async def games(self, user: str, wanted: Wanted, limit: int, offset: int) -> "list[StoredTable]":
        """A user's finished games, newest first."""
        ...

    # --- signing in

    async def drop_token(self, token: bytes) -> None:
        """Revoke one token."""
        ...

    async def add_pass(self, key: bytes, user: str, kind: PassKind, until: str, at: str) -> None:
        """Add a pass that is valid until then; only its hash is stored. Expired passes are deleted.

        A new recovery code replaces the user's old one.
        """
        ...

    async def use_pass(self, key: bytes, kind: PassKind, at: str) -> str | None:
        """The user whose pass this is, if it is valid; all but those for friends are valid once."""
        ...

    async def set_account(self, account: Account) -> bool:
        """Add an account, or change its password. False if somebody else has the login, or the user another one."""
        ...

    async def account_of(self, user: str) -> Account | None: ...

    async def account(self, login: str) -> Account | None: ...

    async def merge(self, old: str, new: "User") -> Touched:
        """Give a user everything of another: chairs, unlocks, friends, lines, ... At tables where both sit, both stay.

        The other user's tokens are revoked.
        """
        ...

    async def erase(self, user: "User") -> Touched:
        """Erase a user. Their chairs stay, without a name, and so do the numbers of their lines."""
        ...

    async def said_by(self, user: str, limit: int) -> "list[tuple[str, Line]]":
        """The lines a user has said, with their tables, newest first."""
        ...

    # --- decks

    async def decks_of(self, user: str) -> list[StoredDeck]:
        """A person's decks, latest first."""
        ...

    async def keep_deck(self, user: str, deck: StoredDeck) -> None:
        """Store a deck, replacing one with the same id."""
        ...

    async def drop_deck(self, user: str, deck: str) -> None: ...

    # --- company

    async def set_unseen(self, user: str, unseen: bool) -> None:
        """Hide the user's table from their friends, or show it."""
        ...

    async def befriend(self, user: str, friend: str, at: str) -> None:
        """Make two users friends."""
        ...

    async def unfriend(self, user: str, friend: str) -> None: ...

    async def friends(self, user: str) -> "list[User]":
        """A user's friends, by name."""
        ...

    async def shun(self, user: str, other: str, how: How, at: str) -> None:
        """Block or mute somebody; blocking ends a friendship."""
        ...

    async def unshun(self, user: str, other: str) -> None: ...

    async def shunned(self, user: str) -> list[Shun]: ...

    async def blocks(self, users: Sequence[str], other: str) -> bool:
        """True if any of the users has blocked `other`."""
        ...

    async def invite(self, table: str, user: str, by: str, at: str) -> None: ...

    async def uninvite(self, table: str, user: str) -> None: ...

    async def invitations(self, user: str) -> list[Invitation]:
        """Invitations to tables that have not begun, newest first."""
        ...

    # --- moderation

    async def report(self, report: Report) -> None: ...

    async def reports(self, done: bool, limit: int) -> list[Report]:
        """Reports not yet dealt with, or with `done` all of them; newest first."""
        ...

    async def close_report(self, report: str, at: str) -> bool: ...

    async def ban(self, user: str, at: str) -> None:
        """Ban a user and revoke their tokens and passes; an empty time lifts the ban."""
        ...

    async def banned(self, since: str) -> list[str]:
        """The users banned since then."""
        ...

    async def blank_line(self, table: str, n: int) -> bool:
        """Remove the text of a line; True if there was such a line."""
        ...
