"""`make hostile`: very many malformed, wrong, stale, huge and hostile messages, while other people play.

A real server process, tables of all titles played by well-behaved people in this process, and attackers in processes
of their own. Counted: crashes, `internal`, answers of 500, secrets told to anybody, the people's waits, and memory.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress, TaskID

from emberhall.store import open_store
from tests.proof.bars import Bars
from tests.proof.checker import Findings, check
from tests.proof.matches import Match, Told, matches
from tests.proof.processes import ROOT, ServerProcess, settled

LINE = 256 * 1024 * 1024
FOR_EVER = 10**9
WARM_UP = 2.0
SPECTATORS = 1_000_000
"""The connections of attackers are numbered from here."""


@dataclass
class Result:
    """The counts of a run."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    statuses: Counter[str] = field(default_factory=Counter)
    closed: int = 0
    crashes: int = 0
    before: float = 0.0
    parts: list[float] = field(default_factory=list)
    """Memory in megabytes after each part of the attack."""
    after: float = 0.0
    quiet: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)
    unwanted: list[str] = field(default_factory=list)
    games: int = 0

    @property
    def internal(self) -> int:
        failed = sum(count for status, count in self.statuses.items() if status == "500")
        return self.answers["internal"] + failed + self.findings.count("internal")

    @property
    def good(self) -> bool:
        return not self.crashes and not self.internal and not self.findings.found and not self.unwanted


class Siege:
    """One run."""

    def __init__(
        self, messages: int, attackers: int, sockets: int, tables: int, seed: int, calm: float = 8.0, parts: int = 1
    ) -> None:
        self.messages, self.attackers, self.sockets, self.parts = messages, attackers, sockets, parts
        self.tables, self.seed, self.calm = tables, seed, calm
        self.result = Result()
        self._matches: list[Match] = []

    async def run(self, folder: Path, progress: Progress, task: TaskID) -> Result:
        """Play, attack, and check the result."""
        store = str(folder / "hall.db")
        server = ServerProcess(store)
        server.start()
        try:
            people = [asyncio.create_task(self._people(server, number)) for number in range(self.tables)]
            while sum(match.seq > 0 for match in self._matches) < self.tables:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            await asyncio.sleep(WARM_UP)
            self.result.before = server.memory()
            self.result.quiet = self._times()
            for part in range(self.parts):
                await self._attack(server, progress, task, part)
                self.result.parts.append(server.memory())
            self.result.times = self._times()[len(self.result.quiet) :]
            for match in self._matches:
                match.stopped = True
            await asyncio.gather(*people)
            self.result.crashes += not server.alive
            self.result.after = await asyncio.to_thread(settled, server, self.calm)
            self.result.unwanted = server.unwanted
            await self._check(store)
        finally:
            server.end()
        return self.result

    async def _people(self, server: ServerProcess, number: int) -> None:
        """Play at one table after another until cancelled."""
        games = islice(matches(self.seed, FOR_EVER, think=0.1), number, None)
        for match in games:
            self._matches.append(match)
            await match.set_up(lambda: server.address)
            await match.play(lambda: server.address)
            self.result.games += 1
            if match.stopped:
                return

    def _times(self) -> list[float]:
        return [each for match in self._matches for each in match.times]

    async def _attack(self, server: ServerProcess, progress: Progress, task: TaskID, part: int) -> None:
        """Run one part of the attack, with new attackers that know nothing of the previous ones."""
        tables = [match.table for match in self._matches if match.table]
        sent = [0] * self.attackers
        share = self.messages // self.parts // self.attackers
        before, first = self.result.sent, part * self.attackers

        async def one(place: int) -> None:
            number = first + place
            told = {"address": server.address, "tables": tables, "seed": self.seed * 1000 + number}
            told |= {"messages": share, "sockets": self.sockets}
            command = (sys.executable, "-m", "tests.proof.attacker", json.dumps(told))
            process = await asyncio.create_subprocess_exec(*command, stdout=-1, cwd=ROOT, limit=LINE)
            assert process.stdout is not None
            async for line in process.stdout:
                said = json.loads(line)
                sent[place] = said["sent"]
                progress.update(task, completed=before + sum(sent))
                if "answers" in said:
                    self._count(said, number)
            if await process.wait() != 0:
                self.result.findings.add("attackers", f"Attacker {number} ended by itself.")

        await asyncio.gather(*(one(number) for number in range(self.attackers)))

    def _count(self, said: dict[str, Any], number: int) -> None:
        result = self.result
        result.sent += said["sent"]
        result.answers.update(said["answers"])
        result.statuses.update(said["statuses"])
        result.closed += said["closed"]
        by_table = {match.table: match for match in self._matches}
        for connection, text in said["kept"]:
            table = json.loads(text)["table"]
            by_table[table].told.append(Told(None, SPECTATORS * (number + 1) + connection, text))

    async def _check(self, store: str) -> None:
        opened = open_store(store)
        await opened.open()
        for match in self._matches:
            if match.table:
                self.result.findings.take(await check(opened, match))
        await opened.close()


def percentile(times: list[float], share: float) -> str:
    """A percentile in milliseconds, formatted for people."""
    ordered = sorted(times)
    return f"{ordered[int(len(ordered) * share)] * 1000:.1f} ms" if ordered else "none"


def show(console: Console, result: Result) -> None:
    """Print the figures."""
    console.print(f"{result.sent:,} hostile messages, {result.closed:,} connections closed on the attackers.")
    said = ", ".join(f"{name} {count:,}" for name, count in result.answers.most_common())
    console.print(f"Answers: {said}.")
    console.print(
        "HTTP: " + ", ".join(f"{status} {count:,}" for status, count in sorted(result.statuses.items())) + "."
    )
    for name, times in (("before", result.quiet), ("under attack", result.times)):
        figures = f"p50 {percentile(times, 0.5)}, p99 {percentile(times, 0.99)}"
        console.print(f"People's words {name}: {len(times):,}, {figures}.")
    console.print(f"{result.games} games, {result.findings.frames:,} frames compared with the store.")
    if len(result.parts) > 1:
        console.print("Memory after each part: " + ", ".join(f"{each:.0f}" for each in result.parts) + " MB.")
    console.print(f"Memory: {result.before:.0f} MB before, {result.after:.0f} MB after.")
    for kind, sentences in result.findings.found.items():
        for sentence in sentences[:5]:
            console.print(f"[red]{kind}[/red] {sentence}", markup=True, highlight=False)
    for line in result.unwanted[:10]:
        console.print(line, markup=False, style="red")
    leaks = result.findings.count("secrets")
    console.print(f"Crashes {result.crashes}, internal {result.internal}, leaks {leaks}.", style="bold")


def main() -> int:
    """Run it; return 1 if something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--attackers", type=int, default=2, help="processes")
    parser.add_argument("--sockets", type=int, default=3, help="of each attacker")
    parser.add_argument("--tables", type=int, default=5, help="at which people play meanwhile")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", type=int, default=1, help="look at the memory after so many parts")
    asked = parser.parse_args()
    console = Console()
    siege = Siege(asked.messages, asked.attackers, asked.sockets, asked.tables, asked.seed, parts=asked.parts)
    with tempfile.TemporaryDirectory() as folder, Bars(console) as progress:
        task = progress.add_task("hostile messages", total=asked.messages)
        result = asyncio.run(siege.run(Path(folder), progress, task))
    show(console, result)
    return 0 if result.good else 1


if __name__ == "__main__":
    sys.exit(main())
