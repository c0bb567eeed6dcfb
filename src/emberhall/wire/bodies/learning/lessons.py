"""Lessons over HTTP: the shelf, and one call for everything a learner does. The acts so far are the only state."""

from typing import Annotated

from msgspec import UNSET, Meta, field

from emberhall.wire.bodies.reviews import Fork
from emberhall.wire.messages import Reason, Refused, Update, Word
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import Body, Optional, Reply

ACTS = 400


class LessonInfo(Reply):
    """A lesson or a puzzle. `key` and `steps` are message keys; a puzzle is its own single step."""

    title: str
    name: str
    key: str
    puzzle: bool
    minutes: int
    steps: list[str]


class LessonCall(Body):
    """What a learner has done so far (`acts`, from an earlier reply) and does now: words, or one of the requests below.

    `words` may also be `>`, to go on after reading. `skip` does the step for the learner, and `show` gives its answer.
    `word` or `ref` asks which rule forbids it.
    """

    acts: Annotated[list[Word], Meta(max_length=ACTS)] = field(default_factory=list)
    words: Annotated[list[Word], Meta(max_length=64)] = field(default_factory=list)
    skip: bool = False
    show: bool = False
    word: Word | Optional = UNSET
    ref: Word | Optional = UNSET


class ForkLesson(Fork, kw_only=True):
    """A fork from where a learner is."""

    acts: Annotated[list[Word], Meta(max_length=ACTS)] = field(default_factory=list)


class LessonState(Reply):
    """Where the learner is after a call. `updates` are as at a table: one per word, or a full one if no word was sent.

    `marks` has the number of acts before each step. `way`, if present, is an act that leads on, and `refs` are the
    things it touches. `hint` is the part of the step's message that answers a wrong try.
    """

    table: TableInfo
    acts: list[str]
    marks: list[int]
    steps: list[str]
    step: int
    lit: list[str]
    over: bool
    failed: bool
    reads: bool
    """Whether the step only has to be read; `>` goes on."""
    updates: list[Update]
    refused: Refused | Optional = UNSET
    hint: str | Optional = UNSET
    reason: Reason | Optional = UNSET
    way: str | Optional = UNSET
    refs: list[str] | Optional = UNSET
