"""What holds for every test: in CI a part that is missing is a failure, never a skip; Ctrl-C can be tested."""

import gc
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from pytest_rerunfailures import ClientStatusDB, StatusDB
from xdist.scheduler import LoadScopeScheduling

from tests import forked
from tests.scheduling import Scheduling, turn

if TYPE_CHECKING:
    from tests.services import Postgres, Redis


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    config.option.loadscopereorder = False  # else the largest scopes come first, whatever `turn` says
    return Scheduling(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=turn)


def skipped(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", [])) if reporter is not None else 0


def is_worker(config: pytest.Config) -> bool:
    """Whether this is one of xdist's workers: they leave the counting to the session that started them."""
    return hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    assert forked.PLACE in os.environ, "The fork server has a name before the workers of xdist start: they share it."
    # A shell starts background work with SIGINT ignored, and what the tests start would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.option.numprocesses and not is_worker(config):
        # pytest-cov watches here too, where no test runs: what workers report would take twice as long to read.
        sys.settrace(None)
        threading.settrace(None)
    else:
        gc.disable()  # until all is collected: what is imported and collected stays


def pytest_sessionstart(session: Any) -> None:
    # Workers would count tries together, for tests that crash a worker; `Scheduling` gives none of those to another.
    # Each test would ask over a socket that delays small messages, and wait 40 ms for nothing.
    if isinstance(getattr(session.config, "failures_db", None), ClientStatusDB):
        session.config.failures_db.sock.close()
        session.config.failures_db = StatusDB()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Nobody watches the lines of a test that is marked so: pytest-cov forgets that in the workers of xdist."""
    if not item.get_closest_marker("no_cover"):
        return (yield)
    watching = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)


def pytest_collection_finish() -> None:
    # Looking through all that for garbage takes a fifth of the time to collect it, and later a twentieth of all time.
    gc.freeze()
    gc.set_threshold(50_000)
    gc.enable()


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
