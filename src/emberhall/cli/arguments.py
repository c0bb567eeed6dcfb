"""Arguments that several commands share. An error in one is a sentence, with exit code 2."""

import os
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from emberhall import Game, IllegalPick, Play, Record, load, titles
from emberhall.bots import level_named
from emberhall.kernel.records import UnplayableWord, is_move
from emberhall.wire.titles.languages import FALLBACK, LANGUAGES, spoken

F = TypeVar("F", bound=Callable[..., Any])


class CommandError(click.ClickException):
    """A command cannot do what was asked; the message says why."""

    exit_code = 2


@contextmanager
def as_command_errors() -> Iterator[None]:
    """Turn a ValueError about something that was typed into a CommandError."""
    try:
        yield
    except ValueError as problem:
        raise CommandError(str(problem)) from None


class Title(click.ParamType[str]):
    """The name of a title; if it is missing, the error lists the titles."""

    name = "title"

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"The titles are {', '.join(titles())}."


def title_argument(command: F) -> F:
    """The argument TITLE."""
    return click.argument("title", type=Title(), metavar="TITLE")(command)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def game_of(title: str) -> Game:
    """The game of a title that was typed."""
    with as_command_errors():
        return load(title)


def level_of(level: str, title: str) -> str:
    """A bot level, checked to exist for the title."""
    with as_command_errors():
        return level_named(level, title)


def split_options(given: tuple[str, ...]) -> dict[str, str]:
    """Every `name=value` that was given; the last one wins."""
    options: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise CommandError(f"An option is written name=value, not {text!r}.")
        options[name.strip()] = value.strip()
    return options


def options_option(command: F) -> F:
    """The option `--option name=value`."""
    return click.option(
        "--option",
        "-o",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the title; may be repeated. `emberhall titles` lists them.",
    )(command)


def own_language() -> str:
    """The language of the environment if it is spoken here, else the fallback."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or FALLBACK
    return spoken(wanted) or FALLBACK


def lang_option(command: F) -> F:
    """The option `--lang`."""
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), default=own_language, help="Language; default: your system's."
    )(command)


def read_record(name: str, prepare: Callable[[str], None] | None = None) -> Record:
    """The record in a file, or in the standard input for `-`, replayed to check it; an error names the line.

    `prepare` sees the text first: it may read the overlay of cards that the record was played with.
    """
    try:
        text = sys.stdin.buffer.read().decode() if name == "-" else Path(name).read_text("utf-8")
    except OSError as problem:
        raise CommandError(f"{name} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise CommandError(f"{name} is not a record: it is not text.") from None
    if prepare is not None:
        prepare(text)
    with as_command_errors():
        try:
            record = Record.parse(text)
            try_out(record, text)
        except ValueError as problem:
            raise CommandError(f"{'The input' if name == '-' else name}: {problem}") from None
    return record


def try_out(record: Record, text: str) -> None:
    """Replay a record, so that later code can trust it; a ValueError names the line of an illegal word."""
    lines = [number for number, line in enumerate(text.splitlines(), 1) if is_move(line)]
    try:
        deque(Play.walk(record), maxlen=0)
    except UnplayableWord as problem:
        named = "" if isinstance(problem.why, IllegalPick) else f", {problem.word!r}"
        raise ValueError(f"Line {lines[problem.number - 1]}{named}: {problem.why}") from None
