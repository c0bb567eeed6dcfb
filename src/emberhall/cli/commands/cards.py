"""`emberhall cards`: the catalogue of a title, with its texts and where each card comes from."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from emberhall.cli.arguments import Trouble, game_of, lang_option
from emberhall.cli.overlays import cards_option, game_with
from emberhall.cli.phrases import Reader
from emberhall.cli.spoken import card_line
from emberhall.cli.voices import Voice


def where_from(entry: Mapping[str, Any]) -> str:
    """The provenance, and what of a card is the house's own."""
    return f"{entry['provenance']}; house: {entry['house']}" if entry.get("house") else str(entry["provenance"])


def row_of(title: str, entry: Mapping[str, Any], voice: Voice) -> tuple[str, str, str]:
    """Number and name of a card, and what it says: titles with decks tell their cards as trees of phrases."""
    if "card" in entry:
        return entry["card"], entry["name"][voice.lang], card_line(title, entry, voice)
    return entry["id"], entry["names"][voice.lang], Reader(title, voice).card(entry)


@click.command(short_help="Print a title's cards, their texts and provenance.")
@click.argument("title")
@cards_option
@click.option("--family", help="Only these: artisan, shop, enchantment ...; monster, magic, token.")
@lang_option
def command(title: str, folder: Path | None, family: str | None, lang: str) -> None:
    """Print the cards of TITLE; --cards DIR lays corrections or new cards over them."""
    game: Any = game_of(title)
    if not hasattr(game, "catalogue"):
        raise Trouble(f"{title} has no catalogue of cards.")
    game = game_with(title, folder)
    voice = Voice(lang)
    table = Table(show_lines=False, expand=True)
    for heading in ("id", "name", "text", "provenance"):
        table.add_column(heading, overflow="fold")
    for entry in game.catalogue():
        if family in (None, entry.get("family", entry.get("kind"))):
            table.add_row(*row_of(title, entry, voice), where_from(entry))
    console = Console()
    console.print(table)
    if game.cards_laid:
        console.print(f"The cards laid over {title} have the mark {game.cards_laid}; records played with them name it.")
