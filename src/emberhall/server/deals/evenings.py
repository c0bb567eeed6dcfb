"""An event, such as a club evening: its entrants, the rounds with their boards, and the standings. Values only."""

from typing import Literal

import msgspec

from emberhall.server.pairing import Met, Pair, Place, robin, robin_rounds, standings, swiss
from emberhall.store.ladder import StoredEvent
from emberhall.wire.values import Value

MOST = 64
"""How many can take part: few enough to be paired quickly."""


class Entrant(msgspec.Struct, frozen=True):
    """A participant; `left` once they have withdrawn."""

    user: str
    name: str
    face: str
    left: bool = False


class Board(msgspec.Struct, frozen=True):
    """Two entrants at a table, by number; without a second it is a bye. `points` are the first one's, once over."""

    one: int
    two: int | None
    table: str = ""
    points: float | None = None
    scores: tuple[int, int] | None = None


class Event(msgspec.Struct, frozen=True):
    """The whole event, as it is stored."""

    id: str
    name: str
    title: str
    seats: int
    options: dict[str, Value]
    system: Literal["swiss", "robin"]
    rounds: int
    shared: bool
    level: str
    host: str
    created: str
    entrants: tuple[Entrant, ...] = ()
    played: tuple[tuple[Board, ...], ...] = ()

    @property
    def status(self) -> Literal["open", "running", "over"]:
        """Whether it waits for people, is running, or is over."""
        if not self.played:
            return "open"
        on = sum(not each.left for each in self.entrants)
        return "over" if self.settled and (on < 2 or len(self.played) >= rounds_of(self)) else "running"

    @property
    def settled(self) -> bool:
        """True if every board of the last round is over."""
        return not self.played or all(board.points is not None for board in self.played[-1])

    @property
    def met(self) -> list[Met]:
        """The boards that are over."""
        return [
            Met(board.one, board.two, board.points)
            for boards in self.played
            for board in boards
            if board.points is not None
        ]

    def number_of(self, user: str | None) -> int | None:
        """The number of a user as an entrant."""
        return next((number for number, each in enumerate(self.entrants) if each.user == user), None)

    def standings(self) -> list[Place]:
        """All entrants, the best first."""
        return standings(len(self.entrants), self.met, self.system == "robin")


def joined(event: Event, entrant: Entrant) -> Event:
    """The event with one more entrant; somebody who had withdrawn comes back."""
    number = event.number_of(entrant.user)
    if number is None:
        return msgspec.structs.replace(event, entrants=(*event.entrants, entrant))
    return _with(event, number, entrant)


def withdrawn(event: Event, number: int) -> Event:
    """The event without an entrant: before it begins they are removed, later they lose their unfinished board."""
    if not event.played:
        kept = tuple(each for at, each in enumerate(event.entrants) if at != number)
        return msgspec.structs.replace(event, entrants=kept)
    event = _with(event, number, msgspec.structs.replace(event.entrants[number], left=True))
    last = tuple(_lost(board, number) for board in event.played[-1])
    return msgspec.structs.replace(event, played=(*event.played[:-1], last))


def _lost(board: Board, number: int) -> Board:
    if board.points is not None or number not in (board.one, board.two):
        return board
    return msgspec.structs.replace(board, points=float(number == board.two))


def _with(event: Event, number: int, entrant: Entrant) -> Event:
    entrants = tuple(entrant if at == number else each for at, each in enumerate(event.entrants))
    return msgspec.structs.replace(event, entrants=entrants)


def next_pairs(event: Event) -> list[Pair]:
    """The pairs of the next round; none if the event is over."""
    number = len(event.played) + 1
    if number > rounds_of(event):
        return []
    if event.system == "robin":
        return [_without_left(event, pair) for pair in robin(len(event.entrants), number)]
    places = event.standings()
    points = [0.0] * len(event.entrants)
    for place in places:
        points[place.who] = place.points
    return swiss([place.who for place in places if not event.entrants[place.who].left], points, event.met)


def _without_left(event: Event, pair: Pair) -> Pair:
    """Turn a pair with somebody who has withdrawn into a bye for the other."""
    one, two = pair
    if two is None or not event.entrants[two].left:
        return (two, None) if two is not None and event.entrants[one].left else pair
    return one, None


def rounds_of(event: Event) -> int:
    """How many rounds it has; in a round robin as many as it takes."""
    return robin_rounds(len(event.entrants)) if event.system == "robin" else event.rounds


def with_round(event: Event, boards: list[Board]) -> Event:
    """The event with one more round; a bye counts as won at once, unless its entrant has withdrawn too."""
    done = tuple(
        msgspec.structs.replace(board, points=float(not event.entrants[board.one].left)) if board.two is None else board
        for board in boards
    )
    return msgspec.structs.replace(event, played=(*event.played, done))


def with_result(event: Event, table: str, points: float, scores: tuple[int, int] | None) -> Event:
    """The event with the result of a board, unless it already has one."""
    played = tuple(
        tuple(
            msgspec.structs.replace(board, points=points, scores=scores)
            if board.table == table and board.points is None
            else board
            for board in boards
        )
        for boards in event.played
    )
    return msgspec.structs.replace(event, played=played)


def decode(stored: StoredEvent) -> Event:
    """Decode the event of a stored row."""
    return msgspec.json.decode(stored.body, type=Event)


def encode(event: Event) -> str:
    """Encode an event for its row."""
    return msgspec.json.encode(event).decode()
