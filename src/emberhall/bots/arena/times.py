"""Times of many decisions, kept small: how many fell into each of some steps, eight of which are twice as long."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp2, log2
from typing import Final

LEAST: Final = 1e-5  # seconds; what is quicker counts as this
STEPS: Final = 8  # in a doubling, so a time is known to a tenth


def counted(seconds: Iterable[float]) -> dict[str, int]:
    """How many times fell into each step."""
    return dict(Counter(str(round(STEPS * log2(max(each, LEAST) / LEAST))) for each in seconds))


def median(counts: Iterable[Mapping[str, int]]) -> float:
    """The median in seconds of all that was counted; 0 where nothing was."""
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    half, seen = sum(total.values()) / 2, 0
    for step in sorted(total, key=int):
        seen += total[step]
        if seen >= half:
            return LEAST * exp2(int(step) / STEPS)
    return 0.0
