"""What a view of DragonDuel counts, to be compared with what lines say was gained."""

from collections.abc import Mapping, Sequence
from typing import Any


def counts(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """Cards in hand, Tower, monsters, and Spark cards in the zone of each player who is still in, and those ready."""
    totals: dict[tuple[int, str], int] = {}
    for player in view["players"]:
        if player["alive"]:
            seat = player["seat"]
            totals[seat, "hand"] = player["hand"]
            totals[seat, "tower"] = player["tower"]
            totals[seat, "monsters"] = len(player["monsters"])
            totals[seat, "spark"] = player["spark_ready"] + player["spark_exhausted"]
            totals[seat, "ready"] = player["spark_ready"]
    return totals


def settle(book: dict[tuple[int, str], int], heard: Sequence[Mapping[str, Any]]) -> None:
    """The Towers are set for all seats at once, in one event, which no seat's line can count."""
    for event in heard:
        if event["kind"] == "towers":
            for seat in event["seats"]:
                book[seat, "tower"] = event["n"]


def totals(event: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """What an event says that seats have then."""
    return {(event["seat"], "tower"): event["tower"]} if "tower" in event else {}


def shown(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Whose turn it was, the monsters that came, and those that are gone of players who are still in."""
    alive = {player["seat"] for player in after["players"] if player["alive"]}
    old, new = monsters(before, alive), monsters(after, alive)
    return {"who": before["active"], "put": sorted(new - old), "gone": sorted(old - new)}


def monsters(view: Mapping[str, Any], seats: set[int]) -> set[str]:
    players = [player for player in view["players"] if player["seat"] in seats]
    return {monster["id"] for player in players for monster in player["monsters"]}
