"""The life of a table: what goes on there besides the game, as stored in its row.

Clocks, the motion its people are asked about, undos asked for, why a bot plays for a person, and how the table was
ended. Immutable values: a change is written back into the row.
"""

from dataclasses import replace
from functools import lru_cache
from typing import cast

import msgspec

from emberhall.server.house.uptime import text_of
from emberhall.store import Lived, StoredTable
from emberhall.wire.values import Away, Ballot, Ending, Held, MotionKind, SeriesTerm, Zero


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to the people of a table about a seat: its number, when it was asked, and the answers so far."""

    id: int
    kind: MotionKind
    seat: int
    at: int
    answers: dict[int, Ballot] = {}


class Life(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole life of a table. Times are milliseconds of the server's uptime."""

    left: tuple[int, ...] = ()
    """What each seat's clock had left at `since`; empty if the table has no clock."""
    running: tuple[int, ...] = ()
    since: int = 0
    resting: dict[int, str] = {}
    """The seats of people on holiday, whose clocks stand still, and the last day of it."""
    motion: Motion | None = None
    asked: int = 0
    """How many motions there have been."""
    undos: dict[int, int] = {}
    """How often each seat has asked for an undo."""
    held: dict[int, Held] = {}
    """Why a bot plays for the person of a seat."""
    taken: dict[int, int] = {}
    """After how many words a bot took over each seat that it still plays."""
    stood: dict[int, tuple[int, int]] = {}
    """The words between which a bot last played for the person of a seat, who is back."""
    helped: tuple[int, ...] = ()
    """In a game that counts: for whom a bot has played, even if they came back."""
    stands: tuple[int, ...] | None = None
    """The place of each seat when the others voted somebody out of a rated game; nothing later counts. It is empty if
    the game does not count at all: whoever is voted out while in the lead has won, and nobody gains by it otherwise."""
    ended: Ending | None = None
    by: int | None = None


class AgreedTerms(msgspec.Struct, frozen=True):
    """What is agreed in addition to the options of the title."""

    clock: str = "none"
    zero: Zero = "bot"
    away: Away = "ask"
    delay: str = "none"
    series: SeriesTerm = "single"


NOTHING = Life()
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Life)


def life_of(row: StoredTable) -> Life:
    """The life of a table."""
    return read_life(row.life)


@lru_cache(maxsize=1024)
def read_life(text: str) -> Life:
    """Decode a stored life."""
    return _decoder.decode(text) if text else NOTHING


def encode_life(life: Life) -> Lived:
    """Encode a life for its row, with the moment when the first clock runs out."""
    text = _encoder.encode(life).decode() if life != NOTHING else ""
    ends = [life.since + life.left[seat] for seat in life.running]
    return Lived(text, text_of(min(ends)) if ends else None)


def with_life(row: StoredTable, life: Life) -> StoredTable:
    """The table with this life."""
    stored = encode_life(life)
    return replace(row, life=stored.life, deadline=stored.deadline)


def terms_of(row: StoredTable) -> AgreedTerms:
    """The terms of a table."""
    return AgreedTerms(
        row.terms.get("clock", "none"),
        cast(Zero, row.terms.get("zero", "bot")),
        cast(Away, row.terms.get("away", "ask")),
        row.terms.get("delay", "none"),
        cast(SeriesTerm, row.terms.get("series", "single")),
    )


def end(row: StoredTable, how: Ending) -> StoredTable:
    """The table, ended without a result."""
    life = msgspec.structs.replace(life_of(row), running=(), motion=None, ended=how)
    return with_life(replace(row, status="over", waiting=(), scores=None, winners=None), life)
