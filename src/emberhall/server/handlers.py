"""What the handlers of the HTTP interface have in common, so that each part of it has a module of its own."""

from abc import ABC, abstractmethod
from typing import TypeVar

from starlette.requests import Request

from emberhall.server.house import House
from emberhall.server.lobby import Lobby
from emberhall.server.table import Table
from emberhall.store import User
from emberhall.wire.values import Body

B = TypeVar("B", bound=Body)


class Handlers(ABC):
    """A part of the interface; `Api` puts them together and reads requests for all of them."""

    _house: House
    _lobby: Lobby

    @abstractmethod
    async def _body(self, request: Request, kind: type[B]) -> B:
        """The body of a request."""

    @abstractmethod
    async def _user(self, request: Request) -> User | None:
        """Who makes it, if they say so."""

    @abstractmethod
    async def _known(self, request: Request) -> User:
        """Who makes it; a RequestError if they do not say so."""

    @abstractmethod
    async def _admit_table(self, request: Request, user: User) -> None:
        """One more table of this person, or too many."""

    @abstractmethod
    async def _table(self, request: Request) -> Table:
        """The table that the address names."""
