"""The Pythons of this machine that a release is tried on: one of each minor version that the package allows."""

import os
import shutil
import subprocess
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def interpreters() -> dict[str, Path]:
    """A working interpreter for each version that this machine has; the missing ones are left out."""
    named = {version: _first(version) for version in VERSIONS}
    return {version: path for version, path in named.items() if path is not None}


def _first(version: str) -> Path | None:
    named = shutil.which(f"python{version}")
    on_path = [Path(named)] if named else []
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    installed = sorted(pyenv.glob(f"{version}.*/bin/python"))
    return next((path for path in (*installed, *on_path) if _is(path, version)), None)


def _is(path: Path, version: str) -> bool:
    command = [str(path), "-c", "import sys, ssl, sqlite3, venv; print('%d.%d' % sys.version_info[:2])"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    return answer.returncode == 0 and answer.stdout.strip() == version
