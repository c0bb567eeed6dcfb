"""Health: whether the server can still keep what it is told. A full disk or a damaged file is not health."""

import asyncio
import time

from emberhall.server.errors import RequestError
from emberhall.server.timestamps import now
from emberhall.store import Store, StoreError

AGE = 2.0
"""Seconds for which an answer holds, so that asking often costs nothing."""
PATIENCE = 5.0
"""A store that takes longer than this does not work."""


class Health:
    """Tries the store when somebody asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = -AGE
        self._trying: asyncio.Task[str | None] | None = None

    async def check(self) -> None:
        """Raise a RequestError when the store does not work."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._asked >= AGE):
            self._asked = time.monotonic()
            self._trying = asyncio.create_task(self._try())
        problem = await asyncio.shield(self._trying)
        if problem is not None:
            raise RequestError("store", f"The server cannot use its database. {problem}", 503)

    async def _try(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check(now())
        except StoreError as problem:
            return str(problem)
        except TimeoutError:
            return f"It does not answer within {PATIENCE:.0f} seconds."
        return None
