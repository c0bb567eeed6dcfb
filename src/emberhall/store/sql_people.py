"""The part of the SQL stores about people: each method as a Work that the concrete store runs."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from emberhall.store import accounts, company, deck_rows, profiles
from emberhall.store.base import Line, StoredTable, User
from emberhall.store.people_base import (
    Account,
    How,
    Invitation,
    PassKind,
    Report,
    Result,
    Shun,
    StoredDeck,
    Touched,
    Wanted,
)
from emberhall.store.queries import Work

T = TypeVar("T")


class SqlPeople(ABC):
    """Each method as a Work that the concrete store runs."""

    @abstractmethod
    async def _write(self, make: Callable[[], Work[T]]) -> T:
        """Run a Work in a transaction; return once it is durable."""

    @abstractmethod
    async def _read(self, make: Callable[[], Work[T]]) -> T:
        """Run a Work that reads with a single query."""

    async def user(self, user: str) -> User | None:
        return await self._read(partial(company.user, user))

    async def people(self, text: str, limit: int) -> list[User]:
        return await self._read(partial(company.people, text, limit))

    # --- games

    async def results(self, user: str, public: bool, limit: int) -> list[Result]:
        return await self._read(partial(profiles.results, user, public, limit))

    async def games(self, user: str, wanted: Wanted, limit: int, offset: int) -> list[StoredTable]:
        return await self._read(partial(profiles.games, user, wanted, limit, offset))

    # --- signing in

    async def drop_token(self, token: bytes) -> None:
        await self._write(partial(accounts.drop_token, token))

    async def add_pass(self, key: bytes, user: str, kind: PassKind, until: str, at: str) -> None:
        await self._write(partial(accounts.add_pass, key, user, kind, until, at))

    async def use_pass(self, key: bytes, kind: PassKind, at: str) -> str | None:
        return await self._write(partial(accounts.use_pass, key, kind, at))

    async def set_account(self, account: Account) -> bool:
        return await self._write(partial(accounts.set_account, account))

    async def account_of(self, user: str) -> Account | None:
        return await self._read(partial(accounts.account_of, user))

    async def account(self, login: str) -> Account | None:
        return await self._read(partial(accounts.account, login))

    async def merge(self, old: str, new: User) -> Touched:
        return await self._write(partial(accounts.merge, old, new))

    async def erase(self, user: User) -> Touched:
        return await self._write(partial(accounts.erase, user))

    async def said_by(self, user: str, limit: int) -> list[tuple[str, Line]]:
        return await self._read(partial(accounts.said_by, user, limit))

    # --- decks

    async def decks_of(self, user: str) -> list[StoredDeck]:
        return await self._read(partial(deck_rows.decks_of, user))

    async def keep_deck(self, user: str, deck: StoredDeck) -> None:
        await self._write(partial(deck_rows.keep_deck, user, deck))

    async def drop_deck(self, user: str, deck: str) -> None:
        await self._write(partial(deck_rows.drop_deck, user, deck))

    # --- company

    async def set_unseen(self, user: str, unseen: bool) -> None:
        await self._write(partial(company.set_unseen, user, unseen))

    async def befriend(self, user: str, friend: str, at: str) -> None:
        await self._write(partial(company.befriend, user, friend, at))

    async def unfriend(self, user: str, friend: str) -> None:
        await self._write(partial(company.unfriend, user, friend))

    async def friends(self, user: str) -> list[User]:
        return await self._read(partial(company.friends_of, user))

    async def shun(self, user: str, other: str, how: How, at: str) -> None:
        await self._write(partial(company.shun, user, other, how, at))

    async def unshun(self, user: str, other: str) -> None:
        await self._write(partial(company.unshun, user, other))

    async def shunned(self, user: str) -> list[Shun]:
        return await self._read(partial(company.shunned, user))

    async def blocks(self, users: Sequence[str], other: str) -> bool:
        return await self._read(partial(company.blocks, users, other))

    async def invite(self, table: str, user: str, by: str, at: str) -> None:
        await self._write(partial(company.invite, table, user, by, at))

    async def uninvite(self, table: str, user: str) -> None:
        await self._write(partial(company.uninvite, table, user))

    async def invitations(self, user: str) -> list[Invitation]:
        return await self._read(partial(company.invited, user))

    # --- moderation

    async def report(self, report: Report) -> None:
        await self._write(partial(company.add_report, report))

    async def reports(self, done: bool, limit: int) -> list[Report]:
        return await self._read(partial(company.all_reports, done, limit))

    async def close_report(self, report: str, at: str) -> bool:
        return await self._write(partial(company.close_report, report, at))

    async def ban(self, user: str, at: str) -> None:
        await self._write(partial(company.ban, user, at))

    async def banned(self, since: str) -> list[str]:
        return await self._read(partial(company.banned, since))

    async def blank_line(self, table: str, n: int) -> bool:
        return await self._write(partial(company.blank_line, table, n))
