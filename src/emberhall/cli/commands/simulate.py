"""`emberhall simulate`: bots against bots, many times, and what that says about their strength."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from emberhall.bots.matches import Result, Series, results
from emberhall.bots.tallies import Standing, Tally, as_data, tally
from emberhall.cli.arguments import level_of, options_option, split_options, title_argument, troubles
from emberhall.cli.overlays import cards_option, files_in, game_with
from emberhall.cli.screens import screen
from emberhall.kernel.games import said

BAR = 40


@click.command(short_help="Let bots play many games and count.")
@title_argument
@click.option("--seats", required=True, metavar="LEVEL,LEVEL,...", help="The level of each entrant, in seat order.")
@click.option("--games", type=int, default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="Everything is derived from it.")
@click.option("--workers", type=int, default=1, show_default=True, help="Processes; the results are the same.")
@options_option
@click.option("--duplicate", is_flag=True, help="Play every deal once from every seat, so that luck evens out.")
@cards_option
@click.option("--json", "as_json", is_flag=True, help="Figures as JSON, and nothing else.")
def command(
    title: str,
    seats: str,
    games: int,
    seed: int,
    workers: int,
    options: tuple[str, ...],
    duplicate: bool,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Let bots play TITLE many times: win rates with 95% intervals, mean scores, lengths.

    Entrants move one seat on after every game, so that nobody sits better than the others.
    """
    game = game_with(title, folder)
    levels = tuple(level_of(level.strip(), title) for level in seats.split(","))
    with troubles():
        terms = game.check(len(levels), split_options(options))
        series = Series(title, levels, games, seed, terms, duplicate, {} if folder is None else files_in(folder, title))
        series.check()
        if workers < 1:
            raise ValueError(f"The number of workers must be at least 1, not {workers}.")
    began = time.monotonic()
    tallied = tally(levels, watched(series, workers, quiet=as_json))
    if as_json:
        told = {"title": title, "seats": list(levels), "options": terms, "seed": seed, "duplicate": duplicate}
        if game.cards_laid:
            told["cards"] = game.cards_laid
        click.echo(json.dumps({**told, **as_data(tallied)}, indent=2))
        return
    show(screen(), series, tallied, time.monotonic() - began)


def watched(series: Series, workers: int, quiet: bool) -> Iterator[Result]:
    """The results as they come, with a bar on the error output where a person sits in front of it."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(BAR), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        yield from progress.track(results(series, workers), total=series.games, description=series.title)


def show(console: Console, series: Series, tallied: Tally, seconds: float) -> None:
    """The figures, as tables and bars."""
    told = [f"{name} {said(value)}" for name, value in told_options(series)]
    console.print(Text(f"{series.title}: {tallied.games} games, seed {series.seed}", "bold"))
    if told:
        console.print(Text(", ".join(told), "dim"))
    table = Table("level", "seats", "wins", "rate", "95% interval", "", "mean score", box=None, pad_edge=False)
    for each in tallied.standings:
        table.add_row(
            each.level,
            f"{each.seats} of {len(series.levels)}",
            f"{each.won:g}" if each.won == int(each.won) else f"{each.won:.1f}",
            f"{100 * each.rate:.1f}%",
            f"{100 * each.low:.1f} to {100 * each.high:.1f}%",
            bar(each),
            f"{each.score:+.2f}",
        )
    console.print(table)
    console.print(
        Text(
            f"{tallied.mean_length:.1f} decisions a game ({tallied.shortest} to {tallied.longest}); "
            f"{seconds:.1f} s, {tallied.games * tallied.mean_length / max(seconds, 1e-9):,.0f} decisions a second",
            "dim",
        )
    )


def told_options(series: Series) -> list[tuple[str, str | int | bool]]:
    """The options that are not as they would be anyway."""
    defaults = series.game().check(len(series.levels), {})
    told = [(name, value) for name, value in series.options.items() if value != defaults[name]]
    return [*told, ("duplicate", True)] if series.duplicate else told


def bar(standing: Standing) -> Text:
    """A rate as a bar, the interval as its frayed end, and a mark at what would be fair."""
    sure, likely = round(BAR * standing.low), round(BAR * standing.high)
    cells = ["█" if k < sure else "▒" if k < likely else "·" for k in range(BAR)]
    fair = min(BAR - 1, round(BAR * standing.fair))
    text = Text()
    for k, cell in enumerate(cells):
        text.append("|" if k == fair else cell, "bold" if k == fair else "green" if k < likely else "dim")
    return text
