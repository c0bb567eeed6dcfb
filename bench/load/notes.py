"""What a note between processes costs on Redis, in this process's processor time: `python -m bench.load.notes`.

Ten notes at a time, as many as a busy worker has: published with a command for each, as the driver's pipeline does, and
with one script; read one by one by the driver, and many at a time as in `emberhall.bus.ears`.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import Redis

from bench.load.clients import run
from emberhall.bus import scripts
from emberhall.bus.replies import Replies
from tests import services as own
from tools import services

NOTES, AT_ONCE = 3000, 10
CHANNELS = [f"emberhall:notes:table{number}" for number in range(AT_ONCE)]
NOTE = os.urandom(140)
APART = 0.002
ONE_READ = 65536
LOST = 3.0


async def by_pipeline(redis: Any) -> None:
    """A command for each note."""
    pipe = redis.pipeline(transaction=False)
    for channel in CHANNELS:
        pipe.publish(channel, NOTE)
    await pipe.execute()


async def by_script(redis: Any) -> None:
    """One command for all."""
    await redis.eval(scripts.TELL, 0, *[part for channel in CHANNELS for part in (channel, NOTE)])


async def one_by_one(connection: Any) -> None:
    """Read as the driver does."""
    for _ in range(NOTES):
        async with asyncio.timeout(LOST):
            await connection.read_response()


async def many_at_a_time(connection: Any) -> None:
    """Read as we do."""
    replies, count = Replies(), 0
    while count < NOTES:
        async with asyncio.timeout(LOST):
            count += len(replies.feed(await connection._reader.read(ONE_READ)))  # noqa: SLF001


async def published(redis: Any, how: Callable[[Any], Awaitable[None]]) -> float:
    """Microseconds to publish a note."""
    await how(redis)
    began = time.process_time()
    for _ in range(NOTES // AT_ONCE):
        await how(redis)
    return (time.process_time() - began) / NOTES * 1e6


async def steadily(redis: Any) -> None:
    """Publish as a busy worker does."""
    for _ in range(NOTES // AT_ONCE):
        await by_script(redis)
        await asyncio.sleep(APART)


async def heard(redis: Any, how: Callable[[Any], Awaitable[None]]) -> float:
    """Microseconds to publish a note by script and to read it."""
    connection = redis.connection_pool.make_connection()
    await connection.connect()
    await connection.send_command("SUBSCRIBE", *CHANNELS)
    for _ in CHANNELS:
        await connection.read_response()
    began = time.process_time()
    await asyncio.gather(how(connection), steadily(redis))
    used = (time.process_time() - began) / NOTES * 1e6
    await connection.disconnect(nowait=True)
    return used


async def measured(url: str) -> None:
    """Measure and print all four."""
    redis = Redis.from_url(url, socket_timeout=2.0, protocol=2)
    script = await published(redis, by_script)
    print(f"publish: a command each {await published(redis, by_pipeline):.1f} µs a note, one script {script:.1f} µs")
    alone = time.process_time()
    await steadily(redis)
    alone = (time.process_time() - alone) / NOTES * 1e6
    one, many = [await heard(redis, how) - alone for how in (one_by_one, many_at_a_time)]
    print(f"read: one by one {one:.1f} µs a note, many at a time {many:.1f} µs")
    await redis.aclose()


def main() -> None:
    """Start a Redis and measure."""
    server = own.Redis(own.needed(services.redis(), "Redis"))
    server.start()
    try:
        run(measured(server.url))
    finally:
        server.end()


if __name__ == "__main__":
    main()
