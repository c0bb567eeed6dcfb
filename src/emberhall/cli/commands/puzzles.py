"""`emberhall puzzles`: look for puzzles in games of bots, list those of a title, and check that they still hold."""

import asyncio
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
from emberhall.puzzles.costs import STAGES, Costs
from emberhall.puzzles.mining import Played, Task, distinct, mined, playable, retagged
from emberhall.puzzles.puzzle import Puzzle, PuzzleError
from emberhall.puzzles.rechecking import Check, checked, correlation, fared
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
@click.option("--seats", type=int, help="Seats; default: any number, mode and decks.")
@options_option
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of all games.")
@click.option("--first", type=int, default=0, help="The number of the first game, to go on where a run stopped.")
@click.option("--seconds", type=float, help="Begin no game after so many.")
@click.option("--workers", type=click.IntRange(min=1), default=cores, help="Processes; default: all cores.")
@click.option("--ray", "on_ray", is_flag=True, help="Play on a Ray cluster.")
@click.option("--address", default="", help="The address of the cluster; default: a local one.")
@click.option("--store", "place", help="Look in the games of a server instead: its database, as `serve` takes it.")
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
    place: str | None,
    most: int,
    easiest: int,
    out: Path | None,
) -> None:
    """Let bots play TITLE, and keep the questions with one clearly best answer.

    A puzzle is proved with six times the lines of a hint, twice, in fresh worlds, and by the strongest bot; then bots
    of all levels solve it, which gives its rating. Puzzles are added to a file, without those that the rules no longer
    allow; the same game gives the same puzzles. Options need --seats. With --store, a server's finished public games
    are looked at, which may go on meanwhile: at night, say, into the folder that `serve --puzzles` reads.
    """
    game = game_of(title)
    if options and seats is None:
        raise CommandError("Options belong to a number of seats: say --seats, too.")
    with as_command_errors():
        terms = game.setup.check(seats, split_options(options)) if seats else {}
    tasks: list[Task | Played] = [
        Task(title, number, seed, seats or 0, terms) for number in range(first, first + games)
    ]
    if place is not None:
        tasks = played_at(place, title, seed)[first : first + games]
    path = out or Path(f"{title}.jsonl")
    with as_command_errors():
        before = list(read(title, path.read_text("utf-8").splitlines())) if path.exists() else []
    results = ray_shared(mined, tasks, address, workers) if on_ray else shared_out(mined, tasks, workers, seconds)
    costs, fresh = Costs(), []
    with as_command_errors():
        for each in watched(results, title, len(tasks)):
            fresh += each.puzzles
            costs.add(each.costs)
    chosen = varied(distinct(map(retagged, playable([*before, *fresh]))), most, easiest)
    write(path, chosen)
    console = screen()
    price = costs.whole / max(1, len(fresh))
    console.print(f"{len(fresh)} puzzles, {price:.2f} processor seconds each; {path} has {len(chosen)}.")
    console.print(spent(costs, len(fresh)))
    console.print(summary(chosen))


def played_at(place: str, title: str, seed: int) -> list[Task | Played]:
    """The games of a server that may be looked at."""
    from emberhall.server.review.gathering import records_of  # noqa: PLC0415 (the other commands need no server)
    from emberhall.store import StoreError, open_store  # noqa: PLC0415

    async def job() -> list[str]:
        store = open_store(place)
        await store.open()
        try:
            return await records_of(store, title, game_of(title).RULES)
        finally:
            await store.close()

    try:
        return [Played(record, seed) for record in asyncio.run(job())]
    except StoreError as problem:
        raise CommandError(str(problem)) from None


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
@click.option("--keep", type=click.Path(dir_okay=False, path_type=Path), help="Write those that did not fail here.")
def check(title: str, count: int, seed: int, times: int, file: Path | None, workers: int, keep: Path | None) -> None:
    """Draw puzzles of TITLE and search them again, with other seeds and more lines.

    Prints how many solutions are confirmed, how many have a second answer within two in a hundred, and how ratings
    correlate with the share of bots' levels that find the answer. With --keep, what fails is left out of that file.
    """
    with as_command_errors():
        puzzles = shelf_of(title) if file is None else tuple(read(title, file.read_text("utf-8").splitlines()))
    samples = Check.sample(puzzles, count, seed, times)
    checks = list(watched(shared_out(checked, samples, workers), title, len(samples)))
    confirmed = sum(each.confirmed for each in checks)
    close = sum(each.close for each in checks)
    console = screen()
    console.print(f"{title}: {confirmed} of {len(checks)} confirmed with {times} times the lines; {close} are close.")
    tries = [result for each in shared_out(fared, samples, workers) for result in each]
    console.print(f"Ratings and the share of levels that find the answer: correlation {correlation(tries):+.2f}.")
    failed = {each.id for each in checks if not each.confirmed or each.close}
    for each in checks:
        if each.id in failed:
            console.print(f"  {each.id}: {each.best} with {each.gap:+.1f}")
    if keep is not None:
        write(keep, [puzzle for puzzle in puzzles if puzzle.id not in failed])


def shelf_of(title: str) -> tuple[Puzzle, ...]:
    game_of(title)
    try:
        puzzles = puzzles_of(title)
    except PuzzleError as problem:
        raise CommandError(str(problem)) from None
    if not puzzles:
        raise CommandError(f"{title} brings no puzzles; `emberhall puzzles mine {title}` finds some.")
    return puzzles


def watched(results: Iterable[Made], title: str, count: int) -> Iterator[Made]:
    """The results as they come, with a progress bar on standard error if that is a terminal."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(40), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=count)
        for result in results:
            progress.update(task, advance=1)
            yield result


def spent(costs: Costs, puzzles: int) -> Table:
    """What the stages of mining cost."""
    table = Table("stage", "tries", "seconds", "a puzzle", box=None, pad_edge=False)
    for stage in STAGES:
        seconds = costs.seconds[stage]
        table.add_row(stage, str(costs.tries[stage]), f"{seconds:.1f}", f"{seconds / max(1, puzzles):.2f}")
    return table


def summary(puzzles: Iterable[Puzzle]) -> Table:
    """How many puzzles of each theme there are."""
    table = Table("theme", "puzzles", box=None, pad_edge=False)
    count = Counter(theme for puzzle in puzzles for theme in puzzle.themes or ("none",))
    for theme, number in count.most_common():
        table.add_row(theme, str(number))
    return table
