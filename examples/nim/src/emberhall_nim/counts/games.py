"""What the explorer counts of a game of Nim: how many stones the first turn takes, from which heap."""

from collections.abc import Iterator
from typing import Final

from emberhall.kernel.counts.sheets import Count, Finished, Sheet

SHEETS: Final = (Sheet("first", "openings", "grid"),)


def counts(finished: Finished) -> Iterator[Count]:
    """The first turn of the game."""
    for event in finished.events[:1]:
        yield Count(
            "first", str(finished.options["heaps"]), f"{event['count']} {ord(event['heap']) - 64}", event["seat"]
        )
