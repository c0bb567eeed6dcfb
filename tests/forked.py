"""Processes forked from a fork server that has already imported the server (`tests/forkserver.py`).

Starting Python and importing the server takes most of a second of CPU time, and the tests would do it hundreds of
times; a fork takes 10 ms. A forked process is like any other, with its own arguments, streams and environment.
tests/server/test_run.py tests that everything starts from scratch.
"""

import asyncio
import atexit
import fcntl
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, Any, Self

ROOT = Path(__file__).parents[1]
START = 60.0
PLACE = "EMBERHALL_FORKSERVER"
Stream = int | IO[str] | IO[bytes] | None


class Forked:
    """A process forked by the fork server, with the interface of `subprocess.Popen` and text streams."""

    def __init__(
        self,
        arguments: Sequence[str],
        *,
        stdin: Stream = None,
        stdout: Stream = None,
        stderr: Stream = None,
        cwd: Path = ROOT,
        env: Mapping[str, str] | None = None,
        start_new_session: bool = False,
    ) -> None:
        """Start `python ARGUMENTS`: `-m MODULE` or `-c CODE`, and their arguments."""
        self.args = arguments
        self.returncode: int | None = None
        order = {
            "arguments": list(arguments),
            "cwd": str(cwd),
            "env": dict(os.environ if env is None else env),
            "alone": start_new_session,
        }
        pipes = [Pipe(wish, number) for number, wish in enumerate((stdin, stdout, stderr))]
        self.line = connect()
        socket.send_fds(self.line, [json.dumps(order).encode()], [pipe.theirs for pipe in pipes])
        self.stdin, self.stdout, self.stderr = [pipe.ours() for pipe in pipes]
        self.pid = int(self.line.recv(100))

    def poll(self) -> int | None:
        if self.returncode is None and select.select([self.line], [], [], 0)[0]:
            self.heard(self.line.recv(100))
        return self.returncode

    def heard(self, said: bytes) -> None:
        """Take the exit code that the fork server has sent."""
        self.returncode = int(said)
        self.line.close()

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self.line], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(self.args, timeout or 0.0)
            self.heard(self.line.recv(100))
        assert self.returncode is not None
        return self.returncode

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Wait for the process to end and return the rest of its stdout and stderr."""
        self.wait(timeout)
        said = [stream.read() if stream is not None else "" for stream in (self.stdout, self.stderr)]
        self._close()
        return said[0], said[1]

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _close(self) -> None:
        for stream in (self.stdin, self.stdout, self.stderr):
            if stream is not None:
                stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._close()
        self.wait()


class Pipe:
    """Both ends of a stream of a process about to be forked."""

    def __init__(self, wish: Stream, number: int) -> None:
        self._number = number
        self._ours: int | None = None
        self._made = True
        if wish == subprocess.PIPE:
            ends = os.pipe()
            self.theirs, self._ours = ends if number == 0 else ends[::-1]
        elif wish == subprocess.DEVNULL:
            self.theirs = os.open(os.devnull, os.O_RDWR)
        else:
            self._made = False
            self.theirs = number if wish is None else wish if isinstance(wish, int) else wish.fileno()

    def ours(self) -> IO[str] | None:
        """Return our end, if there is one; close theirs, which is no longer needed here."""
        if self._made:
            os.close(self.theirs)
        return None if self._ours is None else os.fdopen(self._ours, "w" if self._number == 0 else "r")


class Worker:
    """A forked worker of a server, with the interface of `asyncio.subprocess.Process`."""

    def __init__(self, forked: Forked, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._forked = forked
        self.pid, self.kill = forked.pid, forked.kill
        self.stdin, self.stdout = writer, reader

    @property
    def returncode(self) -> int | None:
        if self._forked.poll() is not None:
            self.stdin.close()
        return self._forked.returncode

    async def wait(self) -> int:
        try:
            if self._forked.poll() is None:
                self._forked.line.setblocking(False)
                self._forked.heard(await asyncio.get_running_loop().sock_recv(self._forked.line, 100))
        except asyncio.CancelledError:  # the loop ends before the worker does
            self._forked.line.close()
            raise
        finally:
            self.stdin.close()
        return self._forked.wait()


start_anew = asyncio.create_subprocess_exec
BOTS = "emberhall.server.minds.botworker"


async def fork_worker(*arguments: str, env: Mapping[str, str]) -> Worker:
    """Fork a worker that is connected by a socket pair."""
    ours, theirs = socket.socketpair()
    with theirs:
        forked = Forked(arguments, stdin=theirs.fileno(), stdout=theirs.fileno(), env=env)
    return Worker(forked, *await asyncio.open_connection(sock=ours))


async def fork_workers(program: str, *arguments: str, **wishes: Any) -> Worker | asyncio.subprocess.Process:
    """Replacement for `asyncio.create_subprocess_exec`: bot workers are forked, other processes start as usual."""
    if arguments[1] != BOTS:
        return await start_anew(program, *arguments, **wishes)
    return await fork_worker(*arguments, env=wishes["env"])


def connect() -> socket.socket:
    """Connect to the fork server of this run; the first process to need it starts it."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    if line.connect_ex(str(DOOR)):
        with (DOOR.parent / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if line.connect_ex(str(DOOR)):
                start_forkserver()
                line.connect(str(DOOR))
    return line


@cache
def be_ready() -> None:
    """Start the fork server before an event loop runs, since waiting for it would block the loop."""
    connect().close()


def start_forkserver() -> None:
    """Start a fork server that ends with this process, or later, once nobody waits for its forked processes."""
    DOOR.unlink(missing_ok=True)
    process = subprocess.Popen([sys.executable, "-m", "tests.forkserver", str(DOOR)], stdin=subprocess.PIPE, cwd=ROOT)
    atexit.register(end_forkserver, process)
    until = time.monotonic() + START
    while not DOOR.exists():
        assert process.poll() is None, "the fork server did not start"
        assert time.monotonic() < until, "the fork server did not start in time"
        time.sleep(0.02)


def end_forkserver(process: subprocess.Popen[bytes]) -> None:
    """Close its input without waiting for its end: others may still wait for its forked processes."""
    assert process.stdin is not None
    process.stdin.close()


def make_door() -> Path:
    """Where the fork server of this run listens. Pytest's workers and forked processes share the first process's."""
    if PLACE not in os.environ:
        folder = tempfile.mkdtemp(prefix="emberhall-forkserver-")
        os.environ[PLACE] = f"{folder}/door"
        atexit.register(shutil.rmtree, folder)
    return Path(os.environ[PLACE])


DOOR = make_door()
