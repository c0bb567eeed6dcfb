"""Where things lie in a view of Flamecraft Duals, by the places of its lines."""

from collections.abc import Mapping
from typing import Any

from emberhall.games.flamecraft_duals.words import HEXES

BEGINNINGS = ("begun", "half", "dealt")
"""A game may be dealt after the first word, and the second of a pair always is."""


def places(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """Tokens on hexes, in the bag and kept; the fountain; cards that lie open; how many cards lie unseen."""
    by_place = {stack["hex"]: list(stack["tokens"]) for stack in view["board"]}
    by_place["bag"] = [each["token"] for each in view["bag"] for _ in range(each["count"])]
    by_place["extras"] = list(view["extras"])
    by_place["open"] = [card for card in view["open_cards"] if card]
    by_place["deck"] = [""] * view["deck"]
    by_place["fountain"] = [pattern["card"] for pattern in view["fountain"]]
    by_place[view["mini"] or "fountain"] = [*by_place[view["mini"] or "fountain"], "fountain"]
    for player in view["players"]:
        seat = player["seat"]
        by_place[f"kept-{seat}"] = [player["kept"]] if player["kept"] else []
        by_place[f"hand-{seat}"] = [""] * player["cards"]
        by_place[f"pile-{seat}"] = list(player["pile"])
    return by_place


def unseen(place: str) -> bool:
    return place == "deck" or place.startswith("hand-")


def stacked(place: str) -> bool:
    """On a hex the order counts."""
    return place in HEXES
