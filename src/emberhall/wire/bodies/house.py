"""The bodies about the server itself: its health, its titles, and its errors."""

from msgspec import UNSET, field

from emberhall.wire.values import Optional, Reply, Value


class SettingInfo(Reply):
    """One setting of a title: its choices, and its default by number of seats.

    It has a meaning only with one of `seats`, if any are named, and where the settings of `needs` have one of these
    values.
    """

    name: str
    choices: list[Value]
    defaults: dict[str, Value]
    house: bool
    seats: list[int]
    needs: dict[str, list[Value]]


class TitleInfo(Reply):
    """A title that can be played here. Settings listed in `brought` exist once per seat: `deck0`, `deck1`.

    Two seats cannot bring the same of what is in `distinct`, unless it is the default.
    """

    name: str
    seats: list[int]
    rules: int
    settings: list[SettingInfo]
    bots: list[str]
    brought: list[str]
    distinct: list[str]
    cards: str | Optional = UNSET
    """The mark of the card overlay that new tables use, if any."""
    rulebook: bool = False
    """Whether the title has a rulebook."""
    two_sides: list[int] = field(default_factory=list)
    """With how many seats two sides play against each other, by the usual options: they can play a series."""


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
