"""The ladder: rankings by title, what a game did to ratings, and who wants to be listed."""

from statistics import fmean

from msgspec import UNSET
from starlette.requests import Request

from emberhall import titles
from emberhall.ratings import CENTRE, Player, Rating
from emberhall.server.errors import RequestError
from emberhall.server.handlers import Handlers
from emberhall.store.ladder import Standing
from emberhall.wire import ladder_bodies as bodies

RUNGS = 50
HISTORY = 500
DEEPEST = 10_000
SEATED = 2000
LEVEL = 200
"""Points to either side: this far apart, the better player wins three games of four."""
FRIENDS = "friends"
BUT = {"all": "", "people": "bot", "bots": "person"}
"""The kind of player that a ladder leaves out."""


class LadderApi(Handlers):
    """The handlers of ratings."""

    async def ladder(self, request: Request) -> bodies.Ladder:
        if request.path_params["who"] == FRIENDS:
            return await self._friends_ladder(request)
        title, but, page = _title(request), _but(request), _page(request)
        user = await self._user(request)
        store, mine = self._house.store, None if user is None else user.id
        total = await store.ladder_size(title, but)
        offset = (page - 1) * RUNGS
        found = await store.ladder(title, but, RUNGS, offset)
        rungs = [
            rung_of(each, None if each.rating.provisional else offset + nth, mine)
            for nth, each in enumerate(found, start=1)
        ]
        listed = mine is None or await store.listed(mine)
        you = None if mine is None or but == "bot" or not listed else await self._own_rung(title, but, mine)
        return bodies.Ladder(title, page, max(1, -(-total // RUNGS)), total, rungs, you, listed)

    async def _friends_ladder(self, request: Request) -> bodies.Ladder:
        """A person among their friends, with their ranks among all, on one page."""
        title, user = _title(request), await self._known(request)
        _page(request)
        found = await self._house.store.friends_ladder(title, user.id)
        rungs = [rung_of(each, await self._rank(title, "", each), user.id) for each in found[:RUNGS]]
        listed = await self._house.store.listed(user.id)
        you = next((rung for rung in rungs if rung.you), None)
        return bodies.Ladder(title, 1, 1, len(rungs), rungs, you, listed)

    async def _own_rung(self, title: str, but: str, user: str) -> bodies.Rung | None:
        for of, standing in await self._house.store.standings_of(Player("person", user)):
            if of == title:
                return rung_of(standing, await self._rank(title, but, standing), user)
        return None

    async def _rank(self, title: str, but: str, standing: Standing) -> int | None:
        if standing.rating.provisional:
            return None
        return 1 + await self._house.store.ladder_place(title, but, standing.rating.mu)

    async def near(self, request: Request) -> bodies.Near:
        """A user without a rating, and a table where nobody has a listed one, count as CENTRE."""
        user = await self._user(request)
        stands = [] if user is None else await self._house.store.standings_of(Player("person", user.id))
        own = {title: standing.rating.shown for title, standing in stands}
        there: dict[str, list[int]] = {}
        for table, rating in await self._house.store.strengths(SEATED):
            there.setdefault(table, []).append(rating.shown)
        listed = await self._lobby.tables(user)
        found = [
            info.id
            for info in (*listed.open, *listed.live)
            if abs(fmean(there.get(info.id, [CENTRE])) - own.get(info.title, CENTRE)) <= LEVEL
        ]
        return bodies.Near(found, LEVEL)

    async def table_ratings(self, request: Request) -> list[bodies.RatedSeat]:
        table = await self._table(request)
        return [
            bodies.RatedSeat(each.seat, _kind(each.player), each.place, info_of(each.before), info_of(each.after))
            for each in await self._house.store.rated_game(table.row.id)
        ]

    async def ratings_of(self, request: Request) -> bodies.Ratings:
        user, asker = request.path_params["user"], await self._user(request)
        own = asker is not None and user in ("me", asker.id)
        if user == "me" and asker is None:
            raise RequestError("no-token", "Sign in first: POST /api/guests gives you a token.", 401)
        who = asker.id if own and asker is not None else user
        if not own and not await self._house.store.listed(who):
            raise RequestError("unknown-person", f"{who!r} is not on the ladder.", 404, user=who)
        return await self._ratings(who)

    async def change_ratings(self, request: Request) -> bodies.Ratings:
        user = await self._known(request)
        wish = await self._body(request, bodies.ChangeRatings)
        await self._house.store.list_person(user.id, wish.listed)
        return await self._ratings(user.id)

    async def _ratings(self, user: str) -> bodies.Ratings:
        store, player = self._house.store, Player("person", user)
        changes, listed = await store.rating_history(player, HISTORY), await store.listed(user)
        found = []
        for title, standing in await store.standings_of(player):
            history = [
                bodies.RatingPoint(each.table, each.at, each.after.shown, each.after.margin)
                for each in changes
                if each.title == title
            ]
            rank = await self._rank(title, "", standing) if listed else None
            rating = info_of(standing.rating)
            found.append(bodies.TitleRating(title, rating, standing.games, standing.won, rank, history))
        return bodies.Ratings(listed, found)


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
        face=standing.face or UNSET,  # type: ignore[arg-type]  # only faces of ours are ever stored
        level=UNSET if person else player.who,
    )


def _kind(player: Player) -> bodies.PlayerKind:
    return "person" if player.kind == "person" else "bot"


def _title(request: Request) -> str:
    title: str = request.path_params["title"]
    if title not in titles():
        raise RequestError("unknown-title", f"There is no game {title!r}; there is {', '.join(titles())}.", 404)
    return title


def _but(request: Request) -> str:
    who: str = request.path_params["who"]
    if who not in BUT:
        raise RequestError("bad-request", f"There is no ladder of {who!r}; there is {', '.join((*BUT, FRIENDS))}.", 400)
    return BUT[who]


def _page(request: Request) -> int:
    text: str = request.path_params["page"]
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= DEEPEST):
        raise RequestError("bad-request", f"{text!r} is not the number of a page.", 400)
    return int(text)
