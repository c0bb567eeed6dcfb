"""The handlers of the ladder: rankings by title, what a game did to ratings, and who wants to be listed."""

from collections.abc import Sequence
from statistics import fmean

from msgspec import UNSET

from emberhall import titles
from emberhall.ratings import CENTRE, Player, Rating, dates_of, season_of, seasons_from
from emberhall.server.errors import RequestError, nobody_known
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.timestamps import now
from emberhall.store import Standing, Store, User, work
from emberhall.wire.bodies import ladder as bodies
from emberhall.wire.values import face_of

RUNGS = 50
PAGES = 40
"""How far down the ladder is shown; everybody sees their own rung."""
HISTORY = 500
LEVEL = 200
"""Points to either side: this far apart, the better player wins three games of four."""
FRIENDS = "friends"
BUT = {"all": "", "people": "bot", "bots": "person"}
"""The kind of player that a ladder leaves out."""


SEASONS = 40
"""How many seasons can be read."""


class WholeLadder:
    """The ladder of a title as it stands now."""

    def __init__(self, store: Store, title: str) -> None:
        self._store = store
        self.title = title

    async def size(self, but: str) -> int:
        return await self._store.read(work.ladder.size(self.title, but))

    async def page(self, but: str, limit: int, offset: int) -> list[Standing]:
        return await self._store.read(work.ladder.page(self.title, but, limit, offset))

    async def of_friends(self, user: str) -> list[Standing]:
        return await self._store.read(work.ladder.of_friends(self.title, user))

    async def of_person(self, user: str) -> Standing | None:
        standings = await self._store.read(work.ladder.standings_of(Player("person", user)))
        return next((standing for of, standing in standings if of == self.title), None)

    async def ranks(self, but: str, mus: Sequence[float]) -> dict[float, int]:
        return await self._store.read(work.ladder.ranks(self.title, but, mus))


class SeasonLadder(WholeLadder):
    """The ladder of a title as it stood at the end of a season, or stands in this one."""

    def __init__(self, store: Store, title: str, season: str) -> None:
        super().__init__(store, title)
        self.season = season

    async def size(self, but: str) -> int:
        return await self._store.read(work.seasons.size(self.title, self.season, but))

    async def page(self, but: str, limit: int, offset: int) -> list[Standing]:
        return await self._store.read(work.seasons.page(self.title, self.season, but, limit, offset))

    async def of_friends(self, user: str) -> list[Standing]:
        return await self._store.read(work.seasons.of_friends(self.title, self.season, user))

    async def of_person(self, user: str) -> Standing | None:
        return await self._store.read(work.seasons.of_player(self.title, self.season, user))

    async def ranks(self, but: str, mus: Sequence[float]) -> dict[float, int]:
        return await self._store.read(work.seasons.ranks(self.title, self.season, but, mus))


class LadderHandlers:
    """Handlers of `wire.routes.ladder`."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    async def ladder(self, user: User | None, title: str, who: str, page: int, season: str = "") -> bodies.Ladder:
        _check_title(title)
        ladder = SeasonLadder(self._house.store, title, season) if season else WholeLadder(self._house.store, title)
        if who == FRIENDS:
            return await self._friends_ladder(ladder, user)
        but = _kind_left_out(who)
        store, own = self._house.store, None if user is None else user.id
        total = await ladder.size(but)
        offset = (page - 1) * RUNGS
        standings = await ladder.page(but, RUNGS, offset) if page <= PAGES else []
        rungs = [
            rung_of(each, offset + nth if each.ranked else None, own) for nth, each in enumerate(standings, start=1)
        ]
        listed = own is None or await store.read(work.ladder.is_listed(own))
        you = None if own is None or but == "bot" or not listed else await self._own_rung(ladder, but, own)
        pages = min(PAGES, max(1, -(-total // RUNGS)))
        return await self._told(ladder, bodies.Ladder(title, page, pages, total, rungs, you, listed, []))

    async def _friends_ladder(self, ladder: WholeLadder, user: User | None) -> bodies.Ladder:
        """A person among their friends, with their ranks among all, on one page."""
        if user is None:
            raise nobody_known()
        standings = (await ladder.of_friends(user.id))[:RUNGS]
        ranks = await ladder.ranks("", [each.rating.mu for each in standings if each.ranked])
        rungs = [rung_of(each, ranks.get(each.rating.mu) if each.ranked else None, user.id) for each in standings]
        listed = await self._house.store.read(work.ladder.is_listed(user.id))
        you = next((rung for rung in rungs if rung.you), None)
        return await self._told(ladder, bodies.Ladder(ladder.title, 1, 1, len(rungs), rungs, you, listed, []))

    async def _told(self, ladder: WholeLadder, body: bodies.Ladder) -> bodies.Ladder:
        """The ladder with the seasons there are, and which one it is of."""
        this = season_of(now())
        first = await self._house.store.read(work.seasons.first(ladder.title))
        seasons = [] if first is None else seasons_from(first, this)[:SEASONS]
        body.seasons = [season_info(each, this) for each in seasons]
        body.season = season_info(ladder.season, this) if isinstance(ladder, SeasonLadder) else UNSET
        return body

    async def _own_rung(self, ladder: WholeLadder, but: str, user: str) -> bodies.Rung | None:
        standing = await ladder.of_person(user)
        if standing is None:
            return None
        mu = standing.rating.mu
        return rung_of(standing, (await ladder.ranks(but, [mu]))[mu] if standing.ranked else None, user)

    async def _rank(self, title: str, but: str, standing: Standing) -> int | None:
        mu = standing.rating.mu
        return (await self._house.store.read(work.ladder.ranks(title, but, [mu])))[mu] if standing.ranked else None

    async def near(self, user: User | None) -> bodies.Near:
        """A user without a rating, and a table where nobody has a listed one, count as CENTRE."""
        stands = (
            [] if user is None else await self._house.store.read(work.ladder.standings_of(Player("person", user.id)))
        )
        own = {title: standing.rating.shown for title, standing in stands}
        there: dict[str, list[int]] = {}
        for table, rating in await self._house.store.read(work.ladder.strengths()):
            there.setdefault(table, []).append(rating.shown)
        listed = await self._lobby.tables(user)
        tables = [
            info.id
            for info in (*listed.open, *listed.live)
            if abs(fmean(there.get(info.id, [CENTRE])) - own.get(info.title, CENTRE)) <= LEVEL
        ]
        return bodies.Near(tables, LEVEL)

    async def table_ratings(self, table: str) -> list[bodies.RatedSeat]:
        live = await self._lobby.find(table)
        return [
            bodies.RatedSeat(
                each.seat,
                _kind(each.player),
                each.place,
                info_of(each.before),
                info_of(each.after),
                round(100 * each.weight),
            )
            for each in await self._house.store.read(work.ladder.of_game(live.row.id))
        ]

    async def ratings_of(self, asker: User | None, user: str) -> bodies.Ratings:
        if asker is None and user == "me":
            raise nobody_known()
        if asker is not None and user in ("me", asker.id):
            return await self._ratings(asker.id)
        if not await self._house.store.read(work.ladder.is_listed(user)):
            raise RequestError("unknown-person", f"{user!r} is not on the ladder.", 404, user=user)
        return await self._ratings(user)

    async def change_ratings(self, user: User, wish: bodies.ChangeRatings) -> bodies.Ratings:
        await self._house.store.write(work.ladder.list_person(user.id, wish.listed))
        return await self._ratings(user.id)

    async def _ratings(self, user: str) -> bodies.Ratings:
        store, player = self._house.store, Player("person", user)
        changes, listed = (
            await store.read(work.ladder.history(player, HISTORY)),
            await store.read(work.ladder.is_listed(user)),
        )
        ratings = []
        for title, standing in await store.read(work.ladder.standings_of(player)):
            history = [
                bodies.RatingPoint(each.table, each.at, each.after.shown, each.after.margin)
                for each in changes
                if each.title == title
            ]
            rank = await self._rank(title, "", standing) if listed else None
            rating = info_of(standing.rating)
            ratings.append(bodies.TitleRating(title, rating, standing.games, standing.won, rank, history))
        return bodies.Ratings(listed, ratings)


def season_info(season: str, this: str) -> bodies.SeasonInfo:
    """A season as it is told."""
    year, quarter = season.split("-")
    return bodies.SeasonInfo(season, int(year), int(quarter), *dates_of(season), over=season < this)


def info_of(rating: Rating) -> bodies.RatingInfo:
    """A rating as it is shown."""
    return bodies.RatingInfo(rating.shown, rating.margin, rating.provisional)


def rung_of(standing: Standing, rank: int | None, you: str | None) -> bodies.Rung:
    """A player's place on the ladder."""
    player = standing.player
    person = player.kind == "person"
    return bodies.Rung(
        kind=_kind(player),
        rating=info_of(standing.rating),
        games=standing.games,
        won=standing.won,
        you=person and player.who == you,
        rank=rank,
        user=player.who if person else UNSET,
        name=standing.name or UNSET,
        face=face_of(standing.face) if standing.face else UNSET,
        level=UNSET if person else player.who,
    )


def _kind(player: Player) -> bodies.PlayerKind:
    return "person" if player.kind == "person" else "bot"


def _check_title(title: str) -> None:
    if title not in titles():
        raise RequestError("unknown-title", f"There is no game {title!r}; there is {', '.join(titles())}.", 404)


def _kind_left_out(who: str) -> str:
    if who not in BUT:
        raise RequestError("bad-request", f"There is no ladder of {who!r}; there is {', '.join((*BUT, FRIENDS))}.", 400)
    return BUT[who]
