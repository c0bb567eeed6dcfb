"""The notation of options: `take B 3` takes three stones from heap B."""

from typing import Final

from emberhall.kernel.decisions import Option, on_of, option, ref_of

TAKE: Final = 0  # the only verb: its ref is a heap, its `on` how many stones
VERB: Final = "take"
HEAPS: Final = "ABCD"
MOST: Final = 7  # most stones in a heap


def taking(heap: int, count: int) -> Option:
    """The option that takes `count` stones from a heap."""
    return option(TAKE, heap, count)


def heap_of(pick: Option) -> int:
    return ref_of(pick)


def count_of(pick: Option) -> int:
    return on_of(pick)


def word_of(pick: Option) -> str:
    return f"{VERB} {HEAPS[heap_of(pick)]} {count_of(pick)}"
