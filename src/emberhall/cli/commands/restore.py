"""`emberhall restore`: a database from a backup."""

from pathlib import Path

import click

from emberhall.cli.arguments import CommandError
from emberhall.store import StoreError


@click.command(short_help="Restore a database from a backup.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--store",
    "place",
    metavar="FILE|URL",
    envvar="EMBERHALL_STORE",
    help="The database to restore, as for `serve`; default: the file in your data folder.",
)
@click.option("--force", is_flag=True, help="Replace an existing database; a file is kept beside the new one.")
def command(file: Path, place: str | None, force: bool) -> None:
    """Restore the database from FILE, a backup. Stop the servers that use it first: what they know would be wrong."""
    from emberhall.store.backups import restore  # noqa: PLC0415 - slow to import

    try:
        restore(place, file, force)
    except (StoreError, OSError) as problem:
        raise CommandError(str(problem)) from None
    click.echo("The database is as it was when the backup was made.")
