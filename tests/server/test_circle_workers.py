"""Circles and kid mode at two processes, with a real PostgreSQL and a real Redis."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.cluster import Server, pair_of, servers
from tests.server.hall import eventually
from tests.services import Postgres, Redis

pytestmark = pytest.mark.timeout(120)
NEWS = 8.0


@pytest.fixture
def both(postgres: Postgres, redis_server: Redis) -> Iterator[list[Server]]:
    redis_server.say(b"FLUSHALL\r\n")
    with servers(2, postgres.database(), redis_server.url) as started:
        yield started


async def test_a_circle_is_the_same_at_both(both: list[Server]) -> None:
    """Its people, talk, games and deal of the day; and kid mode, begun at one, holds at the other."""
    async with pair_of(both) as pair:
        ada, bea = await pair.one.guest("Ada"), await pair.other.guest("Bea")
        circle = (await pair.one.call("POST", "/api/circles", ada, name="Friday"))["id"]
        path = f"/api/circles/{circle}"
        await pair.other.call("POST", f"{path}/people", bea)
        seen = (await pair.other.call("POST", f"{path}/here", bea))["revision"]
        waits = asyncio.create_task(pair.other.call("POST", f"{path}/here", bea, since=seen))
        await pair.one.call("POST", f"{path}/lines", ada, text="Half past eight!")
        news = await asyncio.wait_for(waits, NEWS)
        assert [line["text"] for line in news["lines"] if line["kind"] == "text"] == ["Half past eight!"]
        tries = [
            await hall.call("POST", f"{path}/deal", guest) for hall, guest in zip(pair.halls, (ada, bea), strict=True)
        ]
        assert tries[0]["seal"] == tries[1]["seal"]
        again = await pair.other.call("POST", f"{path}/deal", ada)
        assert again["id"] == tries[0]["id"], "There is one try, wherever one asks."
        await pair.one.call("PUT", "/api/me/kid", bea, code="4711")

        async def hidden() -> bool:
            info = await pair.other.call("GET", path, bea)
            return bool(info["quiet"]) and "text" not in {line["kind"] for line in info["lines"]}

        await eventually(hidden)
