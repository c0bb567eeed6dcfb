"""The frames of the socket, both ways. Each is a JSON object whose field `t` says which one it is."""

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, field

from emberhall.wire.bodies import TableInfo
from emberhall.wire.values import Asking, Facts, Greeting, Heard, Optional, Reply, Telling, Value

Id: TypeAlias = Annotated[str, Meta(max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=200)]


class Hello(Asking, tag="hello"):
    """The first frame. Without a token: a nameless spectator."""

    token: Annotated[str, Meta(max_length=200)] | Optional | None = UNSET


class Join(Asking, tag="join"):
    """Watch a table, from the own seat if there is one."""

    table: Id


class Leave(Asking, tag="leave"):
    """Stop watching. The seat stays one's own."""

    table: Id


class Play(Asking, tag="play"):
    """Answer the decision of update `seq`. Several words answer several decisions in a row: all or none."""

    table: Id
    seq: int
    words: Annotated[list[Word], Meta(min_length=1, max_length=64)]


class Undo(Asking, tag="undo"):
    """Take back one's last choice, while update `seq` says that it may be."""

    table: Id
    seq: int


class Resign(Asking, tag="resign"):
    """Give up one's seat's game, at any moment, in a title that knows this."""

    table: Id


class Why(Asking, tag="why"):
    """Ask which rule forbids a word now, or picking the thing that `ref` names. One of the two is said."""

    table: Id
    word: Word | Optional = UNSET
    ref: Word | Optional = UNSET


class Say(Asking, tag="say"):
    """Talk: free text, or one of the fixed greetings."""

    table: Id
    text: Annotated[str, Meta(max_length=500)] | Optional = UNSET
    greeting: Greeting | Optional = UNSET


class Ping(Asking, tag="ping"):
    """Is anybody there?"""


class Welcome(Telling, tag="welcome"):
    """The answer to `hello`."""

    user: str | None
    name: str | None
    version: str


class Lobby(Telling, tag="lobby"):
    """The table's chairs and state: on joining, and whenever they change."""

    table: TableInfo


class Choice(Reply):
    """What an option is beside its word: its verb, the things it touches, and what it would give, as key and facts.

    `refs` name things as the view does, in the order a person would point at them; an option without any is a button.
    """

    verb: str
    refs: list[str]
    gives: str | Optional = UNSET
    facts: Facts | Optional = UNSET


class Question(Reply):
    """A decision put to the seat that reads this; nobody else gets it. `choices` stand beside `words`, one for each.

    `about` names the thing that made the question arise, where it is not the turn itself.
    """

    seat: int
    ask: str
    words: list[str]
    choices: list[Choice]
    about: str | Optional = UNSET


class Update(Telling, tag="update"):
    """What one seat sees after word `seq`: always the whole view, and what happened since the update before.

    `log` replaces everything heard so far: on joining, and when a seat (`undone`) took a word back. `undo` is how many
    of its last choices the reader may take back.
    """

    table: str
    seq: int
    view: dict[str, Any]
    events: list[Heard]
    decision: Question | None
    waiting: list[int]
    log: list[Heard] | Optional = UNSET
    undo: int | Optional = UNSET
    undone: int | Optional = UNSET


class Refused(Telling, tag="refused"):
    """A frame about a table that was not accepted; nothing changed. `rule` names the rule of the game behind it."""

    table: str
    seq: int
    error: str
    message: str
    args: dict[str, Value] = field(default_factory=dict)
    rule: str | Optional = UNSET


class Reason(Telling, tag="why"):
    """The rule that forbids a word now; null when the word is legal.

    Asked by a ref, which is said again, `word` is what picking the thing would say; empty when nothing asks for such a
    thing now.
    """

    table: str
    word: str
    rule: str | None
    args: dict[str, Value] = field(default_factory=dict)
    ref: str | Optional = UNSET


class Said(Telling, tag="said"):
    """A line of talk. `n` counts the lines of a table: the last ones are said again to whoever joins."""

    table: str
    n: int
    seat: int | None
    name: str
    at: str
    text: str | Optional = UNSET
    greeting: Greeting | Optional = UNSET


class ErrorFrame(Telling, tag="error"):
    """A frame that could not be understood or served. The connection lives on."""

    error: str
    message: str


class Pong(Telling, tag="pong"):
    """Yes."""


ClientMessage: TypeAlias = Hello | Join | Leave | Play | Undo | Resign | Why | Say | Ping
ServerMessage: TypeAlias = Welcome | Lobby | Update | Refused | Reason | Said | ErrorFrame | Pong
