"""Card catalogues as the page reads them: what a card is and says, and the decks that come with the game.

The page has the catalogues of our own cards built in and requests those of overlays from the server. Both are made
here.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from emberhall import Game, load
from emberhall.games.dragonduel.decks import STARTERS
from emberhall.games.flamecraft.texts import DEFAULTS

#: Facts that only bots use stay out of the page.
UNREAD: Final = ("does", "tower_x")
LEFT_OUT: Final = ("provenance", "french", "house")


def text(game: Game) -> str:
    """The catalogue of a title, with its overlay; ValueError for a title without one."""
    if game.name not in MAKERS:
        raise ValueError(f"{game.name} has no card catalogue; the titles with one are {', '.join(MAKERS)}.")
    return MAKERS[game.name](game.catalogue())  # type: ignore[attr-defined]  # titles with cards have one


def documents() -> dict[str, str]:
    """The catalogues that are built into the page, by their path in the repository."""
    return {f"web/src/games/{title}/cards.json": text(load(title)) for title in MAKERS}


def dragonduel(entries: list[dict[str, Any]]) -> str:
    """The cards of DragonDuel and its starter decks, one card per line."""
    cards: list[dict[str, Any]] = [
        {name: value for name, value in entry.items() if name not in UNREAD}
        | {"ops": list(dict.fromkeys(deed["op"] for deed in entry["does"]))}
        for entry in entries
    ]
    decks = [{"key": deck.key, "elements": deck.elements, "counts": deck.counts} for deck in STARTERS.values()]
    lines = ",\n".join(f"\t\t{said(card)}" for card in cards)
    lists = ",\n".join(f"\t\t{said(deck)}" for deck in decks)
    return f'{{\n\t"cards": [\n{lines}\n\t],\n\t"decks": [\n{lists}\n\t]\n}}\n'


def said(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def flamecraft(entries: list[dict[str, Any]]) -> str:
    """The cards of Flamecraft, one per line: facts, names and phrases, without default values."""
    cards = [
        {key: slim(value) for key, value in entry.items() if key not in LEFT_OUT and value not in ([], {})}
        | ours(entry)
        for entry in entries
    ]
    return "[\n" + ",\n".join(json.dumps(card, ensure_ascii=False) for card in cards) + "\n]\n"


def ours(entry: dict[str, Any]) -> dict[str, str]:
    """How much of a card is our own reconstruction: all of it or a part."""
    if entry["provenance"] == "house":
        return {"ours": "all"}
    return {"ours": "part"} if entry["house"] else {}


def slim(value: Any) -> Any:
    """A phrase without its default values; anything else as it is."""
    if isinstance(value, list | tuple):
        return [slim(item) for item in value]
    if not isinstance(value, dict) or "say" not in value:
        return {key: slim(item) for key, item in value.items()} if isinstance(value, dict) else value
    args = {name: arg for name, arg in value["args"].items() if DEFAULTS.get(name) != arg}
    phrase = {"say": value["say"], "args": args, "parts": slim(value["parts"]), "needs": slim(value["needs"])}
    return {key: part for key, part in phrase.items() if part}


MAKERS: Final[dict[str, Callable[[list[dict[str, Any]]], str]]] = {"dragonduel": dragonduel, "flamecraft": flamecraft}
