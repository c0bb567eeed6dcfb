"""`make chaos`: games of all titles while servers, PostgreSQL and Redis are killed, paused and restarted, the disk is
full, clients are slow or half gone, and clocks wrong; on SQLite with one server, and on PostgreSQL and Redis with two,
which can be cut off from both in one direction, while PostgreSQL syncs, and fails over to a standby.

In the end each game's people and the store must agree: no word lost, none doubled, no table stuck, no secret told.
"""

import argparse
import asyncio
import logging
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from emberhall.store import Store, StoreError, open_store
from tests.proof.bars import Bars
from tests.proof.checker import Findings, check
from tests.proof.faults import Cluster
from tests.proof.links import Links
from tests.proof.matches import GONE, Match, matches
from tests.proof.processes import ServerProcess
from tests.services import Postgres, Redis
from tools.services import postgres, redis

STUCK = 60.0
"""Seconds without a word or a fault after which a table counts as stuck."""
AGAIN = 0.2
WAIT = 120.0
FAILED = re.compile(r"frame failed|work failed|request failed|not resumed")
"""Log lines of unforeseen errors, which no fault may cause."""
LOOK_FOR_GAMES = 0.05


@dataclass
class Result:
    """The results for one kind of store."""

    name: str
    games: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    outages: dict[str, float] = field(default_factory=dict)
    longest: float = 0.0
    refused: Counter[str] = field(default_factory=Counter)
    findings: Findings = field(default_factory=Findings)


class Run:
    """Games and faults on one cluster."""

    def __init__(
        self, name: str, cluster: Cluster, seed: int, games: int, faults: int, tables: int, words: int
    ) -> None:
        self.result = Result(name)
        self._cluster = cluster
        self._games, self._faults, self._tables = games, faults, tables
        self._new = matches(seed, words)
        self._chance = random.Random(f"{seed} {name}")
        self._playing: list[Match] = []
        self._calm = time.monotonic()
        cluster.tables = lambda: [match.table for match in self._playing if match.table]

    async def play(self, progress: Progress) -> Result:
        """Run games and faults at the same time, until both are done."""
        games = progress.add_task(f"{self.result.name}: games", total=self._games)
        faults = progress.add_task(f"{self.result.name}: faults", total=self._faults)
        store = open_store(self._cluster.store)
        await store.open()
        tables = [asyncio.create_task(self._table(store)) for _ in range(self._tables)]
        breaking = asyncio.create_task(self._break())
        try:
            while not (breaking.done() and all(table.done() for table in tables)):
                progress.update(games, completed=self.result.games)
                progress.update(faults, completed=self.result.faults.total())
                self._give_up_on_stuck()
                for table in filter(asyncio.Task.done, tables):
                    table.result()  # raises what ended it: the faults wait for games that would never come
                await asyncio.sleep(AGAIN)
            progress.update(games, completed=self.result.games)
            progress.update(faults, completed=self.result.faults.total())
            await asyncio.gather(breaking, *tables)
        finally:
            for task in (breaking, *tables):
                task.cancel()
            await store.close()
        for server in self._cluster.servers:
            for line in server.unwanted:
                if FAILED.search(line):
                    self.result.findings.add("internal", line)
        return self.result

    # --- games

    async def _table(self, store: Store) -> None:
        """Play one match after another, as long as more games are wanted."""
        while self.result.games + len(self._playing) < self._games:
            match = next(self._new)
            self._playing.append(match)
            await match.set_up(self._cluster.where)
            await match.play(self._cluster.where)
            if not match.stopped:
                await self._compare(store, match)
            self._playing.remove(match)
            self.result.games += 1
            self.result.longest = max(self.result.longest, match.longest)
            self.result.refused.update(match.refused)

    async def _compare(self, store: Store, match: Match) -> None:
        """Check a match against the store once it can be read."""
        until = time.monotonic() + WAIT
        while True:
            try:
                self.result.findings.take(await check(store, match))
            except (StoreError, *GONE):
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(AGAIN)
            else:
                return

    def _give_up_on_stuck(self) -> None:
        now = time.monotonic()
        for match in self._playing:
            if match.table and not match.done and now - max(match.moved, self._calm) > STUCK:
                match.stopped = True
                sentence = f"{match.title} {match.table}: nothing since word {match.seq}."
                self.result.findings.add("stuck", sentence)

    # --- faults

    async def _break(self) -> None:
        """Cause one fault after another, spread over the games."""
        faults, result = self._cluster.faults(), self.result
        names: list[str] = []
        for number in range(self._faults):
            while result.games < number * self._games / self._faults:  # noqa: ASYNC110
                await asyncio.sleep(LOOK_FOR_GAMES)
            await asyncio.sleep(self._chance.random() * 0.5)
            if not names:
                names = sorted(faults)
                self._chance.shuffle(names)
            name = names.pop()
            began = time.monotonic()
            await faults[name]()
            await self._cluster.healthy()
            self._calm = time.monotonic()
            result.faults[name] += 1
            result.outages[name] = max(result.outages.get(name, 0.0), self._calm - began)


# --- clusters


@asynccontextmanager
async def on_sqlite(folder: Path, chance: random.Random) -> AsyncIterator[Cluster]:
    """One server on a file."""
    store = str(folder / "hall.db")
    cluster = Cluster(store, [ServerProcess(store)], chance)
    try:
        cluster.servers[0].start()
        yield cluster
    finally:
        await cluster.close()


@asynccontextmanager
async def on_postgres(chance: random.Random) -> AsyncIterator[Cluster]:
    """Two servers on their own PostgreSQL and Redis."""
    programs, program = postgres(), redis()
    if programs is None or program is None:
        raise SystemExit("PostgreSQL and Redis are needed: `python -m tools.services` says how to get them.")
    services, links = (Postgres(programs, syncs=True), Redis(program)), Links()
    try:
        for service in services:
            await asyncio.to_thread(service.start)
        database = services[0].database().rpartition("/")[2]
        ways = {"PostgreSQL": [links.to(services[0].port) for _ in range(3)]}
        ways["Redis"] = [links.to(services[1].port) for _ in range(2)]
        stores = [f"postgresql://emberhall@127.0.0.1:{link.port}/{database}" for link in ways["PostgreSQL"]]
        buses = [f"redis://127.0.0.1:{link.port}" for link in ways["Redis"]]
        servers = [ServerProcess(store, bus) for store, bus in zip(stores, buses, strict=False)]
        cluster = Cluster(stores[-1], servers, chance, *services, links=ways)  # the last is the checker's
        cluster.standby = await asyncio.to_thread(services[0].standby)
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            yield cluster
        finally:
            await cluster.close()
            for service in filter(None, (cluster.postgres, cluster.standby)):
                service.end()
    finally:
        links.close()
        for service in services:
            service.end()


async def run(asked: argparse.Namespace, progress: Progress) -> list[Result]:
    """Run on one store after the other, with an equal share of the games and faults each."""
    results = []
    share = len(asked.store)
    for name in asked.store:
        chance = random.Random(f"{asked.seed} {name} faults")
        with tempfile.TemporaryDirectory() as folder:
            async with on_sqlite(Path(folder), chance) if name == "sqlite" else on_postgres(chance) as cluster:
                cluster.pause = asked.pause
                counts = (asked.games // share, asked.faults // share, asked.tables, asked.words)
                results.append(await Run(name, cluster, asked.seed, *counts).play(progress))
    return results


def lines(result: Result) -> Iterator[str]:
    """The figures, as sentences."""
    faults = ", ".join(
        f"{name} {count} ({result.outages[name]:.1f} s)" for name, count in sorted(result.faults.items())
    )
    yield f"{result.name}: {result.games} games, {result.findings.words:,} words, {result.findings.frames:,} frames."
    yield f"Faults, with the longest until all was healthy again: {faults}."
    if result.refused:
        yield "Refused: " + ", ".join(f"{name} {count}" for name, count in result.refused.most_common()) + "."
    for kind, sentences in result.findings.found.items():
        yield from (f"{kind.upper()}: {sentence}" for sentence in sentences[:5])
    kinds = ("lost", "doubled", "stuck", "secrets", "internal")
    counts = ", ".join(f"{result.findings.count(kind)} {kind}" for kind in kinds)
    yield f"{counts}; the longest a game stood still: {result.longest:.1f} s."


def main() -> int:
    """Run it; return 1 if something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.chaos", description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--faults", type=int, default=24)
    parser.add_argument("--tables", type=int, default=8, help="at the same time")
    parser.add_argument("--words", type=int, default=120, help="after which a game that is not over counts as played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=float, default=60.0, help="seconds of a long pause")
    parser.add_argument("--store", action="append", choices=("sqlite", "postgres"), help="only this one")
    asked = parser.parse_args()
    asked.store = asked.store or ["sqlite", "postgres"]
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # the checker's own connection is hit by the faults too
    console = Console()
    with Bars(console) as progress:
        results = asyncio.run(run(asked, progress))
    for result in results:
        for line in lines(result):
            console.print(line, markup=False, highlight=False)
    return 1 if any(result.findings.found for result in results) else 0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())
