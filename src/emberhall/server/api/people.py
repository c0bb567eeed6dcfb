"""The handlers about users themselves: profile, games, account, other devices, their data."""

import contextlib
from dataclasses import replace
from typing import Literal

import msgspec
from starlette.responses import StreamingResponse

from emberhall.server.api.exports import export
from emberhall.server.api.guests import guest_of, me_of
from emberhall.server.api.requests import Caller
from emberhall.server.errors import RequestError, closed_to_kids
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.people.accounts import Accounts
from emberhall.server.people.colleagues import Colleagues
from emberhall.server.people.guests import Guests, new_token
from emberhall.server.people.results import by_title
from emberhall.server.table.row.chairs import seat_of
from emberhall.server.table.screens.frames import info_of
from emberhall.store import User, Wanted, work
from emberhall.wire.bodies import people
from emberhall.wire.bodies.guests import Guest, KidCode, Me, Unlock
from emberhall.wire.bodies.house import Done
from emberhall.wire.values import face_of

PAGE = 20
COUNTED = 2000
"""How many of the most recent games are counted for the charts."""


class PeopleHandlers:
    """Handlers of `wire.routes.people`."""

    def __init__(self, house: House, lobby: Lobby, guests: Guests, colleagues: Colleagues, accounts: Accounts) -> None:
        self._house = house
        self._guests = guests
        self._lobby = lobby
        self._colleagues = colleagues
        self._accounts = accounts

    # --- profiles

    async def profile(self, asker: User | None, user: str) -> people.Profile:
        person = await self._somebody(user)
        you = asker is not None and asker.id == person.id
        store = self._house.store
        results = await store.read(work.profiles.results_of(person.id, not you, COUNTED))
        other = None if asker is None or you else asker.id
        friend = other is not None and await store.read(work.company.is_friend(other, person.id))
        shunned = None if other is None else await store.read(work.company.shunned_how(other, person.id))
        unlocks = await store.read(work.profiles.unlocks_of(person.id))
        return people.Profile(
            user=person.id,
            name=person.name,
            face=face_of(person.face),
            since=person.created,
            games=len(results),
            titles=by_title(results),
            unlocks=[Unlock(each.title, each.card, each.table if you else "", each.at) for each in unlocks],
            you=you,
            friend=friend,
            shunned=shunned or msgspec.UNSET,
        )

    async def played(
        self,
        asker: User | None,
        user: str,
        title: str = "",
        result: Literal["won", "lost"] | None = None,
        company: Literal["people", "bots"] | None = None,
        other: str = "",
        skip: int = 0,
    ) -> people.Played:
        person = await self._somebody(user)
        you = asker is not None and asker.id == person.id
        wanted = Wanted(title, result or "", company or "", other, public=not you)
        rows = await self._house.store.read(work.profiles.games_of(person.id, wanted, PAGE + 1, skip))
        infos = [info_of(row, person.id if you else None) for row in rows[:PAGE]]
        if not you:  # results from their seat, without what only they may see
            for info, row in zip(infos, rows, strict=False):
                info.you = seat_of(row, person.id)
        return people.Played(infos, len(rows) > PAGE)

    async def _somebody(self, name: str) -> User:
        user = await self._house.store.read(work.users.by_id(name))
        if user is None:
            raise RequestError("unknown-person", f"There is nobody with the id {name[:64]!r}.", 404)
        return user

    # --- other devices

    async def new_pass(self, user: User, caller: Caller) -> people.Pass:
        await self._guests.find(caller.token or "", fresh=True)  # a revoked token must not live on as a code
        return people.Pass(*await self._accounts.new_pass(user, "device"))

    async def use_pass(self, wish: people.UsePass, caller: Caller) -> Guest:
        token, digest = new_token()
        user = await self._accounts.use_pass(wish.code, "device", caller.address, digest)
        return guest_of(user, token)

    async def sign_out_here(self, user: User, caller: Caller) -> Done:
        digest = await self._guests.sign_out_here(caller.token or "")
        self._colleagues.sign_out_one(user.id, digest)
        return Done()

    # --- accounts

    async def my_account(self, user: User) -> people.AccountInfo:
        account = await self._house.store.read(work.accounts.of_user(user.id))
        fresh = await self._house.store.read(work.users.by_id(user.id)) or user
        return people.AccountInfo(None if account is None else account.login, not fresh.unseen)

    async def new_account(self, user: User, wish: people.NewAccount, caller: Caller) -> people.MadeAccount:
        account = await self._accounts.create(user, wish.login, wish.password, caller.address)
        code, _ = await self._accounts.new_pass(user, "recovery")
        return people.MadeAccount(account.login, not user.unseen, code)

    async def change_password(self, user: User, wish: people.ChangePassword, caller: Caller) -> people.Renewed:
        await self._accounts.change(user, wish.old, wish.password, caller.address)
        token, digest = await self._guests.renew(user)
        self._colleagues.sign_out(user.id, digest)
        code, _ = await self._accounts.new_pass(user, "recovery")
        return people.Renewed(user.id, user.name, face_of(user.face), token, code)

    async def sign_in(self, wish: people.SignIn, caller: Caller) -> Guest:
        token, digest = new_token()
        return guest_of(await self._accounts.sign_in(wish.login, wish.password, caller.address, digest), token)

    async def new_recovery(self, user: User, wish: people.NewRecovery, caller: Caller) -> people.Recovery:
        return people.Recovery(await self._accounts.new_recovery(user, wish.password, caller.address))

    async def recover(self, wish: people.Recover, caller: Caller) -> people.Recovered:
        user, account = await self._accounts.recover(wish.code, wish.password, caller.address)
        token, digest = await self._guests.renew(user)
        self._colleagues.sign_out(user.id, digest)
        code, _ = await self._accounts.new_pass(user, "recovery")
        return people.Recovered(guest_of(user, token), account.login, code)

    async def merge(self, user: User, wish: people.MergeGuest) -> people.Merged:
        old = await self._guests.find(wish.token)
        store = self._house.store
        if old.id == user.id:
            raise RequestError("same-person", "This is a token of your own; there is nothing to bring along.")
        if await store.read(work.accounts.of_user(old.id)) is not None:
            raise RequestError("has-account", "Only the games of a guest can be brought along, not of an account.")
        if old.kid:  # else its rules could be left behind by becoming somebody else
            raise closed_to_kids()
        touched = await store.write(work.identities.merge(old.id, user))
        self._colleagues.sign_out(old.id)
        await self._lobby.changed(touched)
        return people.Merged(len(touched), await store.read(work.lists.chairs_of(old.id)))

    # --- kid mode

    async def begin_kid_mode(self, user: User, wish: KidCode, caller: Caller) -> Me:
        await self._accounts.begin_kid_mode(user, wish.code, caller.address)
        await self._colleagues.turn_kid(user.id)
        return me_of(replace(user, kid=True))

    async def end_kid_mode(self, user: User, wish: KidCode, caller: Caller) -> Me:
        await self._accounts.end_kid_mode(user, wish.code, caller.address)
        await self._colleagues.turn_kid(user.id)
        return me_of(replace(user, kid=False))

    # --- personal data

    async def export(self, user: User) -> StreamingResponse:
        self._house.persons.exports.pass_person(user.id)
        headers = {"content-disposition": 'attachment; filename="emberhall.json"'}
        fresh = await self._house.store.read(work.users.by_id(user.id)) or user
        return StreamingResponse(export(self._house.store, fresh), headers=headers, media_type="application/json")

    async def delete_me(self, user: User, wish: people.DeleteMe) -> Done:
        if wish.name.strip() != user.name:
            raise RequestError("not-your-name", f"Your name is {user.name!r}, not {wish.name!r}; nothing has changed.")
        for row in await self._house.store.read(work.lists.unfinished_of(user.id)):
            if (seat := seat_of(row, user.id)) is not None:
                with contextlib.suppress(RequestError):  # it may have ended, be read-only, or be beyond reading
                    table = await self._lobby.find(row.id)
                    await table.seats.stand(user, seat)
        touched = await self._house.store.write(work.identities.erase(user))
        self._colleagues.sign_out(user.id)
        await self._lobby.changed(touched)
        return Done()
