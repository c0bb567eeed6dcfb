"""The HTTP interface: a handler for each route in `wire.routes`, found by name."""

from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from emberhall.server.accounts import Accounts
from emberhall.server.alerts_api import AlertsApi
from emberhall.server.asking import Asked, address_of
from emberhall.server.coach_api import CoachApi
from emberhall.server.colleagues import Colleagues
from emberhall.server.company_api import CompanyApi
from emberhall.server.daily_api import DailyApi
from emberhall.server.decks_api import DecksApi
from emberhall.server.errors import RequestError
from emberhall.server.events_api import EventsApi
from emberhall.server.guests import Guests
from emberhall.server.health import Health
from emberhall.server.house import House
from emberhall.server.ladder_api import LadderApi
from emberhall.server.lesson_api import LessonApi
from emberhall.server.lobby import Lobby
from emberhall.server.match_api import MatchApi
from emberhall.server.pages import ASK_AGAIN, FOR_EVER, send_leaf
from emberhall.server.people_api import PeopleApi
from emberhall.server.review_api import ReviewApi
from emberhall.server.sockets import VERSION
from emberhall.server.table import Table
from emberhall.server.titles import rules, sentences, title_infos
from emberhall.store import User
from emberhall.wire import bodies, openapi
from emberhall.wire.routes import Route

JSON = "application/json"
LADDER = (LadderApi, DailyApi, EventsApi, MatchApi, AlertsApi)


class Api(Asked):
    """The handlers; their results are encoded with the route's status."""

    def __init__(self, house: House, lobby: Lobby, guests: Guests, colleagues: Colleagues) -> None:
        super().__init__(house, guests)
        self._lobby = lobby
        self._colleagues = colleagues
        accounts = Accounts(house)
        self._others = (
            PeopleApi(house, lobby, guests, colleagues, accounts),
            CompanyApi(house, lobby, guests, colleagues, accounts),
            ReviewApi(house, lobby, guests, self._admit_table),
            LessonApi(house, guests),
            DecksApi(house, guests),
            CoachApi(house, lobby, guests),
            *(part(house, lobby, guests, self._admit_table) for part in LADDER),
        )
        self._health = Health(house.store)
        self._titles = title_infos(house.sets)

    async def handle(self, route: Route, request: Request) -> Response:
        """Serve one request."""
        part = next(part for part in (self, *self._others) if hasattr(part, route.name))
        result = await getattr(part, route.name)(request)
        if isinstance(result, Response):
            return result
        return Response(msgspec.json.encode(result), route.status, media_type=JSON)

    async def _admit_table(self, request: Request, user: User) -> None:
        """Raise RequestError if a person has too many tables, recent or unfinished."""
        self._house.persons.tables_by_address.pass_by(address_of(request))
        self._house.persons.tables.pass_person(user.id)
        most = self._house.settings.unfinished_tables
        if await self._house.store.unfinished(user.id) >= most:
            sentence = f"You are the host of {most} tables that are not over; finish or leave some of them first."
            raise RequestError("too-many", sentence, 429)

    async def _table(self, request: Request) -> Table:
        return await self._lobby.find(request.path_params["table"])

    # --- the house

    async def health(self, _: Request) -> bodies.Health:
        await self._health.check()
        return bodies.Health("open", VERSION)

    async def openapi(self, _: Request) -> dict[str, Any]:
        return openapi.document(VERSION)  # built on demand: few ever ask for it

    async def titles(self, _: Request) -> list[bodies.TitleInfo]:
        return self._titles

    async def cards(self, request: Request) -> Response:
        leaf = await self._house.sets.catalogue(request.path_params["title"], request.path_params["mark"])
        return send_leaf(request, leaf, FOR_EVER)

    async def locales(self, request: Request) -> Response:
        return send_leaf(request, sentences(request.path_params["title"], request.path_params["lang"]), ASK_AGAIN)

    async def rulebook(self, request: Request) -> Response:
        return send_leaf(request, rules(request.path_params["title"], request.path_params["lang"]), ASK_AGAIN)

    # --- people

    async def new_guest(self, request: Request) -> bodies.Guest:
        self._house.persons.guests.pass_by(address_of(request))
        wish = await self._body(request, bodies.NewGuest)
        user, token = await self._guests.welcome(wish.name)
        return bodies.Guest(user.id, user.name, user.face, token)  # type: ignore[arg-type]  # a face of ours

    async def me(self, request: Request) -> bodies.Me:
        user = await self._known(request)
        return bodies.Me(user.id, user.name, user.face)  # type: ignore[arg-type]  # a face of ours

    async def change_me(self, request: Request) -> bodies.Me:
        user = await self._known(request)
        wish = await self._body(request, bodies.ChangeMe)
        name = wish.name if isinstance(wish.name, str) else None
        face = wish.face if isinstance(wish.face, str) else None
        changed, tables = await self._guests.change(user, name, face)
        await self._lobby.renamed(changed, tables)
        return bodies.Me(changed.id, changed.name, changed.face)  # type: ignore[arg-type]  # a face of ours

    async def new_token(self, request: Request) -> bodies.Guest:
        user = await self._known(request)
        token, digest = await self._guests.renew(user)
        self._colleagues.sign_out(user.id, digest)
        return bodies.Guest(user.id, user.name, user.face, token)  # type: ignore[arg-type]  # a face of ours

    async def sign_out(self, request: Request) -> bodies.Me:
        user = await self._known(request)
        await self._guests.sign_out(user)
        self._colleagues.sign_out(user.id)
        return bodies.Me(user.id, user.name, user.face)  # type: ignore[arg-type]  # a face of ours

    async def my_unlocks(self, request: Request) -> list[bodies.Unlock]:
        user = await self._known(request)
        found = await self._house.store.unlocks(user.id)
        return [bodies.Unlock(each.title, each.card, each.table, each.at) for each in found]

    # --- tables

    async def tables(self, request: Request) -> bodies.Tables:
        return await self._lobby.tables(await self._user(request))

    async def new_table(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        wish = await self._body(request, bodies.NewTable)
        await self._admit_table(request, user)
        return await self._lobby.create(user, wish)

    async def table(self, request: Request) -> bodies.TableInfo:
        user = await self._user(request)
        table = await self._table(request)
        return table.info(None if user is None else user.id)

    async def change_table(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        wish = await self._body(request, bodies.ChangeTable)
        seats = wish.seats if isinstance(wish.seats, int) else None
        public = wish.public if isinstance(wish.public, bool) else None
        agreed = wish.terms if isinstance(wish.terms, bodies.Terms) else None
        table = await self._table(request)
        rated = wish.rated if isinstance(wish.rated, bool) else public
        fill = wish.fill if isinstance(wish.fill, int) else None
        hints = wish.hints if isinstance(wish.hints, bool) else None
        changes = partial(table.set_terms, user, seats, wish.options, public, hints, rated, fill, agreed)
        return await table.do(changes)

    async def take_seat(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        wish = await self._body(request, bodies.TakeSeat)
        seat = wish.seat if isinstance(wish.seat, int) else None
        nonce = wish.nonce if isinstance(wish.nonce, str) else None
        table = await self._table(request)
        return await table.do(partial(table.sit, user, seat, nonce))

    async def bring(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        seat = _seat(request)
        wish = await self._body(request, bodies.Bring)
        table = await self._table(request)
        return await table.do(partial(table.bring, user, seat, wish.options))

    async def leave_seat(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        seat = _seat(request)
        table = await self._table(request)
        return await table.do(partial(table.stand, user, seat))

    async def seat_bot(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        wish = await self._body(request, bodies.SeatBot)
        table = await self._table(request)
        return await table.do(partial(table.seat_bot, user, wish.seat, wish.level))

    async def start(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        table = await self._table(request)
        return await table.do(partial(table.start, user))

    async def rematch(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        wish = await self._body(request, bodies.Rematch)
        nonce = wish.nonce if isinstance(wish.nonce, str) else None
        admit = partial(self._admit_table, request, user)
        return await self._lobby.rematch(await self._table(request), user, nonce, admit)

    async def hand_over_host(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        wish = await self._body(request, bodies.HandOver)
        table = await self._table(request)
        return await table.do(partial(table.hand_over, user, wish.seat))

    async def hide_table(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        return await self._lobby.hide(await self._table(request), user)

    async def record(self, request: Request) -> Response:
        table = await self._table(request)
        name = f"{table.row.title}-{table.row.id}.txt"
        text = await self._lobby.record(table, await self._user(request))
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def _seat(request: Request) -> int:
    text: str = request.path_params["seat"]
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise RequestError("unknown-seat", f"{text!r} is not a seat number.", 400)
    return int(text)
