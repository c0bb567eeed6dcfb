"""The frames of the socket, both ways. Each is a JSON object whose field `t` says which one it is."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, field

from emberhall.wire.tables import Clocks, TableInfo
from emberhall.wire.values import (
    Asking,
    Ballot,
    Facts,
    Greeting,
    Heard,
    Optional,
    Reply,
    SeatNumber,
    TalkEvent,
    Telling,
    Value,
)

Id: TypeAlias = Annotated[str, Meta(max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=200)]


class Hello(Asking, tag="hello"):
    """The first frame. Without a token, the connection is an anonymous spectator."""

    token: Annotated[str, Meta(max_length=200)] | Optional | None = UNSET


class Join(Asking, tag="join"):
    """Watch a table, from your own seat if you have one."""

    table: Id


class Leave(Asking, tag="leave"):
    """Stop watching. Your seat stays yours."""

    table: Id


class Play(Asking, tag="play"):
    """Answer the decision of update `seq`. Several words answer several decisions in a row: all or none."""

    table: Id
    seq: int
    words: Annotated[list[Word], Meta(min_length=1, max_length=64)]


class Undo(Asking, tag="undo"):
    """Take back your last choice, if update `seq` allows it."""

    table: Id
    seq: int


class Resign(Asking, tag="resign"):
    """Resign, at any time. If the title's rules have no resigning, the seat concedes with the table's word."""

    table: Id


class AskUndo(Asking, tag="ask-undo"):
    """Ask the others to let you take back your last choice, where `undo` is not allowed."""

    table: Id
    seq: int


class Kick(Asking, tag="kick"):
    """Ask the others to let a bot play for a person from now on."""

    table: Id
    seat: SeatNumber


class Vote(Asking, tag="vote"):
    """Answer a motion: `wait`, `bot` or `end` if somebody is away, otherwise `yes` or `no`."""

    table: Id
    motion: int
    answer: Ballot


class Why(Asking, tag="why"):
    """Ask which rule forbids a word now, or picking the thing named by `ref`. Give exactly one of the two."""

    table: Id
    word: Word | Optional = UNSET
    ref: Word | Optional = UNSET


class Say(Asking, tag="say"):
    """Talk: free text, or one of the fixed greetings."""

    table: Id
    text: Annotated[str, Meta(max_length=500)] | Optional = UNSET
    greeting: Greeting | Optional = UNSET


class Lead(Asking, tag="lead"):
    """Lead a shared review of a finished game to a moment, as a seat or `watch` sees it; null: stop leading."""

    table: Id
    at: Annotated[int, Meta(ge=0, le=100_000)] | None
    eyes: Annotated[str, Meta(max_length=8)] = "watch"
    all: bool = False


class Ping(Asking, tag="ping"):
    """Check that the connection is alive."""


class Welcome(Telling, tag="welcome"):
    """The answer to `hello`."""

    user: str | None
    name: str | None
    version: str


class Lobby(Telling, tag="lobby"):
    """The table's chairs and status, on joining and whenever they change."""

    table: TableInfo


class Choice(Reply):
    """An option's verb, the things it touches, and a preview of what it would give, as a key with facts.

    `refs` name things as the view does, in the order a person would point at them; an option without any is a button.
    """

    verb: str
    refs: list[str]
    gives: str | Optional = UNSET
    facts: Facts | Optional = UNSET
    final: bool | Optional = UNSET
    """True if it could not be taken back, in titles that say so."""
    then: list[str] | Optional = UNSET
    """The words after it that end the turn, if no others are possible."""


class Combined(Reply):
    """Several words that may be said together; `choice` has the things that one gesture points at."""

    words: list[str]
    choice: Choice


class Question(Reply):
    """A decision for the reader's own seat; nobody else gets it. `choices` has one entry for each of `words`.

    `about` names the thing that raised the question, unless it is the turn itself. `combined` lists answers that can
    be said together with those after them, as one gesture.
    """

    seat: int
    ask: str
    words: list[str]
    choices: list[Choice]
    about: str | Optional = UNSET
    combined: list[Combined] | Optional = UNSET


class Update(Telling, tag="update"):
    """What one seat sees after word `seq`: always the whole view, and what happened since the last update.

    `log` replaces all earlier events: on joining, and when a seat (`undone`) took a word back. `undo` is how many of
    their last choices the reader may take back.
    """

    table: str
    seq: int
    view: Mapping[str, Any]
    events: list[Heard]
    decision: Question | None
    waiting: list[int]
    log: list[Heard] | Optional = UNSET
    undo: int | Optional = UNSET
    undone: int | Optional = UNSET
    clocks: Clocks | Optional = UNSET


class Refused(Telling, tag="refused"):
    """A frame about a table was refused; nothing changed. `rule` names the game rule behind it."""

    table: str
    seq: int
    error: str
    message: str
    args: dict[str, Value] = field(default_factory=dict)
    rule: str | Optional = UNSET


class Reason(Telling, tag="why"):
    """The rule that forbids a word now; null when the word is legal.

    If asked by `ref`, which is repeated, `word` is what picking the thing would say; it is empty if no question is
    about such a thing now.
    """

    table: str
    word: str
    rule: str | None
    args: dict[str, Value] = field(default_factory=dict)
    ref: str | Optional = UNSET


class Said(Telling, tag="said"):
    """A line of talk. `n` counts the lines of a table; anybody who joins gets the last ones again.

    One without text, greeting or event was removed. An `aside` goes only to the spectators of a running game.
    """

    table: str
    n: int
    seat: int | None
    name: str
    at: str
    text: str | Optional = UNSET
    greeting: Greeting | Optional = UNSET
    user: str | Optional = UNSET
    aside: bool | Optional = UNSET
    event: TalkEvent | Optional = UNSET
    """What the table itself says about the person named."""


class Led(Telling, tag="led"):
    """Somebody leads a shared review of a finished game to this moment; null: they have stopped."""

    table: str
    user: str
    name: str
    at: int | None
    eyes: str
    all: bool


class ErrorFrame(Telling, tag="error"):
    """A frame could not be understood or served. The connection stays open."""

    error: str
    message: str


class Pong(Telling, tag="pong"):
    """The answer to `ping`."""


ClientMessage: TypeAlias = Hello | Join | Leave | Play | Undo | Resign | AskUndo | Kick | Vote | Why | Say | Lead | Ping
ServerMessage: TypeAlias = Welcome | Lobby | Update | Refused | Reason | Said | Led | ErrorFrame | Pong
