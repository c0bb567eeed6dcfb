"""The bus of a single process: a note is a function call, and the first lobby to claim a table drives it."""

from collections.abc import Callable, Iterable

from emberhall.bus.base import Change, Claim, Hear
from emberhall.bus.notes import Note


class LocalBus:
    """Fan-out within the process, in the order of subscription."""

    remote = False

    def __init__(self) -> None:
        self._hearers: dict[str, list[Hear]] = {}
        self._claims: dict[str, list[LocalClaim]] = {}
        self._lobbies: dict[str, Change] = {}

    @property
    def tables(self) -> Iterable[str]:
        """The tables that have subscribers."""
        return self._hearers.keys()

    async def check(self) -> None:
        """A local bus is always reachable."""

    async def join(self, lobby: str, adopt: Change) -> None:
        self._lobbies[lobby] = adopt
        if len(self._lobbies) == 1:
            adopt()

    async def leave(self, lobby: str) -> None:
        self._lobbies.pop(lobby, None)
        for adopt in tuple(self._lobbies.values())[:1]:
            adopt()

    def publish(self, note: Note) -> None:
        for hear in tuple(self._hearers.get(note.table, ())):
            hear(note)

    def is_heard(self, table: str) -> bool:
        return len(self._hearers.get(table, ())) > 1

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        self._hearers.setdefault(table, []).append(hear)

        def stop() -> None:
            hearers = self._hearers.get(table, [])
            if hear in hearers:
                hearers.remove(hear)
            if not hearers:
                self._hearers.pop(table, None)

        return stop

    def claim(self, table: str, lobby: str, changed: Change) -> Claim:
        claims = self._claims.setdefault(table, [])
        claims.append(LocalClaim(changed, lambda claim: self._release(table, claim), not claims))
        return claims[-1]

    def _release(self, table: str, claim: "LocalClaim") -> None:
        claims = self._claims.get(table, [])
        if claim in claims:
            claims.remove(claim)
        if not claims:
            self._claims.pop(table, None)
        elif claim.held:
            claims[0].held = True
            claims[0].changed()
        claim.held = False

    async def undriven(self, tables: Iterable[str]) -> list[str]:
        return [table for table in tables if table not in self._claims]


class LocalClaim:
    """A claim within one process."""

    def __init__(self, changed: Change, release: "Callable[[LocalClaim], None]", held: bool) -> None:
        self.changed = changed
        self.held = held
        self._release = release

    async def settled(self) -> None:
        """It is known from the start."""

    def release(self) -> None:
        self._release(self)
