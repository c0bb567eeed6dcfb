"""Where hands are given, the plain referee counts the same as counts.txt, without any engine."""

from copy import deepcopy

import pytest

from tests.games.dualis.referee import Referee
from tests.perft.counting import COUNTS, mode_of

pytestmark = pytest.mark.compiled

LINES = [row for row in COUNTS.read_text("utf-8").splitlines() if not row.startswith("#")]
SMALL = 6_000  # most leaves the slow referee has to count


def referee_of(words: str) -> Referee:
    _, slug, leader, centre, *hands = words.split()
    row = mode_of(slug)
    referee = Referee(row.seats, row.mode == "partnership", row.short, row.highlow, int(leader))
    referee.deal([hand.split(",") for hand in hands])
    red, blue = centre.split("/")
    referee.centre = {"R": int(red), "B": int(blue)}
    return referee


def leaves(referee: Referee, depth: int) -> list[int]:
    """The number of leaves of the tree of plays, for each depth from one to `depth`."""
    options = referee.options()
    counts = [len(options), *[0] * (depth - 1)]
    if depth > 1:
        for play in options:
            child = deepcopy(referee)
            child.play(play)
            for plies, count in enumerate(leaves(child, depth - 1), start=1):
                counts[plies] += count
    return counts


@pytest.mark.parametrize("row", [row for row in LINES if row.startswith("end")])
def test_the_referee_counts_the_same(row: str) -> None:
    words, counts = row.split(": ")
    known = [count for each in counts.split() if (count := int(each)) <= SMALL]
    assert known == sorted(known)
    assert known[0] > 0
    assert leaves(referee_of(words), len(known)) == known
