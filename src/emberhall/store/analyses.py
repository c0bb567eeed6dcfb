"""What a store keeps for the coach: analyses of finished games, and which games are being analysed.

Everything here can be computed again, so it is bounded by number and by age, and deleted with its game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

MOST = 2000
"""How many analyses are kept; beyond that, the oldest are deleted."""


@dataclass(frozen=True, slots=True)
class StoredAnalysis:
    """An analysis or, without a body, its progress: `done` of `words` were analysed by then."""

    edition: str
    """The version of the coach, and the rules."""
    done: int
    words: int
    body: bytes | None
    at: str


class AnalysisStore(Protocol):
    """The part of a store that the coach uses."""

    async def analysis(self, table: str) -> StoredAnalysis | None: ...

    async def claim_analysis(self, table: str, edition: str, words: int, at: str, stale: str) -> bool:
        """Claim a game for analysis. False if it has been analysed, or somebody else is analysing it.

        A claim that was not renewed since `stale` has lapsed, and other editions do not count.
        """
        ...

    async def note_analysis(self, table: str, edition: str, done: int, at: str) -> None:
        """Renew a claim, with the progress so far."""
        ...

    async def keep_analysis(self, table: str, edition: str, body: bytes, at: str, since: str, most: int = MOST) -> None:
        """Store a claimed analysis; delete those older than `since`, and the oldest beyond `most`."""
        ...

    async def drop_analysis(self, table: str, edition: str) -> None:
        """Give up a claim; a finished analysis stays."""
        ...


class MemoryAnalyses:
    """An AnalysisStore in memory."""

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
