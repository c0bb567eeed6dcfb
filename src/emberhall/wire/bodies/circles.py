"""The bodies of circles: people with a table of their own that stays when a game is over."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, field

from emberhall.wire.bodies.daily import DailyRow
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import Body, Face, Greeting, Optional, Reply, Title, Value

Device: TypeAlias = Literal["desk", "phone"]
Door: TypeAlias = Literal["open", "shut"]
"""Whether whoever has the link may join."""
Mood: TypeAlias = Literal["gladly", "ha", "moment", "hm", "well-played", "your-turn"]
"""A reaction: the sender's own dragon in six moods."""
LineKind: TypeAlias = Literal["text", "phrase", "face", "event"]
CircleEvent: TypeAlias = Literal["began", "joined", "left", "set-up", "over", "deal", "evening", "renamed", "keeper"]
"""What a circle itself tells, as lines of its talk."""


class NewCircle(Body):
    """A new circle; without a name it is called after its people."""

    name: Annotated[str, Meta(max_length=60)] = ""


class ChangeCircle(Body):
    """Changes by the keeper; fields left out stay as they are. Handing over makes another person the keeper."""

    name: Annotated[str, Meta(max_length=60)] | Optional = UNSET
    door: Door | Optional = UNSET
    kids: bool | Optional = UNSET
    """Only friends of the keeper may join, and people talk in phrases and faces."""
    keeper: Annotated[str, Meta(max_length=64)] | Optional = UNSET


class Here(Body):
    """I am at the circle's page. The answer waits until there is something newer than revision `since`, or a while."""

    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] | Optional = UNSET
    device: Device = "desk"
    going: bool = False
    """The page is closing: I am no longer here."""


class CircleVote(Body):
    """What I should like to play next; empty: nothing."""

    title: Title


class CircleSay(Body):
    """A line of talk: exactly one of the three."""

    text: Annotated[str, Meta(min_length=1, max_length=500)] | Optional = UNSET
    phrase: Greeting | Optional = UNSET
    face: Mood | Optional = UNSET


class CirclePlace(Reply):
    """Somebody in a circle. `seen` is when they were last here, empty if they never were."""

    user: str
    name: str
    face: Face
    state: Literal["here", "phone", "away"]
    seen: str
    vote: str
    friend: bool


class CircleTold(Reply):
    """A line of the talk. One without text was taken back, or its author is gone."""

    n: int
    kind: LineKind
    at: str
    text: str | Optional = UNSET
    user: str | Optional = UNSET
    name: str = ""
    face: Face | Optional = UNSET
    title: str = ""
    table: str = ""


class CircleCount(Reply):
    """How often somebody has played and won a title on an evening; evening 0 is the sum of all."""

    evening: int
    user: str
    title: str
    won: int
    played: int
    at: str


class CircleDeal(Reply):
    """A circle's own deal of a day: its terms, your one try at it, if any, and the results of its people, best first.

    The tables of the others are null until the day is over.
    """

    title: str
    day: str
    until: str
    seats: int
    options: dict[str, Value]
    level: str
    table: str | None
    rows: list[DailyRow]


class CircleInfo(Reply):
    """A circle. Whoever does not belong to it sees its name and people, if they may join."""

    id: str
    name: str
    keeper: str
    created: str
    door: Door
    kids: bool
    revision: int
    you: bool
    """Whether you belong to it."""
    games: int
    evenings: int
    people: list[CirclePlace]
    barred: list[CirclePlace] = field(default_factory=list)
    """Those whom the keeper has removed; only the keeper is told."""
    lines: list[CircleTold] = field(default_factory=list)
    shelf: list[TableInfo] = field(default_factory=list)
    deals: list[CircleDeal] = field(default_factory=list)
    """Today's deal, and yesterday's if anybody has played it."""
    scores: list[CircleCount] = field(default_factory=list)
    quiet: bool = False
    """Whether you may only use phrases and faces now."""


class CircleSummary(Reply):
    """A circle on the list of one's own."""

    id: str
    name: str
    keeper: str
    people: list[CirclePlace]
    games: int
    last: CircleTold | None = None


class Circles(Reply):
    """Your circles, the one used last first."""

    circles: list[CircleSummary]
