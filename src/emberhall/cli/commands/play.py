"""`emberhall play`: a game in the terminal, you against bots."""

import secrets
import sys
from collections.abc import Mapping
from pathlib import Path

import click
from rich.text import Text

from emberhall import Play, Record
from emberhall.bots import load as load_bot
from emberhall.bots import usual_level
from emberhall.cli.arguments import (
    CommandError,
    as_command_errors,
    lang_option,
    level_of,
    options_option,
    split_options,
    title_argument,
)
from emberhall.cli.overlays import cards_option, game_with
from emberhall.cli.profiles import Profile
from emberhall.cli.screens import screen
from emberhall.cli.sittings import Quit, Sitting
from emberhall.cli.voices import Voice

PACE = 0.4  # seconds before a bot plays, on a terminal
LONGEST_LINE = 1000


@click.command(short_help="Play in the terminal, against bots.")
@title_argument
@click.option("--seats", type=int, help="Number of seats; default: the most the title allows.")
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat.")
@click.option("--seed", type=int, help="Seed: the same seed gives the same deals. Default: random.")
@options_option
@click.option("--bots", "level", help="Level of the bots; default: the strongest.")
@click.option("--record", "file", type=click.Path(path_type=Path, dir_okay=False), help="Save the record to this file.")
@cards_option
@lang_option
def command(
    title: str,
    seats: int | None,
    seat: int,
    seed: int | None,
    options: tuple[str, ...],
    level: str | None,
    file: Path | None,
    folder: Path | None,
    lang: str,
) -> None:
    """Play TITLE in the terminal. Answer with words such as `play S5B+`, or just `S5B+`; `help` says more.

    Lines are read from the standard input, so a game can also be piped.
    """
    game = game_with(title, folder)
    level = level_of(level if level is not None else usual_level(title), title)
    count = max(game.seats) if seats is None else seats
    number = secrets.randbits(32) if seed is None else seed
    with as_command_errors():
        profile = Profile.read() if game.manners.profile else None
        said: Mapping[str, object] = split_options(options)
        if profile is not None:
            said = game.setup.with_profile(count, said, profile.of(title))
        terms = game.setup.check(count, said)
        if not 0 <= seat < count:
            raise ValueError(f"There is no seat {seat}; seats are 0 to {count - 1}.")
    voice = Voice(lang)
    begun = Play.begin(game, count, number, terms)
    notes = chairs(count, seat, level)
    if file is not None:
        save(begun.record(notes), file)  # fail now rather than after the game if it cannot be written
    console = screen()
    console.print(Text(voice("cli-begin", seed=str(number), level=voice(f"bot-{level}"))))
    bots = {other: load_bot(level, title, number * count + other) for other in range(count) if other != seat}
    names = [voice("cli-you") if each == seat else voice("cli-bot", seat=each) for each in range(count)]
    pace = PACE if console.is_terminal and sys.stdin.isatty() else 0.0
    sitting = Sitting(begun, notes, bots, names, console, voice, next_line, pace)
    try:
        sitting.run()
        if profile is not None:
            unlocked(sitting, profile)
    except Quit:
        console.print()
        console.print(Text(voice("cli-quit")))
    finally:
        if file is not None:
            save(sitting.record, file)
    if file is not None:
        console.print(Text(voice("cli-saved", file=str(file))), soft_wrap=True)  # do not wrap a path


def unlocked(sitting: Sitting, profile: Profile) -> None:
    """Save what the game unlocked for the person, and print it."""
    cards = [card for seat, card in sitting.game.setup.unlocks(sitting.play.state) if seat == sitting.seat]
    for card in profile.add(sitting.game.name, cards):
        sitting.printer.say("cli-unlocked", card=sitting.printer.short(card))


def chairs(count: int, own: int, level: str) -> dict[str, str]:
    """Who sat where, as notes for a record."""
    return {f"chair.{seat}": "person" if seat == own else f"bot {level}" for seat in range(count)}


def next_line() -> str | None:
    """The next line typed or piped; None at the end of the input."""
    line = sys.stdin.readline(LONGEST_LINE)
    if line and not sys.stdin.isatty():
        click.echo(line.rstrip("\n"))  # so that a piped game reads like a typed one
    return line or None


def save(record: Record, file: Path) -> None:
    try:
        file.write_text(str(record), "utf-8")
    except OSError as problem:
        raise CommandError(f"{file} cannot be written: {problem.strerror}.") from None
