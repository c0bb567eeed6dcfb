"""The shelf of a circle: its games, whose results are counted when somebody looks, so that none is lost."""

from collections.abc import Collection, Sequence

from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.house.news import News
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.table.row.chairs import seat_of
from emberhall.server.timestamps import now
from emberhall.store import StoredTable, User, work
from emberhall.wire.tables import TableInfo

COPIED = 200
"""How many lines of a table are taken over when it is kept."""


class Shelf:
    """The games of circles."""

    def __init__(self, house: House, lobby: Lobby, news: News) -> None:
        self._house = house
        self._lobby = lobby
        self._news = news

    async def infos(self, circle: str, user: User, people: Collection[str]) -> list[TableInfo]:
        """The games on the shelf, the newest first."""
        store = self._house.store
        rows = {row.id: row for row in await store.read(work.circles.games.tables_of(circle))}
        games = await store.read(work.circles.games.shelf(circle))
        for game in games:
            row = rows.get(game.table)
            if row is None:
                await store.write(work.circles.games.drop(game.table))
            elif row.status == "over" and not game.settled:
                await self._settle(circle, row, people)
        shown = [rows[game.table] for game in games if game.table in rows]
        return self._lobby.infos(shown, user)

    async def _settle(self, circle: str, row: StoredTable, people: Collection[str]) -> None:
        """Count a result: for those of the circle who sat there to the end."""
        seated = {chair.seat: chair.user for chair in row.chairs if chair.kind == "person" and chair.user in people}
        winners = {seated[seat] for seat in row.winners or () if seat in seated}
        played = [user for user in seated.values() if user is not None]
        won = {user for user in winners if user is not None}
        revision = await self._house.store.write(
            work.circles.games.settle(row.id, row.title, played if row.winners else [], won, now())
        )
        self._news.publish(circle, revision)

    async def take_over(self, circle: str, row: StoredTable, user: User) -> None:
        """Put a table on the shelf that was set up before the circle began, with what was said at it."""
        store = self._house.store
        await store.write(work.circles.talk.copy(circle, row.id, now(), COPIED))
        self._news.publish(circle, await self._lobby.note_game(row, user.id))

    async def check_room(self, circle: str) -> None:
        """Raise RequestError if too many games are going on."""
        most = work.circles.games.RUNNING
        if await self._house.store.read(work.circles.games.count_running(circle)) >= most:
            sentence = f"{most} games are going on at this table; finish some of them first."
            raise RequestError("shelf-full", sentence)

    async def is_quiet(
        self, circle: str, user: User, shown: Sequence[TableInfo] | None = None, wake: bool = False
    ) -> bool:
        """Whether somebody sits at a game where partners may not talk now. Only with `wake` it is surely known."""
        if shown is None:
            rows = await self._house.store.read(work.circles.games.tables_of(circle))
            names = [row.id for row in rows if row.status == "running" and seat_of(row, user.id) is not None]
        else:
            names = [each.id for each in shown if each.status == "running" and each.you is not None]
        for name in names:
            live = await self._lobby.find(name) if wake else self._lobby.awake.get(name)
            if live is not None and live.seats.quiet:
                return True
        return False
