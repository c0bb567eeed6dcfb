"""The protocol of a store: the verbs by which it runs any work of `store/work`.

A verb that writes returns when the write is durable, never before. Rows are values: change one with
`dataclasses.replace` and save it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from emberhall.store.queries import Work
from emberhall.store.work.records import Ending, Lived
from emberhall.store.work.tables import Move

T = TypeVar("T")
Then: TypeAlias = Callable[[Exception | None], None]
"""Called with None once something is durable, or with the reason why it is not. It must not raise."""


class Word(NamedTuple):
    """One word of one table, and the callback for when it is durable or has failed."""

    table: str
    seq: int
    seat: int
    word: str
    waiting: str
    at: str
    revision: int
    then: Then


class Store(Protocol):
    """The storage of a server."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, work: Work[T]) -> T:
        """Run a work that reads with a single query."""
        ...

    async def snapshot(self, work: Work[T]) -> T:
        """Run a work whose queries must all see the database as of one moment."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run a work in a transaction, all of it or nothing; return once it is durable."""
        ...

    async def append(
        self,
        table: str,
        seq: int,
        moves: Sequence[Move],
        waiting: Sequence[int],
        at: str,
        ending: Ending | None = None,
        early: Sequence[int] = (),
        revision: int | None = None,
        lived: Lived | None = None,
    ) -> None:
        """Append moves after the first `seq`, all or none; the row gets its next revision.

        SequenceTaken when the record is not that long, or the row is not at `revision`. The early answers of the seats
        in `early` are now among the moves. `lived`, if given, is written with them. It is no work like the others
        because it is what a server does most: each database has its own way.
        """
        ...

    def append_soon(
        self, table: str, seq: int, move: Move, waiting: Sequence[int], at: str, revision: int, then: Then
    ) -> None:
        """Append one move like `append`, but without waiting: `then` is called when it is done."""
        ...
