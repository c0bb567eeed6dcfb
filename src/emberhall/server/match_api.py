"""Quick match over HTTP."""

from starlette.requests import Request

from emberhall.server.handlers import Handlers
from emberhall.server.matching import Matching
from emberhall.wire.bodies import TableInfo
from emberhall.wire.match_bodies import Match


class MatchApi(Handlers):
    """The handler of quick matches."""

    async def match(self, request: Request) -> TableInfo:
        user = await self._known(request)
        wish = await self._body(request, Match)
        await self._admit_table(request, user)
        return await Matching(self._house, self._lobby).find(user, wish)
