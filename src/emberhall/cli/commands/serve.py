"""`emberhall serve`: the table server, on one machine with one database file."""

import math
from pathlib import Path

import click


def seconds(_: click.Context, __: click.Parameter, value: float) -> float:
    """Reject NaN and infinity, which a FloatRange lets through."""
    if not math.isfinite(value):
        raise click.BadParameter(f"{value} is not a number of seconds.")
    return value


@click.command(short_help="Start the table server.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 picks a free port.")
@click.option("--store", "--database", "database", metavar="FILE", help="Database file; default: in your data folder.")
@click.option(
    "--pace",
    type=click.FloatRange(min=0),
    callback=seconds,
    default=0.9,
    show_default=True,
    help="Seconds a bot waits before it plays.",
)
@click.option(
    "--cards",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="Cards for new tables: DIR has a folder of card files (.toml) for each title they correct or extend.",
)
@click.option("--open", "browser", is_flag=True, help="Open a browser.")
def command(host: str, port: int, database: str | None, pace: float, folder: Path | None, browser: bool) -> None:
    """Start the table server: people play in the browser, with friends and bots. Ctrl-C stops it."""
    from emberhall.server.run import serve  # noqa: PLC0415 - slow to import, and no other command needs it

    code = serve(host=host, port=port, database=database, pace=pace, open_browser=browser, cards=folder, say=click.echo)
    raise click.exceptions.Exit(code)
