"""Where things lie in a view of Duālis, by the places of its lines."""

from collections.abc import Mapping
from typing import Any

BEGINNINGS = ("round",)
"""A new round deals everything anew."""


def places(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """The cards of the running trick, and how many each seat has in hand and has taken tricks."""
    by_place = {"trick": [each["card"] for each in view["table"]]}
    for seat, (cards, tricks) in enumerate(zip(view["cards"], view["tricks"], strict=True)):
        by_place[f"hand-{seat}"] = [""] * cards
        by_place[f"tricks-{seat}"] = [""] * tricks * len(view["cards"])
    return by_place


def unseen(place: str) -> bool:
    return place.startswith(("hand-", "tricks-"))


def stacked(_: str) -> bool:
    return False
