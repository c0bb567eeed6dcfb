"""What the server's tests share: a hall for each test, and workers of theirs that need not start from nothing."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.forked import be_ready, fork_workers
from tests.server.hall import Hall, open_hall


@pytest.fixture(autouse=True)
def workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in processes that are forked; a test may see to its own."""
    be_ready()
    monkeypatch.setattr(asyncio, "create_subprocess_exec", fork_workers)


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    async with open_hall() as opened:
        yield opened
