"""What the explorer counts of a game of Duālis: coins by trick, the first coin, and promises that came out exact."""

from collections.abc import Iterator
from typing import Final

from emberhall.kernel.counts.sheets import WHOLE, Count, Finished, Sheet

EARLY: Final = 2  # tricks
MIDDLE: Final = 6
SHEETS: Final = (
    Sheet("coins", "openings", "grid", even=False),
    Sheet("first", "openings", "list", ("exact",), even=False),
)


def mode_of(finished: Finished) -> str:
    """Who plays with whom, and under which of the two variants."""
    said = [str(finished.options["mode"])]
    said += [name for name in ("short", "highlow") if finished.options[name] is True]
    return "-".join(said)


def counts(finished: Finished) -> Iterator[Count]:
    """Of each round: a side's coins after every trick, and whether its promise came out exact."""
    mode = mode_of(finished)
    sides = finished.firsts()
    order = list(dict.fromkeys(finished.teams))
    after: list[list[int]] = [[] for _ in sides]  # a side's coins after each trick
    now = [0] * len(sides)
    for event in finished.events:
        kind = event["kind"]
        if kind == "round":
            after, now = [[] for _ in sides], [0] * len(sides)
        elif kind == "played" and event["coin"]:
            now[order.index(finished.teams[event["seat"]])] += 1
        elif kind == "trick":
            for side, coins in enumerate(now):
                after[side].append(coins)
        elif kind == "scored":
            for side, seat in enumerate(sides):
                exact = WHOLE if event["coins"][side] == event["tricks"][side] else 0
                yield from of_round(mode, seat, after[side], event["scores"][side], exact)


def of_round(mode: str, seat: int, after: list[int], points: int, exact: int) -> Iterator[Count]:
    """A side's round."""
    for trick, coins in enumerate(after, start=1):
        yield Count("coins", mode, f"{coins} {trick}", seat, points, exact)
    first = next((trick for trick, coins in enumerate(after, start=1) if coins), 0)
    item = "never" if not first else "early" if first <= EARLY else "middle" if first <= MIDDLE else "late"
    yield Count("first", item, "exact", seat, points, exact)
