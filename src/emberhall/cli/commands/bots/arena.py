"""`emberhall arena`: a round robin of bots, with ratings, a crosstable and a picture."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from emberhall.bots import levels
from emberhall.bots.arena.entrants import budgets
from emberhall.bots.arena.pairs import Figures, Game, played
from emberhall.bots.arena.pictures import picture
from emberhall.bots.arena.rounds import Arena, Row, crosstable
from emberhall.bots.training.kept import written
from emberhall.cli.arguments import (
    as_command_errors,
    cores,
    game_of,
    options_option,
    split_options,
    title_argument,
)
from emberhall.cli.screens import screen


@click.command(short_help="Let all levels of bots play each other, and rate them.")
@title_argument
@click.option("--levels", "entrants", metavar="LEVEL,LEVEL,...", help="Who plays: a level, or LEVEL@ITERATIONS.")
@click.option("--curve", is_flag=True, help="Who plays: the strongest level with more and more time to think.")
@click.option("--games", type=int, default=40, show_default=True, help="Games per pair.")
@click.option("--seats", type=int, help="Seats per game; default: two, or as few as the title allows.")
@options_option
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of all deals.")
@click.option("--workers", type=click.IntRange(min=1), default=cores, help="Processes; default: all cores.")
@click.option(
    "--log",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path(".local/arena.jsonl"),
    show_default=True,
    help="Where games are kept: a stopped or a longer run continues from there.",
)
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help="Draw the ratings into this file.")
def command(
    title: str,
    entrants: str | None,
    curve: bool,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    workers: int,
    log: Path,
    svg: Path | None,
) -> None:
    """Let bots play TITLE, all against all, and each deal again with the seats exchanged.

    Prints ratings with 95% intervals, where 400 points are ten to one, and the crosstable. After a change to the bots,
    use another seed or another log.
    """
    game = game_of(title)
    few = [count for count in game.seats if count > 1] or list(game.seats)
    said = entrants.split(",") if entrants else budgets(title) if curve else list(levels(title))
    with as_command_errors():
        given = split_options(options)
        count = few[0] if seats is None else seats
        terms = game.setup.check(count, given)
        chosen = {name: terms[name] for name in given}
        arena = Arena(title, tuple(each.strip() for each in said), games, count, chosen, seed)
        arena.check()
        rows = crosstable(arena, watched(arena, workers, log))
    show(screen(), rows, alone=count == 1)
    if svg is not None:
        written(svg, picture(title, rows))


def watched(arena: Arena, workers: int, log: Path) -> list[Game]:
    """Every game of the arena, with a progress bar on standard error if that is a terminal."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(40), MofNCompleteColumn(), TimeRemainingColumn())
    matches = arena.matches()
    names = {match.name(): match.games for match in matches}
    games: list[Game] = []
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(arena.title, total=sum(names.values()))
        for game in played(matches, workers, log):
            if game.number < names.get(game.match, 0):
                games.append(game)
                progress.advance(bar)
    return games


def show(console: Console, rows: list[Row], alone: bool) -> None:
    """Print the ratings and the crosstable; for solo games, how often each level won."""
    names = ["won"] if alone else [row.name for row in rows]
    heads = ["score"] if alone else ["rating", "±"]
    table = Table("", *heads, *names, "ms", "longest", box=None, pad_edge=False)
    for k, row in enumerate(rows):
        shown = [row.against[k]] if alone else row.against
        own = row.against[k]
        figures = [f"{own.score:.1f}" if own is not None else ""] if alone else rating(row)
        times = (f"{row.milliseconds:.1f}", f"{row.longest:.0f}")
        table.add_row(row.name, *figures, *map(cell, shown), *times)
    console.print(table)


def rating(row: Row) -> list[str]:
    return [f"{row.rating.points:+.0f}", f"{row.rating.give:.0f}"]


def cell(figures: Figures | None) -> str:
    """A share of wins with its interval."""
    if figures is None:
        return ""
    return f"{100 * figures.rate:.0f}% ({100 * figures.low:.0f}–{100 * figures.high:.0f})"
