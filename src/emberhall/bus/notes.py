"""Notes: what processes tell each other about a table.

Each says that something happened and is durable, never what a seat may see of it: whoever is behind reads the rest from
the store and makes its own views, also of a word that comes along. A note is plain data, so that a bus may send it
anywhere: `encode` and `decode` are inverses.
"""

from typing import TypeAlias

import msgspec


class About(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """What every note says first: which table it is about."""

    table: str


class Moved(About, frozen=True):
    """The table's record now has `seq` words.

    Where one word is all that has changed, it is here: whoever has all before it need not ask the store. The row has
    this revision by it, and was written at that time. Between processes the word is sealed.
    """

    seq: int
    move: tuple[int, str] | None = None
    revision: int = 0
    at: str = ""
    sealed: bytes = b""


class Chosen(About, frozen=True):
    """A seat has answered before its turn, or has changed such an answer. Its word is with the others in the store."""

    seat: int


class Changed(About, frozen=True):
    """The table's row is at this revision: its chairs, terms or status have changed."""

    revision: int


class Said(About, frozen=True):
    """Line `n` was said at the table."""

    n: int


class Leads(About, frozen=True):
    """Somebody leads others through a finished game, and is at a moment; or no longer. Nothing of it is stored."""

    user: str
    name: str
    at: int | None
    eyes: str
    all: bool


class Present(About, frozen=True):
    """A lobby serves the table now, with screens of these users and this many anonymous ones."""

    lobby: str
    users: tuple[str, ...] = ()
    nameless: int = 0


class Absent(About, frozen=True):
    """A lobby no longer serves the table."""

    lobby: str


class WhoIsPresent(About, frozen=True):
    """A lobby has begun to serve the table, and asks the others to say that they are present."""


class Seen(About, frozen=True):
    """A lobby has screens of these users at a table, or none any more. Of no table: it is for every lobby."""

    lobby: str
    at: str
    users: tuple[str, ...] = ()


class Missed(About, frozen=True):
    """Notes about the table may have been lost, or still are. The bus says so itself, to its own process."""

    heard_again: bool = True


class Free(About, frozen=True):
    """Nobody drives the table any more: whoever wishes to may try. For the bus itself."""


class Spent(About, frozen=True):
    """What people have used of their limits at a lobby: the limit, the person and how much. Of no table."""

    lobby: str
    amounts: tuple[tuple[str, str, int], ...]


class Attached(About, frozen=True):
    """A user has so many sockets at a lobby. Of no table."""

    lobby: str
    user: str
    sockets: int


class SignedOut(About, frozen=True):
    """The tokens of a user are no longer good, but for the one with this hash; or only one of them. Of no table."""

    user: str
    kept: bytes = b""
    only: bytes = b""


class Turned(About, frozen=True):
    """A user hears others than before: somebody was muted, or blocked, or is neither any more. Of no table."""

    user: str


HOUSE = ""
"""The table of notes that are of no table."""
Note: TypeAlias = (
    Moved
    | Chosen
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
