"""`emberhall explore`: what games of a title say about its cards, decks, shops and openings, and the table of that."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Lines

from emberhall.bots.levels import level_named
from emberhall.cli.arguments import CommandError, as_command_errors, cores, game_of, lang_option, title_argument
from emberhall.cli.screens import screen
from emberhall.cli.voices import Voice
from emberhall.explorer.building import Plan, built, gathered, shards_of
from emberhall.explorer.counting import BANDS, sheets_of
from emberhall.explorer.figures import Figure
from emberhall.explorer.showing import Filter, Showing, of_sheet, shown
from emberhall.explorer.table import Table, read, table_of, write
from emberhall.kernel.counts.sheets import Sheet
from emberhall.kernel.games import titles
from emberhall.kernel.titles.catalogues import cards_of
from emberhall.rl.packages import needs
from emberhall.store import Store, StoreError, lock_of, open_store

GAMES = 100_000
ROWS = 20
LEVELS = "novice,greedy"


class WithTitle(click.Group):
    """`explore TITLE` shows a title; everything else is a command."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        return super().resolve_command(ctx, ["show", *args] if args and args[0] in titles() else args)


@click.group(cls=WithTitle, short_help="What games say about cards, decks and openings.")
def command() -> None:
    """Win rates of cards, decks, shops and openings, with their intervals: `emberhall explore TITLE`."""


@command.command(short_help="Count games of bots into a table.")
@title_argument
@click.option("--games", type=click.IntRange(min=1), default=GAMES, show_default=True, help="Games to count.")
@click.option("--levels", default=LEVELS, show_default=True, help="The levels of the bots: one for each game.")
@click.option("--seed", type=int, default=1, show_default=True, help="Seed of all games.")
@click.option("--seconds", type=float, help="Begin no shard after so many.")
@click.option("--workers", type=click.IntRange(min=1), default=cores, help="Processes; default: all cores.")
@click.option(
    "--shards",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(".local/explorer"),
    show_default=True,
    help="Where finished shards are kept, so that a run goes on where the last one stopped.",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="The table; default: TITLE.jsonl.")
def build(
    title: str,
    games: int,
    levels: str,
    seed: int,
    seconds: float | None,
    workers: int,
    folder: Path,
    out: Path | None,
) -> None:
    """Let bots play TITLE, all seats of a game on one level, and write what the explorer counts of it."""
    game_of(title)
    if not sheets_of(title):
        raise CommandError(f"{title} says nothing about what is counted.")
    with as_command_errors():
        plan = Plan(title, tuple(level_named(level.strip(), title) for level in levels.split(",")), seed)
    shards = shards_of(plan, games)
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(40), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=games)
        for shard in built(shards, folder, workers, seconds):
            progress.update(task, advance=shard.games)
    table = gathered(plan, shards, folder)
    path = out or Path(f"{title}.jsonl")
    write(path, table)
    screen().print(f"{path}: {table.heading.games} games, {len(table.counters)} counters.")


@command.command(short_help="Show the figures of a title.")
@title_argument
@click.option("--sheet", "name", help="Only this sheet.")
@click.option("--level", type=click.Choice(BANDS), help="Only seats of this strength.")
@click.option("--seats", type=int, help="Only games with so many seats.")
@click.option("--rows", type=click.IntRange(min=1), default=ROWS, show_default=True, help="Rows of each sheet.")
@click.option("--file", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Default: the title's own.")
@click.option("--parquet", type=click.Path(dir_okay=False, path_type=Path), help="Write all counters to this file.")
@lang_option
def show(
    title: str,
    name: str | None,
    level: str | None,
    seats: int | None,
    rows: int,
    file: Path | None,
    parquet: Path | None,
    lang: str,
) -> None:
    """Print what the games of a table say about TITLE, or write its counters as Parquet.

    A rate comes with its 95% interval; with too few games none is said.
    """
    game_of(title)
    with as_command_errors():
        table = table_of(title) if file is None else read(file.read_text("utf-8").splitlines())
    if table is None:
        raise CommandError(f"{title} brings no table; `emberhall explore build {title}` makes one.")
    if parquet is not None:
        export(table, parquet)
        return
    sheets = [sheet for sheet in sheets_of(title) if name in (None, sheet.name) and sheet.kind != "aside"]
    if not sheets:
        raise CommandError(f"{title} has no sheet {name!r}; it has {', '.join(s.name for s in sheets_of(title))}.")
    voice, console = Voice(lang), screen()
    for sheet in sheets:
        where = Filter(band=level, seats=seats)
        showing = shown(sheet, of_sheet(table.counters, sheet.name, where).items())
        heading = voice("explorer-cli-sheet", sheet=voice(f"explorer-{title}-{sheet.name}"), games=showing.games)
        console.print(heading, style="bold", highlight=False)
        console.print(lines_of(title, sheet, showing, rows, voice))


@command.command(short_help="Count all games of a server anew.")
@click.option("--store", "place", help="The database, as `emberhall serve` takes it (default: the user's data folder).")
@lang_option
def recount(place: str | None, lang: str) -> None:
    """Count all finished public games of a server anew: those from before it counted, for instance.

    A server that uses the database must be stopped first.
    """
    try:
        store = open_store(place)
        lock = lock_of(store)
        if lock is not None:
            lock.take()
        try:
            games = asyncio.run(recounted_in(store))
        finally:
            if lock is not None:
                lock.release()
    except StoreError as problem:
        raise CommandError(str(problem)) from None
    click.echo(Voice(lang)("explorer-counted", games=games))


async def recounted_in(store: Store) -> int:
    from emberhall.server.review.recounting import recounted  # noqa: PLC0415 (the other commands need no server)

    await store.open()
    try:
        return await recounted(store)
    finally:
        await store.close()


def lines_of(title: str, sheet: Sheet, showing: Showing, most: int, voice: Voice) -> Lines:
    """A sheet as a table; a map has a line for each of its places."""
    lines = Lines(box=None, pad_edge=False)
    lines.add_column("")
    flat = sheet.kind != "list"
    parts: Sequence[str] = ("",) if flat else sheet.parts
    for part in parts:
        lines.add_column("" if flat else voice(f"explorer-{title}-{sheet.name}-{part}"), justify="right")
        lines.add_column(voice("explorer-games"), justify="right")
    for row in showing.rows[: most if not flat else None]:
        named = name_of(title, sheet, row.item, voice)
        if flat:
            places = sorted(row.figures.items(), key=lambda each: -each[1].games)[:most]
            for part, figure in places:
                lines.add_row(f"{named} · {part}", said(figure, amount=False, voice=voice), str(figure.games))
            continue
        cells: list[str] = []
        for part in parts:
            each = row.figures.get(part, Figure(0, 0.0))
            cells += [said(each, part in sheet.amounts, voice), str(each.games)]
        lines.add_row(named, *cells)
    return lines


def said(figure: Figure, amount: bool, voice: Voice) -> str:
    """A figure in words."""
    if figure.rate is None:
        return voice("explorer-few")
    if amount:
        return f"{figure.amount:.1f}"
    mark = {1: "▲ ", 0: "", -1: "▼ "}[figure.sure]
    return f"{mark}{100 * figure.rate:.1f} ±{50 * (figure.high - figure.low):.1f}"


def name_of(title: str, sheet: Sheet, item: str, voice: Voice) -> str:
    """An item by its card, or by its message."""
    card = cards_of(title).get(item) if sheet.names == "cards" else None
    return str(card["name"][voice.lang]) if card else voice(f"explorer-{title}-{sheet.name}-{item}")


def export(table: Table, path: Path) -> None:
    """Write every counter as a row of a Parquet file."""
    try:
        needs("pyarrow")
    except ImportError as missing:
        raise CommandError(str(missing)) from None
    from emberhall.rl.counters import write_counters  # noqa: PLC0415 (an optional package)

    count = write_counters(table.heading.title, table.heading.rules, table.counters, path)
    screen().print(f"{path}: {count} rows.")
