"""Where things lie in a view of Flamecraft, by the places of its lines."""

from collections.abc import Mapping
from typing import Any

BEGINNINGS = ()
UNCOUNTED = "good:"
"""What these names begin with comes out of a supply without end; how many a seat has is counted by the ledger."""


def places(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """Pawns, artisans and tucked enchantments at every shop, the Park, the row, how many cards lie unseen."""
    by_place: dict[str, list[str]] = {}
    for space in view["town"]:
        shop = space["shop"]
        by_place[f"space-{space['space']}"] = [f"shop:{shop['id']}"] if shop else [""] * space["hidden"]
        if shop:
            name = shop["id"]
            tucked = [f"spell:{card}" for card in shop["enchantments"]]
            by_place[f"shop-{name}"] = [*(f"pawn:{seat}" for seat in shop["pawns"]), *tucked]
            for number, card in enumerate(shop["slots"], 1):
                by_place[f"slot-{name}.{number}"] = [f"artisan:{card}"] if card else []
    by_place["park"] = [f"artisan:{each['card']}" for each in view["park"] if each]
    by_place["row"] = [f"spell:{card}" for card in view["row"] if card]
    for deck, count in view["decks"].items():
        by_place[f"deck:{deck}"] = [""] * count
    for player in view["players"]:
        by_place[f"hand-{player['seat']}"] = [""] * player["hand"]
    return by_place


def unseen(place: str) -> bool:
    return place.startswith(("deck:", "hand-"))


def stacked(_: str) -> bool:
    return False
