"""Callbacks that do not keep their owner in memory.

The parts of a table call it back. If they kept it, a table that has left memory would be a ring of garbage. What has
lived for a while is found only by a collection of everything, which a busy server can hardly afford (tidying.py).
"""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar
from weakref import ref

S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")


def weakly(owner: S, act: Callable[Concatenate[S, P], T]) -> Callable[P, T]:
    """What a part of the owner may call; ReferenceError if it has outlived the owner."""
    known = ref(owner)

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        found = known()
        if found is None:
            raise ReferenceError(f"Nobody is left to {act.__name__}.")
        return act(found, *args, **kwargs)

    return call
