"""The bodies of events: club evenings, as a Swiss, a round robin, a knock-out or an arena."""

from typing import Annotated

from msgspec import UNSET, Meta, field

from emberhall.wire.bodies.people import UserId
from emberhall.wire.bodies.tables import Terms
from emberhall.wire.tables import TermsInfo
from emberhall.wire.values import Body, Face, Level, Optional, Options, Reply, Status, System, Title, Value

Wait = Annotated[int, Meta(ge=0, le=20_160)]
"""Minutes, up to two weeks."""


class NewEvent(Body):
    """A new event. A round robin and a knock-out have as many rounds as they need, an arena lasts `minutes`.

    With `shared`, all tables of a round play one deal; with `fill`, a bot sits down when the number of people is odd.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    title: Title
    seats: Annotated[int, Meta(ge=2, le=16)] | Optional = UNSET
    options: Options = field(default_factory=dict)
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=15)] = 3
    shared: bool = False
    level: Level | Optional = UNSET
    """The level of the bots that partner people, in a title for more than two; the usual one if absent."""
    fill: bool = False
    minutes: Annotated[int, Meta(ge=5, le=600)] = 60
    wait: Wait | Optional = UNSET
    """Minutes until the first round begins by itself; if absent, the host begins it."""
    pause: Annotated[int, Meta(ge=0, le=1_440)] | Optional = UNSET
    """Minutes between rounds, which then begin by themselves; if absent, the host begins each."""
    terms: Terms | Optional = UNSET
    """What all tables agree on, such as the clock."""
    circle: Annotated[str, Meta(max_length=64)] | Optional = UNSET
    """The circle that is told of it, if you belong to it; whoever wants to take part joins."""


class ChangeEvent(Body):
    """What its host may change while an event is on."""

    wait: Wait | Optional | None = UNSET
    """Minutes until the next round begins by itself; null: the host begins it."""
    remove: UserId | Optional = UNSET
    """Somebody who does not come; a game of theirs counts as lost."""


class EventPlace(Reply):
    """Somebody's standing: points, Buchholz (what all opponents have), Sonneborn-Berger (what those beaten have)."""

    rank: int
    user: str
    name: str
    face: Face
    you: bool
    left: bool
    bot: bool
    waiting: bool
    """At an arena: whether they wait for their next opponent."""
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
    draws: int
    """In a knock-out: how many games between them were drawn before."""
    lot: bool
    """In a knock-out: whether the lot had to decide in the end."""
    yours: bool


class EventInfo(Reply):
    """An event: its participants and standings, and every round."""

    id: str
    name: str
    title: str
    seats: int
    options: dict[str, Value]
    system: System
    rounds: int
    shared: bool
    status: Status
    host: str
    you: bool
    """Whether you take part."""
    settled: bool
    """Whether the round is over, so that the host can begin the next."""
    fill: bool
    level: str
    terms: TermsInfo
    pause: int | None
    minutes: int
    next: str | None
    """When the next round begins by itself."""
    ends: str | None
    """When an arena pairs nobody any more."""
    now: str
    """The server's time, to count down with."""
    places: list[EventPlace]
    boards: list[list[EventBoard]]


class OwnEvent(Reply):
    """An event you take part in, or host."""

    id: str
    name: str
    title: str
    system: System
    status: Status
    host: bool
    you: bool
    people: int
    round: int
    rounds: int
    settled: bool
    waiting: bool
    table: str | None
    """Where you are playing now, if anywhere, and against whom."""
    opponent: str | None
    next: str | None
    ends: str | None
    now: str


class OwnEvents(Reply):
    """Your latest events, those of the last days, the latest first."""

    events: list[OwnEvent]
