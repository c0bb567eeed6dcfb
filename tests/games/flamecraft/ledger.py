"""What a view of Flamecraft counts, to be compared with what lines say was gained."""

from collections.abc import Mapping, Sequence
from typing import Any

from emberhall.games.flamecraft.words import KINDS


def counts(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """Reputation, tokens, cards in hand, unscored fancies and the reserved enchantment of each seat."""
    book: dict[tuple[int, str], int] = {}
    for player in view["players"]:
        seat = player["seat"]
        book[seat, "reputation"] = player["reputation"]
        for kind, count in zip(KINDS, [*player["goods"], player["coins"]], strict=True):
            book[seat, kind] = count
        book[seat, "hand"] = player["hand"]
        book[seat, "fancies"] = player["fancies"]
        book[seat, "reserved"] = int(player["reserved"] is not None)
    return book


def settle(book: dict[tuple[int, str], int], heard: Sequence[Mapping[str, Any]]) -> None:
    """Nothing is counted anew in the course of a game."""


def totals(event: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """What an event says that seats have then."""
    return {(event["seat"], "reputation"): event["now"]} if "now" in event else {}


def shown(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Whose turn it was, the shop the pawn is at now, and the artisans that have come into the town."""
    who = before["turn"]["seat"]
    return {"who": who, "where": after["players"][who]["at"], "put": sorted(artisans(after) - artisans(before))}


def artisans(view: Mapping[str, Any]) -> set[str]:
    shops = [space["shop"] for space in view["town"] if space["shop"]]
    return {card for shop in shops for card in shop["slots"] if card}
