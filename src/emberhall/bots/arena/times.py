"""Times of many decisions as a compact histogram, on a logarithmic scale with eight steps per doubling."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp2, log2
from typing import Final

LEAST: Final = 1e-5  # seconds; anything quicker counts as this
STEPS: Final = 8  # per doubling, so a time is known to within a tenth


def counted(seconds: Iterable[float]) -> dict[str, int]:
    """How many of the times fall into each step."""
    return dict(Counter(str(round(STEPS * log2(max(each, LEAST) / LEAST))) for each in seconds))


def median(counts: Iterable[Mapping[str, int]]) -> float:
    """The median of all counted times, in seconds; 0 if there are none."""
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    half, seen = sum(total.values()) / 2, 0
    for step in sorted(total, key=int):
        seen += total[step]
        if seen >= half:
            return LEAST * exp2(int(step) / STEPS)
    return 0.0
