"""What holds for every test: in CI a part that is missing is a failure, never a skip; Ctrl-C can be tested."""

import gc
import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from tests import forked

if TYPE_CHECKING:
    from _typeshed import TraceFunction

    from tests.services import Postgres, Redis

TOGETHER = ("tests/packaging/", "tests/server/test_workers.py")
"""Tests that share something costly; of any other file each test goes to whoever is free."""
WATCHING: "pytest.StashKey[TraceFunction | None]" = pytest.StashKey()


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Hands tests to workers one by one and in their order, but those of TOGETHER to one worker."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(TOGETHER) else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    config.option.loadscopereorder = False  # else the largest scopes come first, whatever `turn` says
    return Scheduling(config, log)


def turn(item: pytest.Item) -> tuple[bool, bool]:
    """Browsers first, together: a worker's Chromium ends with the last browser test in a row. Then all others.

    Of both, the slow ones first: none of them is left to run alone while the other processor has nothing to do.
    """
    slow = item.get_closest_marker("slow") is not None or item.nodeid.startswith(TOGETHER)
    return not item.nodeid.startswith("tests/browser/"), not slow


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=turn)


def skipped(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", [])) if reporter is not None else 0


def is_worker(config: pytest.Config) -> bool:
    """Whether this is one of xdist's workers: they leave the counting to the session that started them."""
    return hasattr(config, "workerinput")


def pytest_configure() -> None:
    assert forked.PLACE in os.environ, "The nursery has a name before the workers of xdist start: they share it."
    # A shell starts background work with SIGINT ignored, and what the tests start would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def watched(watching: "TraceFunction | None") -> Iterator[None]:
    before = sys.gettrace()
    sys.settrace(watching)
    try:
        yield
    finally:
        sys.settrace(before)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Who watches lines does so in tests and fixtures: pytest's own work between them would take twice as long too."""
    item.config.stash[WATCHING] = sys.gettrace()
    with watched(None):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_fixture_setup(request: pytest.FixtureRequest) -> Generator[None, object, object]:
    with watched(request.config.stash[WATCHING]):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Nobody watches the lines of a test that is marked so: pytest-cov forgets that in the workers of xdist."""
    unseen = pyfuncitem.get_closest_marker("no_cover") is not None
    with watched(None if unseen else pyfuncitem.config.stash[WATCHING]):
        return (yield)


def pytest_collection_finish() -> None:
    # What was imported and collected stays: looking through all of it for garbage takes a twentieth of the time.
    gc.freeze()
    gc.set_threshold(50_000)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if os.environ.get("CI") and not is_worker(session.config) and skipped(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    number = skipped(config)
    if os.environ.get("CI") and number:
        terminalreporter.write_line(
            f"CI is set and {number} tests were skipped: a missing part fails the run.", red=True
        )


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """A PostgreSQL for all tests that need one; each takes a database of its own."""
    from tests.services import Postgres, needed
    from tools import services

    server = Postgres(needed(services.postgres(), "PostgreSQL"))
    server.start()
    yield server
    server.end()


@pytest.fixture(scope="session")
def redis_server() -> "Iterator[Redis]":
    from tests.services import Redis, needed
    from tools import services

    server = Redis(needed(services.redis(), "Redis"))
    server.start()
    yield server
    server.end()


@pytest.fixture
def redis(redis_server: "Redis") -> "Redis":
    """A Redis that has nothing."""
    redis_server.say(b"FLUSHALL\r\n")
    return redis_server
