"""Fixtures of the server's tests: a hall for each test, and bot workers that do not start from scratch."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from emberhall.server.people import passwords
from tests.forked import be_ready, fork_workers
from tests.server.hall import Hall, open_hall


@pytest.fixture(autouse=True)
def workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in forked processes; a test may replace them."""
    be_ready()
    monkeypatch.setattr(asyncio, "create_subprocess_exec", fork_workers)


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    async with open_hall() as opened:
        yield opened


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make hashing cheap: hundreds of people get a password here, and nobody tries to guess it."""
    monkeypatch.setattr(passwords, "ROUNDS", 1)
    monkeypatch.setattr(passwords, "KIBIBYTES", 8 * passwords.LANES)
