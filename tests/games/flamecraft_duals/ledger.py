"""What a view of Flamecraft Duals counts, to be compared with what lines say was gained."""

from collections.abc import Mapping, Sequence
from typing import Any

from emberhall.games.flamecraft_duals.setup import COINS
from emberhall.games.flamecraft_duals.story import STORY
from emberhall.kernel.events import Heard


def counts(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """Reputation, cards in hand, scored cards and coins of each seat in this game."""
    book: dict[tuple[int, str], int] = {}
    for player in view["players"]:
        seat = player["seat"]
        book[seat, "reputation"] = player["reputation"]
        book[seat, "cards"] = player["cards"]
        book[seat, "pile"] = len(player["pile"])
        book[seat, "coins"] = player["coins"]
    return book


def settle(book: dict[tuple[int, str], int], heard: Sequence[Heard]) -> None:
    """A game dealt after the first word (Fancy dragons were picked, or a pair goes on) begins anew.

    What was gained with the same word before that belongs to the game before.
    """
    at = next((at for at, event in enumerate(heard) if event["kind"] == "begun"), None)
    if at is None:
        return
    for seat, unit in book:
        book[seat, unit] = start(seat, unit, heard) - gained(seat, unit, heard[:at])


def start(seat: int, unit: str, heard: Sequence[Heard]) -> int:
    """What a seat has when its game begins, from what the deal and the first turn say."""
    if unit == "cards":
        return int(next(event["count"] for event in heard if event["kind"] == "dealt" and event["seat"] == seat))
    if unit == "reputation":
        return int(next(event["reputation"][seat] for event in heard if event["kind"] == "turn"))
    return COINS if unit == "coins" else 0


def gained(seat: int, unit: str, heard: Sequence[Heard]) -> int:
    gains = [gain for line in STORY.lines(heard) for gain in line.gains]
    return sum(count for who, what, count in gains if (who, what) == (seat, unit))


def totals(event: Heard) -> dict[tuple[int, str], int]:
    """What an event says that seats have then."""
    if event["kind"] in ("scored", "claimed"):
        return {(event["seat"], "reputation"): event["total"]}
    if event["kind"] == "coin":
        return {(event["seat"], "coins"): event["left"]}
    if event["kind"] in ("turn", "special"):
        return {(seat, "reputation"): count for seat, count in enumerate(event["reputation"])}
    return {}


def shown(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Whose turn it was, and the spaces whose tokens are others now."""
    old, new = stacks(before), stacks(after)
    put = sorted(hex_ for hex_ in {*old, *new} if old.get(hex_) != new.get(hex_))
    return {"who": before["to_play"], "put": put}


def stacks(view: Mapping[str, Any]) -> dict[str, list[str]]:
    return {stack["hex"]: stack["tokens"] for stack in view["board"] if stack["tokens"]}
