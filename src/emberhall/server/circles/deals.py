"""A circle's own deal of the day: everybody there plays the same shuffle, once, and the results are compared.

Each day has one title, the next one in turn. Results are written down when somebody looks, as those of the shelf are.
"""

from collections.abc import Collection, Sequence
from datetime import date

from emberhall import bots, load, titles
from emberhall.server.deals.days import back, today
from emberhall.server.errors import RequestError
from emberhall.server.events.one_try import OneTry
from emberhall.server.events.tries import Placed, ranked, row_of
from emberhall.server.house.house import House
from emberhall.server.house.news import News
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.table.row.tries import given_up, tried_of
from emberhall.server.timestamps import now
from emberhall.store import CircleTry, Purpose, StoredTable, Tried, User, work
from emberhall.wire.bodies.circles import CircleDeal
from emberhall.wire.tables import TableInfo
from emberhall.world import chance

KEPT = 30
"""Days for which tries are kept."""


class CircleDeals:
    """The deals of circles."""

    def __init__(self, house: House, lobby: Lobby, news: News) -> None:
        self._house = house
        self._lobby = lobby
        self._news = news

    async def play(self, circle: str, user: User) -> TableInfo:
        """The table of somebody's one try at today's deal; it is started if necessary."""
        day = today()
        title = title_of(day)
        if not title:
            raise RequestError("unknown-title", "There are no games here.", 404)
        game = self._lobby.game(title)
        new = chance.token_urlsafe(12)
        table = await self._house.store.write(
            work.circles.deals.claim(circle, day, user.id, title, new, back(day, KEPT))
        )
        deal = f"{title} {game.RULES} {day} {circle}"
        return await OneTry(self._house, self._lobby).begin(table, game, user, Purpose(daily=day, circle=circle), deal)

    async def infos(self, circle: str, user: User, people: Collection[str]) -> list[CircleDeal]:
        """Today's deal, and yesterday's if anybody has played it: the results of its people."""
        day, store = today(), self._house.store
        tries = await store.read(work.circles.deals.since(circle, back(day, 1)))
        if any(not each.of.settled for each in tries) and await self._settle(circle, back(day, 1)):
            tries = await store.read(work.circles.deals.since(circle, back(day, 1)))
        shown = [each for each in tries if each.of.user in people]
        deals = [_info(each, title_of(each), shown, user) for each in (day, back(day, 1))]
        return [deal for deal in deals if deal.title and (deal.day == day or deal.rows)]

    async def _settle(self, circle: str, day: str) -> bool:
        """Write down what has become of tries since a day; True if there was anything."""
        news = 0
        for row in await self._house.store.read(work.circles.deals.open_tables(circle, day)):
            if (tried := _tried(row)) is not None:
                news = await self._house.store.write(work.circles.deals.settle(row.id, tried, now())) or news
        self._news.publish(circle, news)
        return bool(news)


def title_of(day: str) -> str:
    """The title of a day: each has its turn. Nothing if there are no titles."""
    known = titles()
    return known[date.fromisoformat(day).toordinal() % len(known)] if known else ""


def _tried(row: StoredTable) -> Tried | None:
    """What has become of a try, if that is known."""
    if (gone := given_up(row)) is not None or row.status != "over":
        return gone
    return tried_of(row, load(row.title), row.scores, row.winners or (), row.moved)


def _info(day: str, title: str, tries: Sequence[CircleTry], user: User) -> CircleDeal:
    played = [each for each in tries if each.day == day]
    if played:
        title = played[0].title
    seats, options = load(title).setup.daily() if title else (0, {})
    own = next((each.of.table for each in played if each.of.user == user.id), None)
    over = day < today()
    best = ranked([each.of for each in played if each.of.points is not None])
    rows = [row_of(each, user, each.of.table if over else None) for each in best]
    rest = [each.of for each in played if each.of.settled and each.of.points is None]
    rows += [row_of(Placed(each, None), user, each.table if over else None) for each in rest]
    until = f"{back(day, -1)}T00:00:00+00:00"
    level = bots.usual_level(title) if title else ""
    return CircleDeal(title, day, until, seats, dict(options), level, own, rows)
