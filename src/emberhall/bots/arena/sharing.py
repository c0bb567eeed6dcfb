"""Work handed out to processes a little at a time, so that it can stop at a set time without much waste."""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from queue import SimpleQueue
from typing import TypeVar

from emberhall.bots.matches import deaf_pool

Given = TypeVar("Given")
Made = TypeVar("Made")
AHEAD = 2  # tasks queued besides those in progress, so that no process is idle


def shared_out(
    work: Callable[[Given], Made], tasks: Sequence[Given], workers: int, seconds: float | None = None
) -> Iterator[Made]:
    """The results of the tasks, as they finish; no task is started after `seconds`."""
    timely = in_time(tasks, seconds)
    if workers == 1:
        yield from map(work, timely)
        return
    with deaf_pool(min(workers, len(tasks))) as pool:
        results: SimpleQueue[Made | BaseException] = SimpleQueue()
        out = 0
        while True:
            for given in islice(timely, workers + AHEAD - out):
                pool.apply_async(work, (given,), callback=results.put, error_callback=results.put)
                out += 1
            if not out:
                return
            result = results.get()
            out -= 1
            if isinstance(result, BaseException):
                raise result
            yield result


def in_time(tasks: Sequence[Given], seconds: float | None) -> Iterator[Given]:
    """The tasks, until the time is up."""
    until = None if seconds is None else time.monotonic() + seconds
    for given in tasks:
        if until is not None and time.monotonic() >= until:
            return
        yield given
