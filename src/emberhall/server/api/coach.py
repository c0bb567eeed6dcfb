"""The coach's handlers: analyses of finished games, and hints at the table."""

import msgspec

from emberhall.server.api.requests import Caller
from emberhall.server.deals import shared_deals
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.limits import Gate, is_loopback, network_of
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.settings import Rate
from emberhall.server.table.table import Table
from emberhall.store import StoredTable, User
from emberhall.wire.bodies.coach import AnalysisState, AskHint, Hint

HINTS = Rate(8, 5.0)
"""Hints per person: each takes a bot's time."""


class CoachHandlers:
    """Handlers of `wire.routes.coach`."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby
        self._hints = Gate(HINTS, "hints")

    async def analyse(self, user: User, table: str, caller: Caller) -> AnalysisState:
        live = await self._lobby.find(table)
        row = await _row_once_over(live)
        record = await self._lobby.record(live, user)
        spared = self._house.settings.spare_loopback and is_loopback(caller.address)
        address = "" if spared else network_of(caller.address)
        return await self._house.coach.ask(row.id, user.id, row.title, row.cards, record, row.seq, address)

    async def analysis(self, user: User | None, table: str) -> AnalysisState:
        row = await _row_once_over(await self._lobby.find(table))
        await shared_deals.check_told(self._house.store, row, None if user is None else user.id)
        return await self._house.coach.state(row.id, row.title, row.seq)

    async def hint(self, user: User, wish: AskHint, table: str) -> Hint:
        live = await self._lobby.find(table)
        question = await live.hints.ask(user, wish.seq)
        if isinstance(question, Hint):
            return question
        self._hints.pass_person(user.id)
        advice = await self._house.desk.advise(question, user.id)
        hint = msgspec.convert({**advice, "seq": wish.seq, "used": 0}, Hint)
        return await live.hints.give(question.seat, hint)


async def _row_once_over(table: Table) -> StoredTable:
    """Return the row of a table. Raises RequestError if its game is not over."""
    if table.row.status != "over":
        await table.catch_up()
    if table.row.status != "over":
        raise RequestError("not-over", "The coach analyses a game once it is over, not before.")
    return table.row
