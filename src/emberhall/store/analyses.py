"""What a store keeps for the coach: analyses of finished games, and which games are being looked at.

Everything here can be computed again, so it is bounded: by number, by age, and with its game it goes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

MOST = 2000
"""Analyses that are kept; where there are more, the oldest go."""


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    """An analysis, or how far a lobby is with it: without a body, `done` of `words` were looked at by then."""

    edition: str
    """Which coach made it, under which rules."""
    done: int
    words: int
    body: bytes | None
    at: str


class AnalysisStore(Protocol):
    """The part of a store that is the coach's."""

    async def analysis(self, table: str) -> StoredAnalysis | None: ...

    async def claim_analysis(self, table: str, edition: str, words: int, at: str, stale: str) -> bool:
        """Say that a game is being looked at. False where its analysis is there, or somebody looks at it already.

        Who has not said so since `stale` no longer looks; and another edition counts for nothing.
        """
        ...

    async def note_analysis(self, table: str, edition: str, done: int, at: str) -> None:
        """Say that it still is, and how far."""
        ...

    async def keep_analysis(self, table: str, edition: str, body: bytes, at: str, since: str, most: int = MOST) -> None:
        """Keep an analysis that was claimed; what is older than `since` goes, and the oldest beyond `most`."""
        ...

    async def drop_analysis(self, table: str, edition: str) -> None:
        """A game is no longer being looked at; an analysis that is there stays."""
        ...


class MemoryAnalyses:
    """The same in memory."""

    def __init__(self) -> None:
        self._analyses: dict[str, StoredAnalysis] = {}

    async def analysis(self, table: str) -> StoredAnalysis | None:
        return self._analyses.get(table)

    async def claim_analysis(self, table: str, edition: str, words: int, at: str, stale: str) -> bool:
        found = self._analyses.get(table)
        if found is not None and found.edition == edition and (found.body is not None or found.at >= stale):
            return False
        self._analyses[table] = StoredAnalysis(edition, 0, words, None, at)
        return True

    async def note_analysis(self, table: str, edition: str, done: int, at: str) -> None:
        if (found := self._claimed(table, edition)) is not None:
            self._analyses[table] = replace(found, done=done, at=at)

    async def keep_analysis(self, table: str, edition: str, body: bytes, at: str, since: str, most: int = MOST) -> None:
        if (found := self._claimed(table, edition)) is not None:
            self._analyses[table] = replace(found, done=found.words, body=body, at=at)
        self._analyses = _newest({name: each for name, each in self._analyses.items() if each.at >= since}, most)

    async def drop_analysis(self, table: str, edition: str) -> None:
        if self._claimed(table, edition) is not None:
            del self._analyses[table]

    def _claimed(self, table: str, edition: str) -> StoredAnalysis | None:
        found = self._analyses.get(table)
        return found if found is not None and found.edition == edition and found.body is None else None


def _newest(found: Mapping[str, StoredAnalysis], most: int) -> dict[str, StoredAnalysis]:
    kept = sorted(found.items(), key=lambda item: item[1].at, reverse=True)[:most]
    return dict(kept)
