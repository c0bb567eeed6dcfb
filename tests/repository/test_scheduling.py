"""Which pytest worker gets which test (tests/scheduling.py)."""

from types import SimpleNamespace
from typing import Any

from pytest_rerunfailures import ClientStatusDB

from tests.scheduling import Scheduling

BROWSER = [f"tests/browser/test_a.py::test_{k}" for k in range(4)]
PATIENT = [f"tests/browser/test_match.py::test_{k}" for k in range(3)]
SERVER = [f"tests/server/test_b.py::test_{k}" for k in range(4)]
ENGINES = [f"tests/kernel/test_c.py::test_{k}" for k in range(4)]
CREW = [f"tests/server/test_workers.py::test_{k}" for k in range(2)]
ALL = [*BROWSER, *PATIENT, *CREW, *SERVER, *ENGINES]


class Node:
    """A worker that only notes which tests it was given."""

    def __init__(self, number: int) -> None:
        self.gateway = SimpleNamespace(id=f"gw{number}")
        self.shutting_down = False
        self.given: list[str] = []

    def send_runtest_some(self, indices: list[int]) -> None:
        self.given += [ALL[k] for k in indices]

    def shutdown(self) -> None:
        self.shutting_down = True


def scheduled(count: int) -> tuple[Scheduling, list[Node]]:
    config: Any = SimpleNamespace(getvalue=lambda _: ["popen"] * count, option=SimpleNamespace(loadscopereorder=False))
    scheduling = Scheduling(config)
    nodes = [Node(number) for number in range(count)]
    for node in nodes:
        scheduling.add_node(node)
        scheduling.add_node_collection(node, ALL)
    scheduling.schedule()
    return scheduling, nodes


def run(scheduling: Scheduling, node: Node, nodeid: str) -> None:
    scheduling.mark_test_complete(node, ALL.index(nodeid))


def test_the_last_worker_waits_while_the_others_look_at_the_page() -> None:
    scheduling, nodes = scheduled(4)
    for k in range(len(ALL)):
        for node in nodes:
            if k < len(node.given):
                run(scheduling, node, node.given[k])
    first, second, third, last = (node.given for node in nodes)
    assert sorted(first + second + third + last) == sorted(ALL), "each test once"
    assert first[:3] == PATIENT, "where bots take their time, one worker waits alone"
    assert second[:2] + third[:2] == [*BROWSER[::2], *BROWSER[1::2]]
    assert (second[2], third[2]) == (ENGINES[0], SERVER[1]), "then one computes, and one more waits"
    assert last[:3] == [*CREW, SERVER[0]]
    assert scheduling.tests_finished
    assert all(node.shutting_down for node in nodes)


def test_a_test_that_is_tried_again_counts_once() -> None:
    scheduling, (only,) = scheduled(1)
    run(scheduling, only, only.given[0])
    run(scheduling, only, only.given[0])
    while len(only.given) < len(ALL):
        run(scheduling, only, only.given[-2])
    assert sorted(only.given) == sorted(ALL)


def test_what_a_dead_worker_leaves_is_run_by_another() -> None:
    scheduling, (first, last) = scheduled(2)
    crashed = scheduling.remove_node(last)
    assert crashed == CREW[0]
    for nodeid in first.given:  # it grows during the loop
        run(scheduling, first, nodeid)
    assert set(first.given) == set(ALL)


def test_no_test_asks_over_a_socket_how_often_it_was_tried(pytestconfig: Any) -> None:
    assert not isinstance(getattr(pytestconfig, "failures_db", None), ClientStatusDB)
