"""A plan as it is stored: its lines, and the moment of the game it was made for.

The moment is a fingerprint of the words that stood then: a game that has gone back behind it is another game.
"""

from hashlib import sha256

import msgspec

from emberhall import Play
from emberhall.wire.bodies.plans import PlanLine


class Plan(msgspec.Struct, frozen=True):
    """Lines of a seat, made after so many `words` and when it had `heard` so many events, under these `rules`."""

    lines: tuple[PlanLine, ...]
    words: int
    heard: int
    mark: str
    rules: int


class Act(msgspec.Struct, frozen=True):
    """What a plan does: the line's number and its words (none: it resigns), and when.

    That is after so many words that stand, at update `seq` of the game, which also counts those taken back.
    """

    line: int
    words: tuple[str, ...]
    after: int
    seq: int
    at: str = ""


_plans = msgspec.json.Decoder(Plan)
_acts = msgspec.json.Decoder(Act)


def plan_for(play: Play, seat: int, lines: list[PlanLine]) -> Plan:
    """A plan of a seat, made now."""
    words = play.words
    return Plan(tuple(lines), len(words), len(play.course.past.heard(seat)), mark_of(play, len(words)), rules_of(play))


def read_plan(text: str) -> Plan | None:
    """A stored plan; None if there is none, or if it was written in a form that is no longer known."""
    try:
        return _plans.decode(text) if text else None
    except msgspec.MsgspecError:
        return None


def read_act(text: str) -> Act | None:
    """What a plan has done; None if nothing."""
    try:
        return _acts.decode(text) if text else None
    except msgspec.MsgspecError:
        return None


def as_text(value: Plan | Act) -> str:
    """A plan, or what one has done, as it is stored."""
    return msgspec.json.encode(value).decode()


def mark_of(play: Play, count: int) -> str:
    """A fingerprint of the first words that stand."""
    return sha256(msgspec.json.encode(play.words[:count])).hexdigest()[:32]


def rules_of(play: Play) -> int:
    """The rules the game is played by."""
    return play.game.cards.rules
