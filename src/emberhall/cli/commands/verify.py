"""`emberhall verify`: check offline that the shuffle of a finished game was sealed before the first card."""

from functools import partial
from pathlib import Path

import click

from emberhall.cli.arguments import lang_option, read_record
from emberhall.cli.overlays import cards_option, overlay_for
from emberhall.cli.voices import Voice
from emberhall.wire import seals


@click.command(short_help="Check that a game's shuffle was sealed.")
@click.argument("file")
@cards_option
@lang_option
def command(file: str, folder: Path | None, lang: str) -> None:
    """Check the record in FILE (- for the standard input) offline.

    Its words must be legal, its secret must match the seal shown before the first card, and the secret and the nonces
    of all seats must give the seed it was dealt from.
    """
    record = read_record(file, partial(overlay_for, folder=folder))
    voice = Voice(lang)
    problems = seals.check(record)
    for problem in problems:
        click.echo(voice(f"cli-verify-problem-{problem.key}", **problem.args), err=True)
    if problems:
        click.echo(voice("cli-verify-unproven"), err=True)
        raise click.exceptions.Exit(1)
    # As text: a number would get thousands separators.
    click.echo(voice("cli-verify-sealed", seal=record.notes["seal"], seats=record.seats, seed=str(record.seed)))
    title = voice.whole(f"{record.title}-name") or record.title
    said = voice("cli-verify-legal", words=len(record.moves), rules=record.rules, title=title)
    click.echo(said)
