"""Commands as a shell runs them: as real processes, or faster, inside this process."""

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path
from typing import Self

from click.testing import CliRunner, Result

from emberhall.cli import emberhall

ROOT = Path(__file__).parents[2]
ENGLISH = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}


def run(*arguments: str, typed: str | None = None) -> Result:
    """Run a command in this process; unexpected exceptions are raised here, not hidden in the result."""
    result = CliRunner(env=ENGLISH).invoke(emberhall, arguments, input=typed, prog_name="emberhall")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*arguments: str, typed: str | None = None) -> str:
    """Return the message of a command that must refuse its arguments: exit code 2, nothing on stdout."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return " ".join(result.stderr.replace("│", " ").split())


def start(*arguments: str, screen: int | None = None, terminal: int | None = None) -> "subprocess.Popen[str]":
    """Start a command as a process in its own session; stderr goes to `screen`, or all streams to `terminal`."""
    pipe = subprocess.PIPE if terminal is None else terminal
    return subprocess.Popen(
        [sys.executable, "-m", "emberhall", *arguments],
        cwd=ROOT,
        env={**os.environ, **ENGLISH, "TERM": "xterm", "COLUMNS": "100", "LINES": "50"},
        stdin=pipe,
        stdout=pipe,
        stderr=pipe if screen is None else screen,
        text=True,
        start_new_session=True,
    )


class Terminal:
    """A terminal for a command: tests can press keys and wait for output."""

    def __init__(self) -> None:
        self.screen, self.inside = pty.openpty()
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.screen)
        os.close(self.inside)

    def press(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def until(self, pattern: str) -> str:
        """Return the output from now on, up to the first match of a pattern."""
        self.shown = ""
        while re.search(pattern, self.shown, re.DOTALL) is None:
            ready, _, _ = select.select([self.screen], [], [], 30)
            assert ready, f"{pattern!r} did not appear: {self.shown[-500:]!r}"
            self.shown += os.read(self.screen, 65536).decode("utf-8", "replace")
        return self.shown
