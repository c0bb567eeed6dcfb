"""The protocol of a bus: notes about tables, who drives which of them, and which lobbies there are."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol, TypeAlias

from emberhall.bus.notes import Note

Hear: TypeAlias = Callable[[Note], None]
Change: TypeAlias = Callable[[], None]


class BusError(Exception):
    """The bus cannot be used; the sentence says why."""


class Claim(Protocol):
    """A lobby's wish to drive a table: its bots, its pace and its time-outs."""

    @property
    def held(self) -> bool:
        """Whether this lobby drives the table now. Two may think so for a moment: the record's fence lets one in."""
        ...

    async def settled(self) -> None:
        """Wait until it is known for the first time whether it is held."""
        ...

    def release(self) -> None:
        """Let another lobby have it."""
        ...


class Bus(Protocol):
    """Publish and subscribe, by table. A note may be lost: whoever misses one catches up with the next."""

    @property
    def remote(self) -> bool:
        """Whether there may be other processes."""
        ...

    async def check(self) -> None:
        """BusError when the bus cannot be reached. For a bus that nobody joins."""
        ...

    async def join(self, lobby: str, adopt: Change) -> None:
        """A lobby opens. `adopt` asks it to look after running tables: at first if it is alone, later those of others.

        BusError when the bus cannot be reached.
        """
        ...

    async def leave(self, lobby: str) -> None:
        """A lobby closes, and another one adopts what it has left."""
        ...

    def publish(self, note: Note) -> None:
        """Notify the subscribers of the note's table, the publisher too, without waiting for them."""
        ...

    def is_heard(self, table: str) -> bool:
        """Whether others may listen to a table than the one subscriber that asks: else it need not say anything."""
        ...

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        """Call `hear` for each note about the table, in order; returns a function that unsubscribes."""
        ...

    def claim(self, table: str, lobby: str, changed: Change) -> Claim:
        """Wish to drive a table; `changed` is called whenever `held` changes, but not from within this call."""
        ...

    def undriven(self, tables: Iterable[str]) -> Awaitable[list[str]]:
        """Those of the tables that nobody drives."""
        ...
