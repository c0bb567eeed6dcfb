"""House cards: a new shop and a new fancy dragon for Flamecraft, a monster for DragonDuel, two shops for Duals."""

from pathlib import Path

from tests.games.flamecraft.test_overlays import NEW_FANCY, NEW_SHOP
from tests.games.flamecraft_duals.test_overlays import FILES

ASH_HOUND = """
[[card]]
set = "ZZ-01"
name = {en = "Ash Hound", fr = "Molosse de cendre"}
type = "monster"
cost = 2
element = "fire"
traits = ["hearthling"]
strength = 2000
keywords = ["haste"]
provenance = "house"
[[card.ability]]
on = "attack"
do = [{op = "draw", player = "you", n = 1}]
"""
SHOPS = "X01,S01,S06"
WITH_HOUND = "4xZZ-01,4xCS-31,4xCS-62,4xCS-15,4xCS-01,4xCS-17,4xCS-20,4xCS-43,4xCS-50,4xCS-82,4xCS-45,4xCS-64,2xCS-80"


def write_cards(folder: Path, *, hound: str = ASH_HOUND) -> Path:
    """Write a folder as a server's `--cards` expects it."""
    files = {
        "flamecraft": {"shop.toml": NEW_SHOP, "fancy.toml": NEW_FANCY},
        "dragonduel": {"mine.toml": hound},
        "flamecraft_duals": FILES,
    }
    for title, texts in files.items():
        (folder / title).mkdir(parents=True)
        for name, text in texts.items():
            (folder / title / name).write_text(text, "utf-8")
    return folder
