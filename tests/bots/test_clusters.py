"""Games on a cluster: with a fake Ray that loses workers, and with Ray itself."""

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from emberhall.bots.clusters import CHUNK, ray_results
from emberhall.bots.matches import Series, results
from tests.cli.shell import refused, run


class Cluster:
    """Plays tasks when their results are asked for; every third one is lost once and played again, as Ray does."""

    def __init__(self) -> None:
        self.started: dict[str, Any] = {}
        self.tasks = self.most = self.lost = 0
        self.open: set[int] = set()

    def init(self, **how: Any) -> None:
        self.started = how

    def shutdown(self) -> None:
        self.started = {}

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, **how: Any) -> Callable[[Callable[..., Any]], Any]:
        def wrap(task: Callable[..., Any]) -> Any:
            def start(*arguments: Any) -> Any:
                self.tasks += 1
                self.open.add(self.tasks)
                self.most = max(self.most, len(self.open))
                return self.tasks, how["max_retries"], lambda: task(*arguments)

            return SimpleNamespace(remote=start)

        return wrap

    def get(self, handle: Any) -> Any:
        number, retries, work = handle
        self.open.remove(number)
        if number % 3 == 0:
            assert retries > 0
            work()
            self.lost += 1
        return work()


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    found = Cluster()
    monkeypatch.setitem(sys.modules, "ray", found)
    known = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: found if name == "ray" else known(name))
    return found


def test_results_are_those_of_one_process_in_order(cluster: Cluster) -> None:
    series = Series("nim", ("random", "random"), 12 * CHUNK + 5, 3)
    found = list(ray_results(series, workers=2))
    assert found == list(results(series))
    assert cluster.tasks == 13
    assert cluster.lost == 4
    assert cluster.most <= 8
    assert cluster.started == {}


def test_the_command_takes_either_engine(cluster: Cluster) -> None:
    arguments = ("simulate", "nim", "--seats", "random,random", "--games", "40", "--json")
    assert run(*arguments, "--engine", "ray").stdout == run(*arguments).stdout
    assert cluster.tasks == 3
    seen = []
    cluster.shutdown = lambda: seen.append(dict(cluster.started))  # type: ignore[method-assign]
    run(*arguments, "--engine", "ray", "--address", "ray://there:10001")
    assert seen[0]["address"] == "ray://there:10001"


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    arguments = ("simulate", "nim", "--seats", "random,random", "--games", "4")
    assert "The engine ray needs Ray: pip install 'emberhall[ray]'." in refused(*arguments, "--engine", "ray")
    assert "add --engine ray" in refused(*arguments, "--address", "there:6379")


@pytest.mark.timeout(900)
@pytest.mark.flaky(reruns=2, reruns_delay=5)  # on a busy machine Ray's own processes may not find each other in time
def test_a_real_cluster_survives_a_dead_worker() -> None:
    """What `make lab` does with ten thousand games, with 400."""
    script = Path(__file__).parents[2] / "examples" / "laboratory" / "check_ray.py"
    command = [sys.executable, str(script), "--games", "400", "--workers", "2"]
    process = subprocess.run(command, capture_output=True, text=True, check=False, timeout=240)
    assert "400 games on Ray, equal to those of one process." in process.stdout, process.stdout + process.stderr
    assert "was killed after" in process.stdout
