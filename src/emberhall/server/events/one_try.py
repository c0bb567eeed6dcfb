"""The table at which somebody has their one try at a deal of the day: alone against the usual bots."""

import hmac
from hashlib import sha256

from emberhall import Game, bots
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.table.row import chairs
from emberhall.server.timestamps import now
from emberhall.store import Purpose, StoredTable, User, work
from emberhall.wire.tables import TableInfo
from emberhall.world import chance


class OneTry:
    """Sets up tries. The shuffle comes from a secret of this server, so nobody can know it beforehand."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    async def begin(self, table: str, game: Game, user: User, purpose: Purpose, deal: str) -> TableInfo:
        """Return the table of a try, and start it if necessary. Tries at the same `deal` get the same shuffle."""
        row = await self._house.store.read(work.tables.one(table))
        if row is None or row.status == "open":
            await self._lobby.place(await self._deal(table, game, user, purpose, deal), game)
        return (await self._lobby.find(table)).info(user.id)

    async def _deal(self, table: str, game: Game, user: User, purpose: Purpose, deal: str) -> StoredTable:
        seats, wish = game.setup.daily()
        options = game.setup.check(seats, wish)
        key = await self._house.store.write(work.keys.secret("daily", chance.token_bytes(32)))
        row = StoredTable(
            id=table,
            title=game.name,
            name="",
            seats=seats,
            options=options,
            public=False,
            host=user.id,
            secret=hmac.new(key, deal.encode(), sha256).digest(),
            rules=game.cards.rules,
            created=now(),
            moved=now(),
            chairs=tuple(chairs.free_chair(seat) for seat in range(seats)),
            cards=game.cards.overlay,
            purpose=purpose,
        )
        row = chairs.sit(row, user, 0, None)
        for seat in range(1, seats):
            row = chairs.seat_bot(row, user, seat, bots.usual_level(game.name))
        return row
