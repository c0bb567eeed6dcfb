"""The protocol of a bus: notes about tables, which lobby drives each of them, and which lobbies exist."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol, TypeAlias

from emberhall.bus.notes import Note

Hear: TypeAlias = Callable[[Note], None]
Change: TypeAlias = Callable[[], None]


class BusError(Exception):
    """The bus cannot be used; the sentence says why."""


class Claim(Protocol):
    """A lobby's claim to drive a table: its bots, its pace and its time-outs."""

    @property
    def held(self) -> bool:
        """True if this lobby drives the table now. Two may think so for a moment: the store accepts words from one."""
        ...

    async def settled(self) -> None:
        """Wait until it is known for the first time whether it is held."""
        ...

    def release(self) -> None:
        """Give up the claim, so that another lobby can drive the table."""
        ...


class Bus(Protocol):
    """Publish and subscribe, by table. A note may be lost: a subscriber that misses one catches up with the next."""

    @property
    def remote(self) -> bool:
        """True if there may be other processes."""
        ...

    async def check(self) -> None:
        """Raise BusError when the bus cannot be reached. For a bus that is not joined."""
        ...

    async def join(self, lobby: str, adopt: Change) -> None:
        """Register a new lobby. `adopt` asks it to take over running tables: now if it is alone, later when others go.

        BusError when the bus cannot be reached.
        """
        ...

    async def leave(self, lobby: str) -> None:
        """Deregister a lobby; another one adopts its tables."""
        ...

    def publish(self, note: Note) -> None:
        """Notify the subscribers of the note's table, including the publisher, without waiting for them."""
        ...

    def is_heard(self, table: str) -> bool:
        """True if a table may have more than one subscriber. If not, the only one need not publish anything."""
        ...

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        """Call `hear` for each note about the table, in order; return a function that unsubscribes."""
        ...

    def claim(self, table: str, lobby: str, changed: Change) -> Claim:
        """Claim a table to drive it; `changed` is called whenever `held` changes, but not from within this call."""
        ...

    def undriven(self, tables: Iterable[str]) -> Awaitable[list[str]]:
        """The given tables that nobody drives."""
        ...
