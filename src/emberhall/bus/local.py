"""The bus of a single process: a note is a function call."""

from collections.abc import Callable

from emberhall.bus.base import Hear
from emberhall.bus.notes import Note


class LocalBus:
    """Fan-out within the process, in the order of subscription."""

    def __init__(self) -> None:
        self._hearers: dict[str, list[Hear]] = {}

    def publish(self, note: Note) -> None:
        for hear in tuple(self._hearers.get(note.table, ())):
            hear(note)

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        self._hearers.setdefault(table, []).append(hear)

        def stop() -> None:
            hearers = self._hearers.get(table, [])
            if hear in hearers:
                hearers.remove(hear)
            if not hearers:
                self._hearers.pop(table, None)

        return stop
