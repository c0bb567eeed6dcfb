"""`emberhall cards`: the card catalogue of a title, with texts and provenance."""

from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from emberhall.cli.arguments import CommandError, game_of, lang_option, title_argument
from emberhall.cli.listings import listed
from emberhall.cli.overlays import cards_option, game_with
from emberhall.cli.screens import screen
from emberhall.cli.voices import Voice
from emberhall.wire.titles.languages import LANGUAGES


@click.command(short_help="Print a title's cards, their texts and provenance.")
@title_argument
@cards_option
@click.option("--family", help="Only cards of one family, such as shop or monster.")
@click.option("--beside", type=click.Choice(LANGUAGES), help="A second language, side by side, to read both aloud.")
@lang_option
def command(title: str, folder: Path | None, family: str | None, beside: str | None, lang: str) -> None:
    """Print the cards of TITLE; --cards DIR adds an overlay of corrections and new cards."""
    game = game_of(title)
    if not game.cards.catalogue():
        raise CommandError(f"{title} has no card catalogue.")
    game = game_with(title, folder)
    voice = Voice(lang)
    cards = list(listed(game.cards.catalogue(), voice))
    families = dict.fromkeys(card.family for card in cards)
    if family not in (None, *families):
        raise CommandError(f"{title} has no family {family!r}; it has {', '.join(families)}.")
    others = list(listed(game.cards.catalogue(), Voice(beside))) if beside else []
    table = Table(show_lines=bool(others), expand=True)
    for heading in ("id", "name", "text", *(["name", "text"] if others else ["provenance"])):
        table.add_column(voice(f"cli-cards-{heading}"), overflow="fold")
    for at, card in enumerate(cards):
        if family in (None, card.family):
            more = (others[at].name, others[at].text) if others else (card.provenance,)
            table.add_row(*(Text(part) for part in (card.id, card.name, card.text, *more)))
    console = screen()
    console.print(table)
    if game.cards.overlay:
        console.print(Text(voice("cli-cards-overlay", title=title, mark=game.cards.overlay)), soft_wrap=True)
    for warning in game.cards.warnings:
        console.print(Text(warning), style="yellow", soft_wrap=True)
