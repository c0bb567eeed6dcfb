"""A store in memory, for tests and simulations. It keeps every promise of a store except durability."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from emberhall.store.analyses import MemoryAnalyses
from emberhall.store.base import (
    CardSet,
    Early,
    Ending,
    Line,
    Lived,
    Move,
    Old,
    RevisionTaken,
    SequenceTaken,
    Stored,
    StoredTable,
    StoreError,
    Unlock,
    User,
)
from emberhall.store.lives import down_by
from emberhall.store.memory_ladder import MemoryLadder
from emberhall.store.memory_people import MemoryPeople
from emberhall.store.people_base import Touched
from emberhall.store.soon import Soon

LISTED_OF_A_HOST = 3


class MemoryStore(MemoryPeople, MemoryLadder, MemoryAnalyses, Soon):
    """Everything in dicts."""

    def __init__(self) -> None:
        MemoryPeople.__init__(self)
        MemoryLadder.__init__(self)
        MemoryAnalyses.__init__(self)
        self._tables: dict[str, StoredTable] = {}
        self._moves: dict[str, list[Move]] = {}
        self._times: dict[str, list[str]] = {}
        self._early: dict[str, dict[int, Early]] = {}
        self._lines: dict[str, list[Line]] = {}
        self._unlocks: dict[str, dict[tuple[str, str], Unlock]] = {}
        self._card_sets: dict[tuple[str, str], CardSet] = {}
        self._hidden: set[tuple[str, str]] = set()
        self._uptime: tuple[int, int] | None = None

    async def open(self) -> None:
        """Nothing has to be opened."""

    async def close(self) -> None:
        """Nothing has to be closed."""

    async def add_user(self, user: User, token: bytes) -> None:
        if user.id in self._users or token in self._tokens:
            raise StoreError(f"The user {user.id!r} already exists.")
        self._users[user.id] = user
        self._tokens[token] = user.id, user.created

    async def user_of(self, token: bytes, since: str = "") -> User | None:
        user, used = self._tokens.get(token, ("", ""))
        return self._users[user] if user and used >= since and not self._users[user].banned else None

    async def use_token(self, token: bytes, at: str) -> None:
        if token in self._tokens:
            user, used = self._tokens[token]
            self._tokens[token] = user, max(used, at)

    async def add_token(self, user: str, token: bytes, at: str) -> None:
        self._tokens[token] = user, at

    async def drop_tokens(self, user: str, kept: bytes | None = None) -> None:
        self._tokens = {key: of for key, of in self._tokens.items() if of[0] != user or key == kept}

    async def change_user(self, user: User) -> list[tuple[str, int]]:
        self._users[user.id] = user
        changed = []
        for table in list(self._tables.values()):
            chairs = tuple(
                replace(chair, name=user.name, face=user.face)
                if chair.user == user.id and chair.kind == "person"
                else chair
                for chair in table.chairs
            )
            if any(chair.user == user.id and chair.kind == "person" for chair in chairs):
                self._tables[table.id] = replace(table, chairs=chairs, revision=table.revision + 1)
                changed.append((table.id, table.revision + 1))
        return changed

    async def unlocks(self, user: str) -> list[Unlock]:
        found = self._unlocks.get(user, {}).values()
        return sorted(found, key=lambda each: (each.at, each.card))

    async def merge(self, old: str, new: User) -> Touched:
        self._ladder_moved(old, new.id)
        return await super().merge(old, new)

    async def erase(self, user: User) -> Touched:
        self._ladder_forgotten(user.id)
        return await super().erase(user)

    async def add_table(
        self,
        table: StoredTable,
        rematch_of: str | None = None,
        cards: CardSet | None = None,
        moves: Sequence[Move] = (),
    ) -> None:
        if table.id in self._tables:
            raise StoreError(f"The table {table.id!r} already exists.")
        old = None if rematch_of is None else self._tables[rematch_of]
        if old is not None and old.rematch is not None:
            raise RevisionTaken("The table has a rematch already.")
        self._tables[table.id] = table
        self._moves[table.id] = list(moves)
        self._times[table.id] = [table.moved] * len(moves)
        self._lines[table.id] = []
        if cards is not None:
            self._card_sets.setdefault((cards.title, cards.mark), cards)
        if old is not None:
            self._tables[old.id] = replace(old, rematch=table.id, revision=old.revision + 1)

    async def save_table(self, table: StoredTable) -> None:
        kept = self._at(table.id, table.revision)
        self._tables[table.id] = replace(table, seq=kept.seq, rematch=kept.rematch, revision=kept.revision + 1)

    async def table(self, table: str) -> StoredTable | None:
        return self._tables.get(table)

    async def load(self, table: str, after: int = 0) -> Stored | None:
        row = self._tables.get(table)
        if row is None:
            return None
        early = self._early.get(table, {})
        return Stored(row, self._moves[table][after:], [early[seat] for seat in sorted(early)])

    async def open_tables(self, limit: int) -> list[StoredTable]:
        return _newest(self._listed("open", limit), _created, limit)

    async def live_tables(self, limit: int) -> list[StoredTable]:
        return _newest(self._listed("running", limit), _moved, limit)

    def _listed(self, status: str, limit: int) -> list[StoredTable]:
        """The newest table of each host, before anybody's second."""
        found = [table for table in self._tables.values() if table.public and table.status == status]
        seen: Counter[str] = Counter()
        ranked = []
        for table in _newest(found, _created, len(found)):
            seen[table.host] += 1
            ranked.append((seen[table.host], table))
        ranked.sort(key=lambda each: each[0])
        return [table for nth, table in ranked if nth <= LISTED_OF_A_HOST][:limit]

    async def unfinished(self, host: str) -> int:
        return sum(table.host == host and table.status != "over" for table in self._tables.values())

    async def tables_of(self, user: str, limit: int) -> list[StoredTable]:
        seen = [table for table in self._tables.values() if (user, table.id) not in self._hidden]
        found = [table for table in seen if any(chair.user == user for chair in table.chairs)]
        return _newest(found, _moved, limit)

    async def finished_of(self, user: str, limit: int) -> list[StoredTable]:
        found = [
            table
            for table in self._tables.values()
            if table.status == "over" and (table.host == user or any(chair.user == user for chair in table.chairs))
        ]
        return _newest(found, _moved, limit)

    async def finished_public(self, limit: int) -> list[StoredTable]:
        found = [table for table in self._tables.values() if table.status == "over" and table.public]
        return _newest(found, _moved, limit)

    async def running(self) -> list[str]:
        found = [table for table in self._tables.values() if table.status == "running"]
        return [table.id for table in _newest(found, _moved, len(found))]

    async def asking_bots(self) -> list[str]:
        return [
            table
            for table in await self.running()
            if any(self._tables[table].chairs[seat].kind == "bot" for seat in self._tables[table].waiting)
        ]

    async def due(self, before: str, limit: int) -> list[str]:
        found = [table for table in self._tables.values() if table.status == "running" and table.deadline]
        found = sorted(
            [table for table in found if (table.deadline or "") <= before], key=lambda each: each.deadline or ""
        )
        return [table.id for table in found[:limit]]

    async def abandoned(self, before: str, limit: int) -> list[str]:
        return [table for table in reversed(await self.running()) if self._tables[table].moved < before][:limit]

    async def hide_table(self, user: str, table: str) -> bool:
        kept = self._tables.get(table)
        if kept is None or all(chair.user != user for chair in kept.chairs):
            return False
        self._hidden.add((user, table))
        return True

    async def beat(self, now: int, most: int) -> int:
        at, down = self._uptime or (now, 0)
        self._uptime = max(now, at), down_by(now, at, down, most)
        return self._uptime[1]

    async def check(self, at: str) -> None:
        """Nothing can fail in memory."""

    async def forget(self, old: Old, limit: int) -> list[str]:
        limits = {"over": old.over, "running": old.running, "open": old.open}
        found = [table.id for table in self._tables.values() if table.moved < limits[table.status]][:limit]
        for table in found:
            for kept in (self._tables, self._moves, self._times, self._lines, self._early, self._analyses):
                kept.pop(table, None)
        self._tokens = {key: of for key, of in self._tokens.items() if of[1] >= old.tokens}
        return found

    async def card_sets(self) -> list[CardSet]:
        return [self._card_sets[key] for key in sorted(self._card_sets)]

    async def card_set(self, title: str, mark: str) -> CardSet | None:
        return self._card_sets.get((title, mark))

    async def drop_cards(self) -> int:
        unused = self._card_sets.keys() - {(table.title, table.cards) for table in self._tables.values()}
        for key in unused:
            del self._card_sets[key]
        return len(unused)

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
        kept = self._tables.get(table)
        if kept is None or kept.seq != seq or revision not in (None, kept.revision):
            raise SequenceTaken(f"The record of the table is not {seq} words long, or its row has changed.")
        for seat in early:
            self._early.get(table, {}).pop(seat, None)
        self._moves[table] += moves
        self._times[table] += [at] * len(moves)
        kept = replace(kept, seq=seq + len(moves), waiting=tuple(waiting), moved=at, revision=kept.revision + 1)
        if lived is not None:
            kept = replace(kept, life=lived.life, deadline=lived.deadline)
        if ending is not None:
            kept = replace(kept, status="over", scores=ending.scores, winners=ending.winners)
            for user, card in ending.unlocks:
                mine = self._unlocks.setdefault(user, {})
                mine.setdefault((kept.title, card), Unlock(kept.title, card, table, at))
            if ending.rated is not None:
                self._rate(table, at, ending.rated)
        self._tables[table] = kept

    async def keep_early(
        self, table: str, revision: int, move: Move, waiting: Sequence[int], lived: Lived | None = None
    ) -> None:
        kept = self._at(table, revision)
        if lived is not None:
            kept = replace(kept, life=lived.life, deadline=lived.deadline)
        self._early.setdefault(table, {})[move[0]] = (*move, kept.seq)
        self._tables[table] = replace(kept, waiting=tuple(waiting), revision=revision + 1)

    def _at(self, table: str, revision: int) -> StoredTable:
        """The row of a table, if it is at this revision."""
        kept = self._tables.get(table)
        if kept is None or kept.revision != revision:
            raise RevisionTaken(f"The row of the table is not at revision {revision}.")
        return kept

    async def moves(self, table: str) -> list[Move]:
        return list(self._moves.get(table, ()))

    async def times(self, table: str) -> list[str]:
        return list(self._times.get(table, ()))

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
    ) -> Line:
        lines = self._lines[table]
        lines.append(Line(len(lines) + 1, seat, name, text, greeting, at, user, aside, event))
        return lines[-1]

    async def lines(self, table: str, last: int, after: int = 0) -> list[Line]:
        return self._lines.get(table, [])[after:][-last:]


def _created(table: StoredTable) -> str:
    return table.created


def _moved(table: StoredTable) -> str:
    return table.moved


def _newest(tables: list[StoredTable], when: Callable[[StoredTable], str], limit: int) -> list[StoredTable]:
    return sorted(tables, key=when, reverse=True)[:limit]
