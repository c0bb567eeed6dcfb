"""Tries a package as a stranger would: a fresh environment, a few games of bots, a server, and a whole game on it."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from tools.release.artifacts import ROOT

LEVEL = "greedy"
PATIENCE = 60.0  # seconds for a server to answer


class TrialError(RuntimeError):
    """The package does not do what it should."""


@dataclass(frozen=True)
class Trial:
    """What one interpreter made of a package."""

    python: str
    engines: str
    seconds: float


def try_package(package: Path, python: Path, version: str, home: Path) -> Trial:
    """Install `package` for `python` into a fresh environment under `home`, and play with it, compiled or not."""
    began = time.monotonic()
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    environment = home / "venv"
    _run(python, "-m", "venv", environment, home=home)
    commands = environment / "bin"
    _run(ROOT / "tools" / "install.sh", commands / "python", package, home=home)
    engines = (
        "compiled" if "engines compiled" in _run(commands / "emberhall", "--version", home=home) else "interpreted"
    )
    for pure in ("", "1"):
        for title, seats in titles_in(commands, home):
            bots = ",".join([LEVEL] * seats)
            command = (commands / "emberhall", "simulate", title, "--seats", bots, "--games", "2", "--json")
            _run(*command, home=home, EMBERHALL_PURE=pure)
    _play_on_server(commands, home, built=package.suffix == ".whl")
    return Trial(version, engines, time.monotonic() - began)


def titles_in(commands: Path, home: Path) -> list[tuple[str, int]]:
    """Every title that was installed, with the fewest bots who can play it against each other."""
    code = "from emberhall import load, titles\nfor t in titles(): print(t, min(n for n in load(t).seats if n > 1))"
    lines = _run(commands / "python", "-c", code, home=home).splitlines()
    return [(title, int(seats)) for title, seats in map(str.split, lines)]


def _play_on_server(commands: Path, home: Path, *, built: bool) -> None:
    """Start the installed server and let the program of docs/protocol.md play a game on it.

    A built package also has the folder that browsers may keep.
    """
    programs = re.findall(r"```python\n(.*?)```", (ROOT / "docs/protocol.md").read_text("utf-8"), re.DOTALL)
    (home / "bot.py").write_text(programs[0], "utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command: list[str | Path] = [commands / "emberhall", "serve", "--port", str(port), "--database", home / "games.db"]
    with (home / "server.log").open("w") as log:
        server = subprocess.Popen(command, cwd=home, env=_stranger(), stdout=log, stderr=subprocess.STDOUT)
        try:
            _await_page(f"http://127.0.0.1:{port}/", server, home / "server.log")
            if built:
                _await_page(f"http://127.0.0.1:{port}/device/", server, home / "server.log")
            said = _run(commands / "python", home / "bot.py", f"http://127.0.0.1:{port}", home=home)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=20)
    if "winners:" not in said:
        raise TrialError(f"The game on the installed server did not end: {said!r}")


def _await_page(url: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:  # noqa: S310 (our own server)
                if b"<title>" in answer.read():
                    return
        except OSError:
            pass
        if server.poll() is not None or time.monotonic() > deadline:
            raise TrialError(f"The installed server does not serve the page:\n{log.read_text('utf-8')}")
        time.sleep(0.1)


def try_folder(archive: Path, home: Path) -> None:
    """Unpack the folder and play in it, in a browser, with its host closed in the middle of a game."""
    shutil.rmtree(home, ignore_errors=True)
    shutil.unpack_archive(archive, home)
    (folder,) = home.iterdir()
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "tests/browser/test_folder.py"]
    environment = {**os.environ, "EMBERHALL_FOLDER": str(folder)}
    process = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if process.returncode:
        raise TrialError(f"The folder does not play:\n{process.stdout[-4000:]}")


def _run(*command: str | Path, home: Path, **environment: str) -> str:
    process = subprocess.run(
        command, cwd=home, env={**_stranger(), **environment}, capture_output=True, text=True, check=False
    )
    if process.returncode:
        raise TrialError(f"{' '.join(map(str, command))} failed:\n{process.stdout[-2000:]}\n{process.stderr[-2000:]}")
    return process.stdout


def _stranger() -> dict[str, str]:
    """The environment without what this checkout has set."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("EMBERHALL_", "PYTHON", "COV"))}
