"""Leases: which tables this process wishes to drive, and which of them it does as far as it knows."""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from emberhall.bus.base import Change


class Lease:
    """The claim of one table."""

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
        """It is known now whether this process has it."""
        self._known.set()
        if held != self.held:
            self.held = held
            self._changed()


class Leases:
    """All claims of a process, and those that are new or given back since somebody told Redis."""

    def __init__(self) -> None:
        self._all: dict[str, Lease] = {}
        self._new: dict[str, None] = {}
        self._given: dict[str, None] = {}

    def __bool__(self) -> bool:
        return bool(self._new or self._given)

    def add(self, lease: Lease) -> None:
        """One more wish."""
        self._all[lease.table] = lease
        self.ask(lease.table)

    def drop(self, lease: Lease) -> None:
        """A wish no longer."""
        if self._all.get(lease.table) is lease:
            del self._all[lease.table]
            self._new.pop(lease.table, None)
            self._given[lease.table] = None
        lease.held = False

    def ask(self, table: str) -> None:
        """Try this one soon."""
        if table in self._all:
            self._new[table] = None
            self._given.pop(table, None)

    def take_new(self) -> list[str]:
        """The tables to be tried now."""
        new, self._new = list(self._new), {}
        return new

    def take_given(self) -> list[str]:
        """The tables to be given back now."""
        given, self._given = list(self._given), {}
        return given

    def wished(self) -> list[str]:
        """Every table of a claim."""
        return list(self._all)

    def settle(self, tables: Sequence[str], held: Iterable[bool]) -> None:
        """It is known of these tables whether they are held."""
        for table, mine in zip(tables, held, strict=True):
            if table in self._all:
                self._all[table].set(mine)

    def hold_all(self) -> None:
        """Nobody can be asked: every table is driven here, and the fence of its record decides."""
        for lease in list(self._all.values()):
            lease.set(True)
