"""Holidays: who takes them, within the days of a year, and when tables are told.

Only a day that has come changes anything at a table, and nothing before it: no time comes back. What a table knows is
in its row; a holiday's stage says whether its tables have been told, so a server that was away tells them later.
"""

from collections.abc import Sequence
from datetime import date, timedelta

import structlog

from emberhall.server.deals.days import is_day, today
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.lobby.awake import Awake
from emberhall.store import Damaged, Holiday, User, work
from emberhall.wire.bodies import holidays as bodies

log = structlog.get_logger(__name__)
DAYS = 21
"""Days of holiday in a calendar year."""
AHEAD = 366
"""How many days ahead one may begin."""
SOME = 50


class HolidayDesk:
    """Takes and ends holidays, and tells the tables."""

    def __init__(self, house: House, awake: Awake) -> None:
        self._house = house
        self._awake = awake

    async def of_user(self, user: str) -> bodies.Holidays:
        """Somebody's holidays, and what is left."""
        now = today()
        known = await self._house.store.read(work.days.holidays.of_user(user))
        year = int(now[:4])
        left = [bodies.YearLeft(each, max(0, DAYS - used_in(each, known))) for each in (year, year + 1)]
        to_come = [info_of(each, now) for each in known if each.stage != "over" and each.last >= now]
        return bodies.Holidays(now, DAYS, left, to_come)

    async def take(self, user: User, first: str, last: str) -> bodies.Holidays:
        """Take a holiday. It must be to come, within the days left, and beside all others."""
        holiday = Holiday(user.id, first, last)
        check(holiday)

        def fits(known: Sequence[Holiday]) -> bool:
            years = {int(first[:4]), int(last[:4])}
            apart = all(last < each.first or each.last < first for each in known)
            return apart and all(used_in(year, [*known, holiday]) <= DAYS for year in years)

        if not await self._house.store.write(work.days.holidays.add(holiday, fits)):
            raise RequestError("no-holiday", f"There are {DAYS} days of holiday a year, each of them once.", days=DAYS)
        await self.turn()
        return await self.of_user(user.id)

    async def end(self, user: User, first: str) -> bodies.Holidays:
        """Give up a holiday to come, or end one: the days that have begun stay used."""
        known = await self._house.store.read(work.days.holidays.of_user(user.id))
        holiday = next((each for each in known if each.first == first and each.stage != "over"), None)
        if holiday is None:
            raise RequestError("unknown-holiday", "There is no such holiday.", 404)
        if holiday.first > today():
            await self._house.store.write(work.days.holidays.drop(user.id, first))
        else:
            used = Holiday(user.id, first, min(holiday.last, today()), "over")
            await self._house.store.write(work.days.holidays.change(used))
            await self._tell(user.id)
        return await self.of_user(user.id)

    async def turn(self) -> None:
        """Tell the tables of those whose holiday has begun or ended."""
        now = today()
        for each in await self._house.store.read(work.days.holidays.turning(now, SOME)):
            await self._tell(each.user)
            stage = "over" if each.last < now else "on"
            await self._house.store.write(work.days.holidays.turned(each, stage))
            log.info("holiday turns", stage=stage)

    async def _tell(self, user: str) -> None:
        for each in await self._house.store.read(work.days.holidays.tables_of(user)):
            try:
                table = await self._awake.find(each)
                await table.planning.rests.look()
            except (RequestError, Damaged):  # it has gone meanwhile, or cannot be read
                continue
            if table.may_sleep(0):
                self._awake.put_to_sleep(table)


def used_in(year: int, known: Sequence[Holiday]) -> int:
    """How many days of a year are taken."""
    first, last = date(year, 1, 1), date(year, 12, 31)
    spans = [(max(date.fromisoformat(each.first), first), min(date.fromisoformat(each.last), last)) for each in known]
    return sum(max(0, (end - begin).days + 1) for begin, end in spans)


def check(holiday: Holiday) -> None:
    """Raise RequestError if a holiday makes no sense, or is past."""
    if not (is_day(holiday.first) and is_day(holiday.last)) or holiday.last < holiday.first:
        raise RequestError("bad-holiday", "A holiday is from one day to the same or a later one.", 400)
    now = today()
    if holiday.first < now:
        raise RequestError("holiday-past", f"A holiday begins today, {now}, or later: no time comes back.", 400)
    if holiday.first > (date.fromisoformat(now) + timedelta(days=AHEAD)).isoformat():
        raise RequestError("bad-holiday", "A holiday begins within a year.", 400)


def info_of(holiday: Holiday, now: str) -> bodies.HolidayInfo:
    """A holiday as its person sees it."""
    return bodies.HolidayInfo(holiday.first, holiday.last, "on" if holiday.first <= now else "waits")
