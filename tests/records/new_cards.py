"""A new card for every title that has cards, as a developer would add it: one row and a new number of rules."""

import re
import shutil
from pathlib import Path
from typing import NamedTuple

import emberhall

SOURCE = Path(emberhall.__file__).parent


class New(NamedTuple):
    """A card to add to one of a title's files."""

    file: str
    id: str
    row: str


NEW = {
    "dragonduel": New(
        "fire.toml",
        "ZZ-99",
        """
[[card]]
set = "ZZ-99"
since = SINCE
name = { en = "Kindling", fr = "Petit bois" }
type = "magic"
cost = 1
element = "fire"
provenance = "house"
play = [{ op = "draw", player = "you", n = 1 }]
""",
    ),
    "flamecraft": New(
        "shops.toml",
        "Z99",
        """
[[shop]]
id = "Z99"
since = SINCE
en = "Night Kitchen"
fr = "Cuisine de Nuit"
icon = "br"
slots = ["br>c", "any>2 rep + A", "me/pl>-"]
ability = [{ do = "pay", coins = 1 }, { do = "score", count = 4 }]
provenance = "house"
""",
    ),
    "flamecraft_duals": New(
        "shops.toml",
        "X-NEW",
        """
[[shop]]
id = "X-NEW"
since = SINCE
shape = "L"
icons = "CCC"
reputation = 3
en = "Three Crystals"
fr = "Les Trois Cristaux"
provenance = "house"
""",
    ),
}


def with_new_cards(folder: Path) -> Path:
    """A copy of the package in which every title has its new card, and `RULES` is one higher."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "engines.stamp", "web")
    copy = shutil.copytree(SOURCE, folder / "emberhall", ignore=left_out)
    for title, new in NEW.items():
        game = copy / "games" / title / "game.py"
        match = re.search(r"\bRULES: ClassVar\[int\] = (\d+)\n", game.read_text("utf-8"))
        assert match is not None
        since = int(match[1]) + 1
        game.write_text(game.read_text("utf-8").replace(match[0], f"RULES: ClassVar[int] = {since}\n"), "utf-8")
        cards = copy / "games" / title / "cards" / new.file
        cards.write_text(cards.read_text("utf-8") + new.row.replace("SINCE", str(since)), "utf-8")
    return copy
