"""The bodies of events: club evenings, as a Swiss or a round robin."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, field

from emberhall.wire.values import Body, Face, Level, Optional, Options, Reply, Status, Title, Value


class NewEvent(Body):
    """A new event. A round robin has as many rounds as it needs; with `shared`, all tables of a round play one deal."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    title: Title
    seats: Annotated[int, Meta(ge=2, le=16)] | Optional = UNSET
    options: Options = field(default_factory=dict)
    system: Literal["swiss", "robin"] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=15)] = 3
    shared: bool = False
    level: Level | Optional = UNSET
    """The level of the bots that partner people, in a title for more than two; the usual one if absent."""


class EventPlace(Reply):
    """Somebody's standing: points, Buchholz, Sonneborn-Berger."""

    rank: int
    user: str
    name: str
    face: Face
    you: bool
    left: bool
    points: float
    buchholz: float
    sonneborn: float
    won: int
    played: int


class EventBoard(Reply):
    """Two people paired in a round; a bye if `two` is null. `points` are for the first, `scores` for both."""

    one: str
    two: str | None
    names: list[str]
    table: str | None
    points: float | None
    scores: list[int] | None
    yours: bool


class EventInfo(Reply):
    """An event: its participants and standings, and every round."""

    id: str
    name: str
    title: str
    seats: int
    options: dict[str, Value]
    system: Literal["swiss", "robin"]
    rounds: int
    shared: bool
    status: Status
    host: str
    you: bool
    """Whether you take part."""
    settled: bool
    """Whether the round is over, so that the host can begin the next."""
    places: list[EventPlace]
    boards: list[list[EventBoard]]
