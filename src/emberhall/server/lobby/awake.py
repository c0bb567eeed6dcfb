"""The tables of a lobby that are in memory: each is woken when somebody asks for it, and put to sleep again."""

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import replace

from emberhall.server.errors import unknown_table
from emberhall.server.house.house import House
from emberhall.server.table.row.waking import Woken, wake
from emberhall.server.table.table import Table
from emberhall.store import StoredTable, work


class Awake:
    """Tables by id. Concurrent requests for a sleeping table wake it once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table | None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._tables.values()))

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    def get(self, table: str) -> Table | None:
        """The table, if it is awake."""
        return self._tables.get(table)

    async def find(self, table: str) -> Table:
        """The table, woken if it was asleep."""
        live = await self.look_up(table)
        if live is None:
            raise unknown_table(table)
        return live

    async def look_up(self, table: str) -> Table | None:
        """Like `find`, but None if there is no such table."""
        while (awake := self._tables.get(table)) is None:
            if table not in self._waking:
                self._waking[table] = asyncio.create_task(self._wake(table))
                self._waking[table].add_done_callback(lambda _: self._waking.pop(table, None))
            woken_table = await asyncio.shield(self._waking[table])
            if woken_table is None:
                return None
            # another waiter may have put it to sleep again: then wake it once more
        return awake

    async def _wake(self, table: str) -> Table | None:
        stored = await self._house.store.snapshot(work.records.load(table))
        if stored is None:
            return None
        row = stored.table
        await self._house.sets.find(row.title, row.cards)
        return self.add(row, wake(stored))

    def add(self, row: StoredTable, woken: Woken) -> Table:
        """Add a table that was just made or loaded."""
        if woken.play is not None:
            row = replace(row, waiting=woken.play.waiting)
        self._tables[row.id] = Table(self._house, row, woken)
        self._house.metrics.tables.set(len(self._tables))
        return self._tables[row.id]

    def put_to_sleep(self, table: Table) -> None:
        """Remove a table from memory; the store has everything."""
        self._tables.pop(table.row.id, None)
        table.stop()
        self._house.metrics.tables.set(len(self._tables))

    async def close(self, seconds: float) -> None:
        """Stop all tables; each has this many seconds to finish pending work."""
        for task in list(self._waking.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        # Otherwise a word being written would be stored, but neither counted nor acknowledged.
        await asyncio.gather(*(table.finish(seconds) for table in self))
        ending = [task for table in self for task in table.stop()]
        await asyncio.gather(*ending, return_exceptions=True)
        self._tables.clear()
