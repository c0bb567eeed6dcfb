"""The protocol of a bus: short notes about tables, sent to whoever subscribes to that table.

A note says that something happened, never what a seat may see of it: each listener makes its own views.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class Moved:
    """The table's record now has `seq` words, all of them durable."""

    table: str
    seq: int


@dataclass(frozen=True, slots=True)
class Changed:
    """The table's chairs, watchers or status have changed."""

    table: str


@dataclass(frozen=True, slots=True)
class Said:
    """Line `n` was said at the table."""

    table: str
    n: int


Note: TypeAlias = Moved | Changed | Said
Hear: TypeAlias = Callable[[Note], None]


class Bus(Protocol):
    """Publish and subscribe, by table."""

    def publish(self, note: Note) -> None:
        """Notify the subscribers of the note's table, without waiting for them."""
        ...

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        """Call `hear` for each note about the table, in order; returns a function that unsubscribes."""
        ...
