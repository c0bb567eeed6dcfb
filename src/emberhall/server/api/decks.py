"""The handlers of decks that people have built, stored per person, so that they are there on every device."""

from emberhall import titles
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.people.guests import clean
from emberhall.server.timestamps import now
from emberhall.store import StoredDeck, User, work
from emberhall.wire.bodies.decks import Deck, KeepDeck
from emberhall.wire.bodies.house import Done

MOST = 60


class DeckHandlers:
    """Handlers of `wire.routes.decks`. If two devices write the same deck, the later one wins."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def my_decks(self, user: User) -> list[Deck]:
        return [_deck_of(deck) for deck in await self._house.store.read(work.decks.of_user(user.id))]

    async def keep_deck(self, user: User, wish: KeepDeck, kept: str) -> Deck:
        if wish.title not in titles():
            raise RequestError("unknown-title", f"There is no game {wish.title!r}.", 400)
        others = [deck for deck in await self._house.store.read(work.decks.of_user(user.id)) if deck.id != kept]
        if len(others) >= MOST:
            raise RequestError("too-many-decks", f"You have {len(others)} decks; delete one of them first.", 409)
        deck = StoredDeck(kept, wish.title, clean(wish.name) or "?", wish.cards, now())
        await self._house.store.write(work.decks.keep(user.id, deck))
        return _deck_of(deck)

    async def drop_deck(self, user: User, kept: str) -> Done:
        await self._house.store.write(work.decks.drop(user.id, kept))
        return Done()


def _deck_of(deck: StoredDeck) -> Deck:
    return Deck(deck.id, deck.title, deck.name, deck.cards, deck.at)
