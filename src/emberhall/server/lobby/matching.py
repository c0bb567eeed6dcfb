"""Quick match: a seat at a table where somebody waits for such a game, or a new table that others can find."""

from msgspec import UNSET

from emberhall import Game
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import CANDIDATES, Lobby
from emberhall.server.table.row import clocks
from emberhall.server.table.row.lives import terms_of
from emberhall.store import StoredTable, User, work
from emberhall.wire.bodies.matches import Match
from emberhall.wire.bodies.tables import NewTable, Terms
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import or_none

TAKEN = ("full", "running", "over", "seat-taken", "unknown-table", "not-welcome", "kid-strangers")
"""The errors by which a table that fitted turns out to be taken, or has somebody who must not be met."""
PEOPLE = 2


class Matching:
    """Finds games for people."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    async def find(self, user: User, wish: Match) -> TableInfo:
        """Seat the user where somebody waits; if nobody does, at a new table."""
        game = self._lobby.game(wish.title)
        seats = or_none(wish.seats)
        nonce = or_none(wish.nonce)
        clocks.parse(wish.clock)
        for row in await self._fitting(game, seats, wish.clock, user):
            try:
                table = await self._lobby.find(row.id)
                return await table.seats.sit(user, None, nonce, by_chance=True)
            except RequestError as problem:
                if problem.error not in TAKEN:
                    raise
        return await self._lobby.create(
            user,
            NewTable(
                title=game.name,
                seats=seats or _usual(game),
                public=True,
                fill=wish.fill or UNSET,
                nonce=wish.nonce,
                terms=Terms(clock=wish.clock),
            ),
        )

    async def _fitting(self, game: Game, seats: int | None, clock: str, user: User) -> list[StoredTable]:
        """Open tables for such a game where somebody waits: the user's own first, then the fullest, then the oldest."""
        rows = await self._house.store.read(work.lists.open_tables(CANDIDATES))
        fitting = []
        for row, info in zip(rows, self._lobby.infos(rows, user), strict=True):
            own = info.you is not None
            free = sum(chair.kind == "free" for chair in info.chairs)
            waits = any(chair.kind == "person" and (chair.here or clocks.takes_days(row)) for chair in info.chairs)
            alike = terms_of(row).clock == clock and plays_alike(game, row, seats or row.seats)
            if alike and (own or (free and waits)):
                fitting.append((not own, free, row.created, row.id, row))
        return [row for *_, row in sorted(fitting, key=lambda each: each[:4])]


def plays_alike(game: Game, row: StoredTable, seats: int) -> bool:
    """True if a table has the default options, apart from what each seat brings."""
    if (row.title, row.seats, row.cards, row.status) != (game.name, seats, game.cards.overlay, "open"):
        return False
    brought = {f"{name}{seat}" for name in game.manners.brings for seat in range(max(game.seats))}
    usual = game.setup.check(seats, {})
    return all(row.options.get(name) == value for name, value in usual.items() if name not in brought)


def _usual(game: Game) -> int:
    """The default number of seats: two, or as few as a title takes above that, so that nobody waits for long."""
    return min((seats for seats in game.seats if seats >= PEOPLE), default=min(game.seats))
