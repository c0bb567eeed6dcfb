"""The handlers of tables: setting one up, sitting down, starting, its record; quick matches; plans and holidays."""

from functools import partial

from msgspec import UNSET, UnsetType
from starlette.responses import PlainTextResponse

from emberhall.server.api.requests import Caller
from emberhall.server.circles.desk import CircleDesk
from emberhall.server.errors import closed_to_kids
from emberhall.server.house.house import House
from emberhall.server.limits import Gate
from emberhall.server.lobby.holidays import HolidayDesk
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.lobby.matching import Matching
from emberhall.server.lobby.quota import TableQuota
from emberhall.server.settings import Rate
from emberhall.store import User
from emberhall.wire.bodies import holidays, plans
from emberhall.wire.bodies.house import Done
from emberhall.wire.bodies.matches import Match
from emberhall.wire.bodies.tables import Bring, ChangeTable, HandOver, NewTable, Rematch, SeatBot, Tables, TakeSeat
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import or_none

DRAFTS = Rate(30, 0.7)
"""Drafts and plans per person: each plays a few hundred answers."""

CHANGES = Rate(10, 30.0)
"""Changes of holidays per person: each may have to tell all their tables."""


def check_private(user: User, public: bool) -> None:
    """Raise RequestError if somebody in kid mode would open a table to strangers."""
    if user.kid and public:
        raise closed_to_kids()


class TableHandlers:
    """Handlers of `wire.routes.tables` and `wire.routes.matches`."""

    def __init__(self, house: House, lobby: Lobby, quota: TableQuota, circles: CircleDesk) -> None:
        self._lobby = lobby
        self._quota = quota
        self._circles = circles
        self._matching = Matching(house, lobby)

    async def tables(self, user: User | None) -> Tables:
        return await self._lobby.tables(user)

    async def new_table(self, user: User, wish: NewTable, caller: Caller) -> TableInfo:
        check_private(user, wish.public)
        await self._quota.check(caller.address, user)
        company = [] if isinstance(wish.circle, UnsetType) else await self._circles.company(wish.circle, user)
        return await self._lobby.create(user, wish, company)

    async def match(self, user: User, wish: Match, caller: Caller) -> TableInfo:
        await self._quota.check(caller.address, user)
        return await self._matching.find(user, wish)

    async def table(self, user: User | None, table: str) -> TableInfo:
        return (await self._lobby.find(table)).info(None if user is None else user.id)

    async def change_table(self, user: User, wish: ChangeTable, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        seats, public, hints = or_none(wish.seats), or_none(wish.public), or_none(wish.hints)
        check_private(user, bool(public))
        rated = public if wish.rated is UNSET else wish.rated
        fill, terms = or_none(wish.fill), or_none(wish.terms)
        return await live.seats.set_terms(user, seats, wish.options, public, hints, rated, fill, terms)

    async def take_seat(self, user: User, wish: TakeSeat, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.sit(user, or_none(wish.seat), or_none(wish.nonce))

    async def bring(self, user: User, wish: Bring, table: str, seat: int) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.bring(user, seat, wish.options)

    async def leave_seat(self, user: User, table: str, seat: int) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.stand(user, seat)

    async def seat_bot(self, user: User, wish: SeatBot, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.seat_bot(user, wish.seat, wish.level)

    async def start(self, user: User, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.start(user)

    async def rematch(self, user: User, wish: Rematch, table: str, caller: Caller) -> TableInfo:
        admit = partial(self._quota.check, caller.address, user)
        return await self._lobby.rematch(await self._lobby.find(table), user, or_none(wish.nonce), admit)

    async def hand_over_host(self, user: User, wish: HandOver, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.hand_over(user, wish.seat)

    async def hide_table(self, user: User, table: str) -> TableInfo:
        return await self._lobby.hide(await self._lobby.find(table), user)

    async def record(self, user: User | None, table: str) -> PlainTextResponse:
        live = await self._lobby.find(table)
        name = f"{live.row.title}-{live.row.id}.txt"
        text = await self._lobby.record(live, user)
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


class PlanHandlers:
    """Handlers of `wire.routes.days`: planned answers."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._gate = Gate(DRAFTS, "plans")

    async def plan(self, user: User, table: str) -> plans.PlanInfo:
        live = await self._lobby.find(table)
        self._gate.pass_person(user.id)
        return await live.planning.info(user)

    async def make_plan(self, user: User, wish: plans.NewPlan, table: str) -> plans.PlanInfo:
        live = await self._lobby.find(table)
        self._gate.pass_person(user.id)
        await live.planning.make(user, wish)
        return await live.planning.info(user)

    async def drop_plan(self, user: User, table: str) -> Done:
        await (await self._lobby.find(table)).planning.drop(user)
        return Done()

    async def draft_plan(self, user: User, wish: plans.PlanDraft, table: str) -> plans.Foreseen:
        live = await self._lobby.find(table)
        self._gate.pass_person(user.id)
        return await live.planning.draft(user, wish)


class HolidayHandlers:
    """Handlers of `wire.routes.days`: holidays."""

    def __init__(self, desk: HolidayDesk) -> None:
        self._desk = desk
        self._gate = Gate(CHANGES, "holidays")

    async def my_holidays(self, user: User) -> holidays.Holidays:
        return await self._desk.of_user(user.id)

    async def new_holiday(self, user: User, wish: holidays.NewHoliday) -> holidays.Holidays:
        self._gate.pass_person(user.id)
        return await self._desk.take(user, wish.first, wish.last)

    async def end_holiday(self, user: User, day: str) -> holidays.Holidays:
        self._gate.pass_person(user.id)
        return await self._desk.end(user, day)
