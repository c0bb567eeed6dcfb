"""An evening, such as a club evening: its entrants, the rounds with their boards, and the standings. Values only.

What happens to one is in `changes.py`, and who meets whom in `rounds.py`.
"""

from typing import Literal

import msgspec

from emberhall.server.deals import knockout
from emberhall.server.deals.pairings import Met, Place, robin_rounds, standings
from emberhall.store import StoredEvening
from emberhall.store.work.evenings import BOT
from emberhall.wire.values import System, Value

MOST = 64
"""How many can take part: few enough to be paired quickly."""


class Entrant(msgspec.Struct, frozen=True):
    """A participant; `left` once they have withdrawn. At an arena they wait `since` a time, and were last `seen`."""

    user: str
    name: str
    face: str
    left: bool = False
    waiting: str = ""
    seen: str = ""

    @property
    def is_bot(self) -> bool:
        """True for the bot who fills an odd number."""
        return self.user == BOT


class Board(msgspec.Struct, frozen=True):
    """Two entrants at a table, by number; without a second it is a bye. `points` are the first one's, once over.

    In a knock-out a draw is played again: `draws` are the tables before. After several of them the `lot` decides.
    """

    one: int
    two: int | None
    table: str = ""
    points: float | None = None
    scores: tuple[int, int] | None = None
    draws: tuple[str, ...] = ()
    lot: bool = False


class Evening(msgspec.Struct, frozen=True):
    """The whole evening, as it is stored. Times are texts; an empty one is none."""

    id: str
    name: str
    title: str
    seats: int
    options: dict[str, Value]
    system: System
    rounds: int
    shared: bool
    level: str
    host: str
    created: str
    entrants: tuple[Entrant, ...] = ()
    played: tuple[tuple[Board, ...], ...] = ()
    """All rounds; an arena has one, which grows."""
    fill: bool = False
    """Whether a bot fills an odd number."""
    terms: dict[str, str] = {}
    pause: int | None = None
    """Minutes from the end of a round until the next begins by itself; by hand if none."""
    minutes: int = 0
    """How long an arena lasts."""
    next: str = ""
    """When the next round begins by itself."""
    held: bool = False
    """Whether the host wants to begin the next round themselves after all."""
    ends: str = ""
    """When an arena ends."""
    rung: bool = False
    """Whether that time has come: nobody is paired any more."""

    @property
    def status(self) -> Literal["open", "running", "over"]:
        """Whether it waits for people, is running, or is over."""
        if not self.played:
            return "open"
        if self.system == "arena":
            return "over" if self.rung and self.settled else "running"
        return "over" if self.settled and (self.is_deserted or len(self.played) >= rounds_of(self)) else "running"

    @property
    def is_rolling(self) -> bool:
        """True for an arena that has begun: it has no rounds, and people are paired whenever they are free."""
        return self.system == "arena" and bool(self.played)

    @property
    def people(self) -> list[int]:
        """Who takes part, without the bot and those who have withdrawn."""
        return [number for number, each in enumerate(self.entrants) if not (each.left or each.is_bot)]

    @property
    def is_deserted(self) -> bool:
        """True if too few are left for another round."""
        return len(self.people) < 2

    @property
    def bot(self) -> int | None:
        """The number of the bot, once there is one."""
        return next((number for number, each in enumerate(self.entrants) if each.is_bot), None)

    @property
    def settled(self) -> bool:
        """True if every board of the last round is over."""
        return not self.played or all(board.points is not None for board in self.played[-1])

    @property
    def meetings(self) -> list[Met]:
        """The boards that are over."""
        return [meeting_of(board) for boards in self.played for board in boards if board.points is not None]

    def number_of(self, user: str | None) -> int | None:
        """The number of a user as an entrant."""
        return next((number for number, each in enumerate(self.entrants) if each.user == user), None)

    def board_of(self, number: int | None) -> Board | None:
        """The board where an entrant is playing now."""
        boards = self.played[-1] if self.played and number is not None else ()
        return next((each for each in boards if each.points is None and number in (each.one, each.two)), None)

    def standings(self) -> list[Place]:
        """All entrants, the best first. A bot fills a chair and wins no evening, so it is never first."""
        places = standings(len(self.entrants), self.meetings, self.system == "robin")
        people = (at for at, place in enumerate(places) if not self.entrants[place.who].is_bot)
        if places and self.entrants[places[0].who].is_bot and (best := next(people, 0)):
            places.insert(0, places.pop(best))
        return places


def meeting_of(board: Board) -> Met:
    """A board as the pairings know it."""
    return Met(board.one, board.two, board.points or 0.0)


def rounds_of(evening: Evening) -> int:
    """How many rounds it has; in a round robin and a knock-out as many as it takes."""
    count = len(evening.entrants) + (not evening.played and needs_bot(evening))
    match evening.system:
        case "robin":
            return robin_rounds(count)
        case "knockout":
            return knockout.rounds_of(count)
        case "arena":
            return 1
        case _:
            return evening.rounds


def needs_bot(evening: Evening) -> bool:
    """True if a bot makes the number of people even."""
    return evening.fill and len(evening.people) % 2 == 1


def decode(stored: StoredEvening) -> Evening:
    """Decode the evening of a stored row."""
    return msgspec.json.decode(stored.body, type=Evening)


def encode(evening: Evening) -> str:
    """Encode an evening for its row."""
    return msgspec.json.encode(evening).decode()
