"""The bus's protocol: short notes about tables, sent to whoever listens to that table.

A note says that something happened, never what a seat may see of it: views are made where the listener sits.
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
    """The table's chairs, watchers or state are not what they were."""

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
        """Tell everybody who listens to the note's table; returns without waiting for them."""
        ...

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        """Call `hear` for each note about the table, in order; returns the way to stop."""
        ...
