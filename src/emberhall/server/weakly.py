"""Callbacks that do not keep their owner alive.

The parts of a table call it back. With strong references, a table that is put to sleep would be a reference cycle. Old
ones are freed only by a collection of everything, which a busy server can hardly afford (tidying.py).
"""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar
from weakref import ref

S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")


def weakly(owner: S, act: Callable[Concatenate[S, P], T]) -> Callable[P, T]:
    """Return a callback for a part of the owner. It raises ReferenceError once the owner is gone."""
    known = ref(owner)

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        owner = known()
        if owner is None:
            raise ReferenceError(f"Nobody is left to {act.__name__}.")
        return act(owner, *args, **kwargs)

    return call
