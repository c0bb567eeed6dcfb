"""Halls are closed at the end of their test."""

from collections.abc import AsyncIterator

import pytest

from tests.device.halls import OPEN


@pytest.fixture(autouse=True)
async def closed_halls() -> AsyncIterator[None]:
    yield
    while OPEN:
        await OPEN.pop().close()
