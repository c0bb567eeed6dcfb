"""The handlers of reviews, imports and forks."""

from functools import partial

from msgspec import Raw

from emberhall.server.api.requests import Caller
from emberhall.server.deals import shared_deals
from emberhall.server.house.house import House
from emberhall.server.house.titles import example_named
from emberhall.server.lobby.forks import Forked, forked, forked_position
from emberhall.server.lobby.imports import imported
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.lobby.quota import TableQuota
from emberhall.server.review.lessons import lesson_named, played
from emberhall.server.review.reviews import Reviews, past
from emberhall.server.table.row.origins import origin_runs, still_played
from emberhall.server.table.screens.frames import info_of
from emberhall.store import User, work
from emberhall.wire.bodies.learning.lessons import ForkLesson
from emberhall.wire.bodies.reviews import Fork, ForkTable, Games, ImportRecord
from emberhall.wire.tables import TableInfo
from emberhall.wire.titles.rulebooks import position_of

LISTED = 200
PUBLIC = 60


class ReviewHandlers:
    """Handlers of `wire.routes.reviews`, and of forks from lessons and examples."""

    def __init__(self, house: House, lobby: Lobby, quota: TableQuota) -> None:
        self._house = house
        self._lobby = lobby
        self._quota = quota
        self._reviews = Reviews(house, self._seen_late)

    async def review(self, user: User | None, table: str, eyes: str, caller: Caller) -> Raw:
        self._count_review(user, caller)
        return Raw(await self._reviews.story(table, eyes, None if user is None else user.id))

    async def moments(self, user: User | None, table: str, eyes: str, moment: int, caller: Caller) -> Raw:
        self._count_review(user, caller)
        return Raw(await self._reviews.moments(table, eyes, moment, None if user is None else user.id))

    def _count_review(self, user: User | None, caller: Caller) -> None:
        """Raise RequestError if a person, or an address without one, reviews too much."""
        gate = self._house.persons.reviews
        gate.pass_by(caller.address) if user is None else gate.pass_person(user.id)

    async def _seen_late(self, table: str) -> int:
        """How many words spectators may know of, at a table that is shown with a delay."""
        live = await self._lobby.find(table)
        return await live.seen_late()

    async def games(self, user: User | None) -> Games:
        who = None if user is None else user.id
        store = self._house.store
        own_tables = [] if who is None else await store.read(work.lists.finished_of(who, LISTED))
        own = {row.id for row in own_tables}
        others = [row for row in await store.read(work.lists.finished_public(PUBLIC)) if row.id not in own]
        return Games([info_of(row, who) for row in own_tables], [info_of(row, who) for row in others])

    async def import_record(self, user: User, wish: ImportRecord) -> TableInfo:
        self._house.persons.tables.pass_person(user.id)
        row, moves = await imported(wish.text, user, self._house.sets)
        cards = self._house.sets.card_set(row.title, row.cards)
        await self._house.store.write(work.tables.add(row, cards=cards, moves=moves))
        return info_of(row, user.id)

    async def fork(self, user: User, wish: ForkTable, table: str, caller: Caller) -> TableInfo:
        stored = await past(self._house, table)
        await shared_deals.check_forked(self._house.store, stored.table)
        if stored.table.status == "over" and await still_played(self._house.store, stored.table):
            raise origin_runs()
        make = partial(forked, stored, user, wish)
        return await self._lobby.fork(user, make, wish.start, partial(self._quota.check, caller.address, user))

    async def fork_lesson(self, user: User, wish: ForkLesson, title: str, lesson: str, caller: Caller) -> TableInfo:
        script = lesson_named(title, lesson)

        def make() -> Forked:
            return forked_position(played(script, wish.acts).play, f"learn/{title}/{lesson}", user, wish)

        return await self._lobby.fork(user, make, wish.start, partial(self._quota.check, caller.address, user))

    async def fork_example(self, user: User, wish: Fork, title: str, example: str, caller: Caller) -> TableInfo:
        position = example_named(title, example)

        def make() -> Forked:
            return forked_position(position_of(title, position), f"rules/{title}", user, wish)

        return await self._lobby.fork(user, make, wish.start, partial(self._quota.check, caller.address, user))
