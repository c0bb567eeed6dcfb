"""What the server's tests share: a hall for each test."""

from collections.abc import AsyncIterator

import pytest

from tests.server.hall import Hall, open_hall


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    async with open_hall() as opened:
        yield opened
