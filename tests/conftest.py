"""Setup for every test: in CI a missing dependency is a failure, never a skip; tests can send Ctrl-C."""

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
    config.option.loadscopereorder = False  # else xdist runs the largest scopes first and ignores `turn`
    return Scheduling(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=turn)


def skipped(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", [])) if reporter is not None else 0


def is_worker(config: pytest.Config) -> bool:
    """True in an xdist worker. Only the session that started the workers counts skipped tests."""
    return hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    assert forked.PLACE in os.environ, "The fork server has a name before the workers of xdist start: they share it."
    # A shell starts background jobs with SIGINT ignored, and processes started by the tests would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.option.numprocesses and not is_worker(config):
        # No test runs here, but pytest-cov traces it too, which would double the time to read the workers' reports.
        sys.settrace(None)
        threading.settrace(None)
    else:
        gc.disable()  # until collection ends: imported modules and collected tests stay alive anyway


def pytest_sessionstart(session: Any) -> None:
    # Workers share a count of reruns for the sake of tests that crash a worker, which `Scheduling` never reassigns.
    # Each test would query it over a socket that delays small messages, and wait 40 ms for nothing.
    if isinstance(getattr(session.config, "failures_db", None), ClientStatusDB):
        session.config.failures_db.sock.close()
        session.config.failures_db = StatusDB()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Switch off tracing for tests marked `no_cover`: pytest-cov ignores the marker in xdist workers."""
    if not item.get_closest_marker("no_cover"):
        return (yield)
    watching = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)


def pytest_collection_finish() -> None:
    # Scanning all that for garbage takes a fifth of the collection time, and later a twentieth of the whole run.
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
    """A PostgreSQL server shared by all tests that need one; each test uses its own database."""
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
    """An empty Redis."""
    redis_server.say(b"FLUSHALL\r\n")
    return redis_server
