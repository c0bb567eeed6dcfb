"""The circles of this server: who belongs to one, what is said there, and what it tells whom.

Nothing of a circle is in memory: every request reads its rows, so any process can answer it.
"""

from collections.abc import Sequence
from dataclasses import replace

from emberhall.server.circles import telling
from emberhall.server.circles.deals import CircleDeals
from emberhall.server.circles.shelf import Shelf
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.house.news import News
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.people.guests import clean, visible
from emberhall.server.timestamps import now
from emberhall.store import CirclePerson, StoredCircle, User, work
from emberhall.wire.bodies.circles import (
    ChangeCircle,
    CircleEvent,
    CircleInfo,
    Circles,
    CircleSay,
    Here,
    NewCircle,
)
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import or_else
from emberhall.world import chance

MOST_PEOPLE = 12
MOST_CIRCLES = 30
"""How many circles somebody may belong to."""
LINES = 60
"""How many lines a page is sent."""


class CircleDesk:
    """What people ask of circles."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby
        self._news = News(house.bus)
        self._shelf = Shelf(house, lobby, self._news)
        self._deals = CircleDeals(house, lobby, self._news)

    # --- looking

    async def of_user(self, user: User) -> Circles:
        """The circles somebody belongs to."""
        store = self._house.store
        rows = await store.read(work.circles.people.of_user(user.id, MOST_CIRCLES))
        if not rows:
            return Circles([])
        people = await store.read(work.circles.people.with_user(user.id))
        last = await store.read(work.circles.talk.last_of_user(user.id))
        shunned = await self._shunned(user)
        return Circles([telling.summary(row, people, last.get(row.id), shunned) for row in rows])

    async def info(self, circle: str, user: User | None) -> CircleInfo:
        """A circle as somebody may see it who has its link."""
        row, people = await self._load(circle)
        own = None if user is None else _of(people, user.id)
        if user is not None and own is not None and not own.barred:
            return await self._told(row, people, user)
        self._check_open(row, own)
        return telling.to_guest(row, people)

    async def here(self, circle: str, user: User, wish: Here) -> CircleInfo:
        """Somebody is at the page: note it, and answer when there is news, or after a while."""
        row, _, own = await self._own(circle, user)
        if wish.going:
            going = work.circles.people.see(circle, user.id, wish.device, telling.moments_ago(), news=True)
            gone = await self._house.store.write(going)
            self._news.publish(circle, gone or 0)
            return await self.info(circle, user)
        fresh = not telling.is_here(own) or own.device != wish.device
        revision = await self._house.store.write(
            work.circles.people.see(circle, user.id, wish.device, now(), news=fresh)
        )
        since = or_else(wish.since, -1)
        ear = self._news.listen(circle, since)
        try:
            if revision:
                self._news.publish(circle, revision)
            elif row.revision <= since:
                current = await self._house.store.read(work.circles.people.one(circle))
                if current is not None and current.revision <= since:
                    await self._news.wait(user.id, ear)
        finally:
            ear.close()
        return await self.info(circle, user)

    async def company(self, circle: str, user: User) -> list[User]:
        """Those who are at a circle's page besides somebody who sets up a game there, and may sit down with them."""
        _, people, _ = await self._own(circle, user)
        await self._shelf.check_room(circle)
        there = [each for each in people if each.user != user.id and not each.barred and telling.is_here(each)]
        return [
            User(each.user, each.name, each.face, "")
            for each in there
            if not await self._house.store.read(work.company.apart(user.id, [each.user]))
            and not await self._house.store.read(work.company.strangers(user, [each.user]))
        ]

    # --- its people

    async def create(self, user: User, wish: NewCircle) -> CircleInfo:
        """Begin a circle."""
        await self._check_count(user.id)
        row = self._new(user, clean(wish.name))
        await self._house.store.write(work.circles.people.add(row, [user.id]))
        await self._tell(row.id, "began", user)
        return await self.info(row.id, user)

    async def keep(self, table: str, user: User) -> CircleInfo:
        """Keep a table: whoever sits there comes along, unless chance has brought them together; those join by asking.

        Somebody may have kept it already: then one joins.
        """
        live = await self._lobby.find(table)
        await live.catch_up()
        if user.id not in {chair.user for chair in live.row.chairs}:
            raise RequestError("not-seated", "Only people who sit at a table can keep it.", 403)
        if live.row.purpose.daily or live.row.purpose.event:
            raise RequestError("not-kept", "A daily deal, or a table of an event, cannot be kept.")
        if not live.row.purpose.circle:
            await self._check_count(user.id)
            row = self._new(user, "")
            others = [] if live.row.public else await self._with_room(user, [chair.user for chair in live.row.chairs])
            await self._house.store.write(work.circles.people.add(row, [user.id, *others]))
            circle = await live.seats.belong(row.id)
            if circle == row.id:
                await self._tell(row.id, "began", user)
                await self._shelf.take_over(row.id, live.row, user)
            else:  # somebody was first
                await self._house.store.write(work.circles.people.remove(row.id))
        return await self.join(live.row.purpose.circle, user)

    async def join(self, circle: str, user: User) -> CircleInfo:
        """Somebody with the link joins."""
        row, people = await self._load(circle)
        own = _of(people, user.id)
        if own is None or own.barred:
            self._check_open(row, own)
            store = self._house.store
            if await store.read(work.company.apart(user.id, [row.keeper])):
                raise RequestError("not-welcome", "You cannot sit down at this table.", 403)
            if row.kids and not await store.read(work.company.is_friend(row.keeper, user.id)):
                raise RequestError("friends-only", "Only friends of its keeper join this table.", 403)
            if await store.read(work.company.strangers(user, [each.user for each in people if not each.barred])):
                raise RequestError("kid-strangers", "In kid mode only friends sit down together.", 403)
            if sum(not each.barred for each in people) >= MOST_PEOPLE:
                raise RequestError("circle-full", f"This table has {MOST_PEOPLE} people; that is the limit.")
            await self._check_count(user.id)
            await store.write(work.circles.people.enter(circle, user.id, now()))
            await self._tell(circle, "joined", user)
        return await self.info(circle, user)

    async def leave(self, circle: str, user: User) -> None:
        """Somebody leaves. If it was the keeper, whoever has been there longest becomes the keeper."""
        row, people, _ = await self._own(circle, user)
        rest = [each.user for each in people if each.user != user.id and not each.barred]
        if row.keeper == user.id and rest:
            await self._house.store.write(work.circles.people.change(replace(row, keeper=rest[0]), now()))
        if rest:
            await self._tell(circle, "left", user)
        self._news.publish(circle, await self._house.store.write(work.circles.people.go(circle, user.id, now())))

    async def bar(self, circle: str, user: User, other: str) -> CircleInfo:
        """The keeper removes somebody. The others read that they have left."""
        _, people = await self._as_keeper(circle, user)
        person = _of(people, other)
        if other == user.id:
            raise RequestError("yourself", "You cannot remove yourself; leave, or hand over first.", 400)
        if person is None or person.barred:
            raise RequestError("unknown-person", f"There is nobody with the id {other!r}.", 404)
        await self._house.store.write(work.circles.people.bar(circle, other, now()))
        await self._tell(circle, "left", User(person.user, person.name, person.face, ""))
        return await self.info(circle, user)

    async def unbar(self, circle: str, user: User, other: str) -> CircleInfo:
        """The keeper lets somebody use the link again."""
        _, people = await self._as_keeper(circle, user)
        person = _of(people, other)
        if person is None or not person.barred:
            raise RequestError("unknown-person", f"There is nobody with the id {other!r}.", 404)
        self._news.publish(circle, await self._house.store.write(work.circles.people.go(circle, other, now())))
        return await self.info(circle, user)

    async def change(self, circle: str, user: User, wish: ChangeCircle) -> CircleInfo:
        """The keeper renames a circle, opens or shuts its door, or hands it over."""
        row, people = await self._as_keeper(circle, user)
        keeper = or_else(wish.keeper, row.keeper)
        person = _of(people, keeper)
        if person is None or person.barred:
            raise RequestError("unknown-person", f"There is nobody with the id {keeper!r}.", 404)
        name = clean(or_else(wish.name, row.name))
        changed = replace(
            row, name=name, door=or_else(wish.door, row.door), kids=or_else(wish.kids, row.kids), keeper=keeper
        )
        self._news.publish(circle, await self._house.store.write(work.circles.people.change(changed, now())))
        if name != row.name:
            await self._tell(circle, "renamed", user)
        if keeper != row.keeper:
            await self._tell(circle, "keeper", User(person.user, person.name, person.face, ""))
        return await self.info(circle, user)

    async def check_own(self, circle: str, user: User) -> None:
        """Raise RequestError if somebody does not belong to a circle."""
        await self._own(circle, user)

    async def play_deal(self, circle: str, user: User) -> TableInfo:
        """The table of somebody's try at the circle's deal of the day."""
        await self._own(circle, user)
        return await self._deals.play(circle, user)

    async def tell_evening(self, circle: str, user: User, title: str, event: str) -> None:
        """Somebody has set up an evening for the circle: the talk says so, with its address."""
        line = work.circles.talk.say(circle, user.id, "event", "evening", now(), title, event)
        self._news.publish(circle, await self._house.store.write(line))

    # --- talk and votes

    async def vote(self, circle: str, user: User, title: str) -> CircleInfo:
        """Somebody would like to play a title next."""
        await self._own(circle, user)
        if title:
            self._lobby.game(title)
        vote = work.circles.people.vote(circle, user.id, title, now())
        self._news.publish(circle, await self._house.store.write(vote))
        return await self.info(circle, user)

    async def say(self, circle: str, user: User, wish: CircleSay) -> CircleInfo:
        """Somebody says something: words of their own only where these are allowed now."""
        row, _, _ = await self._own(circle, user)
        self._house.persons.talk.pass_person(user.id)
        parts = {"text": wish.text, "phrase": wish.phrase, "face": wish.face}
        (kind, words), *more = [(kind, part) for kind, part in parts.items() if isinstance(part, str)] or [("", "")]
        if more or not kind:
            raise RequestError("bad-request", "Say exactly one of text, phrase and face.", 400)
        if kind == "text":
            words = clean(words)
            if not visible(words):
                raise RequestError("bad-request", "There is nothing to read in this line.", 400)
            if row.kids or user.kid:
                raise RequestError("phrases-only", "At this table people talk in phrases and faces.")
            if await self._shelf.is_quiet(circle, user, wake=True):
                raise RequestError("quiet", "Partners may not talk during a round at this table, only greet.")
        said = work.circles.talk.say(circle, user.id, kind, words, now())
        self._news.publish(circle, await self._house.store.write(said))
        return await self.info(circle, user)

    # --- inside

    async def _told(self, row: StoredCircle, people: Sequence[CirclePerson], user: User) -> CircleInfo:
        store = self._house.store
        own = {each.user for each in people if not each.barred}
        shelf = await self._shelf.infos(row.id, user, own)
        deals = await self._deals.infos(row.id, user, own)
        friends = {each.id for each in await store.read(work.company.friends_of(user.id))}
        current = await store.read(work.circles.people.one(row.id))  # results that were just counted have changed it
        return telling.to_member(
            row if current is None else current,
            user,
            people,
            friends,
            await self._shunned(user),
            await store.read(work.circles.talk.last(row.id, LINES)),
            shelf,
            deals,
            await store.read(work.circles.games.scores(row.id)),
            await self._shelf.is_quiet(row.id, user, shown=shelf),
        )

    async def _shunned(self, user: User) -> set[str]:
        return {each.other for each in await self._house.store.read(work.company.shunned_by(user.id))}

    async def _load(self, circle: str) -> tuple[StoredCircle, list[CirclePerson]]:
        row = await self._house.store.read(work.circles.people.one(circle))
        if row is None:
            raise RequestError("unknown-circle", "There is no such table, or it is no longer kept.", 404)
        return row, await self._house.store.read(work.circles.people.people_of(circle))

    async def _own(self, circle: str, user: User) -> tuple[StoredCircle, list[CirclePerson], CirclePerson]:
        row, people = await self._load(circle)
        own = _of(people, user.id)
        if own is None or own.barred:
            raise RequestError("not-in-circle", "You do not belong to this table.", 403)
        return row, people, own

    async def _as_keeper(self, circle: str, user: User) -> tuple[StoredCircle, list[CirclePerson]]:
        row, people, _ = await self._own(circle, user)
        if row.keeper != user.id:
            raise RequestError("not-keeper", "Only the keeper of the table can do this.", 403)
        return row, people

    def _check_open(self, row: StoredCircle, own: CirclePerson | None) -> None:
        if row.door != "open" or own is not None:
            raise RequestError("circle-shut", "This table is not open to others.", 403)

    async def _check_count(self, user: str) -> None:
        if await self._house.store.read(work.circles.people.count_of_user(user)) >= MOST_CIRCLES:
            sentence = f"You belong to {MOST_CIRCLES} tables that stay; leave one of them first."
            raise RequestError("too-many-circles", sentence, 429)

    async def _with_room(self, user: User, seated: Sequence[str | None]) -> list[str]:
        """Those who may be taken along: not against a block, and not into more circles than they may have."""
        others: list[str] = []
        for each in seated:
            if each is None or each == user.id or each in others or len(others) >= MOST_PEOPLE - 1:
                continue
            store = self._house.store
            apart = await store.read(work.company.apart(user.id, [each]))
            if not apart and await store.read(work.circles.people.count_of_user(each)) < MOST_CIRCLES:
                others.append(each)
        return others

    def _new(self, user: User, name: str) -> StoredCircle:
        return StoredCircle(chance.token_urlsafe(12), name, user.id, now(), now(), "open")

    async def _tell(self, circle: str, event: CircleEvent, user: User) -> None:
        said = work.circles.talk.say(circle, user.id, "event", event, now())
        self._news.publish(circle, await self._house.store.write(said))


def _of(people: Sequence[CirclePerson], user: str) -> CirclePerson | None:
    """Somebody's place in a circle, even if they are barred."""
    return next((each for each in people if each.user == user), None)
