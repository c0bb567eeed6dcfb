"""Card catalogues as the page reads them: every card and its text, and the decks that come with the game.

Those of our own cards are built into the page; for an overlay it asks the server. Both are made here.
"""

import json

from emberhall import Game, load, titles
from emberhall.kernel.cards.catalogue import for_page
from emberhall.kernel.games import own_titles


def text(game: Game) -> str:
    """The catalogue of a title, one card a line. Raises ValueError for a title without one."""
    parts = {"cards": [for_page(entry) for entry in game.cards.catalogue()], "decks": game.cards.decks()}
    if not parts["cards"]:
        with_cards = ", ".join(title for title in titles() if load(title).cards.catalogue())
        raise ValueError(f"{game.name} has no catalogue of cards; there is one of {with_cards}.")
    lists = [f'\t"{name}": [\n{_lines(entries)}\n\t]' for name, entries in parts.items() if entries]
    limits = game.cards.deck_limits()
    if limits:
        lists.append(f'\t"deck": {json.dumps(limits)}')
    return "{\n" + ",\n".join(lists) + "\n}\n"


def _lines(entries: list[dict[str, object]]) -> str:
    return ",\n".join("\t\t" + json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in entries)


def documents() -> dict[str, str]:
    """The catalogues built into the page, by their path in the repository."""
    games = [load(title) for title in own_titles()]
    return {f"web/src/games/{game.name}/cards.json": text(game) for game in games if game.cards.catalogue()}
