"""The bus's protocol: short notes about tables, sent to whoever listens to that table."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from emberhall.bus.notes import Note

Hear: TypeAlias = Callable[[Note], None]


class Bus(Protocol):
    """Publish and subscribe, by table. A note may be lost: whoever misses one catches up with the next."""

    def publish(self, note: Note) -> None:
        """Tell everybody who listens to the note's table, the publisher too; returns without waiting for them."""
        ...

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        """Call `hear` for each note about the table, in order; returns the way to stop."""
        ...
