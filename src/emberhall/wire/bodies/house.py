"""The bodies about the server itself: its health, its titles, and its errors."""

from msgspec import UNSET, field

from emberhall.wire.values import Optional, Reply, Value


class SettingInfo(Reply):
    """One setting of a title: its choices, and its default by number of seats."""

    name: str
    choices: list[Value]
    defaults: dict[str, Value]
    house: bool


class TitleInfo(Reply):
    """A title that can be played here. Settings listed in `brought` exist once per seat: `deck0`, `deck1`."""

    name: str
    seats: list[int]
    rules: int
    settings: list[SettingInfo]
    bots: list[str]
    brought: list[str]
    cards: str | Optional = UNSET
    """The mark of the card overlay that new tables use, if any."""
    rulebook: bool = False
    """Whether the title has a rulebook."""


class Health(Reply):
    """The server's status and version."""

    status: str
    version: str


class ErrorBody(Reply):
    """Why a request was refused: a stable key, an English sentence, and the values in it."""

    error: str
    message: str
    args: dict[str, Value] = field(default_factory=dict)


class Done(Reply):
    """The request succeeded."""

    done: bool = True
