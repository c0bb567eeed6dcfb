"""`append_soon` for stores that only have an `append` to await: a task awaits it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from emberhall.store.base import Move, Then
from emberhall.store.errors import StoreError

_tasks: set[asyncio.Task[None]] = set()
"""Strong references: the event loop holds its tasks only weakly."""


class Soon(ABC):
    """A store that appends moves."""

    @abstractmethod
    async def append(self, table: str, seq: int, moves: Sequence[Move], waiting: Sequence[int], *rest: Any) -> None:
        """Append moves; return once they are durable."""

    def append_soon(
        self, table: str, seq: int, move: Move, waiting: Sequence[int], at: str, revision: int, then: Then
    ) -> None:
        async def append() -> None:
            try:
                await self.append(table, seq, [move], waiting, at, None, (), revision)
            except asyncio.CancelledError:
                then(StoreError("The server is closing."))
                raise
            except Exception as problem:  # noqa: BLE001 (passed on to `then`)
                then(problem)
            else:
                then(None)

        task = asyncio.create_task(append())
        _tasks.add(task)
        task.add_done_callback(_tasks.discard)
