"""Lesson files: what a TOML file may say, and reading it. What the rules say to it is for `checking`.

A lesson has steps, each with what is expected of the learner; a puzzle has a goal. Both begin with a deal and the words
that lead to their position.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from emberhall.kernel.games import own_titles

Moves = tuple[tuple[int, str], ...]


class LessonError(ValueError):
    """What is wrong with a lesson: its file, the step if it is one's, and a sentence."""

    def __init__(self, file: str, sentence: str, step: str = "") -> None:
        super().__init__(f"{file}, step {step}: {sentence}" if step else f"{file}: {sentence}")


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a lesson file. What is written there and known to nobody is an error."""


class Step(Part, frozen=True, kw_only=True):
    """One idea. `text` names its sentences; what is said `before` it is for every seat, the learner's too."""

    text: str
    before: tuple[str, ...] = ()  # "1 play S5B", in this order
    do: tuple[str, ...] = ()  # what the learner says, one pattern for each word; nothing: read and go on
    lit: tuple[str, ...] = ()  # things as the view names them, or "@place" of the page
    wrong: dict[str, str] = {}  # patterns of words, and the sentence (of `text`) that answers them


class Condition(Part, frozen=True, kw_only=True):
    """A number or a name in the learner's view, or an event heard since the position, with facts."""

    view: str = ""  # "players.0.reputation"
    event: str = ""
    where: dict[str, str | int | bool] = {}
    equals: str | int | bool | None = None
    at_least: int | None = None
    at_most: int | None = None


class Goal(Part, frozen=True, kw_only=True):
    """When a puzzle is solved, by the engine's own numbers, and when it is too late."""

    all: tuple[Condition, ...]
    until: tuple[Condition, ...]  # one of these ends the try
    at: Literal["once", "end"] = "once"  # solved as soon as it is so, or only if it is so at the end
    way: tuple[str, ...]  # a solution
    wrong: tuple[str, ...]  # and a try that fails


class Lesson(Part, frozen=True, kw_only=True):
    """A lesson (with steps) or a puzzle (with a goal)."""

    title: str
    seats: int
    seed: int
    rules: int = 0  # those it was written under: it is dealt without the cards that came later
    place: int  # on the shelf, among those of its title
    minutes: int = 0
    seat: int = 0  # the learner's
    options: dict[str, str | int | bool] = {}
    words: tuple[str, ...] = ()  # what leads to the position
    others: tuple[str, ...] = ()  # what other seats say where nothing else is written: the first pattern that fits
    lit: tuple[str, ...] = ()  # in a puzzle
    steps: tuple[Step, ...] = ()
    goal: Goal | None = None
    name: str = ""  # the file's

    @property
    def file(self) -> str:
        return f"{self.title}/{self.name}.toml"

    @property
    def key(self) -> str:
        """The message with its name; those of its steps begin with it."""
        return f"lesson-{self.title}-{self.name}"

    def keys(self) -> list[str]:
        """The messages of its steps; a puzzle has its own."""
        return [f"{self.key}-{step.text}" for step in self.steps] or [self.key]


def moves_of(lesson: Lesson, texts: tuple[str, ...], step: str = "") -> Moves:
    """Moves as a record writes them: seat and word."""
    moves: list[tuple[int, str]] = []
    for text in texts:
        seat, _, word = text.partition(" ")
        if not (seat.isdecimal() and int(seat) < lesson.seats and word):
            raise LessonError(lesson.file, f"{text!r} is no seat and word, such as '1 pass'.", step)
        moves.append((int(seat), word))
    return tuple(moves)


def read(title: str, name: str, text: str) -> Lesson:
    """The lesson a text says; a LessonError names what is wrong."""
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
    """Every lesson and puzzle by title, in order: lessons first."""
    found: dict[str, tuple[Lesson, ...]] = {}
    for title in own_titles():
        folder = files("emberhall") / "lessons" / title
        if not folder.is_dir():
            continue
        texts = [file for file in folder.iterdir() if file.name.endswith(".toml")]
        read_ones = [read(title, file.name.removesuffix(".toml"), file.read_text("utf-8")) for file in texts]
        found[title] = tuple(sorted(read_ones, key=lambda one: (one.goal is not None, one.place, one.name)))
    return found


def find(title: str, name: str) -> Lesson | None:
    """A lesson by its title and name."""
    return next((lesson for lesson in shelf().get(title, ()) if lesson.name == name), None)
