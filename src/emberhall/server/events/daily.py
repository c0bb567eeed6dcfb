"""Daily deals: one shuffle per title and day, the same for everybody, played once, alone against the same bots.

The shuffle comes from a secret of this server, so nobody can know it beforehand. Each try has its own table, which only
its person may see until the day is over: it shows what is to come.
"""

from emberhall import bots, load, titles
from emberhall.server.deals.days import back, is_day, today
from emberhall.server.errors import RequestError
from emberhall.server.events.one_try import OneTry
from emberhall.server.events.tries import AROUND, SHOWN, Placed, rank_of, ranked, row_of, rows_of
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.store import Purpose, User, work
from emberhall.wire.bodies import daily as bodies
from emberhall.wire.tables import TableInfo
from emberhall.world import chance

STREAK = 400
"""Days to look back for a streak."""
WEEK = 7


class Daily:
    """The daily deals of this server."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    async def play(self, title: str, user: User) -> TableInfo:
        """Return the table of a person's one try at today's deal, and start it if necessary."""
        game, day = self._lobby.game(title), today()
        mine = await self._house.store.write(work.daily.claim(title, day, user.id, chance.token_urlsafe(12)))
        deal = f"{game.name} {game.RULES} {day}"
        return await OneTry(self._house, self._lobby).begin(mine, game, user, Purpose(daily=day), deal)

    async def overview(self, user: User | None) -> bodies.Daily:
        """Today's deal of every title, and for how many days in a row a person has finished one."""
        day = today()
        deals = [await self._offer(title, day, user) for title in titles()]
        done = [] if user is None else await self._house.store.read(work.daily.days_of(user.id, back(day, STREAK)))
        days = {on for on, _ in done}
        week = [back(day, ago) in days for ago in reversed(range(WEEK))]
        return bodies.Daily(day, f"{back(day, -1)}T00:00:00+00:00", streak(days, day), week, deals)

    async def _offer(self, title: str, day: str, user: User | None) -> bodies.DailyOffer:
        store = self._house.store
        own = None if user is None else await store.read(work.daily.own(title, day, user.id))
        you = None
        if own is not None and own.settled:
            you = row_of(Placed(own, rank_of(own, await store.read(work.daily.spread(title, day)))), user, None)
        seats, options = load(title).setup.daily()
        return bodies.DailyOffer(
            title=title,
            seats=seats,
            options=dict(options),
            level=bots.usual_level(title),
            played=await store.read(work.daily.count(title, day)),
            table=None if own is None else own.table,
            you=you,
        )

    async def results(self, title: str, day: str, user: User | None) -> bodies.DailyResults:
        """Everybody's results of a day; today's come without their tables, which nobody else may see yet."""
        if title not in titles():
            raise RequestError("unknown-title", f"There is no game {title!r}; there is {', '.join(titles())}.", 404)
        if not is_day(day) or day > today():
            raise RequestError("bad-request", f"{day!r} is not a day with a deal.", 400)
        store = self._house.store
        spread = await store.read(work.daily.spread(title, day))
        placed = ranked(await store.read(work.daily.best(title, day, SHOWN)))
        others = [] if user is None else await store.read(work.daily.of_friends(title, day, user.id))
        friends = {each.user for each in others}
        own = None if user is None else await store.read(work.daily.own(title, day, user.id))
        if own is not None and own.settled:
            others.append(own)
            rank = rank_of(own, spread)
            if rank is not None and rank > SHOWN - AROUND:
                skip = rank - 1 - AROUND
                others += await store.read(work.daily.around(title, day, skip, 2 * AROUND + 1))
        if len(placed) < SHOWN:
            others += await store.read(work.daily.given_up(title, day, SHOWN - len(placed)))
        placed += [Placed(each, rank_of(each, spread)) for each in others]
        return bodies.DailyResults(
            title,
            day,
            await store.read(work.daily.count(title, day)),
            [bodies.DailyCount(points, count) for points, count in spread],
            rows_of(placed, user, friends, day < today()),
        )


def streak(days: set[str], day: str) -> int:
    """How many days in a row, up to today, or up to yesterday while today's deal can still be played."""
    at = day if day in days else back(day, 1)
    count = 0
    while at in days:
        count, at = count + 1, back(at, 1)
    return count
