"""`make attack`: the attackers of `tests/proof/attackers.py` one after another, against a server with live tables.

Printed for each: how often it tried, and how long the well-behaved people at the other tables waited for their own
words, and how long the slowest write to the same disk took, which everybody waits for; in the end the server's memory
before and after. Limits are a server's defaults, except those that would keep so many people from coming from one
address. Ends with 1 when somebody had to wait too long, or memory did not come back.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.proof.attackers import ATTACKS
from tests.proof.hostile import percentile
from tests.proof.matches import Match, matches
from tests.proof.processes import ROOT, ServerProcess, settled

LIMITS: dict[str, Any] = {
    "spare_loopback": False,
    "guests": [2000, 0.05],
    "tables": [200, 0.2],
    "requests": [3000, 0.005],
    "connections_per_address": 400,
}
WAIT, GROWTH = 0.25, 20.0
"""Seconds that 99 of 100 words may take, and megabytes that memory may have grown by in the end."""
WARM_UP = 5.0
CALM = 20.0
WRITES = 0.1
"""Seconds between two measurements of the disk."""


def written(file: Path) -> float:
    """Seconds that a small durable write takes while the server writes too."""
    began = time.perf_counter()
    with file.open("wb") as out:
        out.write(bytes(4096))
        out.flush()
        os.fsync(out.fileno())
    return time.perf_counter() - began


class Attack:
    """One run."""

    def __init__(self, tables: int, seconds: float, names: list[str], console: Console) -> None:
        self.tables, self.seconds, self.names, self.console = tables, seconds, names, console
        self.rows: list[tuple[str, str, list[float], float, float]] = []
        self._writes: list[float] = []
        self.before = self.after = 0.0
        self.unwanted: list[str] = []
        self._matches: list[Match] = []

    async def run(self, folder: Path) -> None:
        """Run all attacks while people play."""
        server = ServerProcess(str(folder / "hall.db"), **LIMITS, messages=[60, 0.05], bytes=[2**21, 2**-18], ahead=240)
        server.start()
        people = [asyncio.create_task(self._watch_disk(folder / "probe"))]
        try:
            for number in range(self.tables):
                people.append(asyncio.create_task(self._people(server, number)))
                await asyncio.sleep(0.05)
            while sum(match.seq > 0 for match in self._matches) < self.tables:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
            await asyncio.sleep(WARM_UP)
            self.before = server.memory()
            await self._attacked(server, None)
            for name in self.names:
                await self._attacked(server, name)
            self.after = await asyncio.to_thread(settled, server, CALM)
            self.unwanted = server.unwanted
        finally:
            for match in self._matches:
                match.stopped = True
            await asyncio.gather(*people, return_exceptions=True)
            server.end()

    async def _watch_disk(self, file: Path) -> None:
        while not any(match.stopped for match in self._matches):
            self._writes.append(await asyncio.to_thread(written, file))
            await asyncio.sleep(WRITES)

    async def _people(self, server: ServerProcess, number: int) -> None:
        """Play one game after another, at about a word a second."""
        for match in islice(matches(1, 10**9, think=1.0), number, None, self.tables):
            self._matches.append(match)
            await match.set_up(lambda: server.address)
            await match.play(lambda: server.address)
            match.told.clear()
            if match.stopped:
                return

    async def _attacked(self, server: ServerProcess, name: str | None) -> None:
        """Run one attacker for its time, or none, and note the figures."""
        seen = {id(match): len(match.times) for match in self._matches}
        tried = ""
        self._writes.clear()
        if name is None:
            await asyncio.sleep(self.seconds)
        else:
            command = (sys.executable, "-m", "tests.proof.attackers", name, server.address, str(self.seconds))
            process = await asyncio.create_subprocess_exec(*command, stdout=-1, cwd=ROOT)
            said, _ = await process.communicate()
            tried = said.decode().strip() or "failed"
        times = [value for match in self._matches for value in match.times[seen.get(id(match), 0) :]]
        disk = max(self._writes, default=0.0)
        self.rows.append((name or "nobody", tried, times, disk, server.memory()))
        waits = f"{len(times)} words, p99 {percentile(times, 0.99)}"
        waits += f", slowest write {percentile([disk], 0)}"
        self.console.print(f"{name or 'nobody'}: {tried or 'no'} tries, {waits}, {server.memory():.0f} MB")

    def show(self) -> bool:
        """Print the figures; return whether they are good."""
        table = Table(title=f"{self.tables} live tables, {self.seconds:g} s of each attack")
        for heading in ("attack", "tries", "words", "p50", "p99", "worst", "disk", "MB"):
            table.add_column(heading, justify="left" if heading == "attack" else "right")
        for name, tried, times, disk, memory in self.rows:
            shares = [percentile(times, share) for share in (0.5, 0.99)]
            worst = [percentile([value], 0) for value in (max(times, default=0), disk)]
            table.add_row(name, tried, str(len(times)), *shares, *worst, f"{memory:.0f}")
        self.console.print(table)
        self.console.print(f"Memory: {self.before:.0f} MB before, {self.after:.0f} MB after.")
        for line in self.unwanted[:10]:
            self.console.print(line, markup=False, style="red")
        slow = [name for name, _, times, *_ in self.rows if not times or sorted(times)[int(len(times) * 0.99)] > WAIT]
        failed = [name for name, tried, *_ in self.rows if tried in ("failed", "0")]
        if slow:
            self.console.print(f"People waited more than {WAIT * 1000:g} ms: {', '.join(slow)}.", style="red")
        if failed:
            self.console.print(f"These attackers did not get to it: {', '.join(failed)}.", style="red")
        return not slow and not failed and not self.unwanted and self.after - self.before <= GROWTH


def main() -> int:
    """Run it; return 1 if an attack did harm."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each attack")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--folder", help="where the database lies; a folder in memory leaves the disk out of it")
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="one of them")
    asked = parser.parse_args()
    attack = Attack(asked.tables, asked.seconds, asked.only or list(ATTACKS), Console())
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        asyncio.run(attack.run(Path(folder)))
    return 0 if attack.show() else 1


if __name__ == "__main__":
    sys.exit(main())
