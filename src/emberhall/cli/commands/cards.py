"""`emberhall cards`: the catalogue of a title, with its texts and where each card comes from."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from emberhall.cli.arguments import Trouble, game_of, lang_option, troubles
from emberhall.cli.phrases import Reader
from emberhall.cli.voices import Voice


def files_in(folder: Path) -> dict[str, str]:
    """The card files of a folder, by name."""
    found = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}
    if not found:
        raise Trouble(f"{folder} holds no card files; they end in .toml.")
    return found


def where_from(entry: Mapping[str, Any]) -> str:
    """The provenance, and what of a card is the house's own."""
    return f"{entry['provenance']}; house: {entry['house']}" if entry["house"] else str(entry["provenance"])


@click.command(short_help="Print a title's cards, their texts and provenance.")
@click.argument("title")
@click.option("--cards", "folder", type=click.Path(exists=True, file_okay=False, path_type=Path), metavar="DIR")
@click.option("--family", help="Only these: artisan, shop, enchantment, fancy, companion, achievement.")
@lang_option
def command(title: str, folder: Path | None, family: str | None, lang: str) -> None:
    """Print the cards of TITLE; --cards DIR lays corrections or new cards over them."""
    game: Any = game_of(title)
    if not hasattr(game, "catalogue"):
        raise Trouble(f"{title} has no catalogue of cards.")
    if folder is not None:
        with troubles():
            game = game.with_cards(files_in(folder))
    reader = Reader(title, Voice(lang))
    table = Table(show_lines=False, expand=True)
    for heading in ("id", "name", "text", "provenance"):
        table.add_column(heading, overflow="fold")
    for entry in game.catalogue():
        if family in (None, entry["family"]):
            table.add_row(entry["id"], entry["names"][lang], reader.card(entry), where_from(entry))
    Console().print(table)
