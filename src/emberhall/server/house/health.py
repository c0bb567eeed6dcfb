"""Health: whether the server can still store anything. With a full disk or a damaged file it is not healthy."""

import asyncio

from emberhall.server.errors import RequestError
from emberhall.server.timestamps import now
from emberhall.store import Store, StoreError, work
from emberhall.world import clock

AGE = 2.0
"""Seconds a result is cached, so that frequent checks cost nothing."""
PATIENCE = 5.0
"""Seconds before a silent store counts as broken."""


class HealthCheck:
    """Checks the store on request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = -AGE
        self._trying: asyncio.Task[str | None] | None = None

    async def check(self) -> None:
        """Raise RequestError if the store does not work."""
        if self._trying is None or (self._trying.done() and clock.monotonic() - self._asked >= AGE):
            self._asked = clock.monotonic()
            self._trying = asyncio.create_task(self._try())
        problem = await asyncio.shield(self._trying)
        if problem is not None:
            raise RequestError("store", f"The server cannot use its database. {problem}", 503)

    async def _try(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                # A full disk is noticed by writing, a database that was overwritten by reading.
                await self._store.write(work.upkeep.note_health(now()))
                await self._store.snapshot(work.upkeep.sample())
        except StoreError as problem:
            return str(problem)
        except TimeoutError:
            return f"It does not answer within {PATIENCE:.0f} seconds."
        return None
