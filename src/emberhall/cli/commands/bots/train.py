"""`emberhall train`: bots play each other, and the weights of a title's judge are fitted to the results."""

from collections.abc import Callable
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from emberhall.bots.training.configs import config_of
from emberhall.bots.training.kept import written
from emberhall.bots.training.runs import Fit, Told, document, train
from emberhall.cli.arguments import as_command_errors, cores, game_of, title_argument
from emberhall.cli.screens import screen


@click.command(short_help="Let bots learn a title by playing each other.")
@title_argument
@click.option(
    "--games", type=click.IntRange(min=20), help="Games to learn from, per part; default: the title's own number."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of all games.")
@click.option("--workers", type=click.IntRange(min=1), default=cores, help="Processes; default: all cores.")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(".local/training"),
    show_default=True,
    help="Where games and steps are kept: a stopped run continues from there.",
)
@click.option("--part", "parts", multiple=True, help="Only this part of the weights; may be repeated.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="File for the weights; default: TITLE.json."
)
def command(
    title: str, games: int | None, seed: int, workers: int, folder: Path, parts: tuple[str, ...], out: Path | None
) -> None:
    """Train the bots of TITLE on games of their own, and write their weights to a small file.

    The same seed and number of games give the same weights, however often the run is stopped and resumed. Put the
    file into the title's folder as weights.json to have the bots use it.
    """
    game_of(title)
    with as_command_errors():
        config = config_of(title, seed)
        config = config if games is None else config.short(games)
        config = config.only(parts) if parts else config
        fits = watched(config.title, lambda report: train(config, folder, workers, report))
        path = out or Path(f"{title}.json")
        written(path, document(config, fits))
    console = screen()
    table = Table("weights", "games", "positions", "loss by hand", "loss", "right", "seconds", box=None, pad_edge=False)
    for fit in fits:
        table.add_row(*row(fit))
    console.print(table)
    console.print(f"{path} is written.")


def watched(title: str, work: Callable[[Told], list[Fit]]) -> list[Fit]:
    """Do the work with a progress bar for each task, on standard error if that is a terminal."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(40), MofNCompleteColumn(), TimeRemainingColumn())
    bars: dict[str, TaskID] = {}
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:

        def report(what: str, count: int, whole: int) -> None:
            if what not in bars:
                bars[what] = progress.add_task(f"{title}: {what}", total=whole)
            progress.update(bars[what], completed=count)

        return work(report)


def row(fit: Fit) -> list[str]:
    figures = (f"{fit.before:.4f}", f"{fit.loss:.4f}", f"{100 * fit.right:.1f}%", f"{fit.seconds:.0f}")
    return [fit.part.name, f"{fit.part.games:,}", f"{fit.positions:,}", *figures]
