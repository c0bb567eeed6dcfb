"""Texts to read at the table: the brief rules and the text of a card, in the same sentences as on the page."""

from collections.abc import Mapping
from typing import Any

from emberhall import Game
from emberhall.cli.boards import board_of
from emberhall.cli.listings import Listed, listed
from emberhall.cli.voices import Voice


def rules(view: Mapping[str, Any], voice: Voice) -> list[tuple[str, str]]:
    """The brief rules that apply at the table, as headings and sentences."""
    title = view["title"]
    numbers = {"coins": "coins_each", "cards": "tricks_per_round", "limit": "hand_limit"}
    args = {name: view[field] for name, field in numbers.items() if field in view}
    keys = [f"{title}-rule-{part}" for part in board_of(title).rules(view)]
    return [(voice(f"{key}.name"), voice(key, **args)) for key in keys]


def card(game: Game, text: str, voice: Voice) -> Listed | None:
    """The card of a title with this number or name; None if there is none."""
    wanted = typed(text.partition("(")[0].strip())
    for each in listed(game.cards.catalogue(), voice):
        if wanted in (typed(each.id), typed(each.name)):
            return each
    return None


def typed(text: str) -> str:
    """A name as people type it: names have curved apostrophes, keyboards straight ones."""
    return text.casefold().replace("’", "'")
