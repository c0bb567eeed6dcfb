"""The daily deals over HTTP."""

from functools import cached_property

from starlette.requests import Request

from emberhall.server.daily import Daily
from emberhall.server.handlers import Handlers
from emberhall.wire import bodies, daily_bodies


class DailyApi(Handlers):
    """The handlers of daily deals."""

    @cached_property
    def _daily(self) -> Daily:
        return Daily(self._house, self._lobby)

    async def daily(self, request: Request) -> daily_bodies.Daily:
        return await self._daily.overview(await self._user(request))

    async def daily_results(self, request: Request) -> daily_bodies.DailyResults:
        title, day = request.path_params["title"], request.path_params["day"]
        return await self._daily.results(title, day, await self._user(request))

    async def play_daily(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        await self._admit_table(request, user)
        return await self._daily.play(request.path_params["title"], user)
