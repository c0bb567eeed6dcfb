"""The heap of the C library: what was freed goes back to the system.

By itself it keeps what it thinks will be needed again: after the hash of a password 19 MB for good, and after a flood
of large messages some of what they took. This is about glibc; with other libraries nothing is done.
"""

import ctypes
import sys
from collections.abc import Callable

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""The names of `mallopt`."""
APART = 1024 * 1024
"""Blocks of so many bytes are got from the system one by one, and given back when they are freed."""
AT_THE_END = 4 * 1024 * 1024
"""So many free bytes at the end of the heap are given back at once; fewer would come and go with every message."""


def _library() -> ctypes.CDLL | None:
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None


_found = _library()


def share_one_heap() -> None:
    """Before threads start: one heap for all of them, of which no part can be left over, and large blocks apart."""
    if _found is not None:
        for name, value in ((ARENA_MAX, 1), (MMAP_THRESHOLD, APART), (TRIM_THRESHOLD, AT_THE_END)):
            _found.mallopt(name, value)


def _nothing() -> None:
    """There is no way to tell the system."""


def _trim() -> None:
    assert _found is not None
    _found.malloc_trim(0)


give_back: Callable[[], None] = _nothing if _found is None else _trim
"""Let the system have every page in which nothing is left."""
