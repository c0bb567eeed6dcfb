"""`make mutate`: a sample of mutants of the kernel, games, server, store and wire; does a test notice each?

A mutant lies in a copy of the sources, never in the checkout, and only the tests of its room run, those of its own
module first, until one fails or time is up. Engines run interpreted. Survivors are listed. Without make:
`.venv/bin/python -m tests.proof.mutate --mutants 300 --processes 4`.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console

from tests.proof.bars import Bars
from tests.proof.mutants import Mutant, count, mutant

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
ROOMS = ("kernel", "games", "server", "store", "wire")
LEFT_OUT = ("migrations", "legacy", "__init__", "generate")
KILLED, SURVIVED, TIMED_OUT = "killed", "survived", "undecided when time was up"
NO_TESTS = 5


FURTHER = {
    "games": ["tests/conformance/test_conformance.py", "tests/playthroughs", "tests/records", "tests/perft"],
    "kernel": ["tests/conformance/test_conformance.py", "tests/playthroughs", "tests/records"],
    "store": ["tests/server/test_restart.py", "tests/server/test_faults.py"],
    "wire": ["tests/server/test_malformed.py", "tests/server/test_play.py", "tests/repository"],
}


def covering(path: Path) -> list[str]:
    """The tests of a source, nearest first: named after it, those that mention it, the room's, further ones."""
    parts = path.relative_to(SOURCES / "emberhall").with_suffix("").parts
    room, module = parts[0], parts[-1]
    folder = ROOT / "tests" / room / (parts[1] if room == "games" else "")
    files = sorted(folder.rglob("test_*.py"), key=lambda test: (_distance(test, module), test))
    further = [each for each in FURTHER.get(room, []) if (ROOT / each).exists()]
    return [str(each.relative_to(ROOT)) for each in files] + further


def _distance(test: Path, module: str) -> int:
    stem = test.stem.removeprefix("test_")
    if stem.rstrip("s") == module.rstrip("s"):
        return 0
    return 1 if re.search(rf"\b{module}\b", test.read_text("utf-8")) else 2


def sample(rooms: tuple[str, ...], wanted: int, seed: int) -> list[Mutant]:
    """So many mutants: first a file by its share of lines, then any mutant of it."""
    chance = random.Random(seed)
    files = [path for room in rooms for path in sorted((SOURCES / "emberhall" / room).rglob("*.py"))]
    files = [path for path in files if not any(each in str(path) for each in LEFT_OUT)]
    weights = [len(path.read_text("utf-8").splitlines()) for path in files]
    found: dict[tuple[str, int, str], Mutant] = {}
    while len(found) < wanted:
        path = chance.choices(files, weights)[0]
        source = path.read_text("utf-8")
        if all_of_it := count(source):
            made = mutant(str(path), source, chance.randrange(all_of_it))
            found[made.path, made.line, made.what] = made
    return list(found.values())


def tried(changed: Mutant, limit: float) -> tuple[str, float]:
    """What becomes of a mutant, and after how many seconds."""
    path = Path(changed.path)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        copied = Path(folder) / "src"
        shutil.copytree(SOURCES, copied, ignore=shutil.ignore_patterns("*.so", "__pycache__", "engines.stamp"))
        (copied / path.relative_to(SOURCES)).write_text(changed.source, "utf-8")
        extra = {"PYTHONPATH": f"{copied}{os.pathsep}{ROOT}", "EMBERHALL_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        for chosen in batches(covering(path)):
            left = limit - (time.monotonic() - began)
            command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--timeout=60"]
            command += ["-m", "not slow", *chosen]
            try:
                ended = subprocess.run(
                    command,
                    cwd=ROOT,
                    env={**os.environ, **extra},
                    capture_output=True,
                    timeout=max(1.0, left),
                    check=False,
                )
            except subprocess.TimeoutExpired:
                return TIMED_OUT, time.monotonic() - began
            if ended.returncode not in {0, NO_TESTS}:
                return KILLED, time.monotonic() - began
    return SURVIVED, time.monotonic() - began


def batches(tests: list[str]) -> Iterator[list[str]]:
    """The nearest two by themselves, since they are quick and most likely to notice; then all others."""
    yield tests[:2]
    if tests[2:]:
        yield tests[2:]


def main() -> int:
    """Try them; 1 when fewer were killed than wished."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.mutate", description=__doc__)
    parser.add_argument("--mutants", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", action="append", choices=ROOMS, help="only this one")
    parser.add_argument("--processes", type=int, default=1, help="so many mutants at once")
    parser.add_argument("--limit", type=float, default=600.0, help="seconds for a mutant")
    parser.add_argument("--least", type=float, default=0.0, help="the share that must be killed")
    asked = parser.parse_args()
    console = Console()
    chosen = sample(tuple(asked.room or ROOMS), asked.mutants, asked.seed)
    fates: Counter[str] = Counter()
    with Bars(console) as progress, ThreadPoolExecutor(asked.processes) as pool:
        task = progress.add_task("mutants", total=len(chosen))
        running = {pool.submit(tried, each, asked.limit): each for each in chosen}
        for done in as_completed(running):
            each, (fate, seconds) = running[done], done.result()
            fates[fate] += 1
            progress.advance(task)
            if fate != KILLED:
                place = f"{Path(each.path).relative_to(ROOT)}:{each.line}"
                progress.console.print(f"{fate}: {place}: {each.what} ({seconds:.0f} s)", highlight=False)
    share = fates[KILLED] / len(chosen)
    console.print(f"{fates[KILLED]} of {len(chosen)} mutants were noticed, {share:.0%}; seed {asked.seed}.")
    return 0 if share >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main())
