"""`make release`: build sdist, compiled wheel and static folder, try each in a clean environment, write checksums.

The version is the one in pyproject.toml. The changelog is cut for it, and its section becomes the release notes. The
wheel is tried on the Python it was built with. On every other Python of this machine that the package allows, the
source archive is installed, which compiles the engines there.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from tools.release.artifacts import ROOT, build_folder, build_packages, write_checksums
from tools.release.interpreters import VERSIONS, interpreters
from tools.release.notes import ChangelogError, cut, section
from tools.release.trial import Trial, TrialError, try_folder, try_package

CHANGELOG = ROOT / "CHANGELOG.md"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "release", help="emptied first (dist/release)")
    parser.add_argument("--quick", action="store_true", help="try the wheel on this Python only")
    parser.add_argument("--dirty", action="store_true", help="release what is not committed, to try this command")
    chosen = parser.parse_args()
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    try:
        release(version, chosen.out.resolve(), quick=chosen.quick, dirty=chosen.dirty)
    except (ChangelogError, TrialError, subprocess.CalledProcessError) as problem:
        raise SystemExit(f"{version} is not released: {problem}") from problem


def release(version: str, out: Path, *, quick: bool, dirty: bool) -> None:
    """Build, try and sum up; the first thing that fails ends it."""
    CHANGELOG.write_text(cut(CHANGELOG.read_text("utf-8"), version, time.strftime("%Y-%m-%d", time.gmtime())), "utf-8")
    notes = section(CHANGELOG.read_text("utf-8"), version)
    if not dirty and _git("status", "--porcelain"):
        raise ChangelogError("there are changes that are not committed (the changelog may just have been cut).")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    (out / f"emberhall-{version}-notes.md").write_text(notes, "utf-8")
    trials: list[Trial] = []
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with tempfile.TemporaryDirectory() as trials_in, Progress(*columns, console=Console(stderr=True)) as progress:
        home = Path(trials_in)
        with _step(progress, "build the static folder"):
            folder, static = build_folder(out, version)
        with _step(progress, "build the source archive and the wheel"):
            archive, wheel = build_packages(out, folder)
        for name, python in interpreters().items():
            ours = name == f"{sys.version_info.major}.{sys.version_info.minor}"
            if ours or not quick:
                with _step(progress, f"install, serve and play on Python {name}"):
                    trials.append(try_package(wheel if ours else archive, python, name, home / name))
        with _step(progress, "play in the folder, without a server and a network"):
            try_folder(static, home / "static")
    write_checksums(out)
    _report(out, trials)


@contextmanager
def _step(progress: Progress, description: str) -> Iterator[None]:
    """One line of the progress, with the time it takes."""
    task = progress.add_task(description, total=1)
    yield
    progress.update(task, completed=1)


def _git(*command: str) -> str:
    return subprocess.run(("git", *command), cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def _report(out: Path, trials: list[Trial]) -> None:
    console = Console()
    files = Table("file", "size", title=str(out))
    for path in sorted(out.iterdir()):
        files.add_row(path.name, f"{path.stat().st_size / 1e6:.2f} MB")
    console.print(files)
    table = Table("Python", "engines", "installed, served and played in")
    for trial in trials:
        table.add_row(trial.python, f"{trial.engines}, and interpreted", f"{trial.seconds:.0f} s")
    for missing in sorted(set(VERSIONS) - {trial.python for trial in trials}):
        table.add_row(missing, "not tried: not on this machine, or left out", "")
    console.print(table)


if __name__ == "__main__":
    main()
