"""`emberhall serve`: the table server, on one machine with one database file, or on many with PostgreSQL and Redis."""

import math
from pathlib import Path
from typing import Any

import click

from emberhall.cli import configs


def seconds(_: click.Context, __: click.Parameter, value: float) -> float:
    """Reject NaN and infinity, which a FloatRange lets through."""
    if not math.isfinite(value):
        raise click.BadParameter(f"{value} is not a number.")
    return value


@click.command(short_help="Start the table server.")
@click.option(
    "--config",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    is_eager=True,
    expose_value=False,
    callback=configs.read,
    help="Options from a TOML file, such as `port = 8000`; the command line and the environment take precedence.",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 picks a free port.")
@click.option(
    "--store",
    "--database",
    "database",
    metavar="FILE|URL",
    envvar="EMBERHALL_STORE",
    help="Database: a file, or postgresql://USER@HOST/DATABASE; default: a file in your data folder. Give a URL "
    "with a password as EMBERHALL_STORE instead, where other users cannot see it.",
)
@click.option(
    "--bus",
    metavar="URL",
    envvar="EMBERHALL_BUS",
    help="redis://HOST:PORT, by which servers on one PostgreSQL database notify each other; or EMBERHALL_BUS.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="Number of server processes; more than one needs --store postgresql://... and --bus.",
)
@click.option(
    "--pace",
    type=click.FloatRange(min=0),
    callback=seconds,
    default=0.9,
    show_default=True,
    help="Seconds a bot waits before it plays.",
)
@click.option(
    "--absence",
    type=click.FloatRange(min=0),
    callback=seconds,
    default=60,
    show_default=True,
    help="Seconds that somebody may be away on their turn before the others are asked what to do.",
)
@click.option(
    "--abandon-days",
    type=click.FloatRange(min=0),
    callback=seconds,
    default=30,
    show_default=True,
    help="End games in which nobody has moved for this many days; 0: never.",
)
@click.option(
    "--cards",
    "folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="Cards for new tables: DIR has a folder of card files (.toml) for each title they correct or extend.",
)
@click.option(
    "--puzzles",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="A folder with more puzzles, a file TITLE.jsonl for each title, by `emberhall puzzles mine`.",
)
@click.option(
    "--device",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="The folder of `make static`, which browsers may keep to play without this server; default: that of the "
    "package.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Where people find the server, such as https://play.example.org; may be repeated. IP addresses and this "
    "machine's own name always work, other names do not.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A reverse proxy whose X-Forwarded-For is trusted; may be repeated. One on this machine always is.",
)
@click.option(
    "--keep-days",
    type=click.FloatRange(min=0),
    callback=seconds,
    default=365,
    show_default=True,
    help="Remove tables that nobody has touched for this many days; 0 keeps them forever.",
)
@click.option(
    "--token-days",
    type=click.FloatRange(min=1),
    callback=seconds,
    default=180,
    show_default=True,
    help="A guest who does not come back for this many days has to sign in again.",
)
@click.option("--open", "browser", is_flag=True, help="Open a browser.")
def command(
    host: str,
    port: int,
    folder: Path | None,
    browser: bool,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    device: Path | None,
    **wishes: Any,
) -> None:
    """Start the table server: people play in the browser, with friends and bots. Ctrl-C stops it."""
    if device is not None:
        wishes["device"] = device
    from emberhall.server.host.run import serve  # noqa: PLC0415 - slow to import, and no other command needs it

    code = serve(
        host=host,
        port=port,
        open_browser=browser,
        cards=folder,
        say=click.echo,
        origins=origins,
        proxies=("127.0.0.1", "::1", *proxies),
        **wishes,
    )
    raise click.exceptions.Exit(code)
