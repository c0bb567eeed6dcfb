"""The bodies of planned answers: what somebody wants said for them in a game of days, when something has happened."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, field

from emberhall.wire.messages import Choice, Question, Word
from emberhall.wire.values import Body, Optional, Reply

Token: TypeAlias = Annotated[str, Meta(max_length=64)]
PlannedFact: TypeAlias = (
    Annotated[str, Meta(max_length=200)]
    | Annotated[int, Meta(ge=-(2**31), le=2**31)]
    | bool
    | Annotated[list[Token | Annotated[int, Meta(ge=-(2**31), le=2**31)]], Meta(max_length=40)]
    | None
)
Words: TypeAlias = Annotated[list[Word], Meta(max_length=24)]
Possible: TypeAlias = Literal["yes", "maybe", "no", "unknown"]
"""Whether an answer could be given: in all futures looked at, in some, in none; `unknown`: it was asked in none."""


Unplanned: TypeAlias = Literal["clock", "asked", "over"]
"""Why one cannot plan now: no days for a move, one is asked oneself, the game is over or has not begun."""


class Happening(Body):
    """Something that may happen, as an event of the title; `about` names the facts that have to be alike."""

    event: Annotated[dict[Token, PlannedFact], Meta(min_length=1, max_length=24)]
    about: Annotated[list[Token], Meta(max_length=24)]


class PlanLine(Body):
    """One line of a plan: when it fits, and what is then said.

    It fits once `event` has happened (left out: at once), until `until` has, and answers the question `asked` (left
    out: any). With a question and no event it fits each time. `resign` gives the game up instead.
    """

    words: Words = field(default_factory=list)
    event: Happening | Optional = UNSET
    asked: Token | Optional = UNSET
    until: Happening | Optional = UNSET
    resign: bool = False


class NewPlan(Body):
    """A whole plan; the first line that fits is played. It replaces the one before."""

    seq: int
    lines: Annotated[list[PlanLine], Meta(min_length=1, max_length=8)]


class PlanDraft(Body):
    """A line that somebody is writing: what could happen, and what could be answered then, after these words."""

    words: Words = field(default_factory=list)
    event: Happening | Optional = UNSET
    asked: Token | Optional = UNSET


class PlannedWord(Reply):
    """A planned word, with the question it answers and what its seat would be told about it."""

    ask: str
    word: str
    choice: Choice


class Foreseen(Reply):
    """What the reader may know of the futures of a game: what could happen first, and what could be asked then.

    Of several questions, `asks` has the most likely first; `question` is the one after the words so far, if there is
    one. All is imagined from what the reader sees, never from the true cards.
    """

    happenings: list[Happening]
    asks: list[Question]
    words: list[PlannedWord]
    question: Question | None
    possible: Possible
    resigns: bool


class PlannedLine(Reply):
    """A line of one's plan, its words in full, and whether they could be said now."""

    line: PlanLine
    words: list[PlannedWord]
    possible: Possible


class PlayedLine(Reply):
    """What was said by a plan, and when: the line's number, from 0, and its words; none: the game was given up."""

    line: int
    words: list[str]
    at: str


class PlanInfo(Reply):
    """One's own plan at a table: nobody else ever gets it. `may`: whether one can plan here now; `why` not."""

    lines: list[PlannedLine]
    played: PlayedLine | None
    may: bool
    why: Unplanned | Optional = UNSET
    stale: bool = False
    """The plan no longer holds: the game went another way, or you have answered yourself."""
