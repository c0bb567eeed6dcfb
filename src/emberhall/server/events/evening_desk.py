"""Events on the server: set up, joined, left, and begun round by round, by their host or by themselves."""

from collections.abc import Callable

import msgspec

from emberhall import Game, bots
from emberhall.server.deals import changes, evenings
from emberhall.server.deals.evenings import Entrant, Evening
from emberhall.server.errors import RequestError, not_the_host
from emberhall.server.events.course import LEAST, Course, begun
from emberhall.server.events.evening_infos import info_of, own_of
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.people.guests import clean
from emberhall.server.table.row import chairs
from emberhall.server.table.row.setup import terms_in
from emberhall.server.timestamps import ago, ahead, now
from emberhall.store import StoredEvening, User, work
from emberhall.wire.bodies.events import ChangeEvent, EventInfo, NewEvent, OwnEvent, OwnEvents
from emberhall.wire.values import Value, or_else, or_none
from emberhall.world import chance

SIDES = 2
DUPLICATE = "duplicate"
"""The option of a title that makes deals independent of who leads; set if a deal is shared."""
OWN, DAYS = 5, 14
"""How many evenings somebody is shown as their own, and of how many days."""


class EventDesk:
    """The events of this server."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby
        self._course = Course(house, lobby)

    async def create(self, user: User, wish: NewEvent) -> EventInfo:
        """Create an event. Its creator is the host, and takes part only if they join."""
        game = self._lobby.game(wish.title)
        seats = or_else(wish.seats, next(iter(_seats(game)), SIDES))
        level = or_else(wish.level, bots.usual_level(game.name))
        wait = or_none(wish.wait)
        _check(wish)
        event = Evening(
            id=chance.token_urlsafe(12),
            name=clean(wish.name),
            title=game.name,
            seats=seats,
            options=_options(game, seats, wish),
            system=wish.system,
            rounds=wish.rounds,
            shared=wish.shared,
            level=chairs.check_level(game.name, level),
            host=user.id,
            created=now(),
            fill=wish.fill,
            terms=terms_in(or_none(wish.terms)),
            pause=or_none(wish.pause),
            minutes=wish.minutes,
            next="" if wait is None else ahead(wait),
        )
        await self._house.store.write(
            work.evenings.add(StoredEvening(event.id, user.id, event.created, evenings.encode(event)))
        )
        return info_of(event, user)

    async def info(self, event: str, user: User | None) -> EventInfo:
        """The current state of an event."""
        current = await self._course.load(event)
        return info_of(await self._course.fresh(current, None if user is None else user.id), user)

    async def own(self, user: User) -> OwnEvents:
        """The latest evenings that somebody takes part in or hosts."""
        shown: list[OwnEvent] = []
        for stored in await self._house.store.read(work.evenings.latest(user.id, ago(DAYS), OWN)):
            event = evenings.decode(stored)
            board = event.board_of(event.number_of(user.id))
            # Whoever plays needs to know no more; all tables are looked at for those who wait.
            if event.status != "over" and not (board is not None and await self._course.is_playing(board)):
                event = await self._course.fresh(event, user.id)
            shown.append(own_of(event, user))
        return OwnEvents(shown)

    async def join(self, event: str, user: User) -> EventInfo:
        """A person joins before the event begins; in a Swiss also later, with no points so far, and at an arena."""

        def make(current: Evening) -> Evening:
            late = current.system in {"swiss", "arena"}
            if current.status == "over" or (current.played and not late):
                raise RequestError("running", "This event has begun, and nobody can join any more.")
            if len(current.entrants) >= evenings.MOST and current.number_of(user.id) is None:
                raise RequestError("full", f"An event is for {evenings.MOST} people at most.")
            hosted = current if current.host else msgspec.structs.replace(current, host=user.id)  # the host is gone
            joined = changes.joined(hosted, Entrant(user.id, user.name, user.face))
            number = joined.number_of(user.id)
            at_arena = current.is_rolling and joined.board_of(number) is None
            return _waiting(joined, number) if at_arena and number is not None else joined

        return await self._after(event, make, user)

    async def leave(self, event: str, user: User) -> EventInfo:
        """A person withdraws; their unfinished board counts as lost."""

        def make(current: Evening) -> Evening:
            number = current.number_of(user.id)
            if number is None or current.status == "over":
                raise RequestError("not-seated", "You are not taking part in this event.", 403)
            return changes.withdrawn(current, number)

        return info_of(await self._course.changed(event, make), user)

    async def change(self, event: str, user: User, wish: ChangeEvent) -> EventInfo:
        """The host says when the next round begins, or takes somebody out who does not come."""

        def make(current: Evening) -> Evening:
            if current.host != user.id:
                raise not_the_host()
            if current.status == "over":
                raise RequestError("over", "This event is over.")
            remove = or_none(wish.remove)
            if remove is not None:
                number = current.number_of(remove)
                if number is None or current.entrants[number].is_bot:
                    raise RequestError("unknown-person", "They are not taking part in this event.", 404)
                current = changes.withdrawn(current, number)
            if isinstance(wish.wait, msgspec.UnsetType):
                return current
            if current.is_rolling:
                raise RequestError("running", "An arena has no rounds that somebody could begin.")
            at = "" if wish.wait is None else ahead(wish.wait)
            return msgspec.structs.replace(current, next=at, held=wish.wait is None)

        return await self._after(event, make, user)

    async def next_round(self, event: str, user: User) -> EventInfo:
        """The host starts the next round: pairings first, then a table for each."""
        await self._course.fresh(await self._course.load(event))

        def make(current: Evening) -> Evening:
            if current.host != user.id:
                raise not_the_host()
            if current.status == "over":
                raise RequestError("over", "This event is over.")
            if not current.settled or current.is_rolling:
                raise RequestError("round-running", "The next round begins when every table has finished this one.")
            if len(current.people) < LEAST:
                raise RequestError("event-small", "An event needs at least two people.")
            return begun(current)

        return await self._after(event, make, user)

    async def next_opponent(self, event: str, user: User) -> EventInfo:
        """Somebody at an arena waits for whoever is free next."""
        await self._course.fresh(await self._course.load(event))

        def make(current: Evening) -> Evening:
            number = current.number_of(user.id)
            if number is None or current.entrants[number].left:
                raise RequestError("not-seated", "You are not taking part in this event.", 403)
            if not current.is_rolling or current.rung:
                raise RequestError("over", "Nobody is paired at this event now.")
            if current.board_of(number) is not None:
                raise RequestError("round-running", "You have a game here that is not over.")
            return current if current.entrants[number].waiting else _waiting(current, number)

        return await self._after(event, make, user)

    async def _after(self, event: str, make: Callable[[Evening], Evening], user: User) -> EventInfo:
        return info_of(await self._course.fresh(await self._course.changed(event, make), user.id), user)


def _waiting(event: Evening, number: int) -> Evening:
    waiting = msgspec.structs.replace(event.entrants[number], waiting=now(), seen=now())
    return changes.with_entrant(event, number, waiting)


def _check(wish: NewEvent) -> None:
    """Raise RequestError for what does not go together."""
    if wish.shared and wish.system == "arena":
        raise RequestError("bad-options", "At an arena everybody plays at another time, so no deal is shared.", 400)
    if wish.fill and wish.system == "knockout":
        raise RequestError("bad-options", "In a knock-out nobody plays a bot: with odd numbers there is a bye.", 400)


def _options(game: Game, seats: int, wish: NewEvent) -> dict[str, Value]:
    shared = {DUPLICATE: True} if wish.shared and any(each.name == DUPLICATE for each in game.options) else {}
    try:
        options = game.setup.check(seats, {**wish.options, **shared})
    except ValueError as problem:
        raise RequestError("bad-options", str(problem), 400) from None
    if len(set(game.setup.teams(seats, options))) != SIDES:
        sentence = f"At an event two sides meet, so {game.name} cannot be played there with {seats} seats like this."
        raise RequestError("bad-options", sentence, 400)
    return options


def _seats(game: Game) -> list[int]:
    """The numbers of seats with which the game has two sides."""
    return [seats for seats in game.seats if len(set(game.setup.teams(seats, game.setup.check(seats, {})))) == SIDES]
