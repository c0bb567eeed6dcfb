"""`make mutate`: a sample of mutants of the kernel, games, server, store and wire; does a test notice each?

A mutant lies in a folder of links to the sources, never in the checkout, and only those tests run that reach its line,
the nearest and quickest first, until one fails; those further off are asked when every mutant has had its nearest. A
failure counts if that test passes without the change: a busy machine kills no mutant. Engines run interpreted.
Survivors are listed, and what was found is kept in `build/mutants`: a run that was stopped goes on where it was.
Without make: `.venv/bin/python -m tests.proof.mutate --mutants 300`.
"""

import argparse
import compileall
import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from tests.proof import warm
from tests.proof.bars import Bars
from tests.proof.mutants import Mutant, count, mutant
from tests.proof.reach import covering, in_turn, tests_of
from tests.proof.warm import NO_TESTS, ROOT, SOURCES

KEPT = ROOT / "build" / "mutants"
ROOMS = ("kernel", "games", "server", "store", "wire")
LEFT_OUT = ("migrations", "legacy", "__init__", "generate")
KILLED, SURVIVED, UNREACHED = "killed", "survived", "reached by no test"
LATER = "not noticed by the nearest tests"
ENOUGH = 400
"""At most this many tests of one file run for a mutant, the fastest ones."""
MOST = 120.0
"""CPU seconds of all tests for a mutant; slower tests are left out."""
LEAST = 1.0
MORE = 4.0
"""Each run of tests may take this many seconds more than the one before."""
SPARE = 20.0
"""CPU seconds that tests may take beyond five times their usual time."""
LONG, WALL = 300.0, 1200.0


Timed = tuple[float, str]


class Fate(NamedTuple):
    """What became of a mutant, by which test, and after how many seconds."""

    fate: str
    test: str
    seconds: float


def files_of(rooms: Iterable[str]) -> list[Path]:
    """The sources of some rooms, each a folder or a module below the package, such as `server/people`."""
    files: list[Path] = []
    for room in rooms:
        path = SOURCES / "emberhall" / room
        files += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return [path for path in files if not any(each in str(path) for each in LEFT_OUT)]


def room(text: str) -> str:
    """A folder or module of the package, as the command line names it."""
    if not files_of([text]):
        raise argparse.ArgumentTypeError(f"{text!r} is no folder or module of the package, such as 'server/people'.")
    return text


def sample(rooms: Iterable[str], wanted: int, seed: int) -> list[Mutant]:
    """A random sample of mutants: choose a file weighted by its lines, then any mutant of it."""
    chance = random.Random(seed)
    files = files_of(rooms)
    weights = [len(path.read_text("utf-8").splitlines()) for path in files]
    results: dict[tuple[str, int, str], Mutant] = {}
    while len(results) < wanted:
        path = chance.choices(files, weights)[0]
        source = path.read_text("utf-8")
        if all_of_it := count(source):
            made = mutant(str(path), source, chance.randrange(all_of_it))
            results[made.path, made.line, made.what] = made
    return list(results.values())


def tried(changed: Mutant, most: float, far: bool) -> Fate:
    """Try a mutant with its nearest tests, or with the others, for at most this many CPU seconds."""
    began, path, fate = time.monotonic(), Path(changed.path), UNREACHED
    with warm.changed_sources(path, changed.source) as sources:
        for tests in rounds(path, changed.line, most, far):
            fate = SURVIVED
            failed = noticed(sources, tests)
            if failed is not None:
                return Fate(KILLED, failed, time.monotonic() - began)
    return Fate(fate, "", time.monotonic() - began)


def rounds(path: Path, line: int, most: float, far: bool) -> Iterator[list[Timed]]:
    """The tests that reach a line: first those of one file, then larger and larger groups, since a run has a cost."""
    gathered: list[Timed] = []
    wanted = 0.0
    for file in in_turn(covering(path)[far]):
        if most < LEAST:
            break
        for seconds, name in tests_of(path, line, file)[:ENOUGH]:
            if seconds <= most:
                most -= seconds
                gathered.append((seconds, name))
        if gathered and sum(seconds for seconds, _ in gathered) >= wanted:
            yield gathered
            gathered, wanted = [], wanted + MORE
    if gathered:
        yield gathered


def noticed(sources: Path, tests: list[Timed]) -> str | None:
    """The test that fails because of the change, if any."""
    while tests:
        names = [name for _, name in tests]
        budget = SPARE + 5 * sum(seconds for seconds, _ in tests)
        ended = warm.run(sources, names, budget, WALL)
        if ended.code in (0, NO_TESTS):
            return None
        if ended.code is None:  # a deadlock, or the machine is too busy
            return names[0] if passes(names) else None
        if not ended.failed or passes([ended.failed]):  # a crash, an endless loop, or a failing test
            return ended.failed or names[0]
        tests = tests[names.index(ended.failed) + 1 :] if ended.failed in names else []
    return None


def passes(tests: list[str]) -> bool:
    """True if tests pass without any change."""
    with warm.changed_sources(None) as sources:
        return warm.run(sources, tests, LONG, WALL).code == 0


class Kept:
    """Results of earlier runs for mutants of the current sources."""

    def __init__(self, seed: int) -> None:
        self._path = KEPT / f"{seed}.jsonl"
        self._found: dict[str, list[Any]] = {}
        if self._path.exists():
            self._found = dict(map(json.loads, self._path.read_text("utf-8").splitlines()))

    def of(self, changed: Mutant) -> Fate | None:
        found = self._found.get(_key(changed))
        return None if found is None else Fate(*found)

    def add(self, changed: Mutant, fate: Fate) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._found[_key(changed)] = list(fate)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([_key(changed), fate]) + "\n")


def _key(changed: Mutant) -> str:
    place = Path(changed.path).relative_to(ROOT)
    return hashlib.sha256(f"{place} {changed.line} {changed.what} {changed.source}".encode()).hexdigest()


def fates(chosen: list[Mutant], kept: Kept, again: bool, processes: int, most: float) -> Iterator[tuple[Mutant, Fate]]:
    """Each mutant with its fate, in the order in which they become known."""
    near, far = [], []
    for each in chosen:
        known = kept.of(each)
        if known is None or (again and known.fate not in (KILLED, LATER)):
            near.append(each)
        elif known.fate == LATER:
            far.append(each)
        else:
            yield each, known
    with ProcessPoolExecutor(processes, get_context("spawn"), warm.warm) as pool:
        running = {pool.submit(tried, each, most, False): (each, False) for each in near}
        running |= {pool.submit(tried, each, most, True): (each, True) for each in far}
        while running:
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                each, was_far = running.pop(done)
                fate = _whole(kept.of(each), done.result()) if was_far else done.result()
                if was_far or fate.fate == KILLED:
                    kept.add(each, fate)
                    yield each, fate
                else:
                    kept.add(each, Fate(LATER, fate.fate, fate.seconds))
                    running[pool.submit(tried, each, most, True)] = each, True  # after all that are waiting


def _whole(near: Fate | None, far: Fate) -> Fate:
    """The fate of a mutant after both its nearest tests and the others."""
    assert near is not None
    return Fate(near.test if far.fate == UNREACHED else far.fate, far.test, near.seconds + far.seconds)


def main() -> int:
    """Try a sample; return 1 if too few mutants were killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.mutate", description=__doc__)
    parser.add_argument("--mutants", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--room", action="append", type=room, help="only this one, such as server/people")
    parser.add_argument("--processes", type=int, default=1, help="so many mutants at once")
    parser.add_argument("--again", action="store_true", help="try survivors of an earlier run once more")
    parser.add_argument("--most", type=float, default=MOST, help="seconds of the processor of tests for a mutant")
    parser.add_argument("--least", type=float, default=0.0, help="the share that must be killed")
    asked = parser.parse_args()
    console = Console()
    chosen = sample(asked.room or ROOMS, asked.mutants, asked.seed)
    counted: Counter[str] = Counter()
    how = (asked.again, asked.processes, asked.most)
    compileall.compile_dir(SOURCES, quiet=2)
    with Bars(console) as progress:
        task = progress.add_task("mutants", total=len(chosen))
        for each, (fate, test, seconds) in fates(chosen, Kept(asked.seed), *how):
            counted[fate] += 1
            progress.advance(task)
            place = f"{Path(each.path).relative_to(ROOT)}:{each.line}"
            said = f"{fate}: {place}: {each.what} ({seconds:.0f} s) {test}"
            if fate != KILLED or not console.is_terminal:
                progress.console.print(said, highlight=False, soft_wrap=True, markup=False, emoji=False)
    share = counted[KILLED] / len(chosen)
    console.print(f"{counted[KILLED]} of {len(chosen)} mutants were noticed, {share:.0%}; seed {asked.seed}.")
    return 0 if share >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main())
