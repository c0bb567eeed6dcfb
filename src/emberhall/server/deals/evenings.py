"""An evening, such as a club evening: its entrants, the rounds with their boards, and the standings. Values only."""

from typing import Literal

import msgspec

from emberhall.server.deals.pairings import Met, Pair, Place, robin, robin_rounds, standings, swiss
from emberhall.store import StoredEvening
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


class Evening(msgspec.Struct, frozen=True):
    """The whole evening, as it is stored."""

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
    def meetings(self) -> list[Met]:
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
        return standings(len(self.entrants), self.meetings, self.system == "robin")


def joined(evening: Evening, entrant: Entrant) -> Evening:
    """The evening with one more entrant; somebody who had withdrawn comes back."""
    number = evening.number_of(entrant.user)
    if number is None:
        return msgspec.structs.replace(evening, entrants=(*evening.entrants, entrant))
    return _with(evening, number, entrant)


def withdrawn(evening: Evening, number: int) -> Evening:
    """The evening without an entrant: before it begins they are removed, later they lose their unfinished board."""
    if not evening.played:
        remaining = tuple(each for at, each in enumerate(evening.entrants) if at != number)
        return msgspec.structs.replace(evening, entrants=remaining)
    evening = _with(evening, number, msgspec.structs.replace(evening.entrants[number], left=True))
    last = tuple(_lost(board, number) for board in evening.played[-1])
    return msgspec.structs.replace(evening, played=(*evening.played[:-1], last))


def _lost(board: Board, number: int) -> Board:
    if board.points is not None or number not in (board.one, board.two):
        return board
    return msgspec.structs.replace(board, points=float(number == board.two))


def _with(evening: Evening, number: int, entrant: Entrant) -> Evening:
    entrants = tuple(entrant if at == number else each for at, each in enumerate(evening.entrants))
    return msgspec.structs.replace(evening, entrants=entrants)


def next_pairs(evening: Evening) -> list[Pair]:
    """The pairs of the next round; none if the evening is over."""
    number = len(evening.played) + 1
    if number > rounds_of(evening):
        return []
    if evening.system == "robin":
        return [_without_left(evening, pair) for pair in robin(len(evening.entrants), number)]
    places = evening.standings()
    points = [0.0] * len(evening.entrants)
    for place in places:
        points[place.who] = place.points
    return swiss([place.who for place in places if not evening.entrants[place.who].left], points, evening.meetings)


def _without_left(evening: Evening, pair: Pair) -> Pair:
    """Turn a pair with somebody who has withdrawn into a bye for the other."""
    one, two = pair
    if two is None or not evening.entrants[two].left:
        return (two, None) if two is not None and evening.entrants[one].left else pair
    return one, None


def rounds_of(evening: Evening) -> int:
    """How many rounds it has; in a round robin as many as it takes."""
    return robin_rounds(len(evening.entrants)) if evening.system == "robin" else evening.rounds


def with_round(evening: Evening, boards: list[Board]) -> Evening:
    """The evening with one more round; a bye counts as won at once, unless its entrant has withdrawn too."""
    rounds = tuple(
        msgspec.structs.replace(board, points=float(not evening.entrants[board.one].left))
        if board.two is None
        else board
        for board in boards
    )
    return msgspec.structs.replace(evening, played=(*evening.played, rounds))


def with_result(evening: Evening, table: str, points: float, scores: tuple[int, int] | None) -> Evening:
    """The evening with the result of a board, unless it already has one."""
    played = tuple(
        tuple(
            msgspec.structs.replace(board, points=points, scores=scores)
            if board.table == table and board.points is None
            else board
            for board in boards
        )
        for boards in evening.played
    )
    return msgspec.structs.replace(evening, played=played)


def decode(stored: StoredEvening) -> Evening:
    """Decode the evening of a stored row."""
    return msgspec.json.decode(stored.body, type=Evening)


def encode(evening: Evening) -> str:
    """Encode an evening for its row."""
    return msgspec.json.encode(evening).decode()
