"""`emberhall profile`: what solo games in this terminal have unlocked."""

import click
from rich.table import Table
from rich.text import Text

from emberhall import Game, load, titles
from emberhall.cli.arguments import CommandError, game_of, lang_option
from emberhall.cli.listings import listed
from emberhall.cli.profiles import Profile
from emberhall.cli.screens import screen
from emberhall.cli.voices import Voice


@click.command(short_help="Show what your solo games have unlocked.")
@click.argument("title", required=False)
@lang_option
def command(title: str | None, lang: str) -> None:
    """Show what solo games in this terminal have unlocked, for TITLE or for every title that unlocks something."""
    if title is not None and not game_of(title).manners.profile:
        raise CommandError(f"{title} unlocks nothing.")
    profile = Profile.read()
    console = screen()
    for name in [title] if title is not None else [each for each in titles() if load(each).manners.profile]:
        console.print(Text(Voice(lang)(f"{name}-name"), "bold"))
        console.print(shown(load(name), profile, Voice(lang)))
    console.print(Text(Voice(lang)("cli-profile-file", file=str(profile.path)), "dim"), soft_wrap=True)


def shown(game: Game, profile: Profile, voice: Voice) -> Table:
    """Every card that can be unlocked, its requirement, and the day it was unlocked."""
    days = profile.unlocks.get(game.name, {})
    table = Table(box=None, pad_edge=False, show_header=False)
    for card in listed([entry for entry in game.cards.catalogue() if entry.get("unlock")], voice):
        style = "" if card.id in days else "dim"
        when = days.get(card.id, voice("cli-profile-locked"))
        table.add_row(*(Text(part, style) for part in (card.id, card.name, card.text, when)))
    return table
