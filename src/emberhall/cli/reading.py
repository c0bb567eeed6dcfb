"""What can be read at the table: the rules in short, and what a card says. Both are the sentences of the page."""

from collections.abc import Mapping
from typing import Any

from emberhall.cli.listings import LINES, Listed, listed
from emberhall.cli.voices import Voice
from emberhall.kernel.games import Game

PARTS: dict[str, tuple[str, ...]] = {
    "dragonduel": ("aim", "turn", "spark", "cards", "attack", "tower", "respond", "keywords", "several"),
    "dualis": ("follow", "coin", "trump", "winner", "highlow", "score", "score-iso", "memory"),
    "flamecraft": ("turn", "gather", "fire", "enchant", "shops", "fancy", "limits", "end", "solo"),
    "flamecraft_duals": ("turn", "stacks", "cards", "coins", "end", "fancy", "fountain", "solo"),
}


def rules(view: Mapping[str, Any], voice: Voice) -> list[tuple[str, str]]:
    """The rules of a title in short, those of the table's own mode: headings and sentences."""
    title = view["title"]
    args = {
        "coins": view.get("coins_each", 0),
        "cards": view.get("tricks_per_round", 0),
        "limit": view.get("hand_limit", 0),
    }
    left_out = foreign(view)
    keys = [f"{title}-rule-{part}" for part in PARTS.get(title, ()) if part not in left_out]
    return [(voice(f"{key}.name"), voice(key, **args)) for key in keys]


def foreign(view: Mapping[str, Any]) -> set[str]:
    """The parts that are of other modes than this table's."""
    mode, alone = str(view.get("mode", "")), view["seats"] == 1
    found = {"end"} if alone else {"solo"}
    if view["seats"] == 2:
        found.add("several")
    if view["title"] == "dualis":
        found |= {"score" if mode == "iso" else "score-iso"} | (set() if view["highlow"] else {"highlow"})
    if view["title"] == "flamecraft_duals":
        found |= set() if mode.startswith("fancy") else {"fancy"}
        found |= set() if mode.endswith("fountain") or alone else {"fountain"}
    return found


def card(game: Any, text: str, voice: Voice) -> Listed | None:
    """The card of a title that has this number or this name; None where there is none."""
    wanted = text.partition("(")[0].strip().casefold()
    if isinstance(game, Game) and game.name in LINES:
        for each in listed(game.name, game.catalogue(), voice):  # type: ignore[attr-defined]  # titles with cards list them
            if wanted in (each.id.casefold(), each.name.casefold()):
                return each
    return None
