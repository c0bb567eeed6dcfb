"""`emberhall backup`: a copy of everything a server has stored, while it keeps serving."""

from pathlib import Path

import click

from emberhall.cli.arguments import CommandError
from emberhall.store import StoreError


@click.command(short_help="Back up everything a server has stored.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--store",
    "place",
    metavar="FILE|URL",
    envvar="EMBERHALL_STORE",
    help="The server's database, as for `serve`; default: the file in your data folder.",
)
def command(file: Path, place: str | None) -> None:
    """Write everything stored to FILE, as of one moment. Servers may keep running.

    FILE is a SQLite database, or a pg_dump of a PostgreSQL one. It holds the seeds of running games: keep it
    as private as the database itself.
    """
    from emberhall.store.backups import backup  # noqa: PLC0415 - slow to import

    try:
        backup(place, file)
    except (StoreError, OSError) as problem:
        raise CommandError(str(problem)) from None
    click.echo(f"{file} has {file.stat().st_size:,} bytes.")
