"""What the server says of its titles: seats, settings and bots, what a seat brings, and the overlay of cards."""

from msgspec import UNSET

from emberhall import Game, bots, titles
from emberhall.server.cardsets import CardSets
from emberhall.wire.bodies import SettingInfo, TitleInfo


def title_infos(sets: CardSets) -> list[TitleInfo]:
    """The titles found, with their settings and bots, and their overlays."""
    return [_title_info(sets.game(title)) for title in titles()]


def _title_info(game: Game) -> TitleInfo:
    settings = [
        SettingInfo(
            name=setting.name,
            choices=list(setting.choices),
            defaults={str(seats): setting.default(seats) for seats in game.seats},
            house=setting.house,
        )
        for setting in game.options
    ]
    levels = list(bots.levels(game.name))
    cards = game.overlay or UNSET
    return TitleInfo(game.name, list(game.seats), game.RULES, settings, levels, list(game.BROUGHT), cards)
