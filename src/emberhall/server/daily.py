"""Daily deals: for each title one shuffle a day, the same for everybody, alone against the same bots; one try each.

The shuffle comes from a secret of this server, so nobody can know it beforehand. A try is a table of its own that only
its person may look at until the day is over, since whoever sees it knows what is to come.
"""

import hmac
import secrets
from collections.abc import Iterable
from datetime import datetime
from hashlib import sha256

from emberhall import Game, bots, load, titles
from emberhall.server import chairs
from emberhall.server.days import back, is_day, today
from emberhall.server.errors import RequestError
from emberhall.server.house import House
from emberhall.server.lobby import Lobby
from emberhall.server.timestamps import now
from emberhall.store import Purpose, StoredTable, User
from emberhall.store.ladder import Try
from emberhall.wire import daily_bodies as bodies
from emberhall.wire.bodies import TableInfo

SHOWN = 50
AROUND = 2
"""How many are listed from the top, and around one's own place further down."""
STREAK = 400
"""Days that a streak is looked for."""


class Daily:
    """The deals of this server."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    async def play(self, title: str, user: User) -> TableInfo:
        """The table of a person's one try at today's deal, which begins now if it has not."""
        game, day = self._lobby.game(title), today()
        mine = await self._house.store.claim_daily(title, day, user.id, secrets.token_urlsafe(12))
        made = await self._house.store.table(mine)
        if made is None or made.status == "open":
            await self._lobby.place(await self._deal(mine, game, day, user), game)
        return (await self._lobby.find(mine)).info(user.id)

    async def _deal(self, table: str, game: Game, day: str, user: User) -> StoredTable:
        seats, wish = game.daily()
        options = game.check(seats, wish)
        key = await self._house.store.key("daily", secrets.token_bytes(32))
        row = StoredTable(
            id=table,
            title=game.name,
            name="",
            seats=seats,
            options=options,
            public=False,
            host=user.id,
            secret=hmac.new(key, f"{game.name} {game.RULES} {day}".encode(), sha256).digest(),
            rules=game.RULES,
            created=now(),
            moved=now(),
            chairs=tuple(chairs.free_chair(seat) for seat in range(seats)),
            cards=game.overlay,
            purpose=Purpose(daily=day),
        )
        row = chairs.sit(row, user, 0, None)
        for seat in range(1, seats):
            row = chairs.seat_bot(row, user, seat, bots.usual_level(game.name))
        return row

    async def overview(self, user: User | None) -> bodies.Daily:
        """Today's deal of every title, and for how many days in a row a person has finished one."""
        day = today()
        deals = [await self._offer(title, day, user) for title in titles()]
        done = [] if user is None else await self._house.store.daily_days(user.id, back(day, STREAK))
        return bodies.Daily(day, f"{back(day, -1)}T00:00:00+00:00", streak({on for on, _ in done}, day), deals)

    async def _offer(self, title: str, day: str, user: User | None) -> bodies.DailyOffer:
        tries = await self._house.store.daily_tries(title, day)
        ranked, own = ranked_tries(load(title), tries), None
        if user is not None:
            own = next((each for each in tries if each.user == user.id), None)
        seats, options = load(title).daily()
        return bodies.DailyOffer(
            title=title,
            seats=seats,
            options=dict(options),
            level=bots.usual_level(title),
            played=len(ranked),
            table=None if own is None else own.table,
            you=next((_row(each, user, None) for each in ranked if user is not None and each[1].user == user.id), None),
        )

    async def results(self, title: str, day: str, user: User | None) -> bodies.DailyResults:
        """Everybody's results of a day; those of today without their tables, which are nobody else's business yet."""
        if title not in titles():
            raise RequestError("unknown-title", f"There is no game {title!r}; there is {', '.join(titles())}.", 404)
        if not is_day(day) or day > today():
            raise RequestError("bad-request", f"{day!r} is not a day with a deal.", 400)
        ranked = ranked_tries(load(title), await self._house.store.daily_tries(title, day))
        own = next((at for at, each in enumerate(ranked) if user is not None and each[1].user == user.id), None)
        listed = [
            each
            for at, each in enumerate(ranked)
            if (at < SHOWN or (own is not None and abs(at - own) <= AROUND)) and (each[1].listed or at == own)
        ]
        over = day < today()
        rows = [_row(each, user, each[1].table if over else None) for each in listed]
        return bodies.DailyResults(title, day, len(ranked), [points for _, _, points, _ in ranked], rows)


Ranked = tuple[int, Try, int, int]
"""A rank, the try, its points, and its seconds."""


def ranked_tries(game: Game, tries: Iterable[Try]) -> list[Ranked]:
    """The tries that their person has finished, the best first; of equal points the quicker one."""
    done = []
    for each in tries:
        if each.scores is not None and each.seat is not None:
            seconds = datetime.fromisoformat(each.moved) - datetime.fromisoformat(each.began)
            done.append((points_of(game, each), each, max(0, round(seconds.total_seconds()))))
    done.sort(key=lambda found: (-found[0], found[2]))
    return [
        (1 + sum((-other[0], other[2]) < (-points, seconds) for other in done), each, points, seconds)
        for points, each, seconds in done
    ]


def points_of(game: Game, done: Try) -> int:
    """The score alone; against others the lead over the best of them."""
    assert done.scores is not None
    assert done.seat is not None
    seats, options = game.daily()
    teams = game.teams(seats, game.check(seats, options))
    others = [score for seat, score in enumerate(done.scores) if teams[seat] != teams[done.seat]]
    return done.scores[done.seat] - (max(others) if others else 0)


def streak(days: set[str], day: str) -> int:
    """How many days in a row, up to today, or to yesterday while today's deal can still be played."""
    at = day if day in days else back(day, 1)
    count = 0
    while at in days:
        count, at = count + 1, back(at, 1)
    return count


def _row(ranked: Ranked, user: User | None, table: str | None) -> bodies.DailyRow:
    rank, each, points, seconds = ranked
    you = user is not None and each.user == user.id
    won = each.winners is not None and each.seat in each.winners
    return bodies.DailyRow(
        rank=rank,
        user=each.user,
        name=each.name,
        face=each.face,  # type: ignore[arg-type]  # only faces of ours are ever stored
        you=you,
        points=points,
        won=won,
        seconds=seconds,
        table=each.table if you else table,
    )
