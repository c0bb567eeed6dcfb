"""The database of a device: SQLite in memory, of which every page that has changed is kept by the browser.

A word is answered once its pages are kept, in one transaction of the browser's own database; so a page that is reloaded
or crashes has everything that anybody was told.
"""

import asyncio
import json
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable, Mapping
from importlib import resources
from itertools import count
from typing import TypeAlias

from emberhall.store import upgrades
from emberhall.store.errors import StoreError
from emberhall.store.sqlite import files

PAGE = 4096
"""Bytes of a page, as SQLite writes them."""
EMPTY = "empty.db"
"""An empty database, made where the package is built: what makes one, Alembic, is not on a device."""
UPGRADES = "upgrades.json"
"""By version, what brings a database up to date that an older Emberhall has kept; made there as well."""
Put: TypeAlias = Callable[[int, Mapping[int, str]], Awaitable[None]]
"""Keeps pages by their numbers, as base64, all or none; drops those from this number on."""


def _empty() -> bytes:
    ready = resources.files(__package__).joinpath(EMPTY)
    return ready.read_bytes() if ready.is_file() else files.in_memory().serialize()


def _upgrade(version: int) -> str:
    """The statements for a database of this version."""
    ready = resources.files(__package__).joinpath(UPGRADES)
    if not ready.is_file():
        return upgrades.script("sqlite", version)
    scripts: dict[str, str] = json.loads(ready.read_text("utf-8"))
    return scripts[str(version)]


class Pages:
    """The database that the browser's pages make, and the keeping of those that change."""

    def __init__(self, put: Put, pages: Mapping[int, str]) -> None:
        self._put = put
        self._last = b"".join(b64decode(pages[number]) for number in sorted(pages))
        self._safe = self._last or _empty()
        self._lock = asyncio.Lock()
        self._losses = 0

    def connect(self) -> sqlite3.Connection:
        """A connection to the database as it was last kept, or to an empty one."""
        connection = sqlite3.connect(":memory:", isolation_level=None)
        connection.deserialize(self._safe)
        files.upgrade(connection, _upgrade)
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    async def keep(self, connection: sqlite3.Connection) -> None:
        """Keep the database as it is now. Raises StoreError if the browser refuses, for lack of space perhaps.

        Then nothing since the last time has happened: the database is what it was, also for whoever waits here.
        """
        losses = self._losses
        async with self._lock:
            if losses != self._losses:
                raise StoreError("The browser did not keep it.")
            whole = connection.serialize()
            changed = {number: b64encode(page).decode() for number, page in _pages(whole, self._last)}
            if not changed and len(whole) == len(self._last):
                return
            try:
                await self._put(len(whole) // PAGE, changed)
            except Exception as failure:  # whatever the browser says
                self._losses += 1
                connection.deserialize(self._safe)
                raise StoreError(f"The browser did not keep it: {failure}.") from failure
            self._last = self._safe = whole


def _pages(whole: bytes, last: bytes) -> list[tuple[int, bytes]]:
    """The pages that differ, with their numbers."""
    starts = zip(count(), range(0, len(whole), PAGE))
    return [(n, page) for n, at in starts if (page := whole[at : at + PAGE]) != last[at : at + PAGE]]
