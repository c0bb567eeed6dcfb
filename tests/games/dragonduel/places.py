"""Where things lie in a view of DragonDuel, by the places of its lines."""

from collections.abc import Mapping
from typing import Any

BEGINNINGS = ("towers",)


def places(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The monsters of everybody who is still in, and how many cards are in their decks.

    Lines name the hand or the Tower that a monster came from, though it lay on the chain in between: how many cards
    are there is counted by the ledger.
    """
    by_place: dict[str, list[str]] = {}
    for player in view["players"]:
        seat = player["seat"]
        if player["alive"]:
            by_place[f"monsters-{seat}"] = [monster["id"] for monster in player["monsters"]]
            by_place[f"deck-{seat}"] = [""] * player["deck"]
    return by_place


def unseen(place: str) -> bool:
    return place.startswith("deck-")


def stacked(_: str) -> bool:
    return False
