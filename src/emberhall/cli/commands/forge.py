"""`emberhall forge`: check cards of one's own, find out in a minute whether they are fair, try the language."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from emberhall import titles
from emberhall.bots.arena.sharing import shared_out
from emberhall.cli.arguments import CommandError, as_command_errors, cores, title_argument
from emberhall.cli.screens import screen
from emberhall.forge.balance import MOST, balanced
from emberhall.forge.drafts import forge_for, trial_of
from emberhall.forge.estimates import Estimate, Figure
from emberhall.forge.trying import GAMES, Odd, Summary, tried
from emberhall.kernel.forge.forge import Draft, Measure, Unit, Wish, forge_of

MARKS: Final = {"strong": "▲ too strong", "fair": "= fair", "weak": "▼ too weak", "none": "· too few games"}
WIDE: Final = 41  # of the axis
file_argument = click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
title_option = click.option("--title", default="", help="The title; default: the one whose card file this can be.")


@click.group(short_help="Check and balance cards of your own.")
def command() -> None:
    """The forge: cards of one's own, checked and tried out in games of bots."""


@command.command(short_help="Say what is wrong with a card.")
@file_argument
@title_option
def check(file: Path, title: str) -> int:
    """Check every card of FILE; the exit code is 1 if one is refused."""
    console, refused = screen(), False
    for named, draft in cards_in(file, title):
        finding = forge_for(named).check(draft)
        name = forge_for(named).name(draft)
        for fault in (*finding.faults, *finding.doubts):
            console.print(Text(f"{name}, {fault.field}: {fault.plain} ({fault.code})"), soft_wrap=True)
        if not finding.faults:
            console.print(f"{name}: accepted.")
        refused = refused or bool(finding.faults)
    return int(refused)


@command.command(short_help="Find out whether a card is fair.")
@file_argument
@title_option
@click.option("--card", default="", help="Only the card with this id.")
@click.option("--instead", default="", help="The printed card that it replaces; default: the nearest.")
@click.option("--in", "places", default="", help="The decks it is tried in, with commas; default: all that have it.")
@click.option("--level", default="", help="The level of the bots, equal on all seats; default: the title's.")
@click.option("--seconds", type=click.FloatRange(min=1), default=60.0, show_default=True, help="The longest time.")
@click.option("--pairs", type=click.IntRange(min=1), default=MOST, show_default=True, help="The most pairs of games.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of all games.")
@click.option("--workers", type=click.IntRange(min=1), default=cores, help="Processes; default: all cores.")
def balance(
    file: Path,
    title: str,
    card: str,
    instead: str,
    places: str,
    level: str,
    seconds: float,
    pairs: int,
    seed: int,
    workers: int,
) -> None:
    """Let equal bots play with each card of FILE and with what it replaces, on the same deals with seats exchanged.

    Stops as soon as the verdict is certain. The interval holds at all times at once, so it may be read at any of them.
    """
    wanted = [each for each in cards_in(file, title) if not card or forge_for(each[0]).name(each[1]) == card]
    if not wanted:
        raise CommandError(f"{file} has no card {card}.")
    for named, draft in wanted:
        with as_command_errors():
            trial = trial_of(named, draft, Wish(instead, [each for each in places.split(",") if each]))
        heading = f"{forge_for(named).name(draft)} in place of {trial.instead}, {level or trial.measure.level} bots"
        with as_command_errors():
            shown(
                heading,
                balanced(named, trial, level=level, seed=seed, pairs=pairs, workers=workers, seconds=seconds),
                trial.measure,
                forge_for(named).unit,
            )


@command.command("try", short_help="Try random cards of a title's language.")
@title_argument
@click.option("--cards", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many cards.")
@click.option("--games", type=click.IntRange(min=1), default=GAMES, show_default=True, help="Games with each.")
@click.option("--first", type=int, default=0, help="The number of the first card.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the cards and games.")
@click.option("--workers", type=click.IntRange(min=1), default=cores, help="Processes; default: all cores.")
def trying(title: str, cards: int, games: int, first: int, seed: int, workers: int) -> int:
    """Fill in cards by chance: all that are accepted must play without a fault, all others must say why."""
    with as_command_errors():
        forge_for(title)
    summary = Summary()
    odd = [Odd(title, number, games, seed) for number in range(first, first + cards)]
    for outcome in shared_out(tried, odd, workers):
        summary.add(outcome)
    console = screen()
    console.print(
        f"{title}: {summary.accepted} of {cards} accepted, {summary.games} games, {len(summary.wrong)} faults."
    )
    console.print(", ".join(f"{code} {count}" for code, count in summary.codes.most_common()))
    for wrong in summary.wrong[:20]:
        console.print(Text(wrong), soft_wrap=True)
    return int(bool(summary.wrong))


def cards_in(file: Path, title: str) -> list[tuple[str, Draft]]:
    """The cards of a file, with the title they are for."""
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise CommandError(f"{file} cannot be read: {problem}.") from None
    able = [title] if title else [each for each in titles() if forge_of(each) is not None]
    for each in able:
        with as_command_errors():
            forge = forge_for(each)
        families = {forge.family(kind.draft) for kind in forge.kinds()}
        tables = [row for family in families for row in content.get(family, []) if isinstance(row, dict)]
        if tables and len(content) == len(families & set(content)):
            return [(each, row) for row in tables]
    raise CommandError(f"{file} holds no cards for {' or '.join(able) or 'any title'}.")


def shown(heading: str, estimates: Iterator[Estimate], measure: Measure, unit: Unit) -> None:
    """Show estimates as they come in a terminal, and the last one anywhere."""
    console = screen()
    last: Estimate | None = None
    with Live(console=console, auto_refresh=False, transient=True) as live:
        for estimate in estimates:
            last = estimate
            if console.is_terminal:
                live.update(table_of(heading, estimate, measure, unit), refresh=True)
    if last is not None:
        console.print(table_of(heading, last, measure, unit))
        say(console, last)


def say(console: Console, last: Estimate) -> None:
    sure = "" if last.decided else f", likely ({100 * last.sure:.0f}%)"
    console.print(Text(f"{MARKS[last.verdict]}{sure}, after {last.games} games"))


def table_of(heading: str, estimate: Estimate, measure: Measure, unit: Unit) -> Table:
    low, high = (in_words(edge, unit) for edge in measure.axis)
    table = Table("", unit, "", f"{low}{high:>{WIDE - len(low)}}", box=None, title=heading)
    whole = Figure("all games", estimate.games, estimate.mean, estimate.half)
    for each in (whole, *estimate.bouts, *estimate.begins):
        table.add_row(each.key, in_words(each.mean, unit), f"± {in_words(each.half, unit)}", axis(each, measure))
    return table


def in_words(value: float, unit: Unit) -> str:
    return f"{100 * value:.1f}%" if unit == "wins" else f"{value:.1f}"


def axis(figure: Figure, measure: Measure) -> str:
    """The interval on an axis, with the band of what is fair."""
    low, high = measure.axis

    def at(value: float) -> int:
        return round((WIDE - 1) * min(1.0, max(0.0, (value - low) / (high - low))))

    line = [" "] * WIDE
    for place in range(at(measure.fair[0]), at(measure.fair[1]) + 1):
        line[place] = "░"
    for place in range(at(figure.mean - figure.half), at(figure.mean + figure.half) + 1):
        line[place] = "─"
    line[at(figure.mean)] = "●"
    return "".join(line)
