"""The counts of counts.txt hold, and where hands are given the plain referee counts the same."""

from copy import deepcopy

import pytest

from tests.games.dualis.referee import Referee
from tests.perft.counting import COUNTS, POSITIONS, Position, line, mode_of

LINES = [row for row in COUNTS.read_text("utf-8").splitlines() if not row.startswith("#")]
SMALL = 6_000  # leaves the slow referee is asked to count


def test_every_position_has_its_line() -> None:
    assert [row.split(":")[0] for row in LINES] == [position.words for position in POSITIONS]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.words)
def test_the_counts_hold(position: Position) -> None:
    assert line(position) in LINES


def referee_of(words: str) -> Referee:
    _, slug, leader, centre, *hands = words.split()
    row = mode_of(slug)
    referee = Referee(row.seats, row.mode == "partnership", row.short, row.highlow, int(leader))
    referee.deal([hand.split(",") for hand in hands])
    red, blue = centre.split("/")
    referee.centre = {"R": int(red), "B": int(blue)}
    return referee


def leaves(referee: Referee, depth: int) -> int:
    options = referee.options()
    if depth == 1:
        return len(options)
    count = 0
    for play in options:
        child = deepcopy(referee)
        child.play(play)
        count += leaves(child, depth - 1)
    return count


@pytest.mark.parametrize("row", [row for row in LINES if row.startswith("end")])
def test_the_referee_counts_the_same(row: str) -> None:
    words, counts = row.split(": ")
    known = [int(count) for count in counts.split()]
    assert known[0] > 0
    for depth, count in enumerate(known, start=1):
        if count <= SMALL:
            assert leaves(referee_of(words), depth) == count
