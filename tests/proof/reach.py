"""Which tests reach a line: each test file is run once with coverage, and the results are cached in `build`.

A result is valid until the test file, or a source it reaches, changes. Processes started by a test are measured too:
the lines they reach count for that test. A killed process reports nothing.
"""

import ast
import fcntl
import hashlib
import json
import os
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from coverage import CoverageData
from coverage.exceptions import CoverageException

from tests.proof import warm
from tests.proof.warm import ROOT, SOURCES

KEPT = ROOT / "build" / "reach"
LONGEST = 1800.0
"""CPU seconds for one test file."""
FURTHER = {
    "games": [
        *("tests/kernel/test_observers.py", "tests/search", "tests/conformance/test_moments.py"),
        "tests/conformance/test_conformance.py",
        *("tests/playthroughs", "tests/records", "tests/perft"),
    ],
    "kernel": [
        *("tests/server/test_forks.py", "tests/server/test_takebacks.py", "tests/search"),
        *("tests/conformance/test_moments.py", "tests/conformance/test_conformance.py", "tests/playthroughs"),
        "tests/records",
    ],
    "store": ["tests/server/test_restart.py", "tests/server/test_faults.py"],
    "wire": ["tests/server/test_malformed.py", "tests/server/test_play.py", "tests/repository"],
}


LEFT_OUT = ("browser", "packaging", "proof")
FEW = 8
"""Test files elsewhere that import a source count if there are at most this many: common modules have their own."""
SOME = 3
"""How many files count as the nearest if none is named after a source or imports it."""
NAMED, IMPORTS, AKIN, MENTIONS, OTHER = range(5)
PROCESSES = """[run]
source = emberhall
parallel = true
sigterm = true
data_file = {folder}/coverage
context = ${{PYTEST_CURRENT_TEST}}
"""
"""The coverage configuration for processes started by a test; pytest sets the name of the test."""
PHASE = re.compile(r"\||\ \((?:setup|call|teardown)\)$")
"""What follows the name of a test in a context."""


class Reached(NamedTuple):
    """What one test file reaches: for each source, its lines and their tests; and how long each test takes."""

    lines: dict[str, dict[int, list[str]]]
    seconds: Mapping[str, float]


def covering(path: Path) -> tuple[list[Path], list[Path]]:
    """The test files for a source: those named after it, importing it or named alike; and all others."""
    parts = parts_of(path)
    room = ROOT / "tests" / parts[0] / (parts[1] if parts[0] == "games" else "")
    near = set(room.rglob("test_*.py"))
    importers = {test for test in _all_tests() if _distance(test, parts) <= IMPORTS} - near
    near |= importers if len(importers) <= FEW else set()
    further: list[Path] = []
    for each in map(ROOT.joinpath, FURTHER.get(parts[0], [])):
        further += sorted(each.rglob("test_*.py")) if each.is_dir() else [each]
    files = sorted(near, key=lambda test: (_distance(test, parts), not test.is_relative_to(room), test))
    files += [test for test in further if test not in near]
    nearest = [test for test in files if _distance(test, parts) <= AKIN] or files[:SOME]
    return nearest, [test for test in files if test not in nearest]


@cache
def _all_tests() -> list[Path]:
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [path for path in files if path.relative_to(ROOT / "tests").parts[0] not in LEFT_OUT]


def parts_of(path: Path) -> tuple[str, ...]:
    """The module path of a source, relative to the package."""
    return path.relative_to(SOURCES / "emberhall").with_suffix("").parts


@cache
def _distance(test: Path, parts: tuple[str, ...]) -> int:
    stem, module = test.stem.removeprefix("test_"), parts[-1]
    if stem.rstrip("s") == module.rstrip("s") and test.relative_to(ROOT / "tests").parts[0] == parts[0]:
        return NAMED
    text = test.read_text("utf-8")
    if re.search(rf"\bemberhall\.{re.escape('.'.join(parts))}\b", text):
        return IMPORTS
    if {each.rstrip("s") for each in stem.split("_")} & {each.rstrip("s") for each in module.split("_")}:
        return AKIN
    return MENTIONS if re.search(rf"\b{module}\b", text) else OTHER


def tests_of(path: Path, line: int, file: Path) -> list[tuple[float, str]]:
    """The tests of a file that reach a line of a source, with their seconds, fastest first.

    Code that runs when a module is imported is reached by every test that reaches any part of the module, and by the
    tests of files that import it by name; a module that only has values is reached by all tests of its folder.
    """
    found = reached(file)
    lines = found.lines.get(str(path.relative_to(ROOT)), {})
    span = span_of(path.read_text("utf-8"), line)
    there = [] if span is None else [lines[at] for at in span if at in lines]
    if there and not any(there):
        span = None  # a function that is only called while the module is imported
    wanted = {test for at, tests in lines.items() if span is None or at in span for test in tests}
    if span is None:
        near = file.is_relative_to(ROOT / "tests" / parts_of(path)[0]) and only_values(path.read_text("utf-8"))
        if near or _distance(file, parts_of(path)) <= IMPORTS:
            wanted |= set(found.seconds)
    return sorted((found.seconds.get(test, 0.0), test) for test in wanted)


@cache
def only_values(source: str) -> bool:
    """True if a module has no functions, so that no test ever reaches one of its lines."""
    return not any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in ast.walk(ast.parse(source)))


@cache
def span_of(source: str, line: int) -> range | None:
    """The lines of the statement at a line, without nested statements; None outside functions."""
    found: tuple[ast.stmt, bool] | None = None
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(source), False)]
    while waiting:
        node, inside = waiting.pop()
        if isinstance(node, ast.stmt) and _is_at(node, line) and (found is None or node.lineno >= found[0].lineno):
            found = node, inside
        inner = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        waiting += [(child, inner) for child in ast.iter_child_nodes(node)]
    if found is None or not found[1]:
        return None
    statement = found[0]
    body = getattr(statement, "body", [])
    end = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    return range(statement.lineno, max(end, statement.lineno) + 1)


def _is_at(statement: ast.stmt, line: int) -> bool:
    return statement.lineno <= line <= (statement.end_lineno or statement.lineno)


@cache
def reached(file: Path) -> Reached:
    """What a test file reaches, from the cache or by running it."""
    kept = _kept(file)
    found = _read(kept, file)
    if found is not None:
        return found
    with _alone(kept):
        found = _read(kept, file) or _look(file)
        part = kept.with_suffix(".part")
        part.write_text(json.dumps({"digest": _digest(file, found.lines), **_packed(found)}), "utf-8")
        part.rename(kept)
    return found


def _kept(file: Path) -> Path:
    return KEPT / f"{file.relative_to(ROOT).with_suffix('')}.json".replace("/", "-")


def in_turn(files: Iterable[Path]) -> Iterator[Path]:
    """Test files in their order, except that those another process is running now come last."""
    busy = []
    for file in files:
        if _is_looked_at(_kept(file).with_suffix(".lock")):
            busy.append(file)
        else:
            yield file
    yield from busy


def _is_looked_at(lock: Path) -> bool:
    if not lock.exists():
        return False
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def _read(kept: Path, file: Path) -> Reached | None:
    """The cached result, if it is still valid."""
    if not kept.exists():
        return None
    before = json.loads(kept.read_text("utf-8"))
    good = before["digest"] == _digest(file, before["lines"])
    return _unpacked(before["lines"], before["seconds"]) if good else None


@contextmanager
def _alone(kept: Path) -> Iterator[None]:
    """Let only one process run a test file for its coverage; others wait for it."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _packed(found: Reached) -> dict[str, Any]:
    """Replace the names of tests by numbers, since names would be repeated for every line."""
    number = {test: place for place, test in enumerate(found.seconds)}
    lines = {
        source: {at: [number[test] for test in tests if test in number] for at, tests in each.items()}
        for source, each in found.lines.items()
    }
    return {"lines": lines, "seconds": dict(found.seconds)}


def _unpacked(lines: dict[str, dict[str, list[int]]], seconds: dict[str, float]) -> Reached:
    tests = list(seconds)
    found = {
        source: {int(at): [tests[number] for number in numbers] for at, numbers in each.items()}
        for source, each in lines.items()
    }
    return Reached(found, seconds)


def _look(file: Path) -> Reached:
    """Run the tests of a file and return what they reach; retry once if one failed, as may happen on a busy machine."""
    found, failed = _looked(file)
    return _looked(file)[0] if failed else found


def _looked(file: Path) -> tuple[Reached, bool]:
    with warm.changed_sources(None) as sources, tempfile.TemporaryDirectory() as folder:
        processes = Path(folder) / "processes.ini"
        processes.write_text(PROCESSES.format(folder=folder), "utf-8")
        watched = {"COVERAGE_FILE": str(Path(folder) / "coverage"), "COVERAGE_PROCESS_START": str(processes)}
        os.environ |= watched
        more = ("--cov=emberhall", "--cov-context=test", "--cov-report=", "--cov-fail-under=0", "--maxfail=1000")
        ended = warm.run(sources, [str(file.relative_to(ROOT))], LONGEST, 2 * LONGEST, *more)
        for name in watched:
            del os.environ[name]
        if ended.code is None:
            raise RuntimeError(f"The tests of {file} do not come to an end.")
        return Reached(_lines(Path(folder)), ended.seconds), bool(ended.failed)


def _lines(folder: Path) -> dict[str, dict[int, list[str]]]:
    lines: dict[str, dict[int, list[str]]] = {}
    for path in folder.glob("coverage*"):
        data = CoverageData(str(path))
        try:
            data.read()
        except CoverageException:  # from a process that was killed while writing
            continue
        for name in data.measured_files():
            source = Path(name)
            if not source.is_relative_to(SOURCES):
                continue
            own = lines.setdefault(str(source.relative_to(ROOT)), {})
            for at, contexts in data.contexts_by_lineno(name).items():
                tests = {PHASE.split(context)[0] for context in contexts} - {""}
                own[at] = sorted({*own.get(at, []), *tests})  # empty if only an import reaches it
    return lines


def _digest(file: Path, sources: Iterable[str]) -> str:
    """The digest of a test file and the sources it reaches."""
    found = hashlib.sha256(file.read_bytes())
    for source in sorted(sources):
        found.update(_digest_of(ROOT / source))
    return found.hexdigest()


@cache
def _digest_of(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes() if path.exists() else b"").digest()
