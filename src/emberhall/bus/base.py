"""The protocol of a bus: short notes about tables, sent to whoever subscribes to that table."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from emberhall.bus.notes import Note

Hear: TypeAlias = Callable[[Note], None]


class Bus(Protocol):
    """Publish and subscribe, by table. A note may be lost: whoever misses one catches up with the next."""

    def publish(self, note: Note) -> None:
        """Notify the subscribers of the note's table, the publisher too, without waiting for them."""
        ...

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        """Call `hear` for each note about the table, in order; returns a function that unsubscribes."""
        ...
