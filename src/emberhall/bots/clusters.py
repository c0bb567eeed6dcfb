"""Many games on a Ray cluster: the results are the same as in one process, in the same order.

A game depends on its series and its number alone, so a worker that dies costs nothing but time: another one plays its
games again.
"""

import importlib
import importlib.util
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from emberhall.bots.matches import Result, Series, play

Given = TypeVar("Given")
Made = TypeVar("Made")
CHUNK = 16  # games per task
AHEAD = 4  # tasks waiting per processor
RETRIES = 20  # of a task whose worker died


def play_some(series: Series, numbers: range) -> list[Result]:
    """Some games of a series."""
    return [play(series, number) for number in numbers]


def ray_results(series: Series, address: str = "", workers: int = 1) -> Iterator[Result]:
    """The results of a series, in order, from the cluster at an address or else from `workers` local processes."""
    series.check()
    starts = range(0, series.games, CHUNK)
    parts = [range(first, min(first + CHUNK, series.games)) for first in starts]
    for results in ray_shared(partial(play_some, series), parts, address, workers):
        yield from results


def ray_shared(
    work: Callable[[Given], Made], tasks: Sequence[Given], address: str = "", workers: int = 1
) -> Iterator[Made]:
    """The results of tasks, in order, from the cluster at an address or else from `workers` local processes."""
    if importlib.util.find_spec("ray") is None:
        raise ValueError("The engine ray needs Ray: pip install 'emberhall[ray]'.")
    ray: Any = importlib.import_module("ray")
    quiet = {"log_to_driver": False, "ignore_reinit_error": True}
    if address:
        ray.init(address=address, **quiet)
    else:
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)
    try:
        yield from gathered(ray, work, tasks)
    finally:
        ray.shutdown()


def gathered(ray: Any, work: Callable[[Given], Made], tasks: Sequence[Given]) -> Iterator[Made]:
    """Hand out the tasks, a few ahead, and pass on the results in their order."""
    task = ray.remote(max_retries=RETRIES)(work_at)
    shared = ray.put(work)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    for given in tasks:
        if len(waiting) >= ahead:
            yield ray.get(waiting.popleft())
        waiting.append(task.remote(shared, given))
    while waiting:
        yield ray.get(waiting.popleft())


def work_at(work: Callable[[Given], Made], given: Given) -> Made:
    return work(given)
