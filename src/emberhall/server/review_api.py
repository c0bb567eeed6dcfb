"""The handlers of reviews, forks and imports."""

from collections.abc import Awaitable, Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from emberhall.server import sealed
from emberhall.server.asking import Asked, address_of
from emberhall.server.errors import RequestError
from emberhall.server.forks import Forked, forked, forked_position
from emberhall.server.frames import info_of
from emberhall.server.guests import Guests
from emberhall.server.house import House
from emberhall.server.imports import imported
from emberhall.server.lessons import lesson_named, played
from emberhall.server.lobby import Lobby
from emberhall.server.origins import origin_runs, still_played
from emberhall.server.reviews import Reviews
from emberhall.server.titles import example_named
from emberhall.store import User
from emberhall.wire import bodies, reviews
from emberhall.wire.lessons import ForkLesson
from emberhall.wire.rulebooks import position_of

JSON = "application/json"
LISTED = 200
PUBLIC = 60


class ReviewApi(Asked):
    """Handlers of `wire.review_routes`."""

    def __init__(
        self, house: House, lobby: Lobby, guests: Guests, admit: Callable[[Request, User], Awaitable[None]]
    ) -> None:
        super().__init__(house, guests)
        self._lobby = lobby
        self._admit_table = admit
        self._reviews = Reviews(house, self._seen_late)

    async def review(self, request: Request) -> Response:
        who = await self._reader(request)
        told = await self._reviews.story(request.path_params["table"], request.path_params["eyes"], who)
        return Response(told, media_type=JSON)

    async def moments(self, request: Request) -> Response:
        who = await self._reader(request)
        table, eyes, text = (request.path_params[name] for name in ("table", "eyes", "moment"))
        if not (text.isascii() and text.isdecimal() and len(text) < 7):
            raise RequestError("unknown-moment", f"{text!r} is not the number of a moment.", 400)
        return Response(await self._reviews.moments(table, eyes, int(text), who), media_type=JSON)

    async def _seen_late(self, table: str) -> int:
        """How many words spectators may know of, at a table that is shown with a delay."""
        found = await self._lobby.find(table)
        return await found.do(found.seen_late)

    async def _reader(self, request: Request) -> str | None:
        """Return the user, after the rate limit."""
        user = await self._user(request)
        if user is not None:
            self._house.persons.reviews.pass_person(user.id)
        else:
            self._house.persons.reviews.pass_by(address_of(request))
        return None if user is None else user.id

    async def games(self, request: Request) -> reviews.Games:
        user = await self._user(request)
        who = None if user is None else user.id
        store = self._house.store
        mine = [] if who is None else await store.finished_of(who, LISTED)
        own = {row.id for row in mine}
        others = [row for row in await store.finished_public(PUBLIC) if row.id not in own]
        return reviews.Games([info_of(row, who) for row in mine], [info_of(row, who) for row in others])

    async def import_record(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        wish = await self._body(request, reviews.ImportRecord)
        self._house.persons.tables.pass_person(user.id)
        row, moves = await imported(wish.text, user, self._house.sets)
        cards = self._house.sets.card_set(row.title, row.cards)
        await self._house.store.add_table(row, cards=cards, moves=moves)
        return info_of(row, user.id)

    async def fork(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        wish = await self._body(request, reviews.ForkTable)
        stored = await self._reviews.past(request.path_params["table"])
        await sealed.check_forked(self._house.store, stored.table)
        if stored.table.status == "over" and await still_played(self._house.store, stored.table):
            raise origin_runs()
        make = partial(forked, stored, user, wish)
        return await self._lobby.fork(user, make, wish.start, partial(self._admit_table, request, user))

    async def fork_lesson(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        title, name = request.path_params["title"], request.path_params["lesson"]
        lesson, wish = lesson_named(title, name), await self._body(request, ForkLesson)

        def make() -> Forked:
            return forked_position(played(lesson, wish.acts).play, f"learn/{title}/{name}", user, wish)

        return await self._lobby.fork(user, make, wish.start, partial(self._admit_table, request, user))

    async def fork_example(self, request: Request) -> bodies.TableInfo:
        user = await self._known(request)
        title, name = request.path_params["title"], request.path_params["example"]
        position, wish = example_named(title, name), await self._body(request, reviews.Fork)

        def make() -> Forked:
            return forked_position(position_of(title, position), f"rules/{title}", user, wish)

        return await self._lobby.fork(user, make, wish.start, partial(self._admit_table, request, user))
