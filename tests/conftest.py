"""What holds for every test: in CI a part that is missing is a failure, never a skip; Ctrl-C can be tested."""

import os
import signal

import pytest


def skipped(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", [])) if reporter is not None else 0


def is_worker(config: pytest.Config) -> bool:
    """Whether this is one of xdist's workers: they leave the counting to the session that started them."""
    return hasattr(config, "workerinput")


def pytest_configure() -> None:
    # A shell starts background work with SIGINT ignored, and what the tests start would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


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
