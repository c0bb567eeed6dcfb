"""The handlers about users themselves: profile, games, account, other devices, their data."""

import contextlib
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from emberhall.server.accounts import Accounts
from emberhall.server.asking import Asked, address_of, token_of
from emberhall.server.chairs import seat_of
from emberhall.server.colleagues import Colleagues
from emberhall.server.errors import RequestError
from emberhall.server.exports import export
from emberhall.server.frames import info_of
from emberhall.server.guests import Guests
from emberhall.server.house import House
from emberhall.server.lobby import Lobby
from emberhall.server.results import by_title
from emberhall.store import User, Wanted
from emberhall.wire import bodies, people
from emberhall.wire.people_routes import PEOPLE_ROUTES

PAGE = 20
COUNTED = 2000
"""How many of the most recent games are counted for the charts."""
MOST = 10_000
QUERIES = {route.name: route.query for route in PEOPLE_ROUTES}


class PeopleApi(Asked):
    """Handlers of `wire.people_routes`."""

    def __init__(self, house: House, lobby: Lobby, guests: Guests, colleagues: Colleagues, accounts: Accounts) -> None:
        super().__init__(house, guests)
        self._lobby = lobby
        self._colleagues = colleagues
        self._accounts = accounts

    # --- profiles

    async def profile(self, request: Request) -> people.Profile:
        asker, user = await self._user(request), await self._somebody(request)
        you = asker is not None and asker.id == user.id
        store = self._house.store
        results = await store.results(user.id, not you, COUNTED)
        friends = [] if asker is None or you else await store.friends(asker.id)
        shunned = [] if asker is None or you else await store.shunned(asker.id)
        unlocks = await store.unlocks(user.id)
        return people.Profile(
            user=user.id,
            name=user.name,
            face=user.face,  # type: ignore[arg-type]  # a face of ours
            since=user.created,
            games=len(results),
            titles=by_title(results),
            unlocks=[bodies.Unlock(each.title, each.card, each.table if you else "", each.at) for each in unlocks],
            you=you,
            friend=any(friend.id == user.id for friend in friends),
            shunned=next((each.how for each in shunned if each.other == user.id), msgspec.UNSET),
        )

    async def played(self, request: Request) -> people.Played:
        asker, user = await self._user(request), await self._somebody(request)
        you = asker is not None and asker.id == user.id
        asked = _queried(request, "played")
        skip = int(asked.pop("skip", 0))
        wanted = Wanted(public=not you, **asked)
        rows = await self._house.store.games(user.id, wanted, PAGE + 1, skip)
        infos = [info_of(row, user.id if you else None) for row in rows[:PAGE]]
        if not you:  # results from their seat, without what only they may see
            for info, row in zip(infos, rows, strict=False):
                info.you = seat_of(row, user.id)
        return people.Played(infos, len(rows) > PAGE)

    async def _somebody(self, request: Request) -> User:
        name: str = request.path_params["user"]
        user = await self._house.store.user(name)
        if user is None:
            raise RequestError("unknown-person", f"There is nobody with the id {name[:64]!r}.", 404)
        return user

    # --- other devices

    async def new_pass(self, request: Request) -> people.Pass:
        return people.Pass(*await self._accounts.new_pass(await self._known(request), "device"))

    async def use_pass(self, request: Request) -> bodies.Guest:
        wish = await self._body(request, people.UsePass)
        user = await self._accounts.use_pass(wish.code, "device", address_of(request))
        return _guest(user, await self._guests.admit(user))

    async def sign_out_here(self, request: Request) -> people.Done:
        user = await self._known(request)
        digest = await self._guests.sign_out_here(token_of(request) or "")
        self._colleagues.sign_out_one(user.id, digest)
        return people.Done()

    # --- accounts

    async def my_account(self, request: Request) -> people.AccountInfo:
        user = await self._known(request)
        account = await self._house.store.account_of(user.id)
        fresh = await self._house.store.user(user.id) or user
        return people.AccountInfo(None if account is None else account.login, not fresh.unseen)

    async def new_account(self, request: Request) -> people.MadeAccount:
        user = await self._known(request)
        wish = await self._body(request, people.NewAccount)
        account = await self._accounts.create(user, wish.login, wish.password)
        code, _ = await self._accounts.new_pass(user, "recovery")
        return people.MadeAccount(account.login, not user.unseen, code)

    async def change_password(self, request: Request) -> bodies.Guest:
        user = await self._known(request)
        wish = await self._body(request, people.ChangePassword)
        await self._accounts.change(user, wish.old, wish.password)
        token, digest = await self._guests.renew(user)
        self._colleagues.sign_out(user.id, digest)
        return _guest(user, token)

    async def sign_in(self, request: Request) -> bodies.Guest:
        wish = await self._body(request, people.SignIn)
        user = await self._accounts.sign_in(wish.login, wish.password, address_of(request))
        return _guest(user, await self._guests.admit(user))

    async def new_recovery(self, request: Request) -> people.Recovery:
        user = await self._known(request)
        wish = await self._body(request, people.NewRecovery)
        return people.Recovery(await self._accounts.new_recovery(user, wish.password))

    async def recover(self, request: Request) -> people.Recovered:
        wish = await self._body(request, people.Recover)
        user, account = await self._accounts.recover(wish.code, wish.password, address_of(request))
        token, digest = await self._guests.renew(user)
        self._colleagues.sign_out(user.id, digest)
        code, _ = await self._accounts.new_pass(user, "recovery")
        return people.Recovered(_guest(user, token), account.login, code)

    async def merge(self, request: Request) -> people.Merged:
        user = await self._known(request)
        wish = await self._body(request, people.MergeGuest)
        old = await self._guests.find(wish.token)
        store = self._house.store
        if old.id == user.id:
            raise RequestError("same-person", "This is a token of your own; there is nothing to bring along.")
        if await store.account_of(old.id) is not None:
            raise RequestError("has-account", "Only the games of a guest can be brought along, not of an account.")
        touched = await store.merge(old.id, user)
        self._colleagues.sign_out(old.id)
        await self._lobby.changed(touched)
        return people.Merged(len(touched), len(await store.tables_of(old.id, MOST)))

    # --- personal data

    async def export(self, request: Request) -> Response:
        user = await self._known(request)
        self._house.persons.exports.pass_person(user.id)
        headers = {"content-disposition": 'attachment; filename="emberhall.json"'}
        fresh = await self._house.store.user(user.id) or user
        return StreamingResponse(export(self._house.store, fresh), headers=headers, media_type="application/json")

    async def delete_me(self, request: Request) -> people.Done:
        user = await self._known(request)
        wish = await self._body(request, people.DeleteMe)
        if wish.name.strip() != user.name:
            raise RequestError("not-your-name", f"Your name is {user.name!r}, not {wish.name!r}; nothing has changed.")
        for row in await self._house.store.tables_of(user.id, MOST):
            if row.status != "over" and (seat := seat_of(row, user.id)) is not None:
                table = await self._lobby.find(row.id)
                with contextlib.suppress(RequestError):  # it may have ended, or be read-only
                    await table.do(partial(table.stand, user, seat))
        touched = await self._house.store.erase(user)
        self._colleagues.sign_out(user.id)
        await self._lobby.changed(touched)
        return people.Done()


def _guest(user: User, token: str) -> bodies.Guest:
    return bodies.Guest(user.id, user.name, user.face, token)  # type: ignore[arg-type]  # a face of ours


def _queried(request: Request, name: str) -> dict[str, Any]:
    """Return the query parameters, checked and converted."""
    found: dict[str, Any] = {}
    for key, text in request.query_params.items():
        if key not in QUERIES[name]:
            raise RequestError("bad-request", f"{key!r} cannot be asked for; {', '.join(QUERIES[name])} can.", 400)
        try:
            found[key] = msgspec.convert(text, QUERIES[name][key], strict=False)
        except msgspec.ValidationError as problem:
            raise RequestError("bad-request", f"{key!r} cannot be {text[:64]!r}: {problem}.", 400) from None
    return found
