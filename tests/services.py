"""The tests' own PostgreSQL and Redis, on free loopback ports; each can be stopped and started again."""

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from emberhall.store.postgres.store import PostgresStore

WAIT = 30.0
USER = "postgres"
"""The user that runs PostgreSQL when the tests run as root, since PostgreSQL refuses to run as root."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def aside(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine to its end, even while an event loop is running in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def needed(path: Path | None, name: str) -> Path:
    """Return the path of a required program. If it is missing, the test is skipped; in CI it fails."""
    if path is None:
        sentence = f"{name} was not found; tools/services.py says what to install."
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return path


class Service:
    """A server process with a folder of its own."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"emberhall-{name}-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def user(self) -> str | None:
        return None

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, user=self.user(), cwd=self.folder)
        until = time.monotonic() + WAIT
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.02)

    def answers(self) -> bool:
        raise NotImplementedError

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def end(self) -> None:
        self.stop(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis(Service):
    """A Redis without persistence."""

    def __init__(self, program: Path) -> None:
        super().__init__("redis")
        self._program = program

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        plain = ["--bind", "127.0.0.1", "--appendonly", "no", "--daemonize", "no", "--save"]
        return [str(self._program), "--port", str(self.port), *plain, "", "--dir", str(self.folder)]

    def answers(self) -> bool:
        return self.say(b"PING\r\n") == b"+PONG\r\n"

    def say(self, line: bytes) -> bytes:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 5) as connection:
                connection.sendall(line)
                return connection.recv(100)
        except OSError:
            return b""


class Postgres(Service):
    """A PostgreSQL whose data need not survive a crash of the machine, unless it syncs."""

    def __init__(self, programs: Path, *, syncs: bool = False, copied: "Postgres | None" = None) -> None:
        """With `copied`, a standby that follows another one."""
        super().__init__("postgres")
        self._programs = programs
        self._syncs = syncs
        self._numbers = itertools.count(1)
        self._made = False
        if (user := self.user()) is not None:
            shutil.chown(self.folder, user)
        if copied is not None:
            source = ("-h", "127.0.0.1", "-p", str(copied.port), "-U", "emberhall")
            self._do("pg_basebackup", *source, "-D", self._data, "-R", "-c", "fast")
            return
        quick = ("--auth", "trust", "--no-sync", "--username", "emberhall", "--encoding", "UTF8", "--no-instructions")
        self._do("initdb", "--pgdata", self._data, *quick, "--locale", "C.UTF-8")

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _do(self, program: str, *options: str) -> None:
        command = [str(self._programs / program), *options]
        subprocess.run(command, check=True, capture_output=True, user=self.user(), cwd=self.folder)

    def standby(self) -> "Postgres":
        """A standby that has all that is acknowledged from now on, running."""
        other = Postgres(self._programs, syncs=self._syncs, copied=self)
        other.start()
        aside(self.execute("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"))
        return other

    def promote(self) -> None:
        """End being a standby: from now on this one is written to."""
        aside(self.execute("postgres", "SELECT pg_promote()"))

    def user(self) -> str | None:
        if os.geteuid() != 0:
            return None
        known = {each.pw_name for each in pwd.getpwall()}
        return USER if USER in known else "nobody"

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on" if self._syncs else "off",  # only a crash of the machine would lose data
            "shared_buffers": "16MB",
            "max_connections": 100,
            "autovacuum": "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", self._data, *options]

    def answers(self) -> bool:
        try:
            aside(self.execute("postgres"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def url(self, database: str) -> str:
        return f"postgresql://emberhall@127.0.0.1:{self.port}/{database}"

    async def execute(self, database: str, *statements: str) -> None:
        connection = await asyncpg.connect(self.url(database), timeout=5)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    def empty(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        aside(self.execute("postgres", f"CREATE DATABASE {name}"))
        return self.url(name)

    def database(self) -> str:
        """The address of a fresh database with the whole schema."""
        if not self._made:
            aside(self.execute("postgres", "CREATE DATABASE ready"))
            aside(_open(self.url("ready")))
            self._made = True
        name = f"test{next(self._numbers)}"
        aside(self.execute("postgres", f"CREATE DATABASE {name} TEMPLATE ready"))
        return self.url(name)


async def _open(url: str) -> None:
    store = PostgresStore(url)
    await store.open()
    await store.close()
