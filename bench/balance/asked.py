"""The arguments of every balance report: how many games, with which options; errors are sentences."""

import argparse
from collections.abc import Sequence

from emberhall import load
from emberhall.kernel.parts.setup import Value


def parser_of(title: str, games: int, each: str, about: str) -> argparse.ArgumentParser:
    """A parser with the arguments that all reports share."""
    parser = argparse.ArgumentParser(prog=f"python -m bench.balance {title}", description=about)
    parser.add_argument("title", choices=[title])
    parser.add_argument("--games", type=count, default=games, help=f"games of each {each} ({games})")
    parser.add_argument("--workers", type=count, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title")
    return parser


def count(text: str) -> int:
    """A whole number of at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of at least 1.")
    return int(text)


def options_of(parser: argparse.ArgumentParser, title: str, seats: Sequence[int], said: list[str]) -> dict[str, Value]:
    """The options as given; an error unless they are valid for every number of seats."""
    options: dict[str, Value] = {}
    for each in said:
        name, equals, value = each.partition("=")
        if not equals:
            parser.error(f"An option is said as NAME=VALUE, not {each!r}.")
        options[name] = value
    for number in seats:
        try:
            load(title).setup.check(number, options)
        except ValueError as problem:
            parser.error(str(problem))
    return options
