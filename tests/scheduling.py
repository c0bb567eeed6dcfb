"""Which worker of pytest runs which test when: both processors are busy to the end, and no test waits for one alone.

Tests of the browser keep a processor busy, and so do those that compute; tests of servers mostly wait, and so do those
of the browser where bots take their time. So one worker waits for servers and one for bots while the others look at the
page; then two of them wait while the others compute.
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
"""Tests of the browser that wait for bots, clocks or the end of a motion."""
WAITING = tuple(f"tests/{room}/" for room in ("bus", "packaging", "proof", "repository", "rl", "server"))
TOGETHER = (
    *("tests/packaging/", "tests/server/test_workers.py"),
    *("tests/bots/test_training.py", "tests/coach/test_analysis.py"),
)
"""Tests that share something costly; of any other file each test goes to whoever is free."""


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
"""What the last worker does first and last, the one before it, the one before that, and all others."""


def turn(item: pytest.Item) -> tuple[bool, bool]:
    """Browsers first, together: a worker's Chromium ends with the last browser test in a row. Then all others.

    Of both, the slow ones first: none of them is left to run alone while the other processor has nothing to do.
    """
    slow = item.get_closest_marker("slow") is not None or item.nodeid.startswith(TOGETHER)
    return not item.nodeid.startswith(BROWSER), not slow


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Hands tests to workers one by one and in their order, but those of TOGETHER to one worker."""

    lanes: dict[str, deque[str]] | None = None

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(TOGETHER) else nodeid

    def _assign_work_unit(self, node: Any) -> None:
        self.workqueue.move_to_end(self._next(node), last=False)
        super()._assign_work_unit(node)

    def _next(self, node: Any) -> str:
        """The next one in the first lane of this worker's that has any."""
        if self.lanes is None:
            self.lanes = {name: deque() for name in LANES[0]}
            for scope in self.workqueue:
                self.lanes[lane(scope)].append(scope)
        place = self.numnodes - 1 - int(node.gateway.id.removeprefix("gw"))
        for name in LANES[min(place, len(LANES) - 1)]:
            while self.lanes[name]:
                if (scope := self.lanes[name].popleft()) in self.workqueue:
                    return scope
        return str(next(iter(self.workqueue)))  # what a worker that died has left

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        """What is done is forgotten: xdist counts all that a worker was given after each of its tests."""
        nodeid = self.registered_collections[node][item_index]
        units = self.assigned_work[node]
        scope = self._split_scope(nodeid)
        if scope in units:  # a test that is tried again has been done before
            units[scope][nodeid] = True
            if all(units[scope].values()):
                del units[scope]
        self._reschedule(node)
