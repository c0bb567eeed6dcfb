"""`emberhall titles`: the installed games and their options."""

import click
from rich.table import Table
from rich.text import Text

from emberhall import Game, Setting, load, titles
from emberhall.bots import levels
from emberhall.cli.arguments import lang_option
from emberhall.cli.screens import screen
from emberhall.cli.voices import Voice
from emberhall.kernel.games import left_out
from emberhall.kernel.parts.setup import value_text


@click.command(short_help="List the games and their options.")
@lang_option
def command(lang: str) -> None:
    """List the games found, the seats, rules and bots of each, and its options with their defaults."""
    console, voice = screen(), Voice(lang)
    for title in titles():
        game = load(title)
        facts = voice("cli-titles-facts", seats=seats_of(game, voice), rules=game.RULES, bots=", ".join(levels(title)))
        console.print(Text.assemble((title, "bold"), "  ", facts))
        table = Table(box=None, pad_edge=False, header_style="dim")
        for name in ("option", "values", "default"):
            table.add_column(voice(f"cli-titles-{name}"), overflow="fold")  # never truncated: it may have to be typed
        table.add_column("")
        for setting in game.options:
            values = ", ".join(value_text(choice) for choice in setting.choices)
            house = voice("cli-titles-house") if setting.house else ""
            table.add_row(setting.name, values, default_of(setting, game, voice), house)
        console.print(table)
    for sentence in left_out():
        click.echo(sentence, err=True)


def seats_of(game: Game, voice: Voice) -> str:
    """The numbers of seats: `2, 3 or 4`."""
    *others, last = map(str, game.seats)
    return voice("cli-titles-or", others=", ".join(others), last=last) if others else last


def default_of(setting: Setting, game: Game, voice: Voice) -> str:
    """The default of an option, by number of seats if it differs."""
    defaults = {seats: value_text(setting.default(seats)) for seats in game.seats}
    if len(set(defaults.values())) == 1:
        return defaults[game.seats[0]]
    return ", ".join(voice("cli-titles-with", value=value, seats=seats) for seats, value in defaults.items())
