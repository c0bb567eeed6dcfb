"""`emberhall simulate`: many games of bots against bots, to measure their strength."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from emberhall.bots.clusters import ray_results
from emberhall.bots.matches import Result, Series, results
from emberhall.bots.tallies import Standing, Tally, as_data, tally
from emberhall.cli.arguments import (
    as_command_errors,
    lang_option,
    level_of,
    options_option,
    split_options,
    title_argument,
)
from emberhall.cli.overlays import cards_option, files_in, game_with
from emberhall.cli.screens import screen
from emberhall.cli.voices import Voice
from emberhall.kernel.parts.setup import value_text

BAR = 40
BESIDE = 60  # columns for the figures on both sides of the bar


@click.command(short_help="Let bots play many games and report the results.")
@title_argument
@click.option("--seats", required=True, metavar="LEVEL,LEVEL,...", help="The level of each bot, in seat order.")
@click.option("--games", type=int, default=100, show_default=True, help="Number of games.")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the whole series.")
@click.option("--workers", type=int, default=1, show_default=True, help="Processes; any number gives the same results.")
@click.option(
    "--engine", type=click.Choice(["local", "ray"]), default="local", help="Local processes, or a Ray cluster."
)
@click.option(
    "--address", default="", help="Address of the Ray cluster; without one, Ray starts --workers processes here."
)
@options_option
@click.option("--duplicate", is_flag=True, help="Play every deal once from every seat, to reduce the effect of chance.")
@cards_option
@click.option("--json", "as_json", is_flag=True, help="Print only JSON.")
@lang_option
def command(
    title: str,
    seats: str,
    games: int,
    seed: int,
    workers: int,
    engine: str,
    address: str,
    options: tuple[str, ...],
    duplicate: bool,
    folder: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play TITLE many times: win rates with 95% intervals, mean scores, lengths.

    Bots move one seat on after every game, so that none has a better seat than the others.
    """
    game = game_with(title, folder)
    levels = tuple(level_of(level.strip(), title) for level in seats.split(","))
    with as_command_errors():
        terms = game.setup.check(len(levels), split_options(options))
        series = Series(title, levels, games, seed, terms, duplicate, {} if folder is None else files_in(folder, title))
        series.check()
        if workers < 1:
            raise ValueError(f"The number of workers must be at least 1, not {workers}.")
        if address and engine != "ray":
            raise ValueError(f"The address {address} is for a Ray cluster: add --engine ray.")
        outcomes = ray_results(series, address, workers) if engine == "ray" else results(series, workers)
        began = time.monotonic()
        tallied = tally(levels, watched(series, outcomes, quiet=as_json))
    if as_json:
        settings = {"title": title, "seats": list(levels), "options": terms, "seed": seed, "duplicate": duplicate}
        if game.cards.overlay:
            settings["cards"] = game.cards.overlay
        click.echo(json.dumps({**settings, **as_data(tallied)}, indent=2))
        return
    show(screen(), series, tallied, time.monotonic() - began, Voice(lang))


def watched(series: Series, results: Iterator[Result], quiet: bool) -> Iterator[Result]:
    """The results as they arrive, with a progress bar on standard error if that is a terminal."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(BAR), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        yield from progress.track(results, total=series.games, description=series.title)


def show(console: Console, series: Series, tallied: Tally, seconds: float, voice: Voice) -> None:
    """The figures, as tables and bars."""
    options = [f"{name} {value_text(value)}" for name, value in told_options(series)]
    heading = voice("cli-simulate-series", title=series.title, games=tallied.games, seed=str(series.seed))
    console.print(Text(heading, "bold"))
    if options:
        console.print(Text(", ".join(options), "dim"))
    headings = [voice(f"cli-simulate-{name}") for name in ("level", "seats", "wins", "rate", "interval")]
    table = Table(*headings, "", voice("cli-simulate-score"), box=None, pad_edge=False)
    for each in tallied.standings:
        table.add_row(*figures(each, len(series.levels), min(BAR, max(10, console.width - BESIDE)), voice))
    console.print(table)
    speed = round(tallied.games * tallied.mean_length / max(seconds, 1e-9))
    lengths = {"mean": tallied.mean_length, "shortest": tallied.shortest, "longest": tallied.longest}
    console.print(Text(voice("cli-simulate-lengths", **lengths, seconds=seconds, speed=speed), "dim"))


def figures(standing: Standing, seats: int, width: int, voice: Voice) -> list[str | Text]:
    """A row of the table."""
    return [
        standing.level,
        voice("cli-simulate-seats-of", seats=standing.seats, all=seats),
        voice("cli-simulate-number", number=standing.won),
        voice("cli-simulate-percent", number=100 * standing.rate),
        voice("cli-simulate-from-to", low=100 * standing.low, high=100 * standing.high),
        bar(standing, width),
        voice("cli-simulate-signed", sign="-" if standing.score < 0 else "+", number=abs(standing.score)),
    ]


def told_options(series: Series) -> list[tuple[str, str | int | bool]]:
    """The options that differ from their defaults."""
    defaults = series.game().setup.check(len(series.levels), {})
    differing = [(name, value) for name, value in series.options.items() if value != defaults[name]]
    return [*differing, ("duplicate", True)] if series.duplicate else differing


def bar(standing: Standing, width: int) -> Text:
    """A rate as a bar, its interval as the shaded end, and a mark at the fair share."""
    sure, likely = round(width * standing.low), round(width * standing.high)
    cells = ["█" if k < sure else "▒" if k < likely else "·" for k in range(width)]
    fair = min(width - 1, round(width * standing.fair))
    text = Text()
    for k, cell in enumerate(cells):
        text.append("|" if k == fair else cell, "bold" if k == fair else "green" if k < likely else "dim")
    return text
