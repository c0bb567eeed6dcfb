"""Analyses in the store: so that a restart does not cost them, and so that of several lobbies one looks at a game.

A lobby that looks at a game says so every few seconds; who no longer does has ended, and the next one begins anew.
"""

import asyncio
import zlib

from emberhall.coach.editions import edition_of
from emberhall.server.timestamps import ago, now
from emberhall.store import Store, StoredAnalysis, StoreError
from emberhall.wire.coaching import AnalysisState

OFTEN = 5.0
"""Seconds between two words about how far an analysis is."""
SILENT = 30.0
"""Seconds after which nobody looks at a game any more."""
DAYS = 180
"""How long an analysis is kept, if its game is."""
LARGEST = 1 << 20
"""Bytes of one, packed; a larger one is told from memory alone."""
DAY = 86400.0


class Analyses:
    """What the store has of a server's analyses."""

    def __init__(self, store: Store, budget: int) -> None:
        self._store = store
        self._budget = budget

    async def find(self, table: str, title: str) -> bytes | AnalysisState | None:
        """The analysis as JSON, or how far another lobby is with it; None where nobody looks at this game."""
        found = await self._store.analysis(table)
        if found is None or found.edition != await self._edition(title):
            return None
        if found.body is not None:
            return await asyncio.to_thread(zlib.decompress, found.body)
        return _under_way(found) if found.at >= ago(SILENT / DAY) else None

    async def claim(self, table: str, title: str, words: int) -> bool:
        """Whether it is for this lobby to look at a game."""
        edition = await self._edition(title)
        return await self._store.claim_analysis(table, edition, words, now(), ago(SILENT / DAY))

    async def note(self, table: str, title: str, done: int) -> None:
        """It still does."""
        await self._store.note_analysis(table, await self._edition(title), done, now())

    async def keep(self, table: str, title: str, analysis: bytes) -> None:
        """The analysis is there."""
        body = await asyncio.to_thread(zlib.compress, analysis, 6)
        if len(body) > LARGEST:
            await self.drop(table, title)
            raise StoreError(f"An analysis of {len(body)} bytes is too large to be kept.")
        await self._store.keep_analysis(table, await self._edition(title), body, now(), ago(DAYS))

    async def drop(self, table: str, title: str) -> None:
        """It will not come from this lobby."""
        await self._store.drop_analysis(table, await self._edition(title))

    async def _edition(self, title: str) -> str:
        return await asyncio.to_thread(edition_of, title, self._budget)


def _under_way(found: StoredAnalysis) -> AnalysisState:
    return AnalysisState("running" if found.done else "waiting", found.done, found.words)
