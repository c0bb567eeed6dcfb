"""The part of the memory store about people."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from emberhall.ratings import Player
from emberhall.store.accounts import without_entrant
from emberhall.store.base import Chair, Line, StoredTable, Unlock, User
from emberhall.store.ladder import Alert, Standing, StoredEvent
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


class MemoryPeople:
    """Everything in dicts."""

    _tables: dict[str, StoredTable]
    _lines: dict[str, list[Line]]
    _unlocks: dict[str, dict[tuple[str, str], Unlock]]
    _tries: dict[tuple[str, str, str], str]
    _alerts: dict[tuple[str, str], Alert]
    _events: dict[str, StoredEvent]
    _standings: dict[tuple[str, Player], Standing]
    _off_ladder: set[str]

    def __init__(self) -> None:
        super().__init__()  # the other parts of the store
        self._users: dict[str, User] = {}
        self._tokens: dict[bytes, tuple[str, str]] = {}
        self._passes: dict[bytes, tuple[str, PassKind, str]] = {}
        self._accounts: dict[str, Account] = {}
        self._friends: dict[tuple[str, str], str] = {}
        self._shuns: dict[tuple[str, str], How] = {}
        self._invitations: dict[tuple[str, str], tuple[str, str]] = {}
        self._reports: dict[str, Report] = {}
        self._decks: dict[tuple[str, str], StoredDeck] = {}

    async def user(self, user: str) -> User | None:
        return self._users.get(user)

    async def people(self, text: str, limit: int) -> list[User]:
        logins = {account.user for account in self._accounts.values() if account.login == text}
        found = [
            user
            for user in self._users.values()
            if user.id == text or user.id in logins or text.lower() in user.name.lower()
        ]
        return sorted(found, key=lambda user: user.created, reverse=True)[:limit]

    # --- games

    def _played(self, user: str, public: bool) -> list[tuple[StoredTable, int]]:
        found = [
            (table, chair.seat)
            for table in self._tables.values()
            for chair in table.chairs
            if chair.user == user and chair.kind == "person" and table.status == "over" and (table.public or not public)
        ]
        return sorted(sorted(found, key=lambda each: each[0].id), key=lambda each: each[0].moved, reverse=True)

    async def results(self, user: str, public: bool, limit: int) -> list[Result]:
        return [
            Result(table.id, table.title, table.moved, seat, table.scores or (), table.winners or ())
            for table, seat in self._played(user, public)
            if not table.notes.keys() & {"forked", "imported"}
        ][:limit]

    async def games(self, user: str, wanted: Wanted, limit: int, offset: int) -> list[StoredTable]:
        found = [table for table, seat in self._played(user, wanted.public) if _fits(table, seat, wanted)]
        return found[offset : offset + limit]

    # --- signing in

    async def drop_token(self, token: bytes) -> None:
        self._tokens.pop(token, None)

    async def add_pass(self, key: bytes, user: str, kind: PassKind, until: str, at: str) -> None:
        replaced = (user, kind) if kind == "recovery" else None
        good = ((known, kept) for known, kept in self._passes.items() if kept[2] >= at and kept[:2] != replaced)
        self._passes = dict(good)
        self._passes[key] = user, kind, until

    async def use_pass(self, key: bytes, kind: PassKind, at: str) -> str | None:
        user, kept, until = self._passes.get(key, ("", kind, ""))
        if not user or kept != kind or until < at:
            return None
        if kind != "friend":
            del self._passes[key]
        return user

    async def set_account(self, account: Account) -> bool:
        known = self._accounts.get(account.user)
        taken = any(each.login == account.login and each.user != account.user for each in self._accounts.values())
        if taken or (known is not None and known.login != account.login):
            return False
        self._accounts[account.user] = account
        return True

    async def account_of(self, user: str) -> Account | None:
        return self._accounts.get(user)

    async def account(self, login: str) -> Account | None:
        return next((each for each in self._accounts.values() if each.login == login), None)

    async def merge(self, old: str, new: User) -> Touched:
        touched: dict[str, int] = {}
        for table in list(self._tables.values()):
            users = {chair.user for chair in table.chairs}
            changed = table
            if old in users and new.id not in users:
                changed = replace(table, chairs=tuple(_repointed(chair, old, new) for chair in table.chairs))
            if table.host == old and old not in {chair.user for chair in changed.chairs}:
                changed = replace(changed, host=new.id)
            if changed is not table:
                self._tables[table.id] = replace(changed, revision=table.revision + 1)
                touched[table.id] = table.revision + 1
        self._unlocks[new.id] = {**self._unlocks.get(old, {}), **self._unlocks.get(new.id, {})}
        for (one, other), at in list(self._friends.items()):
            if one == old and other != new.id:
                self._friends.setdefault((new.id, other), at)
                self._friends.setdefault((other, new.id), at)
        for (one, other), how in list(self._shuns.items()):
            pair = (new.id if one == old else one, new.id if other == old else other)
            if old in (one, other) and pair[0] != pair[1]:
                self._shuns.setdefault(pair, how)
        for (title, day, user), table_id in list(self._tries.items()):
            if user == old:
                self._tries.setdefault((title, day, new.id), table_id)
        for (user, address), alert in list(self._alerts.items()):
            if user == old:
                self._alerts.setdefault((new.id, address), replace(alert, user=new.id))
        self._decks = {(new.id, name): deck for (user, name), deck in self._decks.items() if user == old} | self._decks
        self._change_lines(lambda line: replace(line, user=new.id) if line.user == old else line)
        self._forget(old)
        if not any(chair.user == old for table in self._tables.values() for chair in table.chairs):
            self._users.pop(old, None)
        return list(touched.items())

    async def erase(self, user: User) -> Touched:
        touched: Touched = []
        seated: dict[str, list[int]] = {}
        for table in list(self._tables.values()):
            seats = [chair.seat for chair in table.chairs if chair.user == user.id]
            if not seats:
                continue
            seated[table.id] = seats
            notes = dict(table.notes)
            for seat in seats:
                if f"chair.{seat}" in notes:
                    notes[f"chair.{seat}"] = notes[f"chair.{seat}"].partition(" ")[0]
            chairs = tuple(_nameless(chair) if chair.user == user.id else chair for chair in table.chairs)
            self._tables[table.id] = replace(table, chairs=chairs, notes=notes, revision=table.revision + 1)
            touched.append((table.id, table.revision + 1))
        gone = {"name": "", "text": None, "greeting": None, "user": None}
        self._change_lines(lambda line: replace(line, **gone) if line.user == user.id else line)  # type: ignore[arg-type]
        for table_id, seats in seated.items():
            told = [
                replace(line, **gone) if line.user is None and line.seat in seats and line.name == user.name else line  # type: ignore[arg-type]
                for line in self._lines[table_id]
            ]
            self._lines[table_id] = told
        for event in list(self._events.values()):
            if f'"user":"{user.id}"' in event.body:
                body = without_entrant(event.body, user.id)
                self._events[event.id] = replace(event, body=body, revision=event.revision + 1)
        self._forget(user.id)
        self._accounts.pop(user.id, None)
        self._users.pop(user.id, None)
        self._reports = {key: each for key, each in self._reports.items() if user.id not in (each.by, each.about)}
        return touched

    def _forget(self, user: str) -> None:
        self._tokens = {key: of for key, of in self._tokens.items() if of[0] != user}
        self._passes = {key: of for key, of in self._passes.items() if of[0] != user}
        self._unlocks.pop(user, None)
        self._friends = {pair: at for pair, at in self._friends.items() if user not in pair}
        self._shuns = {pair: how for pair, how in self._shuns.items() if user not in pair}
        self._invitations = {key: of for key, of in self._invitations.items() if user not in (key[1], of[0])}
        self._tries = {key: table for key, table in self._tries.items() if key[2] != user}
        self._alerts = {key: alert for key, alert in self._alerts.items() if key[0] != user}
        self._standings = {key: of for key, of in self._standings.items() if key[1] != Player("person", user)}
        self._off_ladder.discard(user)
        self._decks = {key: deck for key, deck in self._decks.items() if key[0] != user}

    def _change_lines(self, change: Callable[[Line], Line]) -> None:
        self._lines = {table: [change(line) for line in said] for table, said in self._lines.items()}

    async def said_by(self, user: str, limit: int) -> list[tuple[str, Line]]:
        found = [(table, line) for table, said in self._lines.items() for line in said if line.user == user]
        return sorted(found, key=lambda each: each[1].at, reverse=True)[:limit]

    # --- decks

    async def decks_of(self, user: str) -> list[StoredDeck]:
        found = [deck for (of, _), deck in self._decks.items() if of == user]
        return sorted(sorted(found, key=lambda deck: deck.id), key=lambda deck: deck.at, reverse=True)

    async def keep_deck(self, user: str, deck: StoredDeck) -> None:
        self._decks[user, deck.id] = deck

    async def drop_deck(self, user: str, deck: str) -> None:
        self._decks.pop((user, deck), None)

    # --- company

    async def set_unseen(self, user: str, unseen: bool) -> None:
        self._users[user] = replace(self._users[user], unseen=unseen)

    async def befriend(self, user: str, friend: str, at: str) -> None:
        for pair in ((user, friend), (friend, user)):
            self._friends.setdefault(pair, at)

    async def unfriend(self, user: str, friend: str) -> None:
        for pair in ((user, friend), (friend, user)):
            self._friends.pop(pair, None)

    async def friends(self, user: str) -> list[User]:
        found = [self._users[other] for one, other in self._friends if one == user]
        return sorted(found, key=lambda each: (each.name, each.id))

    async def shun(self, user: str, other: str, how: How, at: str) -> None:
        self._shuns[user, other] = how
        if how == "block":
            await self.unfriend(user, other)

    async def unshun(self, user: str, other: str) -> None:
        self._shuns.pop((user, other), None)

    async def shunned(self, user: str) -> list[Shun]:
        return [
            Shun(other, self._users[other].name, self._users[other].face, how)
            for (one, other), how in self._shuns.items()
            if one == user and other in self._users
        ]

    async def blocks(self, users: Sequence[str], other: str) -> bool:
        return any(self._shuns.get((user, other)) == "block" for user in users)

    async def invite(self, table: str, user: str, by: str, at: str) -> None:
        self._invitations[table, user] = by, at

    async def uninvite(self, table: str, user: str) -> None:
        self._invitations.pop((table, user), None)

    async def invitations(self, user: str) -> list[Invitation]:
        found = [
            Invitation(table, self._tables[table].title, by, self._users[by].name, at)
            for (table, who), (by, at) in self._invitations.items()
            if who == user and table in self._tables and self._tables[table].status == "open" and by in self._users
        ]
        return sorted(found, key=lambda each: each.at, reverse=True)

    # --- moderation

    async def report(self, report: Report) -> None:
        self._reports[report.id] = report

    async def reports(self, done: bool, limit: int) -> list[Report]:
        found = [each for each in self._reports.values() if done or not each.done]
        return sorted(found, key=lambda each: each.at, reverse=True)[:limit]

    async def close_report(self, report: str, at: str) -> bool:
        if report not in self._reports:
            return False
        self._reports[report] = replace(self._reports[report], done=at)
        return True

    async def ban(self, user: str, at: str) -> None:
        self._users[user] = replace(self._users[user], banned=at)
        if at:
            self._tokens = {key: of for key, of in self._tokens.items() if of[0] != user}
            self._passes = {key: of for key, of in self._passes.items() if of[0] != user}

    async def banned(self, since: str) -> list[str]:
        found = [user for user in self._users.values() if user.banned and user.banned >= since]
        return [user.id for user in sorted(found, key=lambda each: each.banned)]

    async def blank_line(self, table: str, n: int) -> bool:
        said = self._lines.get(table, [])
        if not 1 <= n <= len(said):
            return False
        said[n - 1] = replace(said[n - 1], text=None, greeting=None)
        return True


def _fits(table: StoredTable, seat: int, wanted: Wanted) -> bool:
    others = [chair for chair in table.chairs if chair.seat != seat]
    people = any(chair.kind == "person" for chair in others)
    won = seat in (table.winners or ())
    named = wanted.other.lower()
    return (
        wanted.title in ("", table.title)
        and (not wanted.result or won == (wanted.result == "won"))
        and (not wanted.company or people == (wanted.company == "people"))
        and (not named or any(wanted.other == chair.user or named in (chair.name or "").lower() for chair in others))
    )


def _repointed(chair: Chair, old: str, new: User) -> Chair:
    if chair.user != old:
        return chair
    return (
        replace(chair, user=new.id, name=new.name, face=new.face)
        if chair.kind == "person"
        else replace(chair, user=new.id)
    )


def _nameless(chair: Chair) -> Chair:
    return replace(chair, user=None, name=None if chair.kind == "person" else chair.name)
