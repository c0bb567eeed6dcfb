"""Arguments that several commands share, and how what is wrong with them is said: a sentence and exit code 2."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from emberhall import Game, IllegalPick, Record, load, titles
from emberhall.bots import levels
from emberhall.kernel.records import is_move, say

F = TypeVar("F", bound=Callable[..., Any])


class Trouble(click.ClickException):
    """What was asked cannot be done; the message says why."""

    exit_code = 2


@contextmanager
def troubles() -> Iterator[None]:
    """Turn what the house says is wrong with a value into trouble for who typed it."""
    try:
        yield
    except ValueError as problem:
        raise Trouble(str(problem)) from None


class Title(click.ParamType[str]):
    """The name of a title; who leaves it out is told which there are."""

    name = "title"

    def get_missing_message(self, param: click.Parameter, ctx: click.Context | None) -> str:
        return f"There is {', '.join(titles())}."


def title_argument(command: F) -> F:
    """The argument TITLE."""
    return click.argument("title", type=Title(), metavar="TITLE")(command)


def game_of(title: str) -> Game:
    """The game of a title that was typed."""
    with troubles():
        return load(title)


def level_of(level: str, title: str) -> str:
    """A level of bots that the title has."""
    offered = levels(title)
    if level not in offered:
        raise Trouble(f"There is no level {level!r} for {title}; there is {', '.join(offered)}.")
    return level


def split_options(given: tuple[str, ...]) -> dict[str, str]:
    """`name=value` as often as it was given; the last one counts."""
    options: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise Trouble(f"An option is written name=value, not {text!r}.")
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
        help="An option of the title, as often as needed; `emberhall titles` lists them.",
    )(command)


def own_language() -> str:
    """The language the environment speaks, as far as the house does."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return "fr" if spoken.lower().startswith("fr") else "en"


def lang_option(command: F) -> F:
    """The option `--lang`."""
    return click.option(
        "--lang", type=click.Choice(["en", "fr"]), default=own_language, help="Language; by default your system's."
    )(command)


def read_record(name: str, prepare: Callable[[str], None] | None = None) -> Record:
    """The record in a file, `-` for the standard input, every word of it tried; trouble names the line.

    `prepare` sees the text first: it may read the overlay of cards that the record was played with.
    """
    try:
        text = sys.stdin.buffer.read().decode() if name == "-" else Path(name).read_text("utf-8")
    except OSError as problem:
        raise Trouble(f"{name} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise Trouble(f"{name} is no record: it is not text.") from None
    if prepare is not None:
        prepare(text)
    with troubles():
        try:
            record = Record.parse(text)
            try_out(record, text)
        except ValueError as problem:
            raise Trouble(f"{'The input' if name == '-' else name}: {problem}") from None
    return record


def try_out(record: Record, text: str) -> None:
    """Play a record through, so that nothing later has to doubt it; a ValueError names the line that cannot be."""
    state = record.begin()
    lines = [number for number, line in enumerate(text.splitlines(), 1) if is_move(line)]
    for line, (seat, word) in zip(lines, record.moves, strict=True):
        try:
            say(record.title, state, seat, word)
        except IllegalPick as problem:
            raise ValueError(f"Line {line}: {problem}") from None
        except ValueError as problem:
            raise ValueError(f"Line {line}, {word!r}: {problem}") from None
