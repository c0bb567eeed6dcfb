"""Many games on a Ray cluster: the results are the same as in one process, in the same order.

A game depends on its series and its number alone, so a worker that dies costs nothing but time: another one plays its
games again.
"""

import importlib
import importlib.util
from collections import deque
from collections.abc import Iterator
from typing import Any

from emberhall.bots.matches import Result, Series, play

CHUNK = 16  # games per task
AHEAD = 4  # tasks waiting per processor
RETRIES = 20  # of a task whose worker died


def play_some(series: Series, numbers: range) -> list[Result]:
    """Some games of a series."""
    return [play(series, number) for number in numbers]


def ray_results(series: Series, address: str = "", workers: int = 1) -> Iterator[Result]:
    """The results of a series, in order, from the cluster at an address or else from `workers` local processes."""
    series.check()
    if importlib.util.find_spec("ray") is None:
        raise ValueError("The engine ray needs Ray: pip install 'emberhall[ray]'.")
    ray: Any = importlib.import_module("ray")
    quiet = {"log_to_driver": False, "ignore_reinit_error": True}
    if address:
        ray.init(address=address, **quiet)
    else:
        ray.init(num_cpus=workers, include_dashboard=False, **quiet)
    try:
        yield from gathered(ray, series)
    finally:
        ray.shutdown()


def gathered(ray: Any, series: Series) -> Iterator[Result]:
    """Hand out games, a few tasks ahead, and pass on the results in the order of the games."""
    task = ray.remote(max_retries=RETRIES)(play_some)
    shared = ray.put(series)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    for first in range(0, series.games, CHUNK):
        if len(waiting) >= ahead:
            yield from ray.get(waiting.popleft())
        waiting.append(task.remote(shared, range(first, min(first + CHUNK, series.games))))
    while waiting:
        yield from ray.get(waiting.popleft())
