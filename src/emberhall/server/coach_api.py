"""The coach's requests: analyses of finished games, and hints at the table."""

from functools import partial

import msgspec
from starlette.requests import Request

from emberhall.server import sealed
from emberhall.server.asking import Asked
from emberhall.server.errors import RequestError
from emberhall.server.guests import Guests
from emberhall.server.house import House
from emberhall.server.limits import Gate
from emberhall.server.lobby import Lobby
from emberhall.server.settings import Rate
from emberhall.server.table import Table
from emberhall.store import StoredTable
from emberhall.wire import coaching

HINTS = Rate(8, 5.0)
"""Hints per person: each takes a bot's time."""


class CoachApi(Asked):
    """Handlers of `wire.coach_routes`."""

    def __init__(self, house: House, lobby: Lobby, guests: Guests) -> None:
        super().__init__(house, guests)
        self._lobby = lobby
        self._hints = Gate(HINTS, "hints")

    async def analyse(self, request: Request) -> coaching.AnalysisState:
        user = await self._known(request)
        table = await self._lobby.find(request.path_params["table"])
        row = await self._over(table)
        record = await self._lobby.record(table, user)
        return await self._house.coach.ask(row.id, user.id, row.title, row.cards, record, row.seq)

    async def analysis(self, request: Request) -> coaching.AnalysisState:
        table = await self._lobby.find(request.path_params["table"])
        row = await self._over(table)
        user = await self._user(request)
        await sealed.check_told(self._house.store, row, None if user is None else user.id)
        return await self._house.coach.state(row.id, row.title, row.seq)

    async def _over(self, table: Table) -> StoredTable:
        if table.row.status != "over":
            await table.do(table.catch_up)
        if table.row.status != "over":
            raise RequestError("not-over", "The coach analyses a game once it is over, not before.")
        return table.row

    async def hint(self, request: Request) -> coaching.Hint:
        user = await self._known(request)
        wish = await self._body(request, coaching.AskHint)
        table = await self._lobby.find(request.path_params["table"])
        asked = await table.do(partial(table.ask_hint, user, wish.seq))
        if isinstance(asked, coaching.Hint):
            return asked
        self._hints.pass_person(user.id)
        found = await self._house.desk.advise(asked, user.id)
        hint = msgspec.convert({**found, "seq": wish.seq, "used": 0}, coaching.Hint)
        return await table.do(partial(table.give_hint, asked.seat, hint))
