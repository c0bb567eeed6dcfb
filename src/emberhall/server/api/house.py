"""The handlers about the server itself and its titles."""

from typing import Any

from emberhall.server.api.connection import VERSION
from emberhall.server.house.health import HealthCheck
from emberhall.server.house.house import House
from emberhall.server.house.pages import ASK_AGAIN, FOR_EVER, Cached
from emberhall.server.house.titles import rules, sentences, statements, story, title_infos
from emberhall.wire.bodies.house import Health, TitleInfo
from emberhall.wire.schemas import openapi


class HouseHandlers:
    """Handlers of `wire.routes.house`, and of the rulebook."""

    def __init__(self, house: House) -> None:
        self._sets = house.sets
        self._health = HealthCheck(house.store)
        self._titles = title_infos(house.sets)

    async def health(self) -> Health:
        await self._health.check()
        return Health("open", VERSION)

    async def openapi(self) -> dict[str, Any]:
        return openapi.document(VERSION)  # built on demand: few ever ask for it

    async def titles(self) -> list[TitleInfo]:
        return self._titles

    async def cards(self, title: str, mark: str) -> Cached:
        return Cached(await self._sets.catalogue(title, mark), FOR_EVER)

    async def locales(self, title: str, lang: str) -> Cached:
        return Cached(sentences(title, lang), ASK_AGAIN)

    async def story(self, title: str) -> Cached:
        return Cached(story(title), ASK_AGAIN)

    async def rulebook(self, title: str, lang: str) -> Cached:
        return Cached(rules(title, lang), ASK_AGAIN)

    async def statements(self, title: str, lang: str) -> Cached:
        return Cached(statements(title, lang), ASK_AGAIN)
