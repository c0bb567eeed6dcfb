"""Leases: the tables this process claims, and which of them it drives as far as it knows."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from emberhall.bus.base import Change


class Lease:
    """The claim to one table."""

    def __init__(self, table: str, changed: Change, release: "Callable[[Lease], None]") -> None:
        self.table = table
        self.held = False
        self._known = asyncio.Event()
        self._changed = changed
        self._release = release

    async def settled(self) -> None:
        await self._known.wait()

    def release(self) -> None:
        self._release(self)

    def set(self, held: bool) -> None:
        """Note whether this process holds it."""
        self._known.set()
        if held != self.held:
            self.held = held
            self._changed()


class Leases:
    """All claims of a process, and those that Redis has not been told of yet: new ones and released ones."""

    def __init__(self) -> None:
        self._all: dict[str, Lease] = {}
        self._new: dict[str, None] = {}
        self._given: dict[str, None] = {}

    def __bool__(self) -> bool:
        return bool(self._new or self._given)

    def add(self, lease: Lease) -> None:
        """Add a claim."""
        self._all[lease.table] = lease
        self.ask(lease.table)

    def drop(self, lease: Lease) -> None:
        """Remove a claim."""
        if self._all.get(lease.table) is lease:
            del self._all[lease.table]
            self._new.pop(lease.table, None)
            self._given[lease.table] = None
        lease.held = False

    def ask(self, table: str) -> None:
        """Try to take this table's lease soon."""
        if table in self._all:
            self._new[table] = None
            self._given.pop(table, None)

    def take_new(self) -> list[str]:
        """Take the list of tables whose leases to try now."""
        new, self._new = list(self._new), {}
        return new

    def take_given(self) -> list[str]:
        """Take the list of tables whose leases to give back now."""
        given, self._given = list(self._given), {}
        return given

    def wished(self) -> list[str]:
        """All claimed tables."""
        return list(self._all)

    def settle(self, tables: Sequence[str], held: Iterable[bool]) -> None:
        """Note which of these tables are held."""
        for table, ours in zip(tables, held, strict=True):
            if table in self._all:
                self._all[table].set(ours)

    def hold_all(self) -> None:
        """Redis is away: drive every claimed table, and let the store decide whose words are accepted."""
        for lease in list(self._all.values()):
            lease.set(True)
