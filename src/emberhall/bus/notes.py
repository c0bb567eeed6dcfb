"""Notes: what processes tell each other about a table.

A note says that something happened and is durable, never what a seat may see of it: a process that is behind reads the
rest from the store and makes its own views, even of a word that comes with the note. A note is plain data, so a bus may
send it anywhere: `encode` and `decode` are inverses.
"""

from typing import TypeAlias

import msgspec


class About(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The first field of every note: the table it is about."""

    table: str


class Moved(About, frozen=True):
    """The table's record now has `seq` words.

    If only one word has changed, it is here: a process that has all words before it need not ask the store. `revision`
    and `at` are those of the row after it. Between processes the word is encrypted (`sealed`).
    """

    seq: int
    move: tuple[int, str] | None = None
    revision: int = 0
    at: str = ""
    sealed: bytes = b""


class Chosen(About, frozen=True):
    """A seat has answered before its turn, or has changed such an answer. Its word is only in the store."""

    seat: int


class Planned(About, frozen=True):
    """Somebody has planned answers at the table, or revoked them. Neither who nor what is said."""


class Changed(About, frozen=True):
    """The table's row is at this revision: its chairs, terms or status have changed."""

    revision: int


class Said(About, frozen=True):
    """Line `n` was said at the table."""

    n: int


class Leads(About, frozen=True):
    """Somebody leads others through a finished game and is at this moment; None: no longer. Nothing of it is stored."""

    user: str
    name: str
    at: int | None
    eyes: str
    all: bool


class Present(About, frozen=True):
    """A lobby serves the table now, with screens of these users and of this many anonymous ones."""

    lobby: str
    users: tuple[str, ...] = ()
    nameless: int = 0


class Absent(About, frozen=True):
    """A lobby no longer serves the table."""

    lobby: str


class WhoIsPresent(About, frozen=True):
    """A lobby has begun to serve the table, and asks the others to say that they are present."""


class Seen(About, frozen=True):
    """A lobby has screens of these users at the table `at`, or none any more. About no table: it is for every lobby."""

    lobby: str
    at: str
    users: tuple[str, ...] = ()


class Missed(About, frozen=True):
    """Notes about the table may have been lost, or still are being lost. The bus tells only its own process."""

    heard_again: bool = True


class Free(About, frozen=True):
    """Nobody drives the table any more: any lobby may try to. For the bus itself."""


class Spent(About, frozen=True):
    """What people have used of their limits at a lobby: the limit, the person and how much. About no table."""

    lobby: str
    amounts: tuple[tuple[str, str, int], ...]


class Attached(About, frozen=True):
    """How many sockets a user has at a lobby. About no table."""

    lobby: str
    user: str
    sockets: int


class SignedOut(About, frozen=True):
    """A user's tokens are revoked, except the one with the hash `kept`; or just the one in `only`. About no table."""

    user: str
    kept: bytes = b""
    only: bytes = b""


class Turned(About, frozen=True):
    """A user has muted, unmuted, blocked or unblocked somebody. About no table."""

    user: str


HOUSE = ""
"""The table of notes that are about no table."""
Note: TypeAlias = (
    Moved
    | Chosen
    | Planned
    | Changed
    | Said
    | Leads
    | Present
    | Absent
    | WhoIsPresent
    | Seen
    | Missed
    | Free
    | Spent
    | Attached
    | SignedOut
    | Turned
)
_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Note] = msgspec.msgpack.Decoder(Note)


def encode(note: Note) -> bytes:
    """A note as bytes."""
    return _encoder.encode(note)


def decode(data: bytes) -> Note:
    """The note in these bytes; ValueError if it is not one."""
    try:
        return _decoder.decode(data)
    except msgspec.DecodeError as problem:
        raise ValueError(f"This is not a note about a table: {problem}.") from None
