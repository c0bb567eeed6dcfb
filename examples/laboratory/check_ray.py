"""Compare a series on a local Ray cluster, with a worker killed halfway, with the same series in one process.

`python examples/laboratory/check_ray.py` says whether all results are equal.
"""

import argparse
import os
import signal
import sys
from typing import Any

import ray

from emberhall import load
from emberhall.bots.clusters import ray_results
from emberhall.bots.matches import Series, results
from emberhall.kernel.games import own_titles


def worker_pid(_: int) -> int:
    return os.getpid()


def main() -> int:
    parser = argparse.ArgumentParser(description="Ray and one process, game by game.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    title = own_titles()[0]
    series = Series(title, ("random",) * min(load(title).seats), asked.games, 5)
    on_ray = []
    killed = False
    for result in ray_results(series, workers=asked.workers):
        on_ray.append(result)
        if not killed and len(on_ray) > asked.games // 4:
            task: Any = ray.remote(worker_pid)
            pid = ray.get(task.remote(0))
            os.kill(pid, signal.SIGKILL)
            killed = True
            print(f"Worker {pid} was killed after {len(on_ray)} games.", flush=True)
    equal = on_ray == list(results(series))
    print(f"{len(on_ray)} games on Ray, {'equal to' if equal else 'DIFFERENT FROM'} those of one process.")
    return 0 if equal and killed and len(on_ray) == asked.games else 1


if __name__ == "__main__":
    sys.exit(main())
