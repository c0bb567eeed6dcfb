"""A start with very many running tables: how soon the server is healthy, and how much memory it uses.

A few games of every title are started through the public protocol; the file is then filled with copies of them.
"""

import asyncio
import time
import urllib.request
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.load.clients import WORK, memory
from bench.load.servers import emberhall, load
from emberhall.store import open_store, work

MOVES = 400
ORIGINALS = 8
WAIT = 120.0
LATER = 10.0


def resumed(tables: int) -> dict[str, Any]:
    """Start a server on a file with this many running tables."""
    with TemporaryDirectory() as folder:
        place = str(Path(folder) / "many.db")
        with emberhall(store=place) as served:
            load(served, titles=list(WORK), tables=ORIGINALS, seconds=30, think=0, moves=MOVES)
        asyncio.run(fill(place, tables))
        began = time.perf_counter()
        with emberhall(store=place) as served:
            until_healthy(f"http://{served.host}:{served.port}/healthz")
            healthy = time.perf_counter() - began
            at_first = memory(served.process.pid)
            time.sleep(LATER)
            return {
                "tables": tables,
                "seconds until healthy": round(healthy, 2),
                "MB when healthy": round(at_first, 1),
                f"MB {LATER:g} s later": round(memory(served.process.pid), 1),
            }


async def fill(place: str, tables: int) -> None:
    """Add copies of the running tables until there are `tables`."""
    store = open_store(place)
    await store.open()
    originals = [
        stored
        for name in await store.read(work.lists.running())
        if (stored := await store.snapshot(work.records.load(name))) is not None
    ]
    for number in range(tables - len(originals)):
        stored = originals[number % len(originals)]
        copy = replace(stored.table, id=f"copy{number:012}", seq=0, revision=0)
        await store.write(work.tables.add(copy))
        await store.append(copy.id, 0, stored.moves, copy.waiting, copy.moved)
    await store.close()


def until_healthy(address: str) -> None:
    """Poll until the server is healthy."""
    ends = time.monotonic() + WAIT
    while time.monotonic() < ends:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(f"{address} was not healthy within {WAIT:g} s.")
