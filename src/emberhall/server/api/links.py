"""The handlers of pictures for links."""

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from emberhall.server.api.requests import Caller
from emberhall.server.house.house import House
from emberhall.server.links.pictures import KEPT_FOR, Pictures
from emberhall.server.links.previews import Preview, Previews
from emberhall.server.links.speaking import voice_in
from emberhall.server.lobby.lobby import Lobby
from emberhall.wire.route import PNG

HEADERS = {
    "cache-control": f"public, max-age={KEPT_FOR:.0f}",
    # chats and other sites show it
    "cross-origin-resource-policy": "cross-origin",
}


class LinkHandlers:
    """Handlers of `wire.routes.links`."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._previews = Previews(house, lobby)
        self._pictures = Pictures(house.settings)

    async def hall_picture(self, caller: Caller, lang: str = "") -> Response:
        voice = voice_in(lang)

        async def make() -> Preview:
            return self._previews.hall(voice)

        return await self._sent(f"hall {voice.lang}", make, caller)

    async def table_picture(self, table: str, caller: Caller, at: int | None = None, lang: str = "") -> Response:
        voice = voice_in(lang)
        return await self._sent(
            f"table {table} {at} {voice.lang}", lambda: self._previews.table(table, voice, at), caller
        )

    async def person_picture(self, user: str, caller: Caller, lang: str = "") -> Response:
        voice = voice_in(lang)
        return await self._sent(f"person {user} {voice.lang}", lambda: self._previews.person(user, voice), caller)

    async def event_picture(self, event: str, caller: Caller, lang: str = "") -> Response:
        voice = voice_in(lang)
        return await self._sent(f"event {event} {voice.lang}", lambda: self._previews.event(event, voice), caller)

    async def lesson_picture(self, title: str, lesson: str, caller: Caller, lang: str = "") -> Response:
        voice = voice_in(lang)

        async def make() -> Preview:
            return self._previews.lesson(title, lesson, voice)

        return await self._sent(f"lesson {title} {lesson} {voice.lang}", make, caller)

    async def _sent(self, key: str, make: Callable[[], Awaitable[Preview]], caller: Caller) -> Response:
        self._house.persons.reviews.pass_by(caller.address)
        return Response(await self._pictures.of(key, make), headers=HEADERS, media_type=PNG)
