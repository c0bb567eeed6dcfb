"""What a store keeps of people besides their tables: the values, and the methods that every store has for them."""

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
    """A name to sign in with, and the hash of a password."""

    user: str
    login: str
    password: str
    changed: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which of somebody's finished games: an empty field asks for nothing."""

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
    """Somebody a user does not want to hear (mute), or meet (block)."""

    other: str
    name: str
    face: str
    how: How


@dataclass(frozen=True, slots=True)
class Invitation:
    """A friend asks a user to a table."""

    table: str
    title: str
    by: str
    name: str
    at: str


@dataclass(frozen=True, slots=True)
class Report:
    """A complaint about somebody, perhaps about one line; `done` says when it was dealt with."""

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
    """A deck that a person has built; its id is their own choice."""

    id: str
    title: str
    name: str
    cards: str
    at: str


class PeopleStore(Protocol):
    """The part of a store that is about people."""

    async def user(self, user: str) -> "User | None": ...

    async def people(self, text: str, limit: int) -> "list[User]":
        """Those with this id or login, or with this in their name; newest first."""
        ...

    # --- games

    async def results(self, user: str, public: bool, limit: int) -> list[Result]:
        """How a user's finished games went, newest first; only those at public tables if so wished.

        Games that were forked or imported do not count.
        """
        ...

    async def games(self, user: str, wanted: Wanted, limit: int, offset: int) -> "list[StoredTable]":
        """A user's finished games, newest first."""
        ...

    # --- ways in

    async def drop_token(self, token: bytes) -> None:
        """One token is no longer good."""
        ...

    async def add_pass(self, key: bytes, user: str, kind: PassKind, until: str, at: str) -> None:
        """A pass that is good until then, of which only the hash is kept. Those that have expired go.

        So does the recovery code a user had, if this is one.
        """
        ...

    async def use_pass(self, key: bytes, kind: PassKind, at: str) -> str | None:
        """Whose pass this is, if it is good; all but those for friends are good once."""
        ...

    async def set_account(self, account: Account) -> bool:
        """A new account, or a new password; false when somebody else has the login."""
        ...

    async def account_of(self, user: str) -> Account | None: ...

    async def account(self, login: str) -> Account | None: ...

    async def merge(self, old: str, new: "User") -> Touched:
        """Give a user what another one has: chairs, unlocks, friends, lines. Where both sit at a table, both stay.

        The other one's tokens are no longer good.
        """
        ...

    async def erase(self, user: "User") -> Touched:
        """Forget a user. Their chairs stay, without a name, and so do the numbers of their lines."""
        ...

    async def said_by(self, user: str, limit: int) -> "list[tuple[str, Line]]":
        """What a user has said, with the tables, newest first."""
        ...

    # --- decks

    async def decks_of(self, user: str) -> list[StoredDeck]:
        """The latest first."""
        ...

    async def keep_deck(self, user: str, deck: StoredDeck) -> None:
        """Write a deck; what was there under its id is gone."""
        ...

    async def drop_deck(self, user: str, deck: str) -> None: ...

    # --- company

    async def set_unseen(self, user: str, unseen: bool) -> None:
        """Whether friends are not told at which table the user is."""
        ...

    async def befriend(self, user: str, friend: str, at: str) -> None:
        """The two are friends from now on."""
        ...

    async def unfriend(self, user: str, friend: str) -> None: ...

    async def friends(self, user: str) -> "list[User]":
        """By name."""
        ...

    async def shun(self, user: str, other: str, how: How, at: str) -> None:
        """Block or mute somebody; who is blocked is no friend any more."""
        ...

    async def unshun(self, user: str, other: str) -> None: ...

    async def shunned(self, user: str) -> list[Shun]: ...

    async def blocks(self, users: Sequence[str], other: str) -> bool:
        """Whether one of the users has blocked the other one."""
        ...

    async def invite(self, table: str, user: str, by: str, at: str) -> None: ...

    async def uninvite(self, table: str, user: str) -> None: ...

    async def invitations(self, user: str) -> list[Invitation]:
        """To tables that have not begun, newest first."""
        ...

    # --- order

    async def report(self, report: Report) -> None: ...

    async def reports(self, done: bool, limit: int) -> list[Report]:
        """Those that nobody has dealt with, or all; newest first."""
        ...

    async def close_report(self, report: str, at: str) -> bool: ...

    async def ban(self, user: str, at: str) -> None:
        """From now on no token of the user is good, and no pass; an empty time takes the ban back."""
        ...

    async def banned(self, since: str) -> list[str]:
        """Who was banned since then."""
        ...

    async def blank_line(self, table: str, n: int) -> bool:
        """Take a line away; whether there was one."""
        ...
