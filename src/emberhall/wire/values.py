"""The small types messages are made of: faces, greetings, table states, and the base of every message."""

from typing import Annotated, Any, Literal, TypeAlias, TypeVar, cast, get_args

import msgspec
from msgspec import Meta

Value: TypeAlias = str | int | bool
"""The value of a game's setting."""

Face: TypeAlias = Literal["bread", "meat", "iron", "potion", "crystal", "plant"]
FACES: tuple[Face, ...] = get_args(Face)
T = TypeVar("T")

Greeting: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "nice-turn",
    "thinking",
    "no-hurry",
    "back-soon",
    "good-game",
    "again",
    "must-go",
]
GREETINGS: tuple[Greeting, ...] = get_args(Greeting)
"""Quick phrases: everybody reads them in their own language, and none reveals anything about the cards."""

System: TypeAlias = Literal["swiss", "robin", "knockout", "arena"]
"""How people are paired at an event."""
Status: TypeAlias = Literal["open", "running", "over"]
ChairKind: TypeAlias = Literal["person", "bot", "free"]

Away: TypeAlias = Literal["ask", "bot", "end"]
"""What happens when the table waits for a person who is away: the others are asked, a bot plays on, the game ends."""
Zero: TypeAlias = Literal["bot", "lose", "random"]
"""What happens when a clock runs out."""
Held: TypeAlias = Literal["away", "left", "kicked", "time", "conceded"]
"""Why a bot plays for a person."""
SeriesTerm: TypeAlias = Literal["single", "three"]
"""Whether a game stands alone, or is one of a best of three."""
Ballot: TypeAlias = Literal["yes", "no", "wait", "bot", "end"]
MotionKind: TypeAlias = Literal["away", "undo", "kick"]
Ending: TypeAlias = Literal["table", "abandoned", "conceded"]
"""How a game ended other than by its rules."""
TalkEvent: TypeAlias = Literal[
    "away", "away-bot", "left", "back", "kick-asked", "kicked", "kick-refused", "away-lost",
    "undo-asked", "undo-granted", "undo-refused", "conceded", "time-bot", "time-lost", "time-random",
    "ended", "abandoned", "host",
]  # fmt: skip
"""What a table itself tells about its people, as lines of the talk."""

Optional: TypeAlias = msgspec.UnsetType
"""`field: int | Optional = UNSET`: a field that may be absent, which is not the same as null."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
# In Python, unlike in the page, `$` alone would allow a newline at the end.
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$(?!\\n)")]
Title: TypeAlias = Annotated[str, Meta(max_length=64)]
Level: TypeAlias = Annotated[str, Meta(max_length=64)]
OptionName: TypeAlias = Annotated[str, Meta(max_length=64)]
OptionValue: TypeAlias = Annotated[str, Meta(max_length=4000)] | Annotated[int, Meta(ge=-(2**31), le=2**31)] | bool
Options: TypeAlias = Annotated[dict[OptionName, OptionValue], Meta(max_length=100)]
ClockTerm: TypeAlias = Annotated[
    str, Meta(pattern="^(none|move [0-9]{1,5}|game [0-9]{1,5}[+][0-9]{1,3}|days [0-9]{1,2})$(?!\\n)")
]
DelayTerm: TypeAlias = Annotated[str, Meta(pattern="^(none|moves [0-9]{1,3}|seconds [0-9]{1,4})$(?!\\n)")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]

Heard: TypeAlias = dict[str, Any]
"""An event as one seat hears it: `{"kind": ..., ...}`; the kinds belong to the title."""

Fact: TypeAlias = str | int | bool | None
Facts: TypeAlias = dict[str, str | int | bool | list[str | int] | dict[str, Fact] | None]
"""What an option would give, by name; the names belong to the title."""


def or_else(value: T | Optional, default: T) -> T:
    """The value of a field, or another if it was left out."""
    return default if isinstance(value, msgspec.UnsetType) else value


def or_none(value: T | Optional) -> T | None:
    """The value of a field, or None if it was left out."""
    return None if isinstance(value, msgspec.UnsetType) else value


def face_of(stored: str) -> Face:
    """A face from the store, which only ever has faces of FACES."""
    return cast(Face, stored)


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends by HTTP. Unknown fields are refused."""


class Reply(msgspec.Struct):
    """What the server answers by HTTP."""


class Asking(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """A frame from a client."""


class Telling(msgspec.Struct, tag_field="t"):
    """A frame from the server."""
