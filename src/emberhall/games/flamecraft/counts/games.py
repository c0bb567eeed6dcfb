"""What the explorer counts of a game of Flamecraft: shops, fancy dragons, companions and enchantments."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from emberhall.kernel.counts.sheets import Count, Finished, Sheet

HELD: Final = ("suns", "moons", "companions", "coins")  # reputation of what somebody holds, wherever they stand
SHEETS: Final = (
    Sheet("shops", "shops", "list", ("visits", "reputation", "most"), ("visits", "reputation"), names="cards"),
    Sheet("fancies", "shops", "list", ("scored", "held"), ("scored",), names="cards"),
    Sheet("enchantments", "shops", "list", ("worth", "cast"), ("worth",), names="cards"),
)


def counts(finished: Finished) -> Iterator[Count]:
    """Shops that were open, by who visited them most; cards by who held or cast them."""
    yield from shops(finished)
    yield from fancies(finished)
    yield from enchantments(finished)


def shops(finished: Finished) -> Iterator[Count]:
    """Visits and reputation of each seat at each shop of the Town, and who was there most often."""
    visits: Counter[tuple[str, int]] = Counter()
    worth: Counter[tuple[str, int]] = Counter()
    town: dict[str, None] = {}
    at = [""] * finished.seats
    for event in finished.events:
        kind = event["kind"]
        if kind == "opened":
            town[event["shop"]] = None
        elif kind == "visited":
            at[event["seat"]] = event["shop"]
            town[event["shop"]] = None
            visits[event["shop"], event["seat"]] += 1
        elif kind == "reputation" and event["by"] not in HELD and at[event["seat"]]:
            worth[at[event["seat"]], event["seat"]] += event["count"]
    for shop in town:
        often = max(visits[shop, seat] for seat in range(finished.seats))
        for seat in range(finished.seats):
            yield Count("shops", shop, "visits", seat, visits[shop, seat])
            yield Count("shops", shop, "reputation", seat, worth[shop, seat])
            if often and visits[shop, seat] == often:
                yield Count("shops", shop, "most", seat)


def fancies(finished: Finished) -> Iterator[Count]:
    """Who held which fancy dragon or companion, and what it scored."""
    held: dict[tuple[int, str], None] = {}
    worth: Counter[tuple[int, str]] = Counter()
    for event in finished.events:
        kind, card = event["kind"], str(event.get("card", ""))
        if kind in ("kept", "companion", "revealed") and card:
            held[event["seat"], card] = None
        elif kind == "moon":
            held[event["seat"], card] = None
            worth[event["seat"], card] += event["count"]
        elif kind == "reputation" and event["by"] in ("suns", "companions"):
            worth[event["seat"], event["cause"]] += event["count"]
    for seat, card in held:
        yield Count("fancies", card, "held", seat)
        yield Count("fancies", card, "scored", seat, worth[seat, card])


def enchantments(finished: Finished) -> Iterator[Count]:
    """Who cast which enchantment, and its reputation."""
    cast: dict[tuple[int, str], None] = {}
    worth: Counter[tuple[int, str]] = Counter()
    for event in finished.events:
        if event["kind"] == "cast":
            cast[event["seat"], event["card"]] = None
        elif event["kind"] == "reputation" and event["by"] == "enchantments":
            worth[event["seat"], event["cause"]] += event["count"]
    for seat, card in cast:
        yield Count("enchantments", card, "cast", seat)
        yield Count("enchantments", card, "worth", seat, worth[seat, card])
