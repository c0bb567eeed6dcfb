"""The coach's requests: analyses of finished games, and hints at the table."""

from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request

from emberhall.server.coachdesk import CoachDesk
from emberhall.server.errors import RequestError
from emberhall.server.house import House
from emberhall.server.limits import Gate
from emberhall.server.lobby import Lobby
from emberhall.server.settings import Rate
from emberhall.server.table import Table
from emberhall.store import User
from emberhall.wire import coaching

HINTS = Rate(8, 5.0)
"""Hints of a person: they take a bot's time."""


class CoachApi:
    """Handlers by the names of their routes."""

    _house: House
    _lobby: Lobby
    _coach: CoachDesk
    _hints: Gate

    async def _known(self, request: Request) -> User:
        raise NotImplementedError

    async def _table(self, request: Request) -> Table:
        raise NotImplementedError

    async def _body(self, request: Request, kind: Any) -> Any:
        raise NotImplementedError

    async def analyse(self, request: Request) -> coaching.AnalysisState:
        user = await self._known(request)
        table = await self._table(request)
        row = await self._over(table)
        record = await self._lobby.record(table, user)
        return self._coach.ask(row.id, user.id, row.title, row.cards, record, row.seq)

    async def analysis(self, request: Request) -> coaching.AnalysisState:
        table = await self._table(request)
        await self._over(table)
        return self._coach.state(table.row.id)

    async def _over(self, table: Table) -> Any:
        if table.row.status != "over":
            await table.do(table.catch_up)
        if table.row.status != "over":
            raise RequestError("not-over", "The coach looks at a game once it is over, not before.")
        return table.row

    async def hint(self, request: Request) -> coaching.Hint:
        user = await self._known(request)
        wish: coaching.AskHint = await self._body(request, coaching.AskHint)
        table = await self._table(request)
        asked = await table.do(partial(table.ask_hint, user, wish.seq))
        if isinstance(asked, coaching.Hint):
            return asked
        self._hints.pass_person(user.id)
        found = await self._house.desk.advise(asked, user.id)
        hint = msgspec.convert({**found, "seq": wish.seq, "used": 0}, coaching.Hint)
        return await table.do(partial(table.give_hint, asked.seat, hint))
