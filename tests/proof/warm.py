"""Warm pytest runs: a process has imported all packages except ours, and forks itself for every run.

A run, and the processes its tests start, may see one changed source: they get a folder of links to the sources, with
the changed one in its place. Nothing is written into the checkout except the bytecode of unchanged sources, without
which every run would compile everything it imports.
"""

import importlib
import importlib.metadata
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PACKAGES = (
    *("alembic", "asyncpg", "cryptography.x509", "httpx", "hypothesis", "msgspec.json", "prometheus_client", "redis"),
    *(
        "redis.asyncio",
        "rich.console",
        "sqlalchemy",
        "sqlalchemy.dialects.postgresql.asyncpg",
        "starlette.applications",
    ),
    *("structlog", "uvicorn", "uvloop", "websockets.asyncio.client", "websockets.sync.client"),
)
OPTIONS = (
    *("-q", "-x", "-m", "not slow", "-o", "timeout=150", "-p", "no:cacheprovider"),
    *("-W", "ignore:Module already imported:pytest.PytestAssertRewriteWarning"),  # they are imported on purpose
)
LOOK = 0.02
NO_TESTS, CRASHED = 5, 70
TOLD = "told.json"


class Ended(NamedTuple):
    """How a run ended: pytest's exit code, the signal that ended it (negative), or None if its time was up; the first
    test that failed, and how long each test took."""

    code: int | None
    failed: str = ""
    seconds: Mapping[str, float] = MappingProxyType({})


class Watch:
    """A plugin that notes the first failing test and each test's CPU time, and lets coverage measure all of them."""

    def __init__(self) -> None:
        self.failed = ""
        self.seconds: dict[str, float] = {}
        self._began = 0.0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for node in {node for item in items for node in item.listchain()}:
            node.own_markers = [mark for mark in node.own_markers if mark.name != "no_cover"]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._began = time.process_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid
        if report.when == "teardown":
            self.seconds[report.nodeid] = round(time.process_time() - self._began, 4)


def warm() -> None:
    """Import what every run needs, including pytest's plugins. Each run imports its own state of our package."""
    for name in PACKAGES:
        importlib.import_module(name)
    for plugin in importlib.metadata.entry_points(group="pytest11"):
        plugin.load()
    assert not any(name.partition(".")[0] == "emberhall" for name in sys.modules), "Ours must not be imported yet."


@contextmanager
def changed_sources(path: Path | None, source: str = "") -> Iterator[Path]:
    """A folder for `sys.path` with all sources, one of them changed."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        top = Path(folder)
        if path is None:
            (top / "emberhall").symlink_to(SOURCES / "emberhall")
        else:
            there, here = SOURCES, top
            for part in path.relative_to(SOURCES).parts[:-1]:
                there, here = there / part, here / part
                here.mkdir()
                for each in there.iterdir():
                    if each != path and each not in path.parents:
                        (here / each.name).symlink_to(each)
            (top / path.relative_to(SOURCES)).write_text(source, "utf-8")
        yield top


def run(sources: Path, tests: Sequence[str], processor: float, wall: float, *more: str) -> Ended:
    """Run tests on these sources in a fork, for at most `processor` CPU seconds and `wall` seconds on the clock.

    If its CPU time is up, the signal SIGXCPU takes the place of pytest's exit code.
    """
    child = os.fork()
    if child == 0:
        _run_here(sources, tests, processor, more)
    try:
        status = _waited(child, wall)
    finally:
        _end_all_of(child)
    told = sources / TOLD
    if status is None:
        return Ended(None)
    if not told.exists():
        return Ended(os.waitstatus_to_exitcode(status) or CRASHED)
    failed, seconds = json.loads(told.read_text("utf-8"))
    return Ended(os.waitstatus_to_exitcode(status), failed, seconds)


def _run_here(sources: Path, tests: Sequence[str], processor: float, more: Sequence[str]) -> None:
    code = CRASHED
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (int(processor) + 1, int(processor) + 5))
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        path = {"PYTHONPATH": f"{sources}{os.pathsep}{ROOT}"}
        os.environ |= {"EMBERHALL_PURE": "1", **path}
        keep_bytecode((sources / "emberhall").is_symlink())
        sys.path.insert(0, str(sources))
        os.chdir(ROOT)
        watch = Watch()
        code = int(pytest.main([*OPTIONS, *more, *tests], plugins=[watch]))
        (sources / TOLD).write_text(json.dumps([watch.failed, watch.seconds]), "utf-8")
    finally:
        os._exit(code)


def keep_bytecode(yes: bool) -> None:
    """Set whether this process, and those it starts, write bytecode of imported modules."""
    sys.dont_write_bytecode = not yes
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if not yes:
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"


def _waited(child: int, wall: float) -> int | None:
    until = time.monotonic() + wall
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status
        time.sleep(LOOK)
    return None


def _end_all_of(child: int) -> None:
    """Kill a run and every process it has started."""
    for ending in (lambda: os.killpg(child, signal.SIGKILL), lambda: os.waitpid(child, 0)):
        try:
            ending()
        except (ProcessLookupError, ChildProcessError):
            continue
