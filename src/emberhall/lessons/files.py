"""Lesson files: the format of the TOML files, and reading them. `checking` tests them against the rules.

A lesson has steps, each with what is expected of the learner; a puzzle has a goal. Both start with a deal and the words
that lead to their position.
"""

import logging
import tomllib
from functools import cache
from typing import Any, Literal

import msgspec

from emberhall.kernel.games import own_titles, titles
from emberhall.kernel.titles.folders import file_beside

log = logging.getLogger(__name__)

Moves = tuple[tuple[int, str], ...]


class LessonError(ValueError):
    """What is wrong with a lesson: its file, the step if it is in one, and a sentence."""

    def __init__(self, file: str, sentence: str, step: str = "") -> None:
        super().__init__(f"{file}, step {step}: {sentence}" if step else f"{file}: {sentence}")


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a lesson file. Unknown fields are an error."""


class Condition(Part, frozen=True, kw_only=True):
    """A condition on a value in the learner's view, or on the events heard since the position.

    Of a list, or of events, it counts those that are as `where` says; without a comparison, one is enough.
    """

    view: str = ""  # "players.0.reputation"
    event: str = ""
    where: dict[str, str | int | bool] = {}  # "" is an entry that is no table: { "" = "S13R" }
    equals: str | int | bool | None = None
    at_least: int | None = None
    at_most: int | None = None


class Step(Part, frozen=True, kw_only=True):
    """One idea. `text` names its sentences; the words said `before` it are the others', who play by the script."""

    text: str
    before: tuple[str, ...] = ()  # "1 play S5B", in this order
    do: tuple[str, ...] = ()  # the learner's words, a pattern for each; empty: read and go on
    lit: tuple[str, ...] = ()  # things to highlight, as the view names them, or "@place" of the page
    wrong: dict[str, str] = {}  # patterns of wrong words, and the sentence (of `text`) that answers each
    says: tuple[Condition, ...] = ()  # what its sentences state of the position; events are those since the last act


class Goal(Part, frozen=True, kw_only=True):
    """When a puzzle is solved, by the engine's own numbers, and when it is too late; or by the answers of its way."""

    all: tuple[Condition, ...] = ()
    until: tuple[Condition, ...] = ()  # any of these ends the try
    exact: bool = False  # solved by the answers of the way alone; any other one ends the try
    at: Literal["once", "end"] = "once"  # solved as soon as `all` hold, or only if they hold at the end
    way: tuple[str, ...]  # a solution
    wrong: tuple[str, ...] = ()  # and a try that fails


class Lesson(Part, frozen=True, kw_only=True):
    """A lesson (with steps) or a puzzle (with a goal)."""

    title: str
    seats: int
    seed: int
    rules: int = 0  # the rules it was written under: it is dealt without the cards that came later
    place: int  # its order among the lessons of its title
    minutes: int = 0
    seat: int = 0  # the learner's
    options: dict[str, str | int | bool] = {}
    words: tuple[str, ...] = ()  # the words that lead to the position
    others: tuple[str, ...] = ()  # patterns for what other seats say if not scripted: the first that fits
    names: dict[str, dict[str, str]] = {}  # by language: what the tutor calls a thing, and the thing; "" is no thing
    lit: tuple[str, ...] = ()  # things to highlight in a puzzle
    steps: tuple[Step, ...] = ()
    goal: Goal | None = None
    name: str = ""  # the name of its file

    @property
    def file(self) -> str:
        return f"{self.title}/{self.name}.toml"

    @property
    def key(self) -> str:
        """The key of the message with its name; the keys of its steps begin with it."""
        return f"lesson-{self.title}-{self.name}"

    def keys(self) -> list[str]:
        """The keys of its steps' messages; for a puzzle, its own key."""
        return [f"{self.key}-{step.text}" for step in self.steps] or [self.key]


def moves_of(lesson: Lesson, texts: tuple[str, ...], step: str = "") -> Moves:
    """Read moves written as in a record: seat and word."""
    moves: list[tuple[int, str]] = []
    for text in texts:
        seat, _, word = text.partition(" ")
        if not (seat.isdecimal() and int(seat) < lesson.seats and word):
            raise LessonError(lesson.file, f"{text!r} is not a seat and a word, such as '1 pass'.", step)
        moves.append((int(seat), word))
    return tuple(moves)


def read(title: str, name: str, text: str) -> Lesson:
    """Read a lesson from text; a LessonError names what is wrong."""
    file = f"{title}/{name}.toml"
    try:
        data: dict[str, Any] = tomllib.loads(text)
        lesson = msgspec.convert({**data, "title": title, "name": name}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise LessonError(file, f"{problem}.") from None
    if bool(lesson.steps) == (lesson.goal is not None):
        raise LessonError(file, "A lesson has steps and a puzzle has a goal; this has neither or both.")
    moves_of(lesson, lesson.words)
    for step in lesson.steps:
        moves_of(lesson, step.before, step.text)
    return lesson


@cache
def shelf() -> dict[str, tuple[Lesson, ...]]:
    """All lessons and puzzles by title, in order, lessons first. Broken ones of other packages are left out."""
    by_title: dict[str, tuple[Lesson, ...]] = {}
    for title in titles():
        try:
            lessons = lessons_of(title)
        except LessonError as problem:
            if title in own_titles():
                raise
            log.warning("The lessons of %s are left out: %s", title, problem)
            continue
        if lessons:
            by_title[title] = lessons
    return by_title


def lessons_of(title: str) -> tuple[Lesson, ...]:
    """The lessons and puzzles in the folder `lessons` of a title."""
    folder = file_beside(title, "lessons")
    files = [] if folder is None else [file for file in folder.iterdir() if file.name.endswith(".toml")]
    lessons = [read(title, file.name.removesuffix(".toml"), file.read_text("utf-8")) for file in files]
    return tuple(sorted(lessons, key=lambda one: (one.goal is not None, one.place, one.name)))


def find(title: str, name: str) -> Lesson | None:
    """A lesson by its title and name."""
    return next((lesson for lesson in shelf().get(title, ()) if lesson.name == name), None)
