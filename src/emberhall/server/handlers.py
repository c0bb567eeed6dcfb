"""What the handlers of the ladder, daily deals, events, matches and alerts have in common."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request

from emberhall.server.asking import Asked
from emberhall.server.guests import Guests
from emberhall.server.house import House
from emberhall.server.lobby import Lobby
from emberhall.server.table import Table
from emberhall.store import User


class Handlers(Asked):
    """Handlers that have access to tables."""

    def __init__(
        self, house: House, lobby: Lobby, guests: Guests, admit: Callable[[Request, User], Awaitable[None]]
    ) -> None:
        super().__init__(house, guests)
        self._lobby = lobby
        self._admit_table = admit

    async def _table(self, request: Request) -> Table:
        return await self._lobby.find(request.path_params["table"])
