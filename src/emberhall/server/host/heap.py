"""The heap of the C library: freed memory goes back to the system.

By default it keeps what it expects to need again: 19 MB for good after hashing a password, and some of the memory of a
flood of large messages. This is about glibc; with other libraries nothing is done.
"""

import ctypes
import sys
from collections.abc import Callable

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""Parameters of `mallopt`."""
APART = 1024 * 1024
"""Bytes from which a block is mapped on its own, and returned to the system when it is freed."""
AT_THE_END = 4 * 1024 * 1024
"""Free bytes at the end of the heap from which they are returned at once; fewer would come and go with each message."""


def _library() -> ctypes.CDLL | None:
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None


_found = _library()


def share_one_heap() -> None:
    """Call before threads start: one heap for all, so that no thread leaves a part behind, and large blocks apart."""
    if _found is not None:
        for name, value in ((ARENA_MAX, 1), (MMAP_THRESHOLD, APART), (TRIM_THRESHOLD, AT_THE_END)):
            _found.mallopt(name, value)


def _nothing() -> None:
    """Other libraries offer no way to do it."""


def _trim() -> None:
    assert _found is not None
    _found.malloc_trim(0)


give_back: Callable[[], None] = _nothing if _found is None else _trim
"""Return every empty page to the system."""
