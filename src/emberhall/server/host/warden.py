"""The warden: signs out people who were banned at the command line, within seconds."""

import asyncio
import contextlib

import structlog

from emberhall.server.people.colleagues import Colleagues
from emberhall.server.timestamps import ago
from emberhall.store import Store, StoreError, work

log = structlog.get_logger(__name__)
BACK = 1.0
"""Days to look back: the clocks of several hosts may differ, and the store may have been away."""


class Warden:
    """Polls the store: `emberhall admin` writes there, and does not know any server."""

    def __init__(self, store: Store, colleagues: Colleagues, every: float) -> None:
        self._store = store
        self._colleagues = colleagues
        self._every = every
        self._known: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start polling."""
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Stop polling."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        while True:
            with contextlib.suppress(StoreError):
                await self._look()
            await asyncio.sleep(self._every)

    async def _look(self) -> None:
        banned = set(await self._store.read(work.moderation.banned_since(ago(BACK))))
        for user in banned - self._known:
            self._colleagues.sign_out(user)
            log.info("banned person signed out", user=user)
        self._known = banned
