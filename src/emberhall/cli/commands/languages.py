"""`emberhall languages`: the languages there are, and what each of them still lacks."""

import click
from rich.table import Table

from emberhall.cli.arguments import as_command_errors
from emberhall.cli.screens import screen
from emberhall.wire.titles.lacks import Lack, lacks_of, messages_of
from emberhall.wire.titles.languages import FALLBACK, LANGUAGES, languages


@click.command(short_help="List the languages, and what each of them lacks.")
@click.argument("lang", required=False)
def command(lang: str | None) -> None:
    """List the languages found in `locales`; with LANG, everything that this one lacks. Fails if that is anything."""
    with as_command_errors():
        if lang is None:
            _list()
        elif lang not in LANGUAGES:
            raise ValueError(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
        else:
            _report(lang, lacks_of(lang))


def _list() -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for name in ("language", "", "messages", "lacks"):
        table.add_column(name)
    for lang, facts in languages().items():
        missing = lacks_of(lang)
        lacks = "the fallback" if facts.fallback else str(len(missing)) if missing else "nothing"
        table.add_row(lang, facts.name, str(len(messages_of(lang))), lacks)
    screen().print(table)


def _report(lang: str, lacks: list[Lack]) -> None:
    for each in lacks:
        click.echo(f"{each.where}: {each.what}")
    if lacks:
        raise click.ClickException(f"{lang} lacks {len(lacks)} things; until it has them, they are said in {FALLBACK}.")
    click.echo(f"{lang} lacks nothing.")
