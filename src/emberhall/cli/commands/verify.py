"""`emberhall verify`: was the shuffle of a finished game sealed before the first card? Checked offline."""

from functools import partial
from pathlib import Path

import click

from emberhall.cli.arguments import read_record
from emberhall.cli.overlays import cards_option, lay_for
from emberhall.wire import seals


@click.command(short_help="Check that a game's shuffle was sealed.")
@click.argument("file")
@cards_option
def command(file: str, folder: Path | None) -> None:
    """Check the record in FILE (- for the standard input) offline.

    Its words are legal; its secret opens the seal that was shown before the first card, and gives, with the nonce of
    every seat, the seed it was dealt from.
    """
    record = read_record(file, partial(lay_for, folder=folder))
    if "seal" in record.notes:
        problems = seals.check(record)
    else:
        problems = ["The record carries no seal: it does not come from a table server."]
    for problem in problems:
        click.echo(problem, err=True)
    if problems:
        click.echo("The shuffle is not proven.", err=True)
        raise click.exceptions.Exit(1)
    click.echo(f"The shuffle was sealed: the secret opens the seal {record.notes['seal']},")
    click.echo(f"and with the nonces of all {record.seats} seats it gives the seed {record.seed}.")
    click.echo(f"All {len(record.moves)} words of the record are legal under rules {record.rules} of {record.title}.")
