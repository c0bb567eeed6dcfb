"""A rolling restart under load: `python -m tests.proof.rolling` replaces every worker while people play.

Two workers on a PostgreSQL and a Redis of its own, tables of all titles, SIGHUP several times. Printed: how long each
person was away until they saw their table again, and what the checker finds of what they were told. Ends with 1 when
something was lost, or somebody was away for too long.
"""

import argparse
import asyncio
import signal
import sys
import time
from itertools import islice
from pathlib import Path

from rich.console import Console

from emberhall.store import open_store
from tests.proof.checker import Findings, check
from tests.proof.hostile import percentile
from tests.proof.matches import Match, matches
from tests.proof.processes import ServerProcess
from tests.services import Postgres, Redis, needed
from tools import services

WARM_UP = 3.0
LOOK = 0.1
REPLACED = 60.0
"""Seconds within which every worker must have been replaced."""


def workers_of(pid: int) -> set[int]:
    """The worker processes that a server has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    named = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return {child for child, line in named.items() if b"spawn_main" in line}


async def replaced(server: ServerProcess) -> float:
    """Replace every worker; return how many seconds that took."""
    old, began = workers_of(server.pid), time.monotonic()
    server.send(signal.SIGHUP)
    async with asyncio.timeout(REPLACED):
        while workers_of(server.pid) & old:  # noqa: ASYNC110
            await asyncio.sleep(LOOK)
    return time.monotonic() - began


async def run(store: str, bus: str, asked: argparse.Namespace, console: Console) -> list[Match]:
    """Replace all workers while people play."""
    server = ServerProcess(store, bus, workers=2)
    server.start()
    played = list(islice(matches(asked.seed, 10**9, think=asked.think), asked.tables))

    async def play(match: Match) -> None:
        await match.set_up(lambda: server.address)
        await match.play(lambda: server.address)

    try:
        people = [asyncio.create_task(play(match)) for match in played]
        while not all(match.seq > 0 for match in played):  # noqa: ASYNC110
            await asyncio.sleep(LOOK)
        for number in range(asked.times):
            await asyncio.sleep(WARM_UP)
            took = await replaced(server)
            console.print(f"Restart {number + 1} of {asked.times}: all workers replaced after {took:.1f} s.")
        await asyncio.sleep(WARM_UP)
        for match in played:
            match.stopped = True
        await asyncio.gather(*people)
    finally:
        server.end(signal.SIGTERM)
    return played


async def checked(store: str, played: list[Match]) -> Findings:
    """Check what people were told against the store."""
    opened, findings = open_store(store), Findings()
    await opened.open()
    for match in played:
        findings.take(await check(opened, match))
    await opened.close()
    return findings


def main() -> int:
    """Run it; return 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.rolling", description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--times", type=int, default=2, help="how often all workers are replaced")
    parser.add_argument("--think", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=3.0, help="seconds that anybody may be away")
    asked, console = parser.parse_args(), Console()
    postgres = Postgres(needed(services.postgres(), "PostgreSQL"))
    redis = Redis(needed(services.redis(), "Redis"))
    for service in (postgres, redis):
        service.start()
    try:
        store = postgres.database()
        played = asyncio.run(run(store, redis.url, asked, console))
        findings = asyncio.run(checked(store, played))
    finally:
        for service in (postgres, redis):
            service.end()
    outages = [outage for match in played for outage in match.outages]
    words = sum(match.seq for match in played)
    worst = f"p50 {percentile(outages, 0.5)}, longest {percentile(outages, 1 - 1e-9)}"
    console.print(f"{len(played)} tables, {words:,} words; {len(outages)} connections moved, away for {worst}.")
    for kind, sentences in findings.found.items():
        console.print(f"{kind}: {len(sentences)}, such as {sentences[0]}", style="red", markup=False)
    console.print(f"{findings.frames:,} frames compared with the store; found: {len(findings.found) or 'nothing'}.")
    return 1 if findings.found or not outages or max(outages) > asked.longest else 0


if __name__ == "__main__":
    sys.exit(main())
