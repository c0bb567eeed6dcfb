"""The small types messages are made of: faces, greetings, table states, and the base of every message."""

from typing import Any, Literal, TypeAlias

import msgspec

Value: TypeAlias = str | int | bool
"""The value of a game's setting."""

Face: TypeAlias = Literal["bread", "meat", "iron", "potion", "crystal", "plant"]
FACES: tuple[Face, ...] = ("bread", "meat", "iron", "potion", "crystal", "plant")

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
GREETINGS: tuple[Greeting, ...] = (
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
)
"""Quick phrases: everybody reads them in their own language, and none reveals anything about the cards."""

Status: TypeAlias = Literal["open", "running", "over"]
ChairKind: TypeAlias = Literal["person", "bot", "free"]

Away: TypeAlias = Literal["ask", "bot", "end"]
"""What happens when the table waits for a person who is away: the others are asked, a bot plays on, the game ends."""
Zero: TypeAlias = Literal["bot", "lose", "random"]
"""What happens when a clock runs out."""
Held: TypeAlias = Literal["away", "left", "kicked", "time", "conceded"]
"""Why a bot plays for a person."""
Ballot: TypeAlias = Literal["yes", "no", "wait", "bot", "end"]
MotionKind: TypeAlias = Literal["away", "undo", "kick"]
Ending: TypeAlias = Literal["table", "abandoned", "conceded"]
"""How a game ended other than by its rules."""
TalkEvent: TypeAlias = Literal[
    "away", "away-bot", "left", "back", "kick-asked", "kicked", "kick-refused",
    "undo-asked", "undo-granted", "undo-refused", "conceded", "time-bot", "time-lost", "time-random",
    "ended", "abandoned", "host",
]  # fmt: skip
"""What a table itself tells about its people, as lines of the talk."""

Optional: TypeAlias = msgspec.UnsetType
"""`field: int | Optional = UNSET`: a field that may be absent, which is not the same as null."""

Heard: TypeAlias = dict[str, Any]
"""An event as one seat hears it: `{"kind": ..., ...}`; the kinds belong to the title."""

Facts: TypeAlias = dict[str, str | int | bool | list[str | int] | None]
"""What an option would give, by name; the names belong to the title."""


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends by HTTP. Unknown fields are refused."""


class Reply(msgspec.Struct):
    """What the server answers by HTTP."""


class Asking(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """A frame from a client."""


class Telling(msgspec.Struct, tag_field="t"):
    """A frame from the server."""
