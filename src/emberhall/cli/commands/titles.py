"""`emberhall titles`: what can be played here, with which options."""

import click
from rich.table import Table

from emberhall import Game, Setting, load, titles
from emberhall.bots import levels
from emberhall.cli.screens import screen
from emberhall.kernel.games import said


@click.command(short_help="List the games and their options.")
def command() -> None:
    """List the games found, the seats, rules and bots of each, and its options with their defaults."""
    console = screen()
    for title in titles():
        game = load(title)
        seats = " or ".join(map(str, game.seats))
        console.print(
            f"[bold]{title}[/bold]  {seats} seats, rules {game.RULES}, bots: {', '.join(levels(title))}",
            highlight=False,
        )
        table = Table("option", "values", "default", "", box=None, pad_edge=False, header_style="dim")
        for setting in game.options:
            values = ", ".join(said(choice) for choice in setting.choices)
            table.add_row(setting.name, values, default_of(setting, game), "house" if setting.house else "")
        console.print(table)


def default_of(setting: Setting, game: Game) -> str:
    """What an option is when nobody says; by seats where it differs."""
    defaults = {seats: said(setting.default(seats)) for seats in game.seats}
    if len(set(defaults.values())) == 1:
        return defaults[game.seats[0]]
    return ", ".join(f"{value} with {seats}" for seats, value in defaults.items())
