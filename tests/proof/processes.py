"""Server processes for these tests: started with any settings on a fixed port, ended and started again.

Their logs go through a pipe, so that a full disk affects only the database.
"""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import IO, Any

from tests.services import free_port

ROOT = Path(__file__).parents[2]
START = 60.0
PROGRAM = """
import json, sys
from emberhall.server.host.run import serve
from emberhall.server.settings import Rate
from emberhall.world import clock

if __name__ == "__main__":
    wishes = {key: Rate(*value) if isinstance(value, list) else value for key, value in json.loads(sys.argv[1]).items()}
    if float(sys.argv[2]):
        clock.skew(float(sys.argv[2]))
    sys.exit(serve(say=lambda line: print(line, flush=True), **wishes))
"""
PLENTY = [1_000_000_000, 0.000001]
UNLIMITED: dict[str, Any] = {
    "pace": 0.0,
    "messages": PLENTY,
    "changes": PLENTY,
    "guests": PLENTY,
    "bytes": PLENTY,
    "ahead": 1_000_000,
    "bot_workers": 1,
}
"""Limits are tested elsewhere (tests/server/test_attacks.py); here they would only stop the attacks early."""
UNWANTED = re.compile(r'"level": "(?:error|critical)"|^(?:ERROR|CRITICAL)|Traceback')
"""Log lines that no client may be able to cause."""


class ServerProcess:
    """One server; it keeps its address when it is started again."""

    def __init__(self, store: str, bus: str | None = None, **wishes: Any) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log: deque[str] = deque(maxlen=2000)
        self.unwanted: list[str] = []
        self.process: subprocess.Popen[str] | None = None
        self.skew = 0.0
        """By how many seconds it is wrong about the date, from its next start on."""
        self._settings = json.dumps({**UNLIMITED, "database": store, "bus": bus, "port": self.port, **wishes})

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self, wait: bool = True) -> None:
        """Start it, and wait until it listens."""
        command = [sys.executable, "-c", PROGRAM, self._settings, str(self.skew)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True
        )
        threading.Thread(target=self._follow, args=(self.process,), daemon=True).start()
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until it listens."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        if not process.stdout.readline():
            raise RuntimeError("The server did not start:\n" + "".join(list(self.log)[-20:]))

    def _follow(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        with process.stderr as lines:
            self._read(lines)

    def _read(self, lines: IO[str]) -> None:
        for line in lines:
            self.log.append(line)
            if UNWANTED.search(line) and len(self.unwanted) < 100:
                self.unwanted.append(line.rstrip()[:1500])

    def send(self, number: signal.Signals) -> None:
        """Send a signal if the process is alive."""
        if self.alive:
            os.kill(self.pid, number)

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it and its bot workers, and wait for that."""
        if self.process is None:
            return
        self.send(how)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.send(signal.SIGKILL)
            self.process.wait()
        if how == signal.SIGKILL:
            _end_group(self.process.pid)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    # --- what it costs

    def memory(self) -> float:
        """Resident megabytes."""
        return memory_of(self.pid)

    def cpu(self) -> float:
        """CPU seconds used so far, without its bot workers."""
        return cpu_of(self.pid)


def _end_group(pid: int) -> None:
    try:
        os.killpg(pid, signal.SIGKILL)
    except OSError:
        return  # the whole group has ended


def memory_of(pid: int) -> float:
    """Resident megabytes of a process; zero if the system does not say."""
    try:
        text = Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return 0.0
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024


def cpu_of(pid: int) -> float:
    """CPU seconds used by a process; zero if the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def settled(server: ServerProcess, seconds: float = 8.0) -> float:
    """A server's memory once it is idle: the minimum over some seconds."""
    least = server.memory()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        time.sleep(0.5)
        least = min(least, server.memory())
    return least
