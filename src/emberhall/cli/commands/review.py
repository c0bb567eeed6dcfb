"""`emberhall review`: the chances during a finished game, the decisions that mattered, and what was luck."""

import sys
from functools import partial
from pathlib import Path

import click
import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from emberhall import Record
from emberhall.cli.arguments import CommandError, as_command_errors, lang_option, read_record
from emberhall.cli.overlays import cards_option, overlay_for
from emberhall.cli.reviews import Review
from emberhall.cli.screens import screen
from emberhall.cli.voices import Voice
from emberhall.coach.analysis import BUDGET, Analysis, analyse
from emberhall.coach.telling import analysis_body

BAR = 40


@click.command(short_help="Analyse a finished game: chances, mistakes, luck.")
@click.argument("file", metavar="RECORD")
@click.option("--seat", type=int, metavar="S", help="Only seat S; default: every seat.")
@click.option("--budget", type=int, default=BUDGET, show_default=True, help="Lines played out for each decision.")
@cards_option
@click.option("--json", "as_json", is_flag=True, help="Print only JSON.")
@lang_option
def command(file: str, seat: int | None, budget: int, folder: Path | None, as_json: bool, lang: str) -> None:
    """Analyse a finished game: a RECORD, or - for the standard input.

    Prints the curve of chances, the decisions that mattered and what would have been better, by what was known and
    with hindsight, and how much of it was luck. The same record and budget give the same analysis.
    """
    record = read_record(file, partial(overlay_for, folder=folder))
    if seat is not None and not 0 <= seat < record.seats:
        raise CommandError(f"There is no seat {seat}; seats are 0 to {record.seats - 1}.")
    with as_command_errors():
        analysis = watched(record, budget, quiet=as_json)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(analysis_body(analysis)), indent=2) + b"\n")
        return
    review = Review(record, analysis, Voice(lang))
    for number in range(record.seats) if seat is None else (seat,):
        review.show(screen(), number)


def watched(record: Record, budget: int, quiet: bool) -> Analysis:
    """The analysis, with a progress bar on standard error if that is a terminal."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(BAR), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(record.title, total=len(record.moves))
        return analyse(record, budget, lambda count, of: progress.update(task, completed=count, total=of))
