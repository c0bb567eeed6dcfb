"""The catalogue of Flamecraft as the page reads it: facts, names and phrases, without what every phrase has anyway.

`python -m tools.flamecraft_cards` writes it; a test compares the file with the cards.
"""

import json
from pathlib import Path
from typing import Any, cast

from emberhall import load
from emberhall.games.flamecraft.game import Flamecraft
from emberhall.games.flamecraft.texts import DEFAULTS

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "flamecraft" / "cards.json"
LEFT_OUT = ("provenance", "french", "house")
HOUSE = "house"


def cards() -> list[dict[str, Any]]:
    game = cast(Flamecraft, load("flamecraft"))
    return [
        {key: slim(value) for key, value in card.items() if key not in LEFT_OUT and value not in ([], {})} | ours(card)
        for card in game.catalogue()
    ]


def ours(card: dict[str, Any]) -> dict[str, str]:
    """How much of a card is our own reconstruction: all of it or a part."""
    if card["provenance"] == HOUSE:
        return {"ours": "all"}
    return {"ours": "part"} if card["house"] else {}


def slim(value: Any) -> Any:
    """A phrase keeps only what differs from every other; anything else stays as it is."""
    if isinstance(value, list | tuple):
        return [slim(item) for item in value]
    if not isinstance(value, dict) or "say" not in value:
        return {key: slim(item) for key, item in value.items()} if isinstance(value, dict) else value
    args = {name: arg for name, arg in value["args"].items() if DEFAULTS.get(name) != arg}
    phrase = {"say": value["say"], "args": args, "parts": slim(value["parts"]), "needs": slim(value["needs"])}
    return {key: part for key, part in phrase.items() if part}


def main() -> None:
    FILE.write_text("[\n" + ",\n".join(json.dumps(card, ensure_ascii=False) for card in cards()) + "\n]\n")


if __name__ == "__main__":
    main()
