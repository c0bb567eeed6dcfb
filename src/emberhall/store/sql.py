"""The common part of the SQL stores: each method as a Work that the concrete store runs."""

from collections.abc import Sequence
from functools import partial

from emberhall.store import finished, lives, people, records, rows, upkeep
from emberhall.store.analysis_rows import SqlAnalyses
from emberhall.store.base import (
    CardSet,
    Line,
    Lived,
    Move,
    Old,
    RevisionTaken,
    Stored,
    StoredTable,
    Unlock,
    User,
)
from emberhall.store.queries import Work
from emberhall.store.sql_ladder import SqlLadder
from emberhall.store.sql_people import SqlPeople


class SqlStore(SqlPeople, SqlLadder, SqlAnalyses):
    """A store on a database that understands SQL."""

    # --- users

    async def add_user(self, user: User, token: bytes) -> None:
        await self._write(partial(people.add_user, user, token))

    async def user_of(self, token: bytes, since: str = "") -> User | None:
        return await self._read(partial(people.user_of, token, since))

    async def use_token(self, token: bytes, at: str) -> None:
        await self._write(partial(people.use_token, token, at))

    async def add_token(self, user: str, token: bytes, at: str) -> None:
        await self._write(partial(people.add_token, user, token, at))

    async def drop_tokens(self, user: str, kept: bytes | None = None) -> None:
        await self._write(partial(people.drop_tokens, user, kept))

    async def change_user(self, user: User) -> list[tuple[str, int]]:
        return await self._write(partial(people.change_user, user))

    async def unlocks(self, user: str) -> list[Unlock]:
        return await self._read(partial(people.unlocked, user))

    # --- tables

    async def add_table(
        self,
        table: StoredTable,
        rematch_of: str | None = None,
        cards: CardSet | None = None,
        moves: Sequence[Move] = (),
    ) -> None:
        def work() -> Work[None]:
            if not (yield from rows.add_table(table, rematch_of)):
                raise RevisionTaken("The table has a rematch already.")
            if cards is not None:
                yield from upkeep.keep_cards(cards)
            if moves:
                yield from finished.add_words(table.id, moves, table.moved)

        await self._write(work)

    async def save_table(self, table: StoredTable) -> None:
        def work() -> Work[None]:
            if not (yield from rows.save_table(table)):
                raise revision_taken(table.revision)

        await self._write(work)

    async def table(self, table: str) -> StoredTable | None:
        return await self._read(partial(rows.one, table))

    async def load(self, table: str, after: int = 0) -> Stored | None:
        return await self._snapshot(partial(records.load, table, after))

    async def open_tables(self, limit: int) -> list[StoredTable]:
        return await self._read(partial(rows.open_tables, limit))

    async def live_tables(self, limit: int) -> list[StoredTable]:
        return await self._read(partial(rows.live_tables, limit))

    async def tables_of(self, user: str, limit: int) -> list[StoredTable]:
        return await self._read(partial(rows.tables_of, user, limit))

    async def finished_of(self, user: str, limit: int) -> list[StoredTable]:
        return await self._read(partial(finished.of_user, user, limit))

    async def finished_public(self, limit: int) -> list[StoredTable]:
        return await self._read(partial(finished.public, limit))

    async def running(self) -> list[str]:
        return await self._read(rows.running)

    async def unfinished(self, host: str) -> int:
        return await self._read(partial(rows.unfinished, host))

    async def asking_bots(self) -> list[str]:
        return await self._read(rows.asking_bots)

    async def due(self, before: str, limit: int) -> list[str]:
        return await self._read(partial(lives.due, before, limit))

    async def abandoned(self, before: str, limit: int) -> list[str]:
        return await self._read(partial(lives.abandoned, before, limit))

    async def hide_table(self, user: str, table: str) -> bool:
        return await self._write(partial(lives.hide, user, table))

    # --- upkeep

    async def beat(self, now: int, most: int) -> int:
        return await self._write(partial(lives.beat, now, most))

    async def check(self, at: str) -> None:
        await self._write(partial(upkeep.write, at))
        await self._snapshot(upkeep.sample)

    async def forget(self, old: Old, limit: int) -> list[str]:
        return await self._write(partial(upkeep.forget, old, limit))

    # --- card sets

    async def card_sets(self) -> list[CardSet]:
        return await self._read(upkeep.all_cards)

    async def card_set(self, title: str, mark: str) -> CardSet | None:
        return await self._read(partial(upkeep.cards_of, title, mark))

    async def drop_cards(self) -> int:
        return await self._write(upkeep.drop_cards)

    # --- the record

    async def keep_early(
        self, table: str, revision: int, move: Move, waiting: Sequence[int], lived: Lived | None = None
    ) -> None:
        def work() -> Work[None]:
            if not (yield from records.keep_early(table, revision, move, waiting, lived)):
                raise revision_taken(revision)

        await self._write(work)

    async def moves(self, table: str) -> list[Move]:
        return await self._read(partial(records.words, table))

    async def times(self, table: str) -> list[str]:
        return await self._read(partial(records.times, table))

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
    ) -> Line:
        line = Line(0, seat, name, text, greeting, at, user, aside, event)
        return await self._write(partial(records.say, table, line))

    async def lines(self, table: str, last: int, after: int = 0) -> list[Line]:
        return await self._read(partial(records.heard, table, last, after))


def revision_taken(revision: int) -> RevisionTaken:
    """The error for a changed table row. It may be logged, so it leaves out the id, the key of a private table."""
    return RevisionTaken(f"The row of the table is not at revision {revision}.")
