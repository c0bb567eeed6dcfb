"""The handlers of guests: signing in with a name, and who one is."""

from emberhall.server.api.requests import Caller
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.people.colleagues import Colleagues
from emberhall.server.people.guests import Guests
from emberhall.store import User, work
from emberhall.wire.bodies.guests import ChangeMe, Guest, Me, NewGuest, Unlock
from emberhall.wire.values import face_of, or_none


class GuestHandlers:
    """Handlers of `wire.routes.guests`."""

    def __init__(self, house: House, lobby: Lobby, guests: Guests, colleagues: Colleagues) -> None:
        self._house = house
        self._lobby = lobby
        self._guests = guests
        self._colleagues = colleagues

    async def new_guest(self, wish: NewGuest, caller: Caller) -> Guest:
        self._house.persons.guests.pass_by(caller.address)
        user, token = await self._guests.welcome(wish.name)
        return guest_of(user, token)

    async def me(self, user: User) -> Me:
        return me_of(user)

    async def change_me(self, user: User, wish: ChangeMe) -> Me:
        changed_user, tables = await self._guests.change(user, or_none(wish.name), or_none(wish.face))
        await self._lobby.renamed(changed_user, tables)
        return me_of(changed_user)

    async def new_token(self, user: User) -> Guest:
        token, digest = await self._guests.renew(user)
        self._colleagues.sign_out(user.id, digest)
        return guest_of(user, token)

    async def sign_out(self, user: User) -> Me:
        await self._guests.sign_out(user)
        self._colleagues.sign_out(user.id)
        return me_of(user)

    async def my_unlocks(self, user: User) -> list[Unlock]:
        unlocks = await self._house.store.read(work.profiles.unlocks_of(user.id))
        return [Unlock(each.title, each.card, each.table, each.at) for each in unlocks]


def me_of(user: User) -> Me:
    """A user, as they are told who they are."""
    return Me(user.id, user.name, face_of(user.face), user.kid)


def guest_of(user: User, token: str) -> Guest:
    """A user with a new token of theirs."""
    return Guest(user.id, user.name, face_of(user.face), token)
