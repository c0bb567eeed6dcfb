"""Events on the server: created, joined, paired round by round, and updated from their tables.

Results are read from the tables whenever somebody looks, so nothing is lost when a process ends. A round is stored with
the ids of its tables before they are made, and any process that finds one missing makes it: so each is made once.
"""

import hmac
import secrets
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

import msgspec

from emberhall import Game, bots
from emberhall.server.deals import evenings
from emberhall.server.deals.evenings import Board, Entrant, Evening
from emberhall.server.errors import RequestError, not_the_host
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.people.guests import clean
from emberhall.server.table.row import chairs
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.rated import can_be_rated
from emberhall.server.timestamps import now
from emberhall.store import Purpose, RevisionTaken, StoredEvening, StoredTable, User, work
from emberhall.wire.bodies.events import EventBoard, EventInfo, EventPlace, NewEvent
from emberhall.wire.seals import SECRET_BYTES
from emberhall.wire.values import face_of, or_else

SIDES = 2
DUPLICATE = "duplicate"
"""The option of a title that makes deals independent of who leads; set if a deal is shared."""


class EventDesk:
    """The events of this server."""

    def __init__(self, house: House, lobby: Lobby) -> None:
        self._house = house
        self._lobby = lobby

    async def create(self, user: User, wish: NewEvent) -> EventInfo:
        """Create an event. Its creator is the host, and takes part only if they join."""
        game = self._lobby.game(wish.title)
        seats = or_else(wish.seats, next(iter(_seats(game)), SIDES))
        level = or_else(wish.level, bots.usual_level(game.name))
        options = self._options(game, seats, wish)
        event = Evening(
            id=secrets.token_urlsafe(12),
            name=clean(wish.name),
            title=game.name,
            seats=seats,
            options=options,
            system=wish.system,
            rounds=wish.rounds,
            shared=wish.shared,
            level=chairs.check_level(game.name, level),
            host=user.id,
            created=now(),
        )
        await self._house.store.write(
            work.evenings.add(StoredEvening(event.id, user.id, event.created, evenings.encode(event)))
        )
        return info_of(event, user)

    def _options(self, game: Game, seats: int, wish: NewEvent) -> dict[str, str | int | bool]:
        shared = {DUPLICATE: True} if wish.shared and any(each.name == DUPLICATE for each in game.options) else {}
        try:
            options = game.setup.check(seats, {**wish.options, **shared})
        except ValueError as problem:
            raise RequestError("bad-options", str(problem), 400) from None
        if len(set(game.setup.teams(seats, options))) != SIDES:
            sentence = (
                f"At an event two sides meet, so {game.name} cannot be played there with {seats} seats like this."
            )
            raise RequestError("bad-options", sentence, 400)
        return options

    async def info(self, event: str, user: User | None) -> EventInfo:
        """The current state of an event."""
        return info_of(await self._fresh(event), user)

    async def join(self, event: str, user: User) -> EventInfo:
        """A person joins before the event begins; in a Swiss also later, with no points so far."""

        def make(current: Evening) -> Evening:
            if current.status == "over" or (current.system == "robin" and current.played):
                raise RequestError("running", "This event has begun, and nobody can join any more.")
            if len(current.entrants) >= evenings.MOST and current.number_of(user.id) is None:
                raise RequestError("full", f"An event is for {evenings.MOST} people at most.")
            hosted = current if current.host else msgspec.structs.replace(current, host=user.id)  # the host is gone
            return evenings.joined(hosted, Entrant(user.id, user.name, user.face))

        return info_of(await self._changed(event, make), user)

    async def leave(self, event: str, user: User) -> EventInfo:
        """A person withdraws; their unfinished board counts as lost."""

        def make(current: Evening) -> Evening:
            number = current.number_of(user.id)
            if number is None or current.status == "over":
                raise RequestError("not-seated", "You are not taking part in this event.", 403)
            return evenings.withdrawn(current, number)

        return info_of(await self._changed(event, make), user)

    async def next_round(self, event: str, user: User) -> EventInfo:
        """The host starts the next round: pairings first, then a table for each."""
        await self._fresh(event)

        def make(current: Evening) -> Evening:
            if current.host != user.id:
                raise not_the_host()
            if current.status == "over":
                raise RequestError("over", "This event is over.")
            if not current.settled:
                raise RequestError("round-running", "The next round begins when every table has finished this one.")
            if sum(not each.left for each in current.entrants) < SIDES:
                raise RequestError("event-small", "An event needs at least two people.")
            pairs = evenings.next_pairs(current)
            return evenings.with_round(
                current, [Board(one, two, "" if two is None else secrets.token_urlsafe(12)) for one, two in pairs]
            )

        await self._changed(event, make)
        return info_of(await self._fresh(event), user)

    # --- updates

    async def _fresh(self, event: str) -> Evening:
        """Return an event with the latest results, after making any table still missing."""
        current = await self._load(event)
        boards = current.played[-1] if current.played else ()
        for board in boards:
            if board.table and board.points is None:
                table = await self._house.store.read(work.tables.one(board.table))
                if table is None or table.status == "open":
                    table = await self._open(current, board)
                if table.status == "over":
                    current = await self._changed(event, _result(board, table, self._lobby.game(current.title)))
        return current

    async def _open(self, event: Evening, board: Board) -> StoredTable:
        """Make the missing table of a board."""
        game = self._lobby.game(event.title)
        return (await self._lobby.place(await self._row(event, board, game), game)).row

    async def _row(self, event: Evening, board: Board, game: Game) -> StoredTable:
        number = len(event.played)
        secret = secrets.token_bytes(SECRET_BYTES)
        if event.shared:
            key = await self._house.store.write(work.keys.secret("events", secrets.token_bytes(SECRET_BYTES)))
            secret = hmac.new(key, f"{event.id} {number}".encode(), sha256).digest()
        people = [event.entrants[each] for each in (board.one, board.two) if each is not None]
        row = StoredTable(
            id=board.table,
            title=event.title,
            name=f"{event.name} {number}",
            seats=event.seats,
            options=event.options,
            public=False,
            host=people[0].user,
            secret=secret,
            rules=game.cards.rules,
            created=now(),
            moved=now(),
            chairs=tuple(chairs.free_chair(seat) for seat in range(event.seats)),
            cards=game.cards.overlay,
            purpose=Purpose(
                rated=can_be_rated(event.seats, game.cards.overlay), event=event.id, round=number, shared=event.shared
            ),
        )
        seats = first_seats(game, event.seats, event.options)
        seated = {
            seat: chairs.person_chair(seat, User(each.user, each.name, each.face, ""), None)
            for seat, each in zip(seats, people, strict=True)
        }
        bots_there = [chairs.bot_chair(seat, event.level) for seat in range(event.seats) if seat not in seated]
        return chairs.with_chairs(row, *seated.values(), *bots_there)

    async def _load(self, event: str) -> Evening:
        stored = await self._house.store.read(work.evenings.one(event))
        if stored is None:
            raise RequestError("unknown-event", f"There is no event {event!r}.", 404)
        return evenings.decode(stored)

    async def _changed(self, event: str, make: Callable[[Evening], Evening]) -> Evening:
        """Change a stored event, retrying after concurrent changes."""
        while True:
            stored = await self._house.store.read(work.evenings.one(event))
            if stored is None:
                raise RequestError("unknown-event", f"There is no event {event!r}.", 404)
            changed = make(evenings.decode(stored))
            try:
                await self._house.store.write(
                    work.evenings.save(replace(stored, host=changed.host, body=evenings.encode(changed)))
                )
            except RevisionTaken:
                continue
            return changed


def first_seats(game: Game, seats: int, options: dict[str, str | int | bool]) -> tuple[int, int]:
    """The seats of the two people: the first of each side."""
    teams = game.setup.teams(seats, options)
    one = 0
    return one, next(seat for seat in range(seats) if teams[seat] != teams[one])


def _seats(game: Game) -> list[int]:
    """The numbers of seats with which the game has two sides."""
    return [seats for seats in game.seats if len(set(game.setup.teams(seats, game.setup.check(seats, {})))) == SIDES]


def _result(board: Board, table: StoredTable, game: Game) -> Callable[[Evening], Evening]:
    def make(event: Evening) -> Evening:
        # By the seats they were given: whoever sat there may have left, be merged into another, or be gone.
        one, two = first_seats(game, event.seats, event.options)
        winners, scores = table.winners or (), table.scores
        points = (1 + (one in winners) - (two in winners)) / 2  # without a result they split the point
        left = [table.chairs[seat].kind == "bot" for seat in (one, two)]
        if left[0] != left[1]:  # whoever has left has lost, whatever the bot made of it
            points = float(left[1])
        elif not {one, two}.isdisjoint(helped := life_of(table).helped):  # nobody wins by a bot's words
            points = max(points, 0.5) if one not in helped else min(points, 0.5) if two not in helped else 0.5
        return evenings.with_result(event, board.table, points, None if scores is None else (scores[one], scores[two]))

    return make


def info_of(event: Evening, user: User | None) -> EventInfo:
    """What everybody may know about an event, from one person's point of view."""
    own = event.number_of(None if user is None else user.id)
    return EventInfo(
        id=event.id,
        name=event.name,
        title=event.title,
        seats=event.seats,
        options=event.options,
        system=event.system,
        rounds=evenings.rounds_of(event) if event.entrants else event.rounds,
        shared=event.shared,
        status=event.status,
        host=event.host,
        you=own is not None and not event.entrants[own].left,
        settled=event.settled,
        places=_places(event, own),
        boards=[[_board(event, board, own) for board in boards] for boards in event.played],
    )


def _places(event: Evening, own: int | None) -> list[EventPlace]:
    places = []
    for rank, place in enumerate(event.standings(), start=1):
        who = event.entrants[place.who]
        places.append(
            EventPlace(
                rank=rank,
                user=who.user,
                name=who.name,
                face=face_of(who.face),
                you=place.who == own,
                left=who.left,
                points=place.points,
                buchholz=place.buchholz,
                sonneborn=place.sonneborn,
                won=place.won,
                played=place.played,
            )
        )
    return places


def _board(event: Evening, board: Board, own: int | None) -> EventBoard:
    people = [event.entrants[each] for each in (board.one, board.two) if each is not None]
    return EventBoard(
        one=people[0].user,
        two=people[1].user if len(people) > 1 else None,
        names=[each.name for each in people],
        table=board.table or None,
        points=board.points,
        scores=None if board.scores is None else list(board.scores),
        yours=own is not None and own in (board.one, board.two),
    )
