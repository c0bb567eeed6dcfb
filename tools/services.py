"""Find the PostgreSQL and the Redis that the tests start, and install Debian's where that is possible.

Prints where they are. Valkey works as well as Redis. `EMBERHALL_POSTGRES` names PostgreSQL's bin folder, and
`EMBERHALL_REDIS` a Redis that is elsewhere.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.chromium import root_prefix

REDIS = ("redis-server", "valkey-server")
NEEDED = ("initdb", "postgres")
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin", "/usr/local/pgsql/bin")


def postgres() -> Path | None:
    """The bin folder of the newest PostgreSQL."""
    named = os.environ.get("EMBERHALL_POSTGRES")
    program = shutil.which("initdb")
    folders = [Path(named)] if named else [path for place in PLACES for path in Path("/").glob(place[1:])]
    if program and not named:
        folders.append(Path(program).resolve().parent)
    whole = [folder for folder in folders if all((folder / name).exists() for name in NEEDED)]
    return max(whole, key=_version, default=None)


def _version(folder: Path) -> float:
    number = folder.parent.name.rpartition("-")[2].rpartition("@")[2]
    return float(number) if number.replace(".", "", 1).isdigit() else 0.0


def redis() -> Path | None:
    """A Redis, or a Valkey."""
    names = (os.environ["EMBERHALL_REDIS"],) if "EMBERHALL_REDIS" in os.environ else REDIS
    return next((Path(path) for name in names if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's packages of what is missing, if this is such a system and we are allowed to."""
    prefix = root_prefix()
    if prefix is None or shutil.which("apt-get") is None:
        return
    missing = [*(["postgresql"] if postgres() is None else []), *(["redis-server"] if redis() is None else [])]
    print(f"Installing the system's packages of {' and '.join(missing)} for the tests.", file=sys.stderr, flush=True)
    # The tests start their own servers: the packages must not start any.
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    apt = [*prefix, "apt-get", "-y", "-qq", "-o=Dpkg::Use-Pty=0"]
    for command in (["update"], ["install", "--no-install-recommends", *missing]):
        subprocess.run([*apt, *command], env=quiet, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    """Print where both are, installing them if necessary."""
    if postgres() is None or redis() is None:
        install()
    programs = {"PostgreSQL": postgres(), "Redis or Valkey": redis()}
    for name, path in programs.items():
        print(f"{name}: {path}" if path else f"{name} was not found.", file=sys.stderr if path is None else sys.stdout)
    if None in programs.values():
        print(
            "The tests of several processes need both. Install `postgresql` and `redis-server` with your package "
            "manager, or name them with EMBERHALL_POSTGRES and EMBERHALL_REDIS.",
            file=sys.stderr,
        )
        return 1 if os.environ.get("CI") else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
