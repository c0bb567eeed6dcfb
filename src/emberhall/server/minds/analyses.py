"""Analyses in the store, so that they survive a restart and only one of several lobbies analyses a game.

A lobby analysing a game reports progress every few seconds; if it falls silent, the next one starts from scratch.
"""

import asyncio
import zlib

from emberhall.coach.editions import edition_of
from emberhall.server.timestamps import ago, now
from emberhall.store import Store, StoredAnalysis, StoreError, work
from emberhall.wire.bodies.coach import AnalysisState

OFTEN = 5.0
"""Seconds between two progress reports of an analysis."""
SILENT = 30.0
"""Seconds of silence before an analysis counts as abandoned."""
DAYS = 180
"""Days an analysis is kept, as long as its game is."""
LARGEST = 1 << 20
"""Bytes of a stored analysis, packed; a larger one stays in memory only."""
DAY = 86400.0


class Analyses:
    """The stored analyses of a server."""

    def __init__(self, store: Store, budget: int) -> None:
        self._store = store
        self._budget = budget

    async def find(self, table: str, title: str) -> bytes | AnalysisState | None:
        """Return the analysis as JSON, or the progress of the lobby at work on it; None if there is neither."""
        stored = await self._store.read(work.analyses.one(table))
        if stored is None or stored.edition != await self._edition(title):
            return None
        if stored.body is not None:
            return await asyncio.to_thread(zlib.decompress, stored.body)
        return _under_way(stored) if stored.at >= ago(SILENT / DAY) else None

    async def claim(self, table: str, title: str, words: int) -> bool:
        """Claim a game for this lobby; True if it may analyse it."""
        edition = await self._edition(title)
        return await self._store.write(work.analyses.claim(table, edition, words, now(), ago(SILENT / DAY)))

    async def note(self, table: str, title: str, count: int) -> None:
        """Report progress."""
        await self._store.write(work.analyses.note(table, await self._edition(title), count, now()))

    async def keep(self, table: str, title: str, analysis: bytes) -> None:
        """Store a finished analysis."""
        body = await asyncio.to_thread(zlib.compress, analysis, 6)
        if len(body) > LARGEST:
            await self.drop(table, title)
            raise StoreError(f"An analysis of {len(body)} bytes is too large to be kept.")
        await self._store.write(work.analyses.keep(table, await self._edition(title), body, now(), ago(DAYS)))

    async def drop(self, table: str, title: str) -> None:
        """Give up this lobby's claim."""
        await self._store.write(work.analyses.drop(table, await self._edition(title)))

    async def _edition(self, title: str) -> str:
        return await asyncio.to_thread(edition_of, title, self._budget)


def _under_way(stored: StoredAnalysis) -> AnalysisState:
    return AnalysisState("running" if stored.done else "waiting", stored.done, stored.words)
