"""The clients' process of a load: set up tables, open a socket for every seat, play, and print the figures.

A move is timed from its sending until the last screen of its table has the update; all screens share one clock.
"""

import asyncio
import http.client
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.load.screens import Screen, Socket, Table
from bench.titles import entries

WORK: dict[str, dict[str, Any]] = {
    title: {"seats": entry.seats} | ({"options": entry.options} if entry.options else {})
    for title, entry in entries().items()
}
"""What a table of each title is asked for."""
LOOK = 0.02
HALF = 0.5
THERE = 120.0


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used; zero if the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident megabytes of a process; zero if the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/statm").read_text("utf-8")
    except OSError:
        return 0.0
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def tree(pid: int) -> list[int]:
    """A process and all its descendants, as far as the system tells."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(path.parent.name)] = int(path.read_text("utf-8").rsplit(")", 1)[1].split()[1])
        except (OSError, IndexError):
            continue  # it has ended meanwhile
    family = [pid]
    for each in family:
        family += [child for child, parent in parents.items() if parent == each]
    return family


def cpu_of_tree(pid: int) -> float:
    """The processor time of a process and all its descendants."""
    return sum(cpu_seconds(each) for each in tree(pid))


def call(line: http.client.HTTPConnection, method: str, path: str, token: str = "", **body: Any) -> Any:
    """Send one request; return the answer's JSON."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    line.request(method, path, json.dumps(body) if body else None, headers)
    answer = line.getresponse()
    data = answer.read()
    if answer.status >= 400:
        raise ConnectionError(f"{method} {path}: {data.decode()}")
    return json.loads(data)


def furnish(host: str, port: int, titles: list[str], tables: int, think: float) -> list[tuple[Table, list[str]]]:
    """Started tables with a guest on every seat, of all titles in turn; each with the tokens in seat order."""
    line = http.client.HTTPConnection(host, port)
    tables_and_tokens = []
    for number in range(tables):
        title = titles[number % len(titles)]
        wish = WORK[title]
        tokens = [call(line, "POST", "/api/guests", name=f"Guest {seat}")["token"] for seat in range(wish["seats"])]
        table = call(line, "POST", "/api/tables", tokens[0], title=title, **wish)["id"]
        for token in tokens[1:]:
            call(line, "POST", f"/api/tables/{table}/seats", token, nonce="bench-nonce")
        call(line, "POST", f"/api/tables/{table}/start", tokens[0])
        tables_and_tokens.append((Table(table, think, random.Random(number)), tokens))
    return tables_and_tokens


class Load:
    """Tables and their screens, and the server process to watch."""

    def __init__(self, wishes: dict[str, Any]) -> None:
        self.host, self.port, self.pid = wishes["host"], wishes["port"], wishes["pid"]
        self.titles, self.count = wishes["titles"], wishes["tables"]
        self.seconds, self.think = wishes["seconds"], wishes["think"]
        self.moves = wishes.get("moves", 10**9)
        self.settle: float = wishes.get("settle", 0.0)
        """Seconds before the first move: meanwhile, processes that have no screen of a table put it to sleep."""
        self.beside: dict[str, int] = wishes.get("beside", {})
        """Other processes to watch, by name: databases, a server of several processes."""
        self.counted: bool = wishes.get("counted", False)
        """Whether valgrind runs the server, and is asked to count its instructions while we play."""
        self.tables: list[Table] = []
        self.screens: list[Socket] = []

    def furnish(self) -> list[tuple[Table, list[str]]]:
        return furnish(self.host, self.port, self.titles, self.count, self.think)

    def screen(self, table: Table, token: str, ready: Callable[[], None]) -> Socket:
        """A client for a seat."""
        return Screen(f"{self.host}:{self.port}", token, table, ready)

    async def open(self) -> dict[str, float]:
        """Set up and connect; return the server's memory per table and per socket, in kilobytes."""
        loop = asyncio.get_running_loop()
        empty = memory(self.pid)
        tables_and_tokens = await asyncio.to_thread(self.furnish)
        furnished = memory(self.pid)
        there = asyncio.Semaphore(0)
        for table, tokens in tables_and_tokens:
            table.screens = len(tokens)
            self.tables.append(table)
            for token in tokens:
                _, screen = await loop.create_connection(
                    lambda table=table, token=token: self.screen(table, token, there.release),  # type: ignore[misc]
                    self.host,
                    self.port,
                )
                self.screens.append(screen)
        async with asyncio.timeout(THERE):
            for _ in self.screens:
                await there.acquire()
        watched = memory(self.pid)
        return {
            "kB per table": round((furnished - empty) * 1024 / len(self.tables), 1),
            "kB per socket": round((watched - furnished) * 1024 / len(self.screens), 1),
        }

    async def play(self) -> dict[str, Any]:
        """Play for some seconds, a number of moves, or until half of the games are over; return the figures."""
        weight = await self.open()
        await asyncio.sleep(self.settle)
        before = sum(table.seq for table in self.tables)
        used, began = cpu_seconds(self.pid), time.perf_counter()
        own = time.process_time()
        others = {name: cpu_of_tree(pid) for name, pid in self.beside.items()}
        self._count("on")
        for table in self.tables:
            table.go()
        while time.perf_counter() - began < self.seconds and self._moved() - before < self.moves:
            await asyncio.sleep(LOOK)
            if sum(table.over for table in self.tables) > HALF * len(self.tables):
                break
        self._count("off")
        lasted, used = time.perf_counter() - began, cpu_seconds(self.pid) - used
        moves = self._moved() - before
        weight["clients ms per move"] = round((time.process_time() - own) / max(1, moves) * 1000, 4)
        for name, then in others.items():
            weight[f"{name} ms per move"] = round((cpu_of_tree(self.beside[name]) - then) / max(1, moves) * 1000, 4)
        times = sorted(value for table in self.tables for value in table.times)
        for screen in self.screens:
            screen.close()
        if not times:
            raise RuntimeError("No move arrived: the server is not playing.")
        return {**self._figures(times, moves, lasted, used), **weight, "MB": round(memory(self.pid), 1)}

    def _count(self, switch: str) -> None:
        if self.counted:
            command = ["callgrind_control", f"--instr={switch}", str(self.pid)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    def _moved(self) -> int:
        return sum(table.seq for table in self.tables)

    def _figures(self, times: list[float], moves: int, lasted: float, used: float) -> dict[str, Any]:
        shares = {"p50 ms": 0.5, "p95 ms": 0.95, "p99 ms": 0.99}
        return {
            "tables": len(self.tables),
            "screens": len(self.screens),
            "think": self.think,
            "seconds": round(lasted, 2),
            "moves": moves,
            "moves per second": round(moves / lasted, 1),
            **{name: round(times[int(len(times) * share)] * 1000, 2) for name, share in shares.items()},
            "worst ms": round(times[-1] * 1000, 2),
            "cpu": round(used / lasted, 3),
            "cpu ms per move": round(used / moves * 1000, 4),
            "refused": sum(table.refused for table in self.tables),
        }


def run(work: Any) -> Any:
    """Run on uvloop if it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def main() -> None:
    """Play as told on the command line."""
    print(json.dumps(run(Load(json.loads(sys.argv[1])).play())))


if __name__ == "__main__":
    main()
