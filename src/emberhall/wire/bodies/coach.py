"""What the coach sends over HTTP and the socket: analyses of finished games, and hints.

Chances are whole numbers, 10,000 being certain; the changes of a chance add up exactly.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, field

from emberhall.wire.messages import Choice
from emberhall.wire.values import Body, Heard, Optional, Reply

Stage: TypeAlias = Literal["waiting", "running", "done"]


class CurvePoint(Reply):
    """A seat's chance after `at` words, and how luck and decisions have changed it since the first point."""

    at: int
    chance: int
    luck: int
    own: int
    others: int


class SeatAccount(Reply):
    """One seat's course: `final - start = luck + own + sum(others)`. `others` has a number per seat, 0 for its own.

    `mistakes` and `strokes` are the moments of its worst and best decisions, clearest first.
    """

    seat: int
    start: int
    final: int
    luck: int
    own: int
    others: list[int]
    points: list[CurvePoint]
    mistakes: list[int]
    strokes: list[int]


class Alternative(Reply):
    """A possible answer and the chance it gave, with the standard `error`."""

    word: str
    chance: int
    error: int
    choice: Choice


class CoachReason(Reply):
    """Why the best answer is better than the one with the word `than`: the sentence `coach-why-<key>` and its numbers.

    `unit` is what is gained, in the title's words (`<title>-more-of`); `events` are of its story.
    """

    key: str
    than: str
    args: dict[str, int] = field(default_factory=dict)
    unit: str | Optional = UNSET
    events: list[Heard] = field(default_factory=list)


class KeyDecision(Reply):
    """A decision that mattered: the answers compared, best first, and what its seat saw then."""

    at: int
    seat: int
    word: str
    ask: str
    about: str
    before: int
    taken: int
    loss: int
    error: int
    alternatives: list[Alternative]
    why: list[CoachReason]
    view: Mapping[str, Any]


class CoachSide(Reply):
    """One side of an analysis: an account for every seat, and the decisions they name."""

    accounts: list[SeatAccount]
    decisions: list[KeyDecision]


class Analysis(Reply):
    """A finished game, analysed by what each seat knew when it decided, and with hindsight."""

    title: str
    seats: int
    length: int
    budget: int
    knew: CoachSide
    hindsight: CoachSide


class AnalysisState(Reply):
    """How far an analysis is: `done` out of `of` words. Ask again until the stage is `done`."""

    stage: Stage
    done: int
    of: int
    analysis: Analysis | Optional = UNSET


class AskHint(Body):
    """Ask for a hint about the question of update `seq`."""

    seq: Annotated[int, Meta(ge=0, le=2**31)]


class Hint(Reply):
    """A strong bot's answer to your question, why, the answers compared, and how many hints you have had here."""

    seq: int
    word: str
    why: list[CoachReason]
    alternatives: list[Alternative]
    used: int
