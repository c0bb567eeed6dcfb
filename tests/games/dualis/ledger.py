"""What a view of Duālis counts, to be compared with what lines say was gained."""

from collections.abc import Mapping, Sequence
from typing import Any


def counts(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """Coins and tricks of each seat in this round. Coins on the running trick are already taken by the lines."""
    laid = {each["seat"] for each in view["table"] if each["coin"]}
    coins = {(seat, "coins"): count + (seat in laid) for seat, count in enumerate(view["coins"])}
    return {**coins, **{(seat, "tricks"): count for seat, count in enumerate(view["tricks"])}}


def settle(book: dict[tuple[int, str], int], heard: Sequence[Mapping[str, Any]]) -> None:
    """A new round begins with nothing; its events come after those of the old one."""
    if any(event["kind"] == "round" for event in heard):
        for seat, unit in book:
            # what the last trick brings is told with the same word, before the new round
            book[seat, unit] = -gained(seat, unit, heard)


def gained(seat: int, unit: str, heard: Sequence[Mapping[str, Any]]) -> int:
    if unit == "tricks":
        return sum(event["kind"] == "trick" and event["winner"] == seat for event in heard)
    return sum(event["kind"] == "played" and event["seat"] == seat and event["coin"] for event in heard)


def totals(_: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """What an event says that seats have then: nothing, as its sums are those of sides."""
    return {}


def shown(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """Who took the trick, and the cards in it."""
    last = after["last"]
    return {"who": None, "taker": last["winner"], "put": [each["card"] for each in last["table"]]}
