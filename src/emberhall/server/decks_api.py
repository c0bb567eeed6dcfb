"""Decks that people have built, stored per person, so that they are there on every device."""

import re

from starlette.requests import Request

from emberhall import titles
from emberhall.server.asking import Asked
from emberhall.server.errors import RequestError
from emberhall.server.guests import clean
from emberhall.server.timestamps import now
from emberhall.store import StoredDeck
from emberhall.wire import people
from emberhall.wire.deck_bodies import Deck, KeepDeck

MOST = 60
_ID = re.compile(r"[0-9A-Za-z_-]{8,40}")


class DecksApi(Asked):
    """Handlers of `wire.deck_routes`. If two devices write the same deck, the later one wins."""

    async def my_decks(self, request: Request) -> list[Deck]:
        user = await self._known(request)
        return [_told(deck) for deck in await self._house.store.decks_of(user.id)]

    async def keep_deck(self, request: Request) -> Deck:
        user = await self._known(request)
        wish, name = await self._body(request, KeepDeck), _id(request)
        if wish.title not in titles():
            raise RequestError("unknown-title", f"There is no game {wish.title!r}.", 400)
        others = [deck for deck in await self._house.store.decks_of(user.id) if deck.id != name]
        if len(others) >= MOST:
            raise RequestError("too-many-decks", f"You have {len(others)} decks; delete one of them first.", 409)
        deck = StoredDeck(name, wish.title, clean(wish.name) or "?", wish.cards, now())
        await self._house.store.keep_deck(user.id, deck)
        return _told(deck)

    async def drop_deck(self, request: Request) -> people.Done:
        user = await self._known(request)
        await self._house.store.drop_deck(user.id, _id(request))
        return people.Done()


def _told(deck: StoredDeck) -> Deck:
    return Deck(deck.id, deck.title, deck.name, deck.cards, deck.at)


def _id(request: Request) -> str:
    name: str = request.path_params["kept"]
    if _ID.fullmatch(name) is None:
        sentence = f"{name[:60]!r} is not an id for a deck: 8 to 40 letters, digits, - and _."
        raise RequestError("bad-request", sentence, 400)
    return name
