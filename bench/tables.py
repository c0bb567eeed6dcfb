"""Load on one server process: many tables, a socket on every seat, random words. `python -m bench.tables --json`.

Measured: from sending a move until the last screen of its table has the update; and moves per second. The clients
live in a second process. Two loads: people who think a little, and screens that answer as fast as they can.
"""

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.screens import Play, Screen

SEATS = 4


# --- the clients' process


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used; zero where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def call(line: http.client.HTTPConnection, method: str, path: str, token: str = "", **body: Any) -> Any:
    """One request; the answer's JSON."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    line.request(method, path, json.dumps(body) if body else None, headers)
    answer = line.getresponse()
    data = answer.read()
    if answer.status >= 400:
        raise ConnectionError(f"{method} {path}: {data.decode()}")
    return json.loads(data)


def furnish(host: str, port: int, tables: int, think: float) -> list[tuple[Play, list[str]]]:
    """Tables with a guest on every seat, dealt; each with the tokens in seat order."""
    line = http.client.HTTPConnection(host, port)
    made = []
    for number in range(tables):
        tokens = [call(line, "POST", "/api/guests", name=f"Guest {seat}")["token"] for seat in range(SEATS)]
        table = call(line, "POST", "/api/tables", tokens[0], title="dualis", seats=SEATS)["id"]
        for token in tokens[1:]:
            call(line, "POST", f"/api/tables/{table}/seats", token, nonce="bench-nonce")
        call(line, "POST", f"/api/tables/{table}/start", tokens[0])
        made.append((Play(table, think, random.Random(number)), tokens))
    return made


async def play(host: str, port: int, tables: int, seconds: float, think: float, pid: int) -> dict[str, Any]:
    """Play for some seconds, or until a game ends; what was measured."""
    loop = asyncio.get_running_loop()
    games = await asyncio.to_thread(furnish, host, port, tables, think)
    there = asyncio.Semaphore(0)
    screens = []
    for game, tokens in games:
        for token in tokens:
            _, screen = await loop.create_connection(
                lambda game=game, token=token: Screen(f"{host}:{port}", token, game, there.release),  # type: ignore[misc]
                host,
                port,
            )
            screens.append(screen)
    async with asyncio.timeout(60):
        for _ in screens:
            await there.acquire()
    for game, _ in games:
        game.screens = SEATS
        game.times.clear()
    used, began, ends = cpu_seconds(pid), time.perf_counter(), time.perf_counter() + seconds
    while time.perf_counter() < ends and not any(game.over for game, _ in games):  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    lasted, used = time.perf_counter() - began, cpu_seconds(pid) - used
    times = sorted(value for game, _ in games for value in game.times)
    for screen in screens:
        screen.close()
    if not times:
        raise RuntimeError("No move arrived: the server is not playing.")
    return {
        "tables": tables,
        "screens": tables * SEATS,
        "think": think,
        "seconds": round(lasted, 2),
        "moves": len(times),
        "moves per second": round(len(times) / lasted, 1),
        "p50 ms": round(times[len(times) // 2] * 1000, 2),
        "p99 ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "worst ms": round(times[-1] * 1000, 2),
        "server cpu": round(used / lasted, 3),
        "server cpu ms per move": round(used / len(times) * 1000, 3),
        "refused": sum(game.refused for game, _ in games),
    }


# --- the process that measures


def serve(folder: Path) -> tuple[subprocess.Popen[str], str, int]:
    """One server process on a file of its own."""
    command = [sys.executable, "-m", "emberhall", "serve", "--port", "0", "--pace", "0"]
    command += ["--database", str(folder / "bench.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    found = re.search(r"http://([^:]+):(\d+)", process.stdout.readline())
    assert found, "the server did not start"
    return process, found[1], int(found[2])


def measure(tables: int, seconds: float, think: float) -> dict[str, Any]:
    """A fresh server, and clients in a second process."""
    with tempfile.TemporaryDirectory() as folder:
        process, host, port = serve(Path(folder))
        with process:
            command = [sys.executable, "-m", "bench.tables", "--clients", f"{host}:{port}"]
            command += ["--tables", str(tables), "--seconds", str(seconds), "--think", str(think)]
            command += ["--pid", str(process.pid)]
            clients = subprocess.run(command, capture_output=True, text=True, check=False)
            process.send_signal(signal.SIGTERM)
        if clients.returncode:
            raise RuntimeError(clients.stderr)
        found: dict[str, Any] = json.loads(clients.stdout)
        return found


def draw(console: Console, found: list[dict[str, Any]]) -> None:
    """The figures as a table."""
    table = Table(title="One server process, a socket on every seat: from move to last screen")
    for heading in ("tables", "screens", "think", "moves/s", "p50 ms", "p99 ms", "worst ms", "of a core"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in found:
        thinking = f"~{row['think']:g} s" if row["think"] else "none"
        figures = [f"{row[name]:.1f}" for name in ("p50 ms", "p99 ms", "worst ms")]
        moves = f"{row['moves per second']:,.0f}"
        core = f"{row['server cpu']:.0%}"
        table.add_row(str(row["tables"]), str(row["screens"]), thinking, moves, *figures, core)
    console.print(table)


def run(tables: int, seconds: float) -> list[dict[str, Any]]:
    """Both loads, one after the other."""
    return [measure(tables, seconds, think) for think in (1.0, 0.0)]


def main() -> None:
    """Measure, or be the clients."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each load")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--clients", metavar="HOST:PORT", help=argparse.SUPPRESS)
    parser.add_argument("--think", type=float, default=1.0, help=argparse.SUPPRESS)
    parser.add_argument("--pid", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.clients:
        host, _, port = given.clients.partition(":")
        figures = _fast_run(play(host, int(port), given.tables, given.seconds, given.think, given.pid))
        print(json.dumps(figures))
        return
    console = Console(stderr=given.json)
    with console.status(f"{given.tables} tables, {given.tables * SEATS} screens"):
        found = run(given.tables, given.seconds)
    print(json.dumps(found, indent=2)) if given.json else draw(console, found)


def _fast_run(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


if __name__ == "__main__":
    main()
