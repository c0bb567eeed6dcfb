"""`emberhall serve`: the table server, on one machine and one file."""

import math
from pathlib import Path

import click


def seconds(_: click.Context, __: click.Parameter, value: float) -> float:
    """Seconds that pass: a range lets through what is no number, and what never ends."""
    if not math.isfinite(value):
        raise click.BadParameter(f"{value} is no number of seconds.")
    return value


@click.command(short_help="Open the table server.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes a free one.")
@click.option(
    "--store", "--database", "database", metavar="FILE", help="Where games are kept; default: your data folder."
)
@click.option(
    "--pace",
    type=click.FloatRange(min=0),
    callback=seconds,
    default=0.9,
    show_default=True,
    help="Seconds before a bot's card.",
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
    """Open the table server: people play in the browser, with friends and bots, until Ctrl-C."""
    from emberhall.server.run import serve  # noqa: PLC0415 - no other command needs the server's weight

    code = serve(host=host, port=port, database=database, pace=pace, open_browser=browser, cards=folder, say=click.echo)
    raise click.exceptions.Exit(code)
