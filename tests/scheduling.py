"""Which pytest worker runs which test when, so that both processors stay busy until the end of the run.

Browser tests and computing tests keep a processor busy; server tests mostly wait, and so do browser tests in which bots
take their time. So one worker waits for servers and one for bots while the others run browser tests; then two of them
wait while the others compute.
"""

from collections import deque
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

BROWSER = ("tests/browser/",)
PATIENT = (
    *("tests/browser/test_dragonduel.py", "tests/browser/test_dragonduel_passing.py", "tests/browser/test_hotseat.py"),
    *("tests/browser/test_life.py", "tests/browser/test_match.py", "tests/browser/test_motion.py"),
    "tests/browser/test_dragonduel_page.py::test_arrows_cover_no_card",
)
"""Browser tests that wait for bots, clocks or the end of a motion."""
WAITING = tuple(f"tests/{room}/" for room in ("bus", "packaging", "proof", "repository", "rl", "server"))
TOGETHER = (
    *("tests/browser/test_folder.py", "tests/browser/test_languages.py"),
    *("tests/packaging/", "tests/server/test_workers.py"),
    *("tests/bots/test_training.py", "tests/coach/test_analysis.py", "tests/puzzles/test_puzzles.py"),
)
"""Files whose tests share an expensive setup; each test of any other file goes to any free worker."""


def lane(nodeid: str) -> str:
    if nodeid.startswith(BROWSER):
        return "patient" if nodeid.startswith(PATIENT) else "browser"
    return "waiting" if nodeid.startswith(WAITING) else "computing"


LANES = (
    ("waiting", "computing", "patient", "browser"),
    ("browser", "patient", "waiting", "computing"),
    ("browser", "patient", "computing", "waiting"),
    ("patient", "browser", "computing", "waiting"),
)
"""The order of lanes for the last worker, the one before it, the one before that, and all others."""


def turn(item: pytest.Item) -> tuple[bool, bool]:
    """Sort key: browser tests first and together, since a worker's Chromium ends after the last one in a row.

    In both groups slow tests come first, so that none is left to run alone while the other processor is idle.
    """
    slow = item.get_closest_marker("slow") is not None or item.nodeid.startswith(TOGETHER)
    return not item.nodeid.startswith(BROWSER), not slow


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Hands tests to workers one by one, in order; each file of TOGETHER goes to one worker as a whole."""

    lanes: dict[str, deque[str]] | None = None

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(TOGETHER) else nodeid

    def _assign_work_unit(self, node: Any) -> None:
        self.workqueue.move_to_end(self._next(node), last=False)
        super()._assign_work_unit(node)

    def _next(self, node: Any) -> str:
        """Return the next scope from the first of this worker's lanes that is not empty."""
        if self.lanes is None:
            self.lanes = {name: deque() for name in LANES[0]}
            for scope in self.workqueue:
                self.lanes[lane(scope)].append(scope)
        place = self.numnodes - 1 - int(node.gateway.id.removeprefix("gw"))
        for name in LANES[min(place, len(LANES) - 1)]:
            while self.lanes[name]:
                if (scope := self.lanes[name].popleft()) in self.workqueue:
                    return scope
        return str(next(iter(self.workqueue)))  # left over from a worker that died

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        """Drop finished tests: after each test, xdist counts everything assigned to the worker."""
        nodeid = self.registered_collections[node][item_index]
        units = self.assigned_work[node]
        scope = self._split_scope(nodeid)
        if scope in units:  # a rerun test has been completed before
            units[scope][nodeid] = True
            if all(units[scope].values()):
                del units[scope]
        self._reschedule(node)
