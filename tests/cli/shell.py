"""Commands as a shell runs them: real processes, and quicker ones inside this process."""

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from emberhall.cli import emberhall

ROOT = Path(__file__).parents[2]
ENGLISH = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}


def run(*arguments: str, typed: str | None = None) -> Result:
    """A command within this process; what goes wrong unforeseen is raised here, not hidden in a result."""
    result = CliRunner(env=ENGLISH).invoke(emberhall, arguments, input=typed, prog_name="emberhall")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*arguments: str, typed: str | None = None) -> str:
    """What a command says that must refuse its arguments: exit code 2, nothing on the standard output."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return " ".join(result.stderr.replace("│", " ").split())


def start(*arguments: str) -> "subprocess.Popen[str]":
    """A command as a process of its own, in a session of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "emberhall", *arguments],
        cwd=ROOT,
        env={**os.environ, **ENGLISH},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
