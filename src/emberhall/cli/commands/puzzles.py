"""`emberhall puzzles`: look for puzzles in games of bots, list those of a title, and check that they still hold."""

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from emberhall.bots.arena.sharing import shared_out
from emberhall.bots.clusters import ray_shared
from emberhall.cli.arguments import (
    CommandError,
    as_command_errors,
    cores,
    game_of,
    options_option,
    split_options,
    title_argument,
)
from emberhall.cli.screens import screen
from emberhall.puzzles.mining import Task, distinct, mined, playable
from emberhall.puzzles.puzzle import Puzzle, PuzzleError
from emberhall.puzzles.rechecking import Check, checked
from emberhall.puzzles.selection import EASIEST, varied
from emberhall.puzzles.shelf import puzzles_of, read, write

Made = TypeVar("Made")
GAMES = 400
WANTED = 500


@click.group(short_help="Mine, list and check puzzles.")
def command() -> None:
    """Puzzles: decisions of real games with one clearly best answer, found and proved by search."""


@command.command("mine", short_help="Look for puzzles in games of bots.")
@title_argument
@click.option("--games", type=click.IntRange(min=1), default=GAMES, show_default=True, help="Games to look in.")
@click.option("--seats", type=int, help="Seats; default: as many as the title's bots are measured with.")
@options_option
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of all games.")
@click.option("--first", type=int, default=0, help="The number of the first game, to go on where a run stopped.")
@click.option("--seconds", type=float, help="Begin no game after so many.")
@click.option("--workers", type=click.IntRange(min=1), default=cores, help="Processes; default: all cores.")
@click.option("--ray", "on_ray", is_flag=True, help="Play on a Ray cluster.")
@click.option("--address", default="", help="The address of the cluster; default: a local one.")
@click.option("--most", type=click.IntRange(min=1), default=WANTED, show_default=True, help="Puzzles to keep.")
@click.option("--easiest", type=int, default=EASIEST, show_default=True, help="The lowest rating to keep.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="File to add to; default: TITLE.jsonl.")
def mining(
    title: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: int,
    first: int,
    seconds: float | None,
    workers: int,
    on_ray: bool,
    address: str,
    most: int,
    easiest: int,
    out: Path | None,
) -> None:
    """Let bots play TITLE, and keep the questions with one clearly best answer.

    A puzzle is proved with six times the lines of a hint, twice, in fresh worlds, and by the strongest bot; then bots
    of all levels solve it, which gives its rating. Puzzles are added to a file, without those that the rules no longer
    allow; the same game gives the same puzzles.
    """
    game = game_of(title)
    count = seats or usual_seats(title)
    with as_command_errors():
        terms = game.setup.check(count, split_options(options))
    tasks = [Task(title, count, terms, number, seed) for number in range(first, first + games)]
    path = out or Path(f"{title}.jsonl")
    with as_command_errors():
        before = list(read(title, path.read_text("utf-8").splitlines())) if path.exists() else []
    began = time.process_time() if workers == 1 else time.perf_counter()
    results = ray_shared(mined, tasks, address, workers) if on_ray else shared_out(mined, tasks, workers, seconds)
    with as_command_errors():
        fresh = [puzzle for each in watched(results, title, games) for puzzle in each]
    spent = (time.process_time() if workers == 1 else time.perf_counter()) - began
    chosen = varied(distinct(playable([*before, *fresh])), most, easiest)
    write(path, chosen)
    figures = (
        f"{len(fresh)} puzzles in {spent:.0f} s, {workers * spent / max(1, len(fresh)):.2f} processor seconds each"
    )
    console = screen()
    console.print(f"{figures}; {path} has {len(chosen)}.")
    console.print(summary(chosen))


@command.command("list", short_help="List the puzzles of a title.")
@title_argument
@click.option("--theme", help="Only puzzles with this theme.")
def show(title: str, theme: str | None) -> None:
    """Print the puzzles that come with TITLE: rating, themes, who is asked, but not the answers."""
    puzzles = shelf_of(title)
    table = Table("id", "rating", "seats", "moves", "answers", "themes", box=None, pad_edge=False)
    for puzzle in puzzles:
        if theme is None or theme in puzzle.themes:
            rating = f"{puzzle.difficulty.rating} ± {puzzle.difficulty.margin}"
            figures = (str(puzzle.seats), str(len(puzzle.moves)), str(len(puzzle.answers)))
            table.add_row(puzzle.id, rating, *figures, ", ".join(puzzle.themes))
    screen().print(table)


@command.command(short_help="Confirm puzzles by a deeper search.")
@title_argument
@click.option("--count", type=click.IntRange(min=1), default=200, show_default=True, help="Puzzles drawn at random.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of the draw and of the search.")
@click.option("--times", type=click.IntRange(min=1), default=10, show_default=True, help="Times the budget of a hint.")
@click.option("--file", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Default: the title's own.")
@click.option("--workers", type=click.IntRange(min=1), default=cores, help="Processes; default: all cores.")
def check(title: str, count: int, seed: int, times: int, file: Path | None, workers: int) -> None:
    """Draw puzzles of TITLE and search them again, with other seeds and more lines.

    Prints how many solutions are confirmed, how many have a second answer within two in a hundred, and how the levels
    of bots fare with easy and hard ones.
    """
    with as_command_errors():
        puzzles = shelf_of(title) if file is None else tuple(read(title, file.read_text("utf-8").splitlines()))
    samples = Check.sample(puzzles, count, seed, times)
    checks = list(watched(shared_out(checked, samples, workers), title, len(samples)))
    confirmed = sum(each.confirmed for each in checks)
    close = sum(each.close for each in checks)
    console = screen()
    console.print(f"{title}: {confirmed} of {len(checks)} confirmed with {times} times the lines; {close} are close.")
    for each in checks:
        if not each.confirmed or each.close:
            console.print(f"  {each.id}: {each.best} with {each.gap:+.1f}")


def shelf_of(title: str) -> tuple[Puzzle, ...]:
    game_of(title)
    try:
        puzzles = puzzles_of(title)
    except PuzzleError as problem:
        raise CommandError(str(problem)) from None
    if not puzzles:
        raise CommandError(f"{title} brings no puzzles; `emberhall puzzles mine {title}` finds some.")
    return puzzles


def usual_seats(title: str) -> int:
    """As at most tables: four at a game of partners, else two if the title allows."""
    seats = game_of(title).seats
    return 2 if 2 in seats else max(seats)


def watched(results: Iterable[Made], title: str, count: int) -> Iterator[Made]:
    """The results as they come, with a progress bar on standard error if that is a terminal."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(40), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=count)
        for result in results:
            progress.update(task, advance=1)
            yield result


def summary(puzzles: Iterable[Puzzle]) -> Table:
    """How many puzzles of each theme there are."""
    table = Table("theme", "puzzles", box=None, pad_edge=False)
    count = Counter(theme for puzzle in puzzles for theme in puzzle.themes or ("none",))
    for theme, number in count.most_common():
        table.add_row(theme, str(number))
    return table
