"""The thread of the writer: it does one thing after another, and tells the event loop when each is done."""

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Protocol, TypeAlias

Report: TypeAlias = Callable[[Any], None]
"""Called in the event loop with what the work returned."""


class Hand(Protocol):
    """Does work outside the event loop, in order."""

    def do(self, work: Callable[[], Any], report: Report) -> None:
        """Do some work after all earlier work; it must not raise."""
        ...

    async def close(self) -> None:
        """Finish earlier work, then stop."""
        ...


class Thread:
    """A thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._work: SimpleQueue[tuple[Callable[[], Any], Report] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], Any], report: Report) -> None:
        self._work.put((work, report))

    async def close(self) -> None:
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (job := self._work.get()) is not None:
            work, report = job
            result = work()
            # If the event loop was closed during its last writes, nobody is left to hear of it.
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(report, result)
